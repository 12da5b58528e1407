/** In which order the inbox stands, and what a search finds in it. */
import { fold } from '../../engine/text/words.ts';
import type { Received } from '../../stores/assignments/teacher.ts';

export const inboxOrders = { name: 'Name', unread: 'To read first', newest: 'Newest first', words: 'Fewest words first' } as const;
export type InboxOrder = keyof typeof inboxOrders;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const byName = (a: Received, b: Received): number =>
  // What cannot be opened has no name, and comes last.
  Number(a.label === null) - Number(b.label === null) || collator.compare(a.label?.name ?? '', b.label?.name ?? '') || a.handedAt.localeCompare(b.handedAt);
/** Who needs an adult, then what waits to be read, then the rest. */
const urgency = ({ label, returnedAt }: Received): number => (returnedAt !== null ? 2 : label?.care === 2 ? 0 : 1);

const compare: Readonly<Record<InboxOrder, (a: Received, b: Received) => number>> = {
  name: byName,
  unread: (a, b) => urgency(a) - urgency(b) || byName(a, b),
  newest: (a, b) => b.handedAt.localeCompare(a.handedAt) || byName(a, b),
  words: (a, b) => (a.label?.words ?? Number.POSITIVE_INFINITY) - (b.label?.words ?? Number.POSITIVE_INFINITY) || byName(a, b),
};

/** Fewer characters stand in many receipts by chance. */
const receiptPart = 4;

/** Those whose name, title, receipt or status holds every word of the search, in order. */
export function inboxRows(received: readonly Received[], search: string, order: InboxOrder): Received[] {
  const words = fold(search).split(' ').filter(Boolean);
  const textOf = ({ label, returnedAt, isLate }: Received): string =>
    fold(`${label?.name ?? ''} ${label?.title ?? ''} ${returnedAt ? 'returned' : 'to read'} ${isLate ? 'late' : ''} ${label?.care === 2 ? 'check in' : ''}`);
  const has = (each: Received, word: string): boolean => textOf(each).includes(word) || (word.length >= receiptPart && fold(each.receipt).includes(word));
  return received.filter((each) => words.every((word) => has(each, word))).sort(compare[order]);
}
