/** `content/site/mailing-list.yaml`: the words of the mailing list, the pilot request and the pages behind the links of a mail. */
import * as z from 'zod';
import { line } from '../../contracts/knowledge/vocabulary.ts';

const Words = z.strictObject({ title: line(80), text: line(400) });
const Consents = z
  .array(z.strictObject({ version: z.iso.date({ error: "Write the day as '2026-11-20', in quotes." }), text: line(300) }))
  .min(1)
  .refine((all) => all.every(({ version }, i) => i === 0 || version > (all[i - 1]?.version ?? '')), { error: 'Each text needs a later date than the one above it.' });
const Action = Words.extend({ button: line(40) });

export const MailingListWords = z.strictObject({
  consent: z.strictObject({ newsletter: Consents, pilot: Consents }),
  pilot: z.strictObject({
    title: line(60),
    lead: line(300),
    steps: z.array(Words).min(1),
    stored: z.strictObject({ title: line(60), items: z.array(line(200)).min(1) }),
    done: Words,
  }),
  actions: z.strictObject({ confirm: Action, unsubscribe: Action }),
  outcomes: z.strictObject({ joined: Words, requested: Words, confirmed: Words, deleted: Words, 'unknown-link': Words, 'not-stored': Words }),
});
export type MailingListWords = z.infer<typeof MailingListWords>;
