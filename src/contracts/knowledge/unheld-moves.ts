/** What Kora says to a student about a matter that neither a topic pack nor an anchor holds. Part of `content/chat/moves.yaml`. */
import * as z from 'zod';
import { type AnchorSubject, anchorSubjects, atLeast, line } from './vocabulary.ts';

/** What a student's message does in such a talk. Some are heard by phrases, the rest follow from the intent. */
export const unheldActs = [
  'open',
  'define',
  'name',
  'fact',
  'why',
  'how',
  'whether',
  'proposes',
  'predict',
  'difference',
  'statement',
  'short',
  'stuck',
  'start',
  'next',
  'revise',
  'recalls',
  'task',
  'check',
  'answer',
  'example',
  'shift',
  'given',
  'subject',
  'leave',
  'order',
  'begin',
  'elsewhere',
  'easy',
  'around',
  'otherSide',
  'hearsay',
] as const;
export type UnheldAct = (typeof unheldActs)[number];

const lines = (count: number) => atLeast(count, line(300));
const Act = z.enum(unheldActs);
const everyAct = z.strictObject(Object.fromEntries(unheldActs.map((act) => [act, lines(2)])) as Record<UnheldAct, ReturnType<typeof lines>>);
const someActs = z.partialRecord(Act, lines(1));

/** `hears`: phrases by which an act is recognized, in order. `any`: lines for every subject; a subject's own lines come before them. */
export const UnheldMoves = z.strictObject({
  hears: z.partialRecord(Act, lines(1)),
  any: everyAct,
  /** A text of the student's own in work. */
  writing: someActs,
  ...(Object.fromEntries(anchorSubjects.map((subject) => [subject, someActs.optional()])) as Record<AnchorSubject, z.ZodOptional<typeof someActs>>),
});
