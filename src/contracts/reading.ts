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
