/** The words of the anchor library. `content/site/anchor-library.yaml`. */
import * as z from 'zod';
import { Feeling, feelings, line } from '../../contracts/knowledge/vocabulary.ts';

export const AnchorLibrary = z.strictObject({
  title: line(60),
  description: line(170),
  lead: line(400),
  feelings: z
    .array(z.strictObject({ id: Feeling, title: line(30), why: line(240) }))
    .refine((entries) => feelings.every((feeling) => entries.filter(({ id }) => id === feeling).length === 1), { error: 'Each feeling of an anchor needs one entry.' }),
});
