import { startIn } from './island-start.ts';
import { Quiz, type QuizProps } from './Quiz.tsx';

export const start = (place: HTMLElement, props: unknown): void => startIn(place, Quiz, props as QuizProps);
