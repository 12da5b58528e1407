/** The mailing queue with this browser's network, clock and toasts. Loaded when there is something to send. */
import { call } from '../../api/client.ts';
import type { MailingListBody } from '../../contracts/api/mailing-list.ts';
import { mailingList } from '../../contracts/endpoints.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetAddress, isOnlyInMemory, type KeptAddress, keptAddresses, type Trouble, troubleWords, waitingText } from './kept-addresses.ts';
import { type Bad, MailingQueue, type Outcome } from './mailing-queue.ts';

/** Does the form say how it ended for an address that was not stored? */
let isFinal = false;

/** Said in the form, where it was typed, and stays readable: a toast goes away by itself, and its scripts may not have arrived. */
function note(text: string, final = false): void {
  const place = document.querySelector('[data-mailing-note]');
  if (place) place.textContent = text;
  isFinal = final;
}

async function send({ email, consentVersion }: KeptAddress): Promise<Outcome> {
  // As the page had it then; the list says whether there was such a text.
  const body = { purpose: 'newsletter', email, consentVersion } as MailingListBody;
  const result = await call(mailingList, body);
  if (result.ok) {
    // What was said about another address is still true.
    if (!isFinal) note('');
    return 'stored';
  }
  const { failure } = result;
  if (failure.kind !== 'status' || failure.status === 408) return 'unreachable';
  if (failure.status === 429) return 'busy';
  return failure.status >= 500 ? 'fault' : 'refused';
}

const messages: Record<Exclude<Bad, 'waiting'>, { title: string; message: (email: string, trouble: Trouble) => string }> = {
  refused: {
    title: 'Your address was not stored',
    message: (email) => `The list did not take ${email}. Check the address and join again, or write to us at the address at the foot of the page.`,
  },
  later: {
    title: 'Your address is not stored yet',
    message: (email, trouble) => `${troubleWords[trouble]} ${email} waits in this browser and is sent when you come back to this page.`,
  },
  lost: {
    title: 'Your address was not stored',
    message: (email, trouble) => `${troubleWords[trouble]} ${email} is not kept here. Join again later, or write to us at the address at the foot of the page.`,
  },
};

/** Milliseconds between two looks whether the browser is online again: the event that says so may be missed. */
const offlineLookMs = 10_000;

const queue = new MailingQueue({
  kept: keptAddresses,
  forget: forgetAddress,
  isOnlyInMemory,
  send,
  isOnline: () => navigator.onLine,
  pause: (ms, wake) =>
    new Promise((resolve) => {
      if (wake.aborted) return resolve();
      const timer = setTimeout(resolve, ms ?? offlineLookMs);
      wake.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
  tell(bad, address, trouble = 'unreachable') {
    if (bad === 'waiting') return note(waitingText(address, trouble));
    const { title, message } = messages[bad];
    const text = message(address.email, trouble);
    note(`${title}. ${text}`, bad !== 'later');
    showToast({ variant: 'destructive', title, message: text });
  },
  now: Date.now,
});

addEventListener('online', () => void queue.run());

export const sendKept = (): void => void queue.run();
