/** The catalog at work: filters by level and length, and on each card how far its reader has come. */
import * as storageKeys from '../../../contracts/storage-keys.ts';
import { onChange, readObject } from '../../../stores/device-storage.ts';

class CatalogFilter extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const cards = [...this.querySelectorAll<HTMLElement>('[data-course]')];
    const filter = () => {
      const { level, length } = Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]));
      for (const card of cards) card.hidden = !((!level || card.dataset.level === level) && fits(Number(card.dataset.minutes), length ?? ''));
      const tabs = [...this.querySelectorAll<HTMLElement>('.panel')].map((panel) => {
        const tab = this.querySelector(`.tabs [href="#${panel.id}"]`);
        const count = panel.querySelectorAll('[data-course]:not([hidden])').length;
        const shown = tab?.querySelector('.tab-count');
        if (shown) shown.textContent = String(count);
        return { panel, count, label: tab?.firstChild?.textContent ?? '' };
      });
      for (const { panel, count } of tabs) {
        panel.querySelector('[data-none]')?.toggleAttribute('hidden', count > 0);
        const elsewhere = tabs.filter((other) => other.count > 0).flatMap((other, i) => [i > 0 ? ', ' : '', linkTo(other)]);
        panel.querySelector('[data-elsewhere]')?.replaceChildren(...(elsewhere.length > 0 ? ['Found under ', ...elsewhere, '.'] : ['Nor is one under another tab.']));
      }
      const found = cards.filter((card) => !card.hidden).length;
      const status = this.querySelector('[data-found]');
      if (status) status.textContent = level || length ? `${found} of ${cards.length} courses` : '';
    };
    form?.addEventListener('change', filter);
    form?.addEventListener('submit', (event) => event.preventDefault());
    for (const button of this.querySelectorAll('[data-show-all]'))
      button.addEventListener('click', () => {
        form?.reset();
        filter();
        form?.querySelector('select')?.focus();
      });
    // A browser may bring back what was chosen before.
    filter();
    const follow = () => {
      const progress = readObject(storageKeys.progress);
      for (const card of cards) showProgress(card, progress[card.dataset.course ?? '']);
    };
    follow();
    onChange([storageKeys.progress], follow);
  }
}

/** Opens the tab: it follows the address. */
const linkTo = ({ panel, label, count }: { panel: HTMLElement; label: string; count: number }): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: `#${panel.id}`, textContent: `${label} (${count})` });

/** `length`: minutes at most, "over" for more than four hours, nothing for any. */
const fits = (minutes: number, length: string): boolean => !length || (length === 'over' ? minutes > 240 : minutes <= Number(length));

/** Bar and percentage once a module is complete, and a link to the first one that is not. */
function showProgress(card: HTMLElement, kept: unknown): void {
  const done: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const parts = JSON.parse(card.dataset.parts ?? '[]') as [slug: string, title: string][];
  const next = parts.find(([slug]) => !done.includes(slug));
  const value = Math.round((parts.filter(([slug]) => done.includes(slug)).length / parts.length) * 100);
  card.querySelector('[data-progress]')?.toggleAttribute('hidden', value === 0);
  const bar = card.querySelector('progress');
  if (bar) bar.value = value;
  const percent = card.querySelector('[data-percent]');
  if (percent) percent.textContent = `${value}%`;
  const resume = card.querySelector<HTMLAnchorElement>('[data-resume]');
  if (!resume) return;
  resume.hidden = value === 0 || !next;
  // One bright button on a card: the one that goes on.
  card.querySelector('[data-start]')?.classList.toggle('btn-primary', resume.hidden);
  if (next) {
    resume.textContent = `Resume: ${next[1]}`;
    resume.hash = next[0];
  }
}

customElements.define('catalog-filter', CatalogFilter);
