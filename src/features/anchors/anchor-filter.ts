/** Filters and search of the anchor library. What is chosen stands in the address, so that it can be shared. */

const names = ['q', 'mode', 'feeling', 'subject', 'age'] as const;

class AnchorFilter extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    if (!form) return;
    const rows = [...this.querySelectorAll<HTMLElement>('[data-anchor]')].map((row) => ({
      row,
      tags: (row.dataset.anchor ?? '').split(' '),
      words: ` ${plain(`${row.textContent} ${row.dataset.more}`)}`,
    }));

    const show = () => {
      const chosen = readForm(form);
      const tags = [chosen.mode, chosen.feeling, chosen.subject, chosen.age].filter(Boolean);
      const words = plain(chosen.q).split(' ').filter(Boolean).map(root);
      for (const each of rows) each.row.hidden = !(tags.every((tag) => each.tags.includes(tag)) && words.every((word) => each.words.includes(` ${word}`)));
      for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) group.hidden = !group.querySelector('[data-anchor]:not([hidden])');
      const found = rows.filter(({ row }) => !row.hidden).length;
      const status = this.querySelector('[data-found]');
      const said = found === rows.length ? `${found} anchors` : `${found} of ${rows.length} anchors`;
      if (status && status.textContent !== said) status.textContent = said;
      this.querySelector('[data-none]')?.toggleAttribute('hidden', found > 0);
    };
    const changed = () => {
      show();
      const address = new URLSearchParams(Object.entries(readForm(form)).filter(([, value]) => value));
      history.replaceState(null, '', `${location.pathname}${address.size > 0 ? `?${address}` : ''}`);
    };
    const follow = () => {
      const asked = new URLSearchParams(location.search);
      for (const name of names) {
        const field = form.elements.namedItem(name);
        const value = asked.get(name)?.slice(0, 80);
        if (value === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
        field.value = value;
        // A choice that the list does not have would leave it empty.
        if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
      }
      show();
    };

    form.addEventListener('input', changed);
    form.addEventListener('submit', (event) => event.preventDefault());
    // The fields are empty by the next task.
    form.addEventListener('reset', () => setTimeout(changed, 0));
    addEventListener('popstate', follow);
    follow();
  }
}

function readForm(form: HTMLFormElement): Record<(typeof names)[number], string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<(typeof names)[number], string>;
}

/** Words and single spaces, blind to case, accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A word without its ending, so that "fractions" finds a fraction and "bully" who was bullied. */
const root = (word: string): string => word.replace(/^(.{3,}?)(?:ies|ied|ying|y|ing|ed|es|s)$/, '$1');

customElements.define('anchor-filter', AnchorFilter);

export {};
