/** PARE's student side without its looks: code and name, then the scene and the task, then the reveal and an echo. One store for a live session and for practice that nobody sees. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { readCode } from '../../contracts/live/protocol.ts';
import { activateQuestion, activateStep, echoQuestion, echoStep } from '../../contracts/pare.ts';
import type { LiveLine } from '../../stores/live/live-line.ts';
import { type SeatKey, seatKeys, statusOf } from '../../stores/live/sessions.ts';
import { showToast } from '../../stores/toasts.ts';

export type Refusal = 'unknown' | 'locked' | 'full' | 'removed' | 'later' | 'offline';

export interface StudentDeps {
  join(code: string, name: string): Promise<Result<SeatKey>>;
  line(seat: SeatKey): LiveLine;
  suggest(): string;
}

export type Step = 0 | 1 | 2;

export function createStudent({ join, line, suggest }: StudentDeps) {
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
  const $response = atom('');
  const $reflection = atom('');
  const $prompt = atom(0);
  /** The reflection is in: the first step shows the way back and the closing line. */
  const $isDone = atom(false);

  const required = (value: string, title: string, message: string): boolean => {
    if (hasVisibleText(value)) return true;
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

  function start(seat: SeatKey): void {
    $line.get()?.close();
    $seat.set(seat);
    $name.set(seat.name);
    $code.set(seat.code);
    $line.set(line(seat));
    $isDone.set(false);
    $step.set(1);
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

  async function respond(): Promise<void> {
    if (!required($response.get(), 'Response Required', 'Please provide a response to continue')) return;
    if ($isPractice.get()) {
      $step.set(2);
      return;
    }
    const outcome = await $line.get()?.send({ t: 'submit', step: activateStep, q: activateQuestion, rev: revOf(activateQuestion), text: $response.get() });
    if (!outcome?.ok) return refused(outcome?.code);
    if ($line.get()?.$view.get()?.room.pace === 'students') $step.set(2);
  }

  async function reflect(): Promise<void> {
    if (!required($reflection.get(), 'Reflection Required', 'Please provide a reflection to submit')) return;
    if (!$isPractice.get()) {
      const q = echoQuestion($prompt.get());
      const outcome = await $line.get()?.send({ t: 'submit', step: echoStep, q, rev: revOf(q), text: $reflection.get() });
      if (!outcome?.ok) return refused(outcome?.code);
    }
    showToast({ title: 'Reflection Submitted', message: 'Thank you for participating in this PARE experience!' });
    clear();
    $isDone.set(true);
    $step.set(0);
  }

  function refused(code: string | undefined): void {
    const message =
      code === 'ended' ? 'The session is over, so this could not be sent. Your words are still here.' : 'This could not be sent. Your words are still here; please try again.';
    showToast({ title: 'Not sent', message, variant: 'destructive' });
  }

  function clear(): void {
    $code.set('');
    $name.set('');
    $response.set('');
    $reflection.set('');
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
    $response,
    $reflection,
    $prompt,
    $isDone,
    enter,
    start,
    respond,
    reflect,
    goTo: (step: Step) => $step.set(step),
    anotherName: () => $name.set(suggest()),
    /** A lesson to try out: nothing of it is sent. */
    practice: () => {
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
      $isDone.set(false);
      clear();
      $name.set(suggest());
      $step.set(0);
    },
    tryAgain: () => $refusal.set(null),
    seatAt: (code: string): SeatKey | undefined => seatKeys()[readCode(code) ?? ''],
  };
}
export type StudentStore = ReturnType<typeof createStudent>;
