/** `content/helplines.yaml`: who answers, by region. */
import * as z from 'zod';
import { atLeast, Day, line } from '../../contracts/knowledge/vocabulary.ts';

const Line = z
  .strictObject({
    name: line(80),
    note: line(120),
    phone: line(30).optional(),
    sms: line(30).optional(),
    smsBody: line(30).optional(),
    url: z.url({ protocol: /^https$/, error: 'Write a whole address that begins with https://.' }).optional(),
  })
  .refine((entry) => entry.phone || entry.sms || entry.url, { error: 'Give a phone number, an sms number or an address.' });

export const Helplines = z.strictObject({
  emergency: line(60),
  regions: atLeast(1, z.strictObject({ region: line(60), reviewed: Day, lines: atLeast(1, Line) })),
});
export type Helplines = z.infer<typeof Helplines>;

/** Numbers change; after this many days without a look the build stops. */
export const helplineMaxAgeDays = 180;

/** Regions whose numbers were last checked too long before `now`. */
export const staleRegions = (helplines: Helplines, now: Date): string[] =>
  helplines.regions.filter(({ reviewed }) => now.getTime() - Date.parse(reviewed) > helplineMaxAgeDays * 86_400_000).map(({ region }) => region);
