/** Turns sections with links above them into tabs (ARIA Authoring Practices, tabs with automatic activation). Without it they are just sections with links. */
class TabList extends HTMLElement {
  connectedCallback() {
    const list = this.querySelector('[data-tabs]');
    const tabs = [...this.querySelectorAll<HTMLAnchorElement>('[data-tabs] a')];
    const panels = tabs.map((tab) => document.getElementById(tab.hash.slice(1)));
    if (!list || tabs.length === 0) return;
    list.setAttribute('role', 'tablist');

    const select = (index: number, focus = false) => {
      for (const [i, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(i === index));
        tab.tabIndex = i === index ? 0 : -1;
        panels[i]?.toggleAttribute('hidden', i !== index);
      }
      if (focus) tabs[index]?.focus();
    };
    /** The tab whose panel is, or holds, the target of the address. */
    const fromAddress = () => {
      const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      const index = panels.findIndex((panel) => target && panel?.contains(target));
      if (index >= 0) {
        select(index);
        if (target && panels[index] !== target) target.scrollIntoView();
      }
      return index >= 0;
    };

    for (const [i, tab] of tabs.entries()) {
      const panel = panels[i];
      tab.parentElement?.setAttribute('role', 'presentation');
      tab.setAttribute('role', 'tab');
      tab.id ||= `tab-${tab.hash.slice(1)}`;
      tab.setAttribute('aria-controls', tab.hash.slice(1));
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        history.replaceState(null, '', tab.hash);
        select(i);
      });
      tab.addEventListener('keydown', (event) => {
        const to = { ArrowRight: (i + 1) % tabs.length, ArrowLeft: (i - 1 + tabs.length) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
        if (event.key === ' ') tab.click();
        if (to === undefined && event.key !== ' ') return;
        event.preventDefault();
        if (to !== undefined) {
          history.replaceState(null, '', tabs[to]?.hash);
          select(to, true);
        }
      });
    }
    addEventListener('hashchange', fromAddress);
    // On paper every section is there.
    addEventListener('beforeprint', () => {
      for (const panel of panels) panel?.removeAttribute('hidden');
    });
    addEventListener('afterprint', () =>
      select(
        Math.max(
          0,
          tabs.findIndex((tab) => tab.ariaSelected === 'true'),
        ),
      ),
    );
    if (!fromAddress()) select(0);
  }
}
customElements.define('tab-list', TabList);
