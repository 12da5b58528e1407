/**
 * Starts islands when they come near the window: `<when-seen data-island="name">` holds the static HTML below `data-place`, a JSON script the props, if there are any.
 * Astro's own `client:visible` would put 1.8 kB of script into every course page before anyone scrolls; the budget is 3 kB for everything.
 */
type Start = (place: HTMLElement, props: unknown) => void;

/** `islands`: what loads each kind of island, by its name. */
export function startWhenSeen(islands: Readonly<Record<string, () => Promise<{ start: Start }>>>): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        const props = target.querySelector('script[type="application/json"]')?.textContent ?? '{}';
        const place = target.querySelector<HTMLElement>('[data-place]');
        if (place) void islands[(target as HTMLElement).dataset.island ?? '']?.().then(({ start }) => start(place, JSON.parse(props)));
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll('when-seen')) watcher.observe(island);
}
