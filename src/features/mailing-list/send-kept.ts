/** The mailing queue with this browser's network, clock and toasts. Loaded when there is something to send. */
import { call } from '../../api/client.ts';
import type { MailingListBody } from '../../contracts/api/mailing-list.ts';
import { mailingList } from '../../contracts/endpoints.ts';
import { showToast } from '../../stores/toasts.ts';
import { forgetAddress, isOnlyInMemory, type KeptAddress, keptAddresses, waitingText } from './kept-addresses.ts';
import { type Bad, MailingQueue, type Outcome } from './mailing-queue.ts';

/** What waits is said in the form, where it was typed: without a network the toast's own scripts may not arrive. */
function note(text: string): void {
  const place = document.querySelector('[data-mailing-note]');
  if (place) place.textContent = text;
}

async function send({ email, consentVersion }: KeptAddress): Promise<Outcome> {
  // As the page had it then; the list says whether there was such a text.
  const body = { purpose: 'newsletter', email, consentVersion } as MailingListBody;
  const result = await call(mailingList, body);
  if (result.ok) {
    note('');
    return 'stored';
  }
  const { failure } = result;
  const isFinal = failure.kind === 'status' && failure.status >= 400 && failure.status < 500 && failure.status !== 408 && failure.status !== 429;
  return isFinal ? 'refused' : 'failed';
}

const messages: Record<Exclude<Bad, 'waiting'>, { title: string; message: (email: string) => string }> = {
  refused: {
    title: 'Your address was not stored',
    message: (email) => `The list did not take ${email}. Check the address and join again, or write to us at the address at the foot of the page.`,
  },
  later: {
    title: 'Your address is not stored yet',
    message: (email) => `The list could not be reached. ${email} waits in this browser and is sent when you come back to this page.`,
  },
  lost: {
    title: 'Your address was not stored',
    message: (email) => `The list could not be reached, and ${email} is not kept here. Join again later, or write to us at the address at the foot of the page.`,
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
  tell(bad, address) {
    if (bad === 'waiting') return note(waitingText(address));
    const { title, message } = messages[bad];
    const text = message(address.email);
    // What is lost stays readable: the toast goes away by itself, and its scripts may not have arrived.
    note(bad === 'lost' ? `${title}. ${text}` : '');
    showToast({ variant: 'destructive', title, message: text });
  },
  now: Date.now,
});

addEventListener('online', () => void queue.run());

export const sendKept = (): void => void queue.run();
