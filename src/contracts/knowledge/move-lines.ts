/** What the moves of students and teachers are made of. */
import * as z from 'zod';
import { anchorSubjects, atLeast, feelings, line } from './vocabulary.ts';

/** May hold {topic}, {quote}, {term}, {terms}, {other}, {left}, {right}, {a}, {b}, {subject}; only the slots its comment in the file names. */
export const lines = (count: number) => atLeast(count, line(700));

export const heardPhrases = atLeast(1, line(120));

export const Ladder = z.strictObject({ questions: lines(2), hints: lines(2), examples: lines(1) });

export const perSubject = z.strictObject(Object.fromEntries(anchorSubjects.map((s) => [s, Ladder])) as Record<(typeof anchorSubjects)[number], typeof Ladder>);
export const perFeeling = z.strictObject(Object.fromEntries(feelings.map((f) => [f, lines(2)])) as Record<(typeof feelings)[number], ReturnType<typeof lines>>);
