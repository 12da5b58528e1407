/** `content/site/site.yaml`: names and addresses an owner may change. */
import * as z from 'zod';
import { line } from '../../contracts/knowledge/vocabulary.ts';

export const Site = z.strictObject({
  name: line(60),
  company: line(80),
  tagline: line(120),
  contactEmail: z.email({ error: 'Write an e-mail address.' }),
  social: z.array(z.strictObject({ name: line(40), url: z.url() })),
});
export type Site = z.infer<typeof Site>;
