/** The mailing-list form: thanks at once, sends in the background. What an earlier visit could not send goes out first. */
import { loadPart } from '../../ui/load-part.ts';
import { isOnlyInMemory, type KeptAddress, keepAddress, keptAddresses, waitingText } from './kept-addresses.ts';

const form = document.querySelector<HTMLFormElement>('form[data-mailing-list]');
/** Milliseconds until the part that sends is asked for again: a browser does not always say that the network is back. */
const retryMs = 10_000;

const load = () => loadPart(() => import('./send-kept.ts'));
const note = (address: KeptAddress | undefined): void => {
  const place = form?.querySelector('[data-mailing-note]');
  if (place && address) place.textContent = waitingText(address);
};

/** The part that sends may itself not arrive when the network is gone. The address is kept, so it is enough to say so and to try again. */
function send(): void {
  void load().then(
    ({ sendKept }) => sendKept(),
    () => {
      note(keptAddresses().at(-1));
      const again = (): void => {
        clearTimeout(timer);
        removeEventListener('online', again);
        send();
      };
      const timer = setTimeout(again, retryMs);
      addEventListener('online', again);
    },
  );
}

form?.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const email = String(fields.get('email')).trim();
  const address = keepAddress(email, String(fields.get('consentVersion')));
  form.reset();
  if (isOnlyInMemory(address)) note(address);
  // What was said about an earlier one is done with.
  else form.querySelector('[data-mailing-note]')?.replaceChildren();
  send();
  alert(`Thank you for joining! We'll contact you at ${email}`);
});
if (keptAddresses().length > 0) send();
