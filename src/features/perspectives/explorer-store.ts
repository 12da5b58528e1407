/** The perspective explorer without its looks: the question in the box, the one that was asked, its answer or what went wrong. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { ExploreReply, PlainExploration } from '../../contracts/api/explore-perspectives.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { wholeExploration } from '../../contracts/plain-replies.ts';
import { createDangerSigns, type HeardSigns } from '../../stores/danger-signs.ts';

/** Does the text tell of danger? Null when the screen did not arrive; the server has its own. */
export type Screen = (text: string) => Promise<HeardSigns | null>;

export interface ExplorerDeps {
  screen: Screen;
  ask: (question: string, signal: AbortSignal) => Promise<Result<PlainExploration>>;
  /** The same engine in the browser; null when its parts are not on this device. `isDenied`: the asker said that nobody is in danger, and small signs do not count. */
  askHere: (question: string, isDenied: boolean) => Promise<ExploreReply | null>;
  isOnline: () => boolean | Promise<boolean>;
}

export type Outcome =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** The question sounds as if someone may be in danger: help stands where the views would be. */
  | { kind: 'care'; isSent: boolean }
  /** `hereBecause`: the engine in this browser answered; null where the server did. */
  | { kind: 'answered'; reply: ExploreReply; hereBecause: 'no-network' | 'not-sent' | null };

export const failedText = 'Unable to explore perspectives. Please try again or check your connection.';

export function createExplorer({ screen, ask, askHere, isOnline }: ExplorerDeps) {
  /** What stands in the box. */
  const $input = atom('');
  /** The question that was submitted or picked; empty before the first and after Ask a New Question. */
  const $asked = atom('');
  const $outcome = atom<Outcome>({ kind: 'none' });
  /** Of the question that was asked. */
  const signs = createDangerSigns();
  let running: AbortController | null = null;

  /** `isOurs`: a question that this site worded. What a visitor worded is read on the device first, and does not leave it when it tells of danger. */
  async function explore(question: string, { isOurs = false } = {}): Promise<void> {
    const trimmed = question.trim();
    if (!hasVisibleText(trimmed)) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    if (trimmed !== $asked.get()) signs.clear();
    $input.set(trimmed);
    $asked.set(trimmed);
    $outcome.set({ kind: 'loading' });
    const heard = isOurs ? null : await screen(trimmed);
    // A newer question, or none, has taken its place.
    if (running !== mine) return;
    if (heard && signs.hear(heard) === 2) return end({ kind: 'care', isSent: false });
    const isDenied = signs.isDenied();
    const result = isDenied ? null : await ask(trimmed, mine.signal);
    if (running !== mine) return;
    // Without a network the engine that was made available on this device answers.
    const isCut = result?.ok === false && result.failure.kind === 'network' && !(await isOnline());
    const here = isDenied || isCut ? await askHere(trimmed, isDenied) : null;
    if (running !== mine) return;
    const reply = result?.ok ? wholeExploration(result.value, trimmed) : here;
    if (reply?.meta.safety?.level === 2) {
      signs.hear({ level: 2 });
      return end({ kind: 'care', isSent: result?.ok === true });
    }
    end(reply ? { kind: 'answered', reply, hereBecause: isDenied ? 'not-sent' : result?.ok ? null : 'no-network' } : { kind: 'failed' });
  }

  function end(outcome: Outcome): void {
    running = null;
    $outcome.set(outcome);
  }

  return {
    $input,
    $asked,
    $outcome,
    $isWeak: signs.$isWeak,
    explore,
    /** The box as it stands; nothing while it is empty or an answer is loading. */
    submit: (): void => {
      if ($outcome.get().kind !== 'loading') void explore($input.get());
    },
    retry: (): void => void explore($asked.get()),
    /** Takes small signs back, once and for this question: it is answered here, and sent to nobody. */
    denyDanger: (): void => {
      if (signs.deny()) void explore($asked.get());
    },
    /** Clears question and result. */
    startOver: (): void => {
      running?.abort();
      running = null;
      $input.set('');
      $asked.set('');
      signs.clear();
      $outcome.set({ kind: 'none' });
    },
  };
}
export type Explorer = ReturnType<typeof createExplorer>;
