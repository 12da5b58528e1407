/** The join form: says what is missing, code first, then opens the session's page and hands the name over within this tab. */
import { hasVisibleText } from '../../contracts/limits.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';

const form = document.querySelector<HTMLFormElement>('form.join-session');
const field = (name: string): HTMLInputElement | null => form?.querySelector(`input[name="${name}"]`) ?? null;
const code = field('code');
const name = field('name');

/** Is there text in the field? If not, says so and goes there. */
function isFilled(input: HTMLInputElement, title: string, message: string): boolean {
  const filled = hasVisibleText(input.value);
  input.setAttribute('aria-invalid', String(!filled));
  // Beside the field as well: the toast goes away by itself, and its scripts may be slow.
  const beside = document.getElementById(`${input.id}-error`);
  if (beside) beside.textContent = filled ? '' : message;
  if (filled) return true;
  showToast({ title, message, variant: 'destructive' });
  input.focus();
  return false;
}

if (form && code && name) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isFilled(code, 'Session Code Required', 'Please enter a session code to join')) return;
    if (!isFilled(name, 'Name Required', 'Please enter your name to join')) return;
    try {
      sessionStorage.setItem(storageKeys.joinName, name.value.trim());
      if (form.dataset.told !== undefined) sessionStorage.setItem(storageKeys.joinTold, '');
    } catch {
      // Storage is forbidden or full: the join page asks for the name again.
    }
    location.assign(`/pare/join/${encodeURIComponent(code.value.trim().toUpperCase())}`);
  });
  form.querySelector('.join-session-draw')?.addEventListener('click', () => void drawName(name, name.value));
  if (form.dataset.prefill !== undefined) fillName(form, name);
  if (form.dataset.named !== undefined) void drawName(name, '');
}

/** In place of what stood there; what is typed meanwhile stays, and nothing comes into a field in which someone is about to type. Where the names do not arrive, one is typed. */
async function drawName(input: HTMLInputElement, before: string): Promise<void> {
  const names = await loadPart(() => import('../../engine/live/suggest-name.ts')).catch(() => null);
  if (names && input.value === before && document.activeElement !== input) input.value = names.suggestName(Math.random);
}

function fillName(on: HTMLFormElement, input: HTMLInputElement): void {
  try {
    // What was typed while this script was on its way stays.
    input.value ||= sessionStorage.getItem(storageKeys.joinName) ?? '';
  } catch {
    on.querySelector('[data-forgets]')?.removeAttribute('hidden');
  }
}
