/** Front matter of a module in a tabbed course (How LLMs Work). The body of the MDX file is the module's prose. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';
import { QuickCheck, SourceKeys } from './reading.ts';

export const TabbedModule = z.strictObject({
  title: line(80),
  minutes: z.int().min(5).max(120),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  /** Two or three sentences that open the card. */
  overview: line(700),
  analogy: line(700),
  keyPoints: atLeast(4, line(300)),
  technicalDetails: z.array(z.strictObject({ title: line(60), content: line(900) })).optional(),
  sources: SourceKeys.min(2, { error: 'Name at least two sources by key.' }),
  quickCheck: QuickCheck,
  reviewed: Day,
});
export type TabbedModule = z.infer<typeof TabbedModule>;
