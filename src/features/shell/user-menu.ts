/** The user menu: who one is, Dark Mode, and the way to the sign-out dialog. */
import { sayIfNotKept } from '../../stores/not-kept.ts';
import { $preferences, setPreferences } from '../../stores/preferences.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = (): boolean => {
  const { theme } = $preferences.get();
  return theme === 'system' ? systemDark.matches : theme === 'dark';
};

class UserMenu extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector<HTMLElement>('[popover]');
    const opener = this.querySelector('[popovertarget]');
    const dark = this.querySelector('[data-dark]');
    list?.addEventListener('toggle', (event) => opener?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open')));
    // A menu that stays open behind the focus would hide what is below it.
    list?.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) list.hidePopover();
    });
    dark?.addEventListener('click', () => {
      setPreferences({ theme: isDark() ? 'light' : 'dark' });
      sayIfNotKept();
    });
    // The dialog opens by itself; the menu must be gone before.
    this.querySelector('[data-sign-out]')?.addEventListener('click', () => list?.hidePopover());
    const show = () => {
      for (const place of this.querySelectorAll('[data-user-name]')) place.textContent = $preferences.get().name.trim() || 'Teacher';
      dark?.setAttribute('aria-pressed', String(isDark()));
    };
    systemDark.addEventListener('change', show);
    $preferences.subscribe(show);
  }
}
customElements.define('user-menu', UserMenu);
