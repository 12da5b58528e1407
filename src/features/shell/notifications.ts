/**
 * Loads React and the toaster when the first toast is raised, or a form that may raise one gets the focus, so that a page without one pays nothing. While they are slow
 * in coming, or do not come at all, the words stand there without them.
 */
import { $toast, dismissToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';

/** Milliseconds before the words are shown without the toaster. */
const patienceMs = 400;

const place = document.getElementById('notifications');
/** There before its words are, so that they are read aloud. */
const plain = document.createElement('div');
plain.className = 'toast-viewport';
plain.setAttribute('role', 'status');
let isLoading = false;
let isThere = false;

function showPlain(): void {
  const toast = $toast.get();
  plain.replaceChildren();
  if (!toast || isThere) return;
  const { id, title, message, variant, action } = toast;
  const box = plain.appendChild(document.createElement('div'));
  box.className = `toast ${variant === 'destructive' ? 'toast-destructive' : ''}`;
  const words = box.appendChild(document.createElement('p'));
  words.className = 'min-w-0 flex-1';
  words.appendChild(document.createElement('strong')).textContent = title;
  if (message) words.append(document.createElement('br'), message);
  const addButton = (label: string, run?: () => void): void => {
    const button = box.appendChild(document.createElement('button'));
    button.type = 'button';
    button.className = 'btn';
    button.textContent = label;
    button.onclick = () => {
      run?.();
      dismissToast(id);
    };
  };
  if (action) addButton(action.label, action.run);
  addButton('Close');
}

async function load(on: HTMLElement): Promise<void> {
  if (isLoading || isThere) return;
  isLoading = true;
  const slow = setTimeout(showPlain, patienceMs);
  try {
    const { start } = await loadPart(() => import('./toaster-start.ts'));
    isThere = true;
    plain.remove();
    start(on);
  } catch {
    // The toast stays where it waits: the next one, or the network when it is back, tries again.
    showPlain();
  }
  clearTimeout(slow);
  isLoading = false;
}

if (place) {
  place.append(plain);
  $toast.listen((toast) => {
    if (isThere) return;
    // One that is already shown without the toaster gives way at once.
    if (plain.hasChildNodes()) showPlain();
    if (toast) load(place);
  });
  addEventListener('online', () => $toast.get() && load(place));
  document.addEventListener('focusin', ({ target }) => (target as Element).closest('[data-raises-toast]') && load(place));
}
