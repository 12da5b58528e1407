/** The mailing-list form: thanks at once, sends in the background. What an earlier visit could not send goes out first. */
import { loadPart } from '../../ui/load-part.ts';
import { keepAddress, keptAddresses } from './kept-addresses.ts';

const form = document.querySelector<HTMLFormElement>('form[data-mailing-list]');

const load = () => loadPart(() => import('./send-kept.ts'));
/** The part that sends may itself not arrive when the network is gone. The address is kept, so it is enough to try again when it is back. */
const send = (): void => void load().then(({ sendKept }) => sendKept(), sendWhenOnline);
const sendWhenOnline = (): void => addEventListener('online', send, { once: true });

form?.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const email = String(fields.get('email')).trim();
  keepAddress(email, String(fields.get('consentVersion')));
  form.reset();
  send();
  alert(`Thank you for joining! We'll contact you at ${email}`);
});
if (keptAddresses().length > 0) send();
