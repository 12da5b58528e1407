/** PARE's student side without its looks: code and name, then the scene and the task, then the reveal and an echo. One store for a live session and for practice that nobody sees. */
import { atom } from 'nanostores';
import type { Result } from '../../../api/client.ts';
import { hasVisibleText } from '../../../contracts/limits.ts';
import { readCode } from '../../../contracts/live/protocol.ts';
import { activateQuestion, activateStep, echoQuestion, echoStep } from '../../../contracts/pare.ts';
import { type Drafts, keptDrafts, memoryDrafts } from '../../../stores/live/drafts.ts';
import { placeOf, type SeatKey, seatKeys } from '../../../stores/live/kept-keys.ts';
import type { LiveLine, Outcome } from '../../../stores/live/live-line.ts';
import { statusOf } from '../../../stores/live/sessions.ts';
import { whyNotJoined } from '../../../stores/live/why-not-joined.ts';
import { dismissComplaint, showToast } from '../../../stores/toasts.ts';

export type Refusal = 'unknown' | 'locked' | 'full' | 'removed' | 'later' | 'offline';

export interface StudentDeps {
  /** `pin`: the teacher's number for a seat that another device has. */
  join(code: string, name: string, pin?: string): Promise<Result<SeatKey>>;
  line(seat: SeatKey): LiveLine;
  suggest(): string;
  /** Does a text of the practice lesson tell of danger? Answers the words that stand beside the help, or null. */
  hear?(text: string): Promise<string | null>;
}

export type Step = 0 | 1 | 2;

export function createStudent({ join, line, suggest, hear }: StudentDeps) {
  const $step = atom<Step>(0);
  const $code = atom('');
  const $name = atom('');
  const $busy = atom(false);
  /** Why the last try did not lead in, and what the name lacks. */
  const $refusal = atom<Refusal | null>(null);
  const $nameHint = atom('');
  const $line = atom<LiveLine | null>(null);
  const $seat = atom<SeatKey | null>(null);
  const $isPractice = atom(false);
  /** What stands beside the help after a text of the practice lesson. */
  const $care = atom<{ text: string } | null>(null);
  /** What is written and not sent yet, by question. */
  const $drafts = atom<Readonly<Record<string, string>>>({});
  const $prompt = atom(0);
  /** The reflection is in: the first step shows the way back and the closing line. */
  const $isDone = atom(false);
  let drafts: Drafts = memoryDrafts();

  const required = (value: string, title: string, message: string): boolean => {
    if (hasVisibleText(value)) {
      dismissComplaint();
      return true;
    }
    showToast({ title, message, variant: 'destructive' });
    return false;
  };

  async function enter(): Promise<void> {
    if ($busy.get()) return;
    if (!required($code.get(), 'Session Code Required', 'Please enter a session code to join')) return;
    if (!required($name.get(), 'Name Required', 'Please enter your name to join the session')) return;
    $busy.set(true);
    $refusal.set(null);
    $nameHint.set('');
    const result = await join($code.get(), $name.get().trim());
    $busy.set(false);
    if (result.ok) return start(result.value);
    const status = statusOf(result.failure);
    const problem = result.failure.kind === 'status' ? result.failure.problem : null;
    if (status === 422) {
      const message = problem?.errors?.find(({ pointer }) => pointer === '/name')?.message ?? 'Choose another name.';
      $nameHint.set(`${message} ${problem?.detail ?? ''}`.trim());
      return;
    }
    $refusal.set(
      status === 404 ? 'unknown' : status === 423 ? 'locked' : status === 409 ? 'full' : status === 403 ? 'removed' : status === 429 || status >= 500 ? 'later' : 'offline',
    );
  }

  /** Takes the seat that another device has. Answers what was wrong, or null. */
  async function take(pin: string): Promise<string | null> {
    if (!required($code.get(), 'Session Code Required', 'Please enter a session code to join')) return 'Type the session code first.';
    const result = await join($code.get(), '', pin);
    if (!result.ok) return whyNotJoined(result.failure);
    start(result.value);
    return null;
  }

  function start(seat: SeatKey): void {
    $line.get()?.close();
    $seat.set(seat);
    $name.set(seat.name);
    $code.set(seat.code);
    $line.set(line(seat));
    $isDone.set(false);
    takeDrafts(keptDrafts(placeOf(seat)));
    for (const news of [$line.get()?.$view, $line.get()?.$unsent]) news?.subscribe(forgetStored);
    $step.set(1);
  }

  /** A draft that is stored, word for word, is none any more: it was sent by a page that was closed before it heard so. */
  function forgetStored(): void {
    const line = $line.get();
    const unsent = line?.$unsent.get() ?? [];
    for (const { q, text } of line?.$view.get()?.own.answers ?? [])
      if (text !== undefined && $drafts.get()[q] === text && !unsent.some((frame) => frame.t === 'submit' && frame.q === q)) write(q, null);
  }

  function takeDrafts(of: Drafts): void {
    drafts = of;
    $drafts.set(drafts.all());
  }
  function write(field: string, text: string | null): void {
    drafts.set(field, text);
    $drafts.set(drafts.all());
  }

  /** What stands in the field of a question: what is being written, else what is on its way, else what is stored. */
  function textOf(q: string): string {
    const draft = $drafts.get()[q];
    if (draft !== undefined) return draft;
    const waiting = ($line.get()?.$unsent.get() ?? []).flatMap((frame) => (frame.t === 'submit' ? [frame] : []));
    // The newest is the last one on its way.
    return [...waiting.reverse(), ...($line.get()?.$view.get()?.own.answers ?? [])].find((answer) => answer.q === q)?.text ?? '';
  }

  const nextRev = (q: string): number =>
    Math.max(
      0,
      ...($line
        .get()
        ?.$view.get()
        ?.own.answers.filter((answer) => answer.q === q)
        .map(({ rev }) => rev) ?? []),
    ) + 1;
  /** Revisions of this page that are still on the way. */
  const sent = new Map<string, number>();
  function revOf(q: string): number {
    const rev = Math.max(nextRev(q), (sent.get(q) ?? 0) + 1);
    sent.set(q, rev);
    return rev;
  }

  /** Sends an answer. Its draft goes when it is stored, unless something else has been written since. */
  async function submit(step: number, q: string): Promise<Outcome | undefined> {
    const text = textOf(q);
    // A draft of its own: the answer of before is not taken for what is being sent.
    write(q, text);
    const outcome = await $line.get()?.send({ t: 'submit', step, q, rev: revOf(q), text });
    if (outcome?.ok && $drafts.get()[q] === text) write(q, null);
    return outcome;
  }

  async function hearPractice(text: string): Promise<void> {
    const care = await hear?.(text).catch(() => null);
    if (care && $isPractice.get()) $care.set({ text: care });
  }

  async function respond(): Promise<void> {
    if (!required(textOf(activateQuestion), 'Response Required', 'Please provide a response to continue')) return;
    if ($isPractice.get()) {
      void hearPractice(textOf(activateQuestion));
      $step.set(2);
      return;
    }
    const outcome = await submit(activateStep, activateQuestion);
    if (!outcome?.ok) return refused(outcome?.code);
    if ($line.get()?.$view.get()?.room.pace === 'students') $step.set(2);
  }

  async function reflect(): Promise<void> {
    const q = echoQuestion($prompt.get());
    if (!required(textOf(q), 'Reflection Required', 'Please provide a reflection to submit')) return;
    if (!$isPractice.get()) {
      const outcome = await submit(echoStep, q);
      if (!outcome?.ok) return refused(outcome?.code);
    } else void hearPractice(textOf(q));
    showToast({ title: 'Reflection Submitted', message: 'Thank you for participating in this PARE experience!' });
    clear();
    $isDone.set(true);
    $step.set(0);
  }

  /** False: the session did not take the question, and its words stay in their field. */
  async function ask(): Promise<boolean> {
    const text = ($drafts.get()[askField] ?? '').trim();
    if (!text) return true;
    write(askField, null);
    const outcome = await $line.get()?.send({ t: 'ask', text });
    if (!outcome?.ok && !$drafts.get()[askField]) write(askField, text);
    return outcome?.ok === true;
  }

  function refused(code: string | undefined): void {
    const message =
      code === 'ended' ? 'The session is over, so this could not be sent. Your words are still here.' : 'This could not be sent. Your words are still here; please try again.';
    showToast({ title: 'Not sent', message, variant: 'destructive' });
  }

  function clear(): void {
    $code.set('');
    $name.set('');
    if ($isPractice.get()) takeDrafts(memoryDrafts());
  }

  return {
    $step,
    $code,
    $name,
    $busy,
    $refusal,
    $nameHint,
    $line,
    $seat,
    $isPractice,
    $care,
    $drafts,
    $prompt,
    $isDone,
    enter,
    take,
    start,
    write,
    textOf,
    respond,
    reflect,
    ask,
    vote: (ref: string, on: boolean): void => void $line.get()?.send({ t: 'vote', ref, on }),
    goTo: (step: Step) => $step.set(step),
    anotherName: () => $name.set(suggest()),
    /** A lesson to try out: nothing of it is sent. */
    practice: () => {
      // Fetched while there is a network.
      void hear?.('').catch(() => {});
      takeDrafts(memoryDrafts());
      $isPractice.set(true);
      $isDone.set(false);
      $refusal.set(null);
      $step.set(1);
    },
    /** Back to the first step, with nothing left of the session on the screen. */
    leave: () => {
      $line.get()?.close();
      $line.set(null);
      $seat.set(null);
      $isPractice.set(false);
      $care.set(null);
      $isDone.set(false);
      takeDrafts(memoryDrafts());
      clear();
      $name.set(suggest());
      $step.set(0);
    },
    tryAgain: () => $refusal.set(null),
    seatAt: (code: string): SeatKey | undefined => seatKeys()[readCode(code) ?? ''],
  };
}
export type StudentStore = ReturnType<typeof createStudent>;

/** The field of a question to the teacher. */
export const askField = 'ask';
