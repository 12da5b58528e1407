/** Front matter of `content/whitepaper/whitepaper.mdx`. The body of the file is the article. */
import * as z from 'zod';
import { Day, line } from '../../contracts/knowledge/vocabulary.ts';
import { SourceKeys } from './reading.ts';

const Point = z.strictObject({ title: line(60), text: line(400) });
const exactly = (count: number) => z.array(Point).length(count, { error: (issue) => `Found ${(issue.input as unknown[]).length}; write exactly ${count}.` });

export const Whitepaper = z.strictObject({
  title: line(90),
  subtitle: line(140),
  version: z.string().regex(/^\d+\.\d+$/, { error: 'Write the version in quotes, like "1.0".' }),
  /** The day of this version. It is also the date inside the PDF, so that the same text always gives the same file. */
  date: Day,
  abstract: line(1_600),
  keyConcepts: exactly(4),
  benefits: exactly(6),
  /** In the order of the list at the end of the paper. */
  sources: SourceKeys.min(1, { error: 'Name the sources by key.' }),
});
export type Whitepaper = z.infer<typeof Whitepaper>;
