/** POST /api/mailing-list: an e-mail address for news, or a request for a pilot. The answer never tells whether the address was there before. */
import * as z from 'zod';
import { limits } from '../limits.ts';

const { mailingList } = limits;

export const purposes = ['newsletter', 'pilot'] as const;
export type Purpose = (typeof purposes)[number];

/** The browser's own rule for `type="email"`, so that both sides accept the same addresses. */
const email = z.string().trim().max(mailingList.emailChars).regex(z.regexes.html5Email);
/** Text without control characters; the message may have more than one line. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[\n\r\t]|\P{Cc})*$/u);
/** Which of the texts in `content/site/mailing-list.yaml` the visitor agreed to. */
/** Versions of the texts that visitors have agreed to: all that stand in `content/site/mailing-list.yaml`, which a test compares. No other can have been read. */
export const consentVersions = { newsletter: ['2026-11-20'], pilot: ['2026-11-20'] } as const;
const noSuchText = { error: 'Is no version of the text that visitors agree to.' };

export const MailingListRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('newsletter'), email, consentVersion: z.enum(consentVersions.newsletter, noSuchText) }),
  z.strictObject({
    purpose: z.literal('pilot'),
    email,
    consentVersion: z.enum(consentVersions.pilot, noSuchText),
    name: line(mailingList.nameChars).default(''),
    school: line(mailingList.schoolChars).default(''),
    role: line(mailingList.roleChars).default(''),
    /** What they want to try. */
    message: lines(mailingList.messageChars).default(''),
  }),
]);

export const MailingListReply = z.strictObject({ status: z.literal('stored') });

export type MailingListRequest = z.infer<typeof MailingListRequest>;
/** As sent: fields with a default may be missing. */
export type MailingListBody = z.input<typeof MailingListRequest>;
export type MailingListReply = z.infer<typeof MailingListReply>;
