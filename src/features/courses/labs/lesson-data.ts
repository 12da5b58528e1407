/** What the lessons work through by hand: each lab begins with it, so that a reader meets the same numbers. A test holds it against the lessons. */
import type { Example } from '../../../engine/labs/nearest.ts';
import type { Sample } from '../../../engine/labs/sampling.ts';

/** What Are Large Language Models? */
export const lessonSentences = 'the dog chased the ball\nthe cat chased the dog\nthe dog found the cat';

/** How a Machine Learns from Examples: A to D, and the new drawing. */
export const lessonExamples: readonly Example[] = [
  { drawing: '100100111', label: 'L' },
  { drawing: '100100110', label: 'L' },
  { drawing: '111010010', label: 'T' },
  { drawing: '111010000', label: 'T' },
];
export const lessonDrawing = '110100110';

/** How Unfair Patterns Get into Data: the fifty at the bus stop. */
export const busStop: Sample = { riders: { size: 40, yes: 28 }, walkers: { size: 10, yes: 3 } };
