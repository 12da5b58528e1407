/** Front matter of a page in `content/pages`: about, privacy, terms, safety, accessibility. The body is its text. */
import * as z from 'zod';
import { Day, line } from '../../contracts/knowledge/vocabulary.ts';

export const Document = z.strictObject({
  title: line(60),
  /** For search engines. */
  description: line(200),
  /** The first paragraph, in words for a reader of thirteen: a test measures it. */
  lead: line(700),
  changed: Day,
});
export type Document = z.infer<typeof Document>;
