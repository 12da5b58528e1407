import { startIn } from './island-start.ts';
import { QuickCheck } from './QuickCheck.tsx';
import { questionsIn } from './quiz-questions.ts';

export function start(place: HTMLElement): void {
  const island = place.parentElement;
  if (island) startIn(place, QuickCheck, { title: island.dataset.title ?? '', questions: questionsIn(island) });
}
