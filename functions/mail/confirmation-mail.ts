/** The words of the confirmation mail. Nothing a visitor typed stands in it, so that nobody can have us send their text to others. */
import type { Purpose } from '../../src/contracts/api/mailing-list.ts';
import { limits } from '../../src/contracts/limits.ts';
import type { Mail } from './mailer.ts';

const asked: Record<Purpose, string> = {
  newsletter: 'to get news about Kora and the T4 Suite at this address.',
  pilot: 'for a pilot of Kora and the T4 Suite, to be answered at this address.',
};

export interface ConfirmationMail {
  to: string;
  purpose: Purpose;
  /** Of the site, without a slash at the end. */
  origin: string;
  tokens: { confirm: string; unsubscribe: string };
}

export function confirmationMail({ to, purpose, origin, tokens }: ConfirmationMail): Mail {
  const unsubscribe = `${origin}/mailing-list/unsubscribe/${tokens.unsubscribe}`;
  return {
    to,
    subject: 'Please confirm your e-mail address',
    text: [
      `Someone, most likely you, asked ${asked[purpose]}`,
      `To confirm, open this page and press the button:\n${origin}/mailing-list/confirm/${tokens.confirm}`,
      `If it was not you, you need not do anything: an address that is not confirmed is deleted after ${limits.mailingList.unconfirmedDays} days. To delete it now, or at any later time, open this page:\n${unsubscribe}`,
      'Kora and the T4 Suite',
    ].join('\n\n'),
    // RFC 2369 and RFC 8058: mail programs offer "unsubscribe" themselves, by a POST to the same address.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    idempotencyKey: tokens.confirm,
  };
}
