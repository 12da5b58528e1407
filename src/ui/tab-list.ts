/** Turns sections with links above them into tabs (ARIA Authoring Practices, tabs with automatic activation). Without it they are just sections with links. */
class TabList extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector('[data-tabs]');
    const pairs = [...this.querySelectorAll<HTMLAnchorElement>('[data-tabs] a')].flatMap((tab) => {
      const panel = document.getElementById(tab.hash.slice(1));
      return panel ? [{ tab, panel }] : [];
    });
    if (!list || !pairs[0]) return;
    list.setAttribute('role', 'tablist');
    let current = 0;

    const select = (index: number) => {
      current = index;
      for (const [i, { tab, panel }] of pairs.entries()) {
        tab.setAttribute('aria-selected', String(i === index));
        tab.tabIndex = i === index ? 0 : -1;
        panel.hidden = i !== index;
      }
    };
    const go = (index: number) => {
      history.replaceState(null, '', pairs[index]?.tab.hash);
      select(index);
    };
    /** Selects the tab whose panel is, or holds, the target of the address. */
    const followAddress = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const index = pairs.findIndex(({ panel }) => panel.contains(target));
      if (!target || index < 0) return;
      select(index);
      if (pairs[index]?.panel !== target) target.scrollIntoView();
    };

    for (const [i, { tab, panel }] of pairs.entries()) {
      tab.parentElement?.setAttribute('role', 'presentation');
      tab.setAttribute('role', 'tab');
      tab.id ||= `tab-${panel.id}`;
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        go(i);
      });
      tab.addEventListener('keydown', (event) => {
        const to = { ArrowRight: (i + 1) % pairs.length, ArrowLeft: (i - 1 + pairs.length) % pairs.length, Home: 0, End: pairs.length - 1, ' ': i }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        go(to);
        pairs[to]?.tab.focus();
      });
    }
    addEventListener('hashchange', followAddress);
    // On paper every section is there.
    addEventListener('beforeprint', () => {
      for (const { panel } of pairs) panel.hidden = false;
    });
    addEventListener('afterprint', () => select(current));
    select(0);
    followAddress();
  }
}

customElements.define('tab-list', TabList);

export {};
