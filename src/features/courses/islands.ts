/** Which island is which; loaded when the first comes into view. Quick checks stand on every course page and come along, the others are fetched when they are needed. */
import { start as startQuickCheck } from './quick-check-start.ts';

const starts: Readonly<Record<string, (place: HTMLElement) => void | Promise<void>>> = {
  'quick-check': startQuickCheck,
  quiz: async (place) => (await import('./quiz-start.ts')).start(place),
  tokenizer: async (place) => (await import('./labs/tokenizer-start.tsx')).start(place),
  drawing: async (place) => (await import('./labs/drawing-start.tsx')).start(place),
  sampling: async (place) => (await import('./labs/sampling-start.tsx')).start(place),
  prompts: async (place) => (await import('./labs/prompts-start.tsx')).start(place),
};

/** @returns a promise that is rejected when a part could not be fetched. */
export async function start(island: HTMLElement): Promise<void> {
  const place = island.querySelector<HTMLElement>('[data-place]');
  if (place) await starts[island.dataset.island ?? '']?.(place);
}
