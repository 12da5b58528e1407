/**
 * Starts islands when they come near the window: `<when-seen data-island="name">` holds the static HTML below `data-place`.
 * Astro's own `client:visible` would put 1.8 kB of script into every course page before anyone scrolls; the budget is 3 kB for everything. For the same reason
 * the module that knows the islands by their names is loaded with the first of them.
 */
export function startWhenSeen(load: () => Promise<{ start: (island: HTMLElement) => Promise<void> }>): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        load()
          .then(({ start }) => start(target as HTMLElement))
          .catch(() => target.append('This part could not load. Reload the page to try again.'));
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll('when-seen')) watcher.observe(island);
}
