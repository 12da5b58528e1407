import { startIn } from './island-start.ts';
import { Quiz } from './Quiz.tsx';
import { questionsIn } from './quiz-questions.ts';

export function start(place: HTMLElement): void {
  const island = place.parentElement;
  if (island) startIn(place, Quiz, { heading: place.querySelector('h3')?.textContent ?? '', questions: questionsIn(island), course: island.dataset.courseTitle ?? '' });
}
