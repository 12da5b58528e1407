/** The header's three small behaviors: scrolled state past 100 px, theme toggle, the menu button's state. */
import * as storageKeys from '../../contracts/storage-keys.ts';

const header = document.getElementById('site-header');
const mark = document.getElementById('scroll-mark');
if (header && mark) new IntersectionObserver(([entry]) => header.toggleAttribute('data-scrolled', !entry?.isIntersecting)).observe(mark);

const toggle = document.getElementById('theme-toggle');
const note = document.getElementById('theme-note');
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = (): boolean => (root.dataset.theme ? root.dataset.theme === 'dark' : systemDark.matches);
const show = (): void => toggle?.setAttribute('aria-pressed', String(isDark()));
show();
systemDark.addEventListener('change', show);
toggle?.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  show();
  try {
    localStorage.setItem(storageKeys.theme, root.dataset.theme);
  } catch {
    // Storage is forbidden or full. The next press of anything takes the note away.
    if (note) note.textContent = 'Not kept: this browser keeps nothing for this site, or is full. The choice lasts until you leave the page.';
  }
});
addEventListener('click', () => note?.replaceChildren(), { capture: true });
addEventListener('storage', ({ key, newValue }) => {
  // A null key: everything was cleared.
  if (key !== storageKeys.theme && key !== null) return;
  if (newValue === 'dark' || newValue === 'light') root.dataset.theme = newValue;
  else delete root.dataset.theme;
  show();
});

const menuButton = document.getElementById('menu-button');
document.getElementById('site-menu')?.addEventListener('toggle', (event) => {
  menuButton?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
});
