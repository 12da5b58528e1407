import { startIn } from './island-start.ts';
import { QuickCheck } from './QuickCheck.tsx';
import { questionsIn } from './quiz-questions.ts';

export function start(place: HTMLElement): void {
  const island = place.parentElement;
  const title = place.closest('[data-module]')?.querySelector('[data-heading]')?.textContent ?? '';
  if (island) startIn(place, QuickCheck, { title, questions: questionsIn(island) });
}
