/** Quiet notices at the lower edge of a page: that it is a kept copy, that a newer version has arrived. Nothing happens by itself. */
import { keptAttribute, type Newer } from '../../contracts/offline.ts';
import styles from './page-notices.css?inline';
import { addStyles } from './styles.ts';
import { momentInWords } from './words.ts';

let bar: HTMLElement | null = null;

export function showNotices(): void {
  const keptAt = document.documentElement.getAttribute(keptAttribute);
  if (keptAt) notice(`You are reading a kept copy from ${momentInWords(keptAt)}. The site could not be reached.`);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Newer>) => {
    if (data.kind === 'newer') notice('This page has been updated. What you have typed here stays until you reload.', 'Reload');
  });
  lookForUpdates();
}

/** Milliseconds between two looks for a new version by a page that stays open. */
const hour = 3_600_000;

/** A page that is opened makes the browser look; one that has been open since yesterday does so when someone comes back to it. */
function lookForUpdates(): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden || Date.now() - last < hour) return;
    last = Date.now();
    const registration = await navigator.serviceWorker.getRegistration();
    // Without a network it is tried the next time.
    await registration?.update().catch(() => undefined);
  });
}

/** A newer notice takes the place of the one before. */
function notice(words: string, action?: string): void {
  const { text, buttons } = parts();
  text.textContent = words;
  const close = button('Close', 'btn-quiet', () => {
    if (bar) bar.hidden = true;
  });
  buttons.replaceChildren(...(action ? [button(action, 'btn-primary', () => location.reload())] : []), close);
}

function parts(): { text: HTMLElement; buttons: HTMLElement } {
  if (!bar) {
    addStyles(styles);
    bar = document.createElement('aside');
    bar.className = 'page-notice';
    bar.ariaLabel = 'About this page';
    // The words come into a live region that is there already: only then are they read aloud.
    bar.innerHTML = '<p role="status"></p><div></div>';
    document.body.append(bar);
  }
  bar.hidden = false;
  const [text, buttons] = bar.children as unknown as [HTMLElement, HTMLElement];
  return { text, buttons };
}

function button(label: string, look: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `btn ${look}`;
  made.textContent = label;
  made.onclick = onPress;
  return made;
}
