/**
 * Keeps the section of the address in its place, 80 px below the top (`scroll-padding` in base.css), while parts above it still change height. The browser
 * itself makes the jump; not every one holds it. The first key, wheel or touch of the reader ends the hold.
 */
let held: Element | null = null;

function hold(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A lone "%" names no section.
  }
  held = id ? document.getElementById(id) : null;
}

const release = (): void => {
  held = null;
};
for (const event of ['keydown', 'pointerdown', 'touchstart', 'wheel']) addEventListener(event, release, { passive: true, capture: true });
addEventListener('hashchange', hold);

// Who comes back or reloads is put where they were.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate') hold();

const main = document.querySelector('main');
let height = main?.offsetHeight;
if (main)
  new ResizeObserver(() => {
    if (main.offsetHeight === height) return;
    height = main.offsetHeight;
    held?.scrollIntoView({ behavior: 'instant' });
  }).observe(main);
