/** Parts that course pages share: lists, sources by key, quick checks. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';

/** Keys into `content/references.json`; the build fills in title, author, year and description. */
export const SourceKeys = z.array(line(60));

/** Which options are marked as right, counted from 1 as an editor counts. */
function markedIn(question: unknown): string {
  const { options } = question as { options: readonly { correct?: true }[] };
  const marked = options.flatMap(({ correct }, i) => (correct ? [i + 1] : []));
  if (marked.length === 0) return 'No option is marked';
  return `Options ${marked.slice(0, -1).join(', ')} and ${marked.at(-1)} are ${marked.length === 2 ? 'both' : 'all'} marked`;
}

export const QuickCheckQuestion = z
  .strictObject({
    question: line(300),
    options: atLeast(
      3,
      z.strictObject({
        text: line(240),
        correct: z.literal(true, { error: 'Write "correct: true" on the right option and nothing on the others.' }).optional(),
        /** Shown after the option is chosen: why it is right, or what the thought behind it misses. */
        feedback: line(500),
      }),
    ),
  })
  .refine((q) => q.options.filter((o) => o.correct).length === 1, {
    error: ({ input }) => `${markedIn(input)}; mark exactly one with "correct: true".`,
    path: ['options'],
  });

export const QuickCheck = atLeast(2, QuickCheckQuestion);
export type QuickCheckQuestion = z.infer<typeof QuickCheckQuestion>;
