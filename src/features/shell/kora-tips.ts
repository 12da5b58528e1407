/** Kora Tips: the next tip, and away with them, with a way back. */
import { $isKept } from '../../stores/device-storage.ts';
import { setSidebar } from '../../stores/sidebar.ts';
import { showToast } from '../../stores/toasts.ts';

class KoraTips extends HTMLElement {
  connectedCallback() {
    const { dataset } = document.documentElement;
    const count = this.querySelectorAll('.kora-tip').length;
    this.querySelector('[data-next]')?.addEventListener('click', () => {
      dataset.tip = String((Number(dataset.tip ?? 0) + 1) % count);
    });
    this.querySelector('[data-dismiss]')?.addEventListener('click', () => {
      // The focus goes to what stands before the box, not to nowhere.
      const links = this.parentElement?.querySelectorAll<HTMLElement>('.app-link');
      setSidebar({ tips: false });
      links?.[links.length - 1]?.focus();
      const message = $isKept.get() ? 'Settings can show them again.' : 'This browser does not keep that: they are back on the next page.';
      showToast({ title: 'Kora Tips are hidden', message, action: { label: 'Undo', run: () => setSidebar({ tips: true }) } });
    });
  }
}
customElements.define('kora-tips', KoraTips);
