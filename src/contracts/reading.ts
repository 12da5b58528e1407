/** The words KORA Read is made of. Holds no schema, so the browser can import it without the validator. */
import type { EssayGrade } from './essay.ts';

export { essayGrades as readingGrades } from './essay.ts';
export type ReadingGrade = EssayGrade;

export const promptStyles = ['sel', 'literary', 'comprehension', 'inference'] as const;
export type PromptStyle = (typeof promptStyles)[number];

export const promptStyleLabels: Record<PromptStyle, string> = {
  sel: 'SEL Prompts',
  literary: 'Literary Analysis',
  comprehension: 'Main Idea & Comprehension',
  inference: 'Inference Questions',
};

export const gradeLabels: Record<ReadingGrade, string> = { '3-5': 'Grades 3 to 5', '6-8': 'Grades 6 to 8', '9-12': 'Grades 9 to 12' };

/** A question as it is handed on or handed in. */
export interface ReadingQuestion {
  question: string;
  skill: string;
  hint: string;
  /** The sentence it is about, as a stretch of the passage in UTF-16 units. */
  start: number;
  end: number;
  /** For teachers; empty where there is no key. */
  expected: string;
  lookFors: readonly string[];
  /** What the reader wrote. */
  answer: string;
}

/** Questions about a passage, with a key or with answers. */
export interface ReadingSet {
  passage: string;
  style: PromptStyle;
  grade: ReadingGrade | null;
  questions: readonly ReadingQuestion[];
}
