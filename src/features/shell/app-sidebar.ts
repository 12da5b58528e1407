/** The sidebar's behavior: folds to icons on wide windows, is a drawer with the focus kept inside on small ones, and remembers how it stands. */
import { sayIfNotKept } from '../../stores/not-kept.ts';
import { $sidebar, setSidebar, toggleGroup } from '../../stores/sidebar.ts';

/** From here on the sidebar stands beside the page: the same width as in the styles. */
const wide = matchMedia('(min-width: 60rem)');

class AppSidebar extends HTMLElement {
  connectedCallback() {
    const toggle = document.getElementById('sidebar-toggle');
    toggle?.addEventListener('click', (event) => {
      if (!wide.matches) return;
      // On wide windows the button folds instead of opening the drawer.
      event.preventDefault();
      setSidebar({ icons: !$sidebar.get().icons });
      sayIfNotKept();
    });
    for (const button of this.#groupButtons)
      button.addEventListener('click', () => {
        toggleGroup(button.dataset.group ?? '');
        sayIfNotKept();
      });

    // Before the drawer closes the rest of the page must take the focus again, which the browser then gives back to the toggle.
    this.addEventListener('beforetoggle', (event) => this.#holdFocus((event as ToggleEvent).newState === 'open'));
    this.addEventListener('toggle', () => this.#show());
    wide.addEventListener('change', () => {
      if (this.#isOpen) this.hidePopover();
      this.#show();
    });
    $sidebar.subscribe(() => this.#show());
  }

  get #isOpen(): boolean {
    return this.matches(':popover-open');
  }

  get #groupButtons(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('[data-group]');
  }

  /** While the drawer is open nothing behind it can be reached. */
  #holdFocus(isHeld: boolean): void {
    for (const part of document.body.children) if (part !== this && part.id !== 'notifications') part.toggleAttribute('inert', isHeld);
  }

  #show(): void {
    const { icons, folded } = $sidebar.get();
    document.getElementById('sidebar-toggle')?.setAttribute('aria-expanded', String(wide.matches ? !icons : this.#isOpen));
    for (const button of this.#groupButtons) button.setAttribute('aria-expanded', String(!folded.includes(button.dataset.group ?? '')));
    for (const link of this.querySelectorAll<HTMLElement>('.app-link')) link.title = icons && wide.matches ? (link.textContent?.trim() ?? '') : '';
  }
}
customElements.define('app-sidebar', AppSidebar);
