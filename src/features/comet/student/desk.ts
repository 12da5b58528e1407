/** A student's own work in a class: words in blanks, choices and short answers, on their way to the teacher from the first pause in typing on. Draws nothing. */
import { atom } from 'nanostores';
import { noteKey, notesStep, questionKey, questionsStep } from '../../../contracts/comet.ts';
import { type Drafts, memoryDrafts } from '../../../stores/live/drafts.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';

export interface DeskDeps {
  /** Runs once after the milliseconds; returns what calls it off. */
  after: (ms: number, run: () => void) => () => void;
}

const browser: DeskDeps = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds without a key after which the words go out. */
const pause = 800;

export type Sending = 'stored' | 'sending' | 'refused';

export function createDesk(line: Pick<LiveLine, '$view' | '$unsent' | '$late' | 'send'>, drafts: Drafts = memoryDrafts(), { after }: DeskDeps = browser) {
  /** By `noteKey`: a word for each blank of the part. */
  const $blanks = atom<Readonly<Record<string, readonly string[]>>>({});
  /** By `questionKey`. */
  const $choices = atom<Readonly<Record<string, number>>>({});
  const { [askField]: asking = '', ...texts } = drafts.all();
  const $texts = atom<Readonly<Record<string, string>>>(texts);
  /** The question to the teacher that is being written. */
  const $asking = atom(asking);
  /** Short answers as they were sent last. */
  const $sent = atom<Readonly<Record<string, string>>>({});
  const $sending = atom<Readonly<Record<string, Sending>>>({});
  const revs = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  /** The last that a page of before has sent to a question and that still waits: its revision. */
  const before = new Map<string, number>();
  let isRead = false;

  const mark = (q: string, state: Sending): void => $sending.set({ ...$sending.get(), [q]: state });

  /** What was sent before, from the server, from what still waits on this device and from what came too late; the newest counts. */
  function read(): void {
    const view = line.$view.get();
    if (!view || isRead) return;
    isRead = true;
    const waitingFrames = line.$unsent.get().flatMap((frame) => (frame.t === 'submit' ? [frame] : []));
    // Of each question the newest counts, and before it only what was typed here before the line was there.
    const newest = new Map([...view.own.answers, ...line.$late.get(), ...waitingFrames].sort((a, z) => a.rev - z.rev).map((answer) => [answer.q, answer]));
    for (const { q, rev, blanks, choice, text } of newest.values()) {
      revs.set(q, Math.max(revs.get(q) ?? 0, rev));
      if (blanks) $blanks.set({ [q]: blanks, ...withoutEmpty($blanks.get()) });
      if (choice !== undefined) $choices.set({ ...$choices.get(), [q]: choice });
      if (text !== undefined) {
        $texts.set({ [q]: text, ...$texts.get() });
        $sent.set({ ...$sent.get(), [q]: text });
      }
      mark(q, 'stored');
    }
    for (const { q, rev } of waitingFrames) {
      if (rev === revs.get(q)) before.set(q, rev);
      mark(q, 'sending');
    }
    settleLate();
  }
  const stopReading = line.$view.subscribe(read);

  /** What a page of before has sent, and nobody here waits for: it has gone out by now, or come too late. */
  const stopUnsent = line.$unsent.listen((frames) => {
    for (const [q, rev] of before) {
      if (frames.some((frame) => frame.t === 'submit' && frame.q === q && frame.rev === rev)) continue;
      before.delete(q);
      if (revs.get(q) === rev) mark(q, 'stored');
    }
  });

  /** What came too late is no answer, also where a page of before has sent it: the one that is stored, if any, counts as sent. */
  function settleLate(): void {
    if (!isRead) return;
    for (const { q, rev, text } of line.$late.get()) {
      if (revs.get(q) !== rev) continue;
      mark(q, 'refused');
      if (text === undefined || $sent.get()[q] !== text) continue;
      const { [q]: _, ...others } = $sent.get();
      const stored = line.$view.get()?.own.answers.find((answer) => answer.q === q)?.text;
      $sent.set({ ...others, ...(stored !== undefined && { [q]: stored }) });
    }
  }
  const stopLate = line.$late.listen(settleLate);

  /** False: it was refused. */
  async function submit(step: number, q: string, given: { blanks: string[] } | { choice: number } | { text: string }): Promise<boolean> {
    const rev = (revs.get(q) ?? 0) + 1;
    revs.set(q, rev);
    mark(q, 'sending');
    const outcome = await line.send({ t: 'submit', step, q, rev, ...given });
    if (revs.get(q) === rev) mark(q, outcome.ok ? 'stored' : 'refused');
    return outcome.ok;
  }

  function sendBlanks(part: number): void {
    const q = noteKey(part);
    waiting.get(q)?.();
    waiting.delete(q);
    const words = $blanks.get()[q];
    if (words) void submit(notesStep, q, { blanks: [...words] });
  }

  async function sendText(q: string): Promise<void> {
    const text = $texts.get()[q]?.trim();
    const { [q]: before, ...others } = $sent.get();
    if (!text || text === before) return;
    $sent.set({ ...others, [q]: text });
    // From here on the outbox keeps it.
    drafts.set(q, null);
    if (await submit(questionsStep, q, { text })) return;
    if ($sent.get()[q] === text) $sent.set({ ...others, ...(before !== undefined && { [q]: before }) });
  }

  /** A change of what was sent before goes out by itself; the first words wait until they are meant to go. */
  function sendChanged(q: string): void {
    if ($sent.get()[q] !== undefined) void sendText(q);
  }

  function writeAsk(text: string): void {
    drafts.set(askField, text || null);
    $asking.set(text);
  }

  /** What waits for a pause goes out now. */
  function flush(): void {
    for (const q of [...waiting.keys()]) sendBlanks(Number(q.slice(q.lastIndexOf('-') + 1)));
    for (const q of Object.keys($sent.get())) sendChanged(q);
  }

  return {
    $blanks,
    $choices,
    $texts,
    $sent,
    $sending,
    $asking,
    /** `count`: blanks of the part. */
    write: (part: number, place: number, count: number, word: string): void => {
      const q = noteKey(part);
      const before = $blanks.get()[q] ?? [];
      $blanks.set({ ...$blanks.get(), [q]: Array.from({ length: count }, (_, i) => (i === place ? word : (before[i] ?? ''))) });
      waiting.get(q)?.();
      waiting.set(
        q,
        after(pause, () => sendBlanks(part)),
      );
    },
    /** The field was left: nothing has to wait any longer. */
    leave: (part: number): void => {
      if (waiting.has(noteKey(part))) sendBlanks(part);
    },
    choose: (place: number, choice: number): void => {
      const q = questionKey(place);
      $choices.set({ ...$choices.get(), [q]: choice });
      void submit(questionsStep, q, { choice });
    },
    type: (place: number, text: string): void => {
      drafts.set(questionKey(place), text);
      $texts.set({ ...$texts.get(), [questionKey(place)]: text });
    },
    sendText: (place: number): void => void sendText(questionKey(place)),
    /** The field of a short answer was left. */
    leaveText: (place: number): void => sendChanged(questionKey(place)),
    writeAsk,
    /** False: it was refused, and the words are back in their field. */
    ask: async (): Promise<boolean> => {
      const text = $asking.get().trim();
      if (!text) return true;
      writeAsk('');
      const outcome = await line.send({ t: 'ask', text });
      if (!outcome.ok && $asking.get() === '') writeAsk(text);
      return outcome.ok;
    },
    flush,
    close: (): void => {
      flush();
      for (const stop of [stopReading, stopUnsent, stopLate]) stop();
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;

/** The field of a question to the teacher. */
const askField = 'ask';

const withoutEmpty = (all: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(all).filter(([, words]) => words.some((word) => word !== '')));
