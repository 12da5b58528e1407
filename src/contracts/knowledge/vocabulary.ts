/** The closed word lists that topic packs, anchors and the chat share. Words are the ones teachers use. */
import * as z from 'zod';

export const subjects = ['mathematics', 'science', 'history', 'geography', 'language', 'civics', 'computing', 'arts', 'health'] as const;

/** Subjects an anchor may have besides the school subjects: another language, learning itself, and (teacher mode) running a class. */
export const anchorSubjects = [...subjects, 'languages', 'study-skills', 'classroom'] as const;

export const feelings = ['stuck', 'bored', 'anxious', 'ashamed', 'proud', 'angry', 'curious', 'hopeless', 'rushed', 'overwhelmed', 'lonely', 'sad'] as const;

export const gradeBands = ['K-2', '3-5', '6-8', '9-12'] as const;

export const modes = ['student', 'teacher'] as const;

export const Subject = z.enum(subjects);
export const AnchorSubject = z.enum(anchorSubjects);
export const Feeling = z.enum(feelings);
export const GradeBand = z.enum(gradeBands);
export const Mode = z.enum(modes);

export type Subject = z.infer<typeof Subject>;
export type AnchorSubject = z.infer<typeof AnchorSubject>;
export type Feeling = z.infer<typeof Feeling>;
export type GradeBand = z.infer<typeof GradeBand>;
export type Mode = z.infer<typeof Mode>;

/** Lower-case words joined by hyphens: the form of every id in `content/`. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Write lower-case letters, digits and single hyphens, like "plate-tectonics".' });

/** One line of text an editor wrote: trimmed, not empty, at most `max` characters. */
export const line = (max: number) =>
  z
    .string({ error: 'Write some text here.' })
    .trim()
    .min(1, { error: 'This is empty: write some text or remove the field.' })
    .refine((text) => text !== '…', { error: 'Put your text in the place of the "…".' })
    .max(max, { error: (issue) => `This is ${String(issue.input).length} characters long: keep it to ${max}.` });

/** A list with a lower bound, whose message says how many were found. */
export const atLeast = <T extends z.ZodType>(count: number, item: T) =>
  z.array(item).min(count, {
    error: (issue) => `Found ${(issue.input as unknown[]).length}; write at least ${count}.`,
  });

/** A day as YYYY-MM-DD. Some YAML readers hand a bare date over as a Date. */
export const Day = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date({ error: 'Write a date as YYYY-MM-DD.' }));

/** Tasks told in words whose answer and usual slips are known. */
export const taskKinds = ['reaction', 'partner', 'speedup', 'around', 'disk', 'chance', 'chain', 'derivative', 'product', 'composite', 'integral', 'range'] as const;
export type TaskKind = (typeof taskKinds)[number];
