/** One line into a live session: sends again what was not acknowledged, under the same id, and asks only for what it has missed. Draws nothing. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ClientFrameBody } from '../../contracts/live/frames.ts';
import { liveLimits } from '../../contracts/live/limits.ts';
import { type NakCode, protocolVersion, type ServerFrame, subprotocol } from '../../contracts/live/protocol.ts';
import { applyFrame, type LiveView, withOwn } from './live-view.ts';
import type { Answer, Kept, Outbox } from './outbox.ts';
import { browserWire, openWire, type WireDeps } from './steady-wire.ts';

/** `away`: cut, and trying again. `closed`: for good, `code` says why (`closeCodes`; 404: the session is gone). */
export type LineState = { is: 'connecting' } | { is: 'open' } | { is: 'away' } | { is: 'closed'; code: number };

export type Outcome =
  | { ok: true; seq: number }
  | {
      ok: false /** `away`: the line was cut before it was taken, and by now it is too late for it. */;
      code: NakCode | 'away';
      field?: string /** Why, in words for people. */;
      text?: string;
    };

export interface Notice {
  code: Extract<ServerFrame, { t: 'notice' }>['code'];
  text: string;
  help: boolean;
}

/** Hears on this device whether a text tells of danger; answers the words that stand beside the help, or null. */
export type Hearing = (text: string) => Promise<string | null>;

export interface LineDeps extends WireDeps {
  outbox: Outbox;
  newId(): string;
  /** For a line on which a student writes. */
  hear?: Hearing | undefined;
  /**
   * Milliseconds that an instruction waits for a line. Older ones are not carried out any more, so that a class is not led by what was pressed minutes ago, all in one moment.
   * Without it everything waits. An answer to a question is no instruction: it waits as long as the page is open.
   */
  patience?: number | undefined;
}

export interface LiveLine {
  $view: ReadableAtom<LiveView | null>;
  $state: ReadableAtom<LineState>;
  /** Kept and not acknowledged yet. */
  $unsent: ReadableAtom<readonly Kept[]>;
  /** What the session did not take any more, until another answer to the same question is sent. Also after a reload. */
  $late: ReadableAtom<readonly Answer[]>;
  $notice: ReadableAtom<Notice | null>;
  /** Sends what is to be done; answers once it is stored or refused. An instruction without `id` gets one. */
  send(frame: WithoutId): Promise<Outcome>;
  close(): void;
}

type WithoutId = Kept extends infer F ? (F extends { id: string } ? Omit<F, 'id'> : never) : never;

/** Milliseconds. */
const times = { seen: 5_000, retry: 2_000, hear: 2_000 } as const;
const seenEvery = 16;
/** Kept frames that go at once; the others follow as fast as the server takes them from one seat. */
const atOnce = (liveLimits.framesPerSecond * times.retry) / 1_000;

export function openLine(deps: LineDeps): LiveLine {
  const { outbox } = deps;
  const $view = atom<LiveView | null>(null);
  const $state = atom<LineState>({ is: 'connecting' });
  const $unsent = atom<readonly Kept[]>(outbox.all());
  const $late = atom<readonly Answer[]>(outbox.late());
  const $notice = atom<Notice | null>(null);
  const waiting = new Map<string, (outcome: Outcome) => void>();
  /** Sent on this socket, and not refused for now. */
  const posted = new Set<string>();
  /** Refused for now on this socket: nothing waits behind them. */
  const refused = new Set<string>();
  let isGreeted = false;
  let unseen = 0;
  /** Sooner by lot the first time: a class gets the same frames, and must not answer all in one moment. */
  let tellAt = Math.max(1, Math.ceil(deps.random() * seenEvery));
  /** Too old to be carried out when the line comes back. */
  const outdated = new Set<string>();
  let stopRetry = (): void => {};
  let stopSeen = (): void => {};
  let isOver = false;
  let isHearing = false;

  const post = (frame: ClientFrameBody): void => wire.post(JSON.stringify(frame));

  function haveSeen(): void {
    unseen++;
    const tell = (): void => {
      stopSeen();
      stopSeen = () => {};
      unseen = 0;
      tellAt = seenEvery;
      const seq = $view.get()?.seq;
      if (isGreeted && seq !== undefined) post({ t: 'seen', seq });
    };
    if (unseen >= tellAt) tell();
    else if (unseen === 1) stopSeen = deps.after(times.seen, tell);
  }

  function take(frame: ServerFrame): void {
    $view.set(applyFrame($view.get(), frame));
    switch (frame.t) {
      case 'welcome':
        isGreeted = true;
        posted.clear();
        refused.clear();
        wire.greeted();
        $state.set({ is: 'open' });
        // On a page of before, or on another device.
        if (frame.you.care && $notice.get()?.text !== frame.you.care) $notice.set({ code: 'care', text: frame.you.care, help: true });
        // Fetched while there is a network.
        if (!isHearing) void deps.hear?.('').catch(() => {});
        isHearing = true;
        for (const id of frame.acked) settle(id, { ok: true, seq: frame.seq });
        flush();
        break;
      case 'ack':
        settle(frame.id, { ok: true, seq: frame.seq });
        break;
      case 'nak':
        if (frame.id) posted.delete(frame.id);
        if (frame.id && frame.retryable) refused.add(frame.id);
        if (frame.retryable) again(frame.after ?? times.retry);
        else if (frame.id) settle(frame.id, { ok: false, code: frame.code, ...(frame.field && { field: frame.field }), ...(frame.text && { text: frame.text }) });
        break;
      case 'state':
      case 'own':
        // What was refused because a step was shut may go now.
        if (outbox.all().length > 0) again(0);
        break;
      case 'notice':
        // Nothing else takes the place of the help that someone was offered.
        if (frame.help || !$notice.get()?.help) $notice.set({ code: frame.code, text: frame.text, help: frame.help === true });
        break;
    }
  }

  function offerHelp(text: string): void {
    if (!$notice.get()?.help) $notice.set({ code: 'care', text, help: true });
  }

  /** The server hears it too, and is waited for where it can be reached. Where the ear did not arrive, it alone hears. */
  async function hear(frame: Kept): Promise<void> {
    const words = wordsOf(frame);
    const text = words && (await deps.hear?.(words).catch(() => null));
    if (!text) return;
    if (isGreeted) deps.after(times.hear, () => waiting.has(frame.id) && offerHelp(text));
    else offerHelp(text);
  }

  function settle(id: string, outcome: Outcome): void {
    const sent = outbox.all().find((frame) => frame.id === id);
    if (outcome.ok && sent) $view.set(withOwn($view.get(), sent));
    if (!outcome.ok && sent?.t === 'submit') outbox.isLate(sent);
    outbox.remove(id);
    $unsent.set(outbox.all());
    $late.set(outbox.late());
    outdated.delete(id);
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  }

  /** What is too old by now is not sent again. */
  function giveUpOutdated(): void {
    if (isGreeted) return;
    for (const id of outdated) settle(id, { ok: false, code: 'away' });
    outdated.clear();
  }

  function watchAge({ t, id }: Kept): void {
    if (deps.patience === undefined || t === 'answer') return;
    deps.after(deps.patience, () => {
      if (!waiting.has(id)) return;
      outdated.add(id);
      giveUpOutdated();
    });
  }

  function flush(): void {
    if (!isGreeted) return;
    const due = outbox.all().filter(({ id }) => !posted.has(id));
    for (const frame of due.slice(0, atOnce)) postKept(frame);
    if (due.length > atOnce) again(times.retry);
  }

  function postKept(frame: Kept): void {
    posted.add(frame.id);
    post(frame);
  }

  function again(ms: number): void {
    stopRetry();
    stopRetry = deps.after(ms, flush);
  }

  const wire = openWire(deps, {
    opened: () => {
      isGreeted = false;
      const since = $view.get()?.seq;
      post({ t: 'hello', v: protocolVersion, ...(since && { since }) });
    },
    message: (text) => {
      // From our own server.
      const message = JSON.parse(text) as ServerFrame | ServerFrame[];
      for (const frame of Array.isArray(message) ? message : [message]) take(frame);
      haveSeen();
    },
    away: () => {
      isGreeted = false;
      stopSeen();
      $state.set({ is: 'away' });
      giveUpOutdated();
    },
    ended: (code) => {
      isOver = true;
      stopRetry();
      stopSeen();
      $state.set({ is: 'closed', code });
      for (const done of waiting.values()) done({ ok: false, code: 'ended' });
      waiting.clear();
    },
  });

  return {
    $view,
    $state,
    $unsent,
    $late,
    $notice,
    send: (body) => {
      if (isOver) return Promise.resolve({ ok: false, code: 'ended' });
      // The body is a frame but for its id.
      const frame = { ...body, id: deps.newId() } as Kept;
      outbox.add(frame);
      $unsent.set(outbox.all());
      $late.set(outbox.late());
      // After a cut the kept ones go first, a few at a time: a newer instruction must not overtake an older one.
      const waitsBehind = outbox.all().some(({ id }) => id !== frame.id && !posted.has(id) && !refused.has(id));
      if (isGreeted && !waitsBehind) postKept(frame);
      const outcome = new Promise<Outcome>((resolve) => waiting.set(frame.id, resolve));
      void hear(frame);
      watchAge(frame);
      return outcome;
    },
    close: () => wire.end(1000),
  };
}

/** What its writer has worded. */
function wordsOf(frame: Kept): string {
  if (frame.t === 'ask') return frame.text;
  return frame.t === 'submit' ? [frame.text ?? '', ...(frame.blanks ?? [])].join('\n').trim() : '';
}

/** The line of this browser to an address of ours. `token` goes into the handshake, never into the address, which is logged. */
export function browserLine(code: string, token: string, { outbox, check, hear, patience }: Pick<LineDeps, 'outbox' | 'check' | 'hear' | 'patience'>): LiveLine {
  return openLine({ ...browserWire(`/api/live/sessions/${code}/socket`, [subprotocol, `t.${token}`]), newId: () => crypto.randomUUID(), outbox, check, hear, patience });
}
