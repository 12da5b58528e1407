/** The words of the mailing list, with the numbers and the contact address filled in, and the consent that is in force. */
import wordsText from '../../content/site/mailing-list.yaml?raw';
import type { Purpose } from '../contracts/api/mailing-list.ts';
import { limits } from '../contracts/limits.ts';
import { readYaml } from './read-yaml.ts';
import { MailingListWords } from './schemas/mailing-list.ts';
import { site } from './site.ts';

const filled = wordsText
  .replaceAll('{days}', String(limits.mailingList.unconfirmedDays))
  .replaceAll('{pilotDays}', String(limits.mailingList.pilotDays))
  .replaceAll('{email}', site.contactEmail);

export const mailingListWords: MailingListWords = readYaml('content/site/mailing-list.yaml', filled, MailingListWords);

export function consentFor(purpose: Purpose): { version: string; text: string } {
  const newest = mailingListWords.consent[purpose].at(-1);
  if (!newest) throw new Error(`content/site/mailing-list.yaml has no consent text for "${purpose}".`);
  return newest;
}
