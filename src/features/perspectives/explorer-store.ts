/** The perspective explorer without its looks: the question in the box, the one that was asked, its answer or what went wrong. */
import { atom } from 'nanostores';
import type { Result } from '../../api/client.ts';
import type { ExploreReply, PlainExploration } from '../../contracts/api/explore-perspectives.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { wholeExploration } from '../../contracts/plain-replies.ts';

export interface ExplorerDeps {
  ask: (question: string, signal: AbortSignal) => Promise<Result<PlainExploration>>;
  /** The same engine in the browser; null when its parts are not on this device. */
  askHere: (question: string) => Promise<ExploreReply | null>;
  isOnline: () => boolean | Promise<boolean>;
}

/** `isLocal`: the engine in this browser answered. */
export type Outcome = { kind: 'none' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'answered'; reply: ExploreReply; isLocal: boolean };

export const failedText = 'Unable to explore perspectives. Please try again or check your connection.';

export function createExplorer({ ask, askHere, isOnline }: ExplorerDeps) {
  /** What stands in the box. */
  const $input = atom('');
  /** The question that was submitted or picked; empty before the first and after Ask a New Question. */
  const $asked = atom('');
  const $outcome = atom<Outcome>({ kind: 'none' });
  let running: AbortController | null = null;

  async function explore(question: string): Promise<void> {
    const trimmed = question.trim();
    if (!hasVisibleText(trimmed)) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    $input.set(trimmed);
    $asked.set(trimmed);
    $outcome.set({ kind: 'loading' });
    const result = await ask(trimmed, mine.signal);
    // A newer question, or none, has taken its place.
    if (running !== mine) return;
    // Without a network the engine that was made available on this device answers.
    const here = !result.ok && result.failure.kind === 'network' && !(await isOnline()) ? await askHere(trimmed) : null;
    if (running !== mine) return;
    running = null;
    const reply = result.ok ? wholeExploration(result.value, trimmed) : here;
    $outcome.set(reply ? { kind: 'answered', reply, isLocal: !result.ok } : { kind: 'failed' });
  }

  return {
    $input,
    $asked,
    $outcome,
    explore,
    /** The box as it stands; nothing while it is empty or an answer is loading. */
    submit: (): void => {
      if ($outcome.get().kind !== 'loading') void explore($input.get());
    },
    retry: (): void => void explore($asked.get()),
    /** Clears question and result. */
    startOver: (): void => {
      running?.abort();
      running = null;
      $input.set('');
      $asked.set('');
      $outcome.set({ kind: 'none' });
    },
  };
}
export type Explorer = ReturnType<typeof createExplorer>;
