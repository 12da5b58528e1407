/**
 * Fetches the page behind a link that has been in view for some seconds, so that it opens at once: marks `<a data-prefetch>` as "now", which the speculation rules
 * in `prefetch-rules.json` wait for. Rules, because a browser opens what they fetched without asking the server again; `<link rel="prefetch">` costs that
 * round trip, since our pages are to be revalidated. A browser without rules (Firefox, Safari) fetches nothing ahead. Never for a reader who saves data or is on a
 * very slow line. Part of course pages, which have 3 kB for all their scripts.
 */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Milliseconds in view before a link is worth its bytes. */
const dwell = 2_000;
/** Links that one page follows ahead: about 100 kB for someone who reads a whole hub. */
let left = 8;

const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
const { connection } = navigator as Navigator & { connection?: Connection };

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    clearTimeout(waiting.get(target));
    if (isIntersecting)
      waiting.set(
        target,
        setTimeout(() => {
          watcher.unobserve(target);
          if (left-- > 0) target.setAttribute('data-prefetch', 'now');
        }, dwell),
      );
  }
});

if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? '') && !matchMedia('(prefers-reduced-data: reduce)').matches)
  for (const link of document.querySelectorAll('[data-prefetch]')) watcher.observe(link);
