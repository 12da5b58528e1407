/** Loads the assistant with the first press of its button; until then a page pays for these lines only. */
import { loadPart } from '../../ui/load-part.ts';

const host = document.querySelector<HTMLElement>('.assistant');
const button = host?.querySelector('button');
const status = host?.querySelector('output');
let toggle: (() => void) | undefined;
let isLoading = false;

if (host && button && status) {
  button.addEventListener('click', async () => {
    if (toggle) return toggle();
    if (isLoading) return;
    isLoading = true;
    status.textContent = host.dataset.opening ?? '';
    try {
      const { start } = await loadPart(() => import('./assistant-start.ts'));
      toggle = start(host, button);
      status.textContent = '';
      toggle();
    } catch {
      status.textContent = host.dataset.failed ?? '';
    }
    isLoading = false;
  });

  // A button that floats must not lie on another one, nor on its words: it steps aside until the page has moved on.
  const controls = 'a, button, input, select, textarea, summary, label';
  /** Square pixels of a box that the button covers. */
  const covered = (b: DOMRect): number => {
    const a = button.getBoundingClientRect();
    return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  };
  const liesOn = (control: Element): boolean => {
    const box = control.getBoundingClientRect();
    // A corner of something large leaves enough of it to press.
    if (covered(box) > 0.15 * box.width * box.height) return true;
    // A link that fills its card takes all words of the card along.
    const isCard = getComputedStyle(control, '::after').position === 'absolute';
    const texts = document.createTreeWalker((isCard && control instanceof HTMLElement && control.offsetParent) || control, NodeFilter.SHOW_TEXT);
    const line = document.createRange();
    while (texts.nextNode()) {
      line.selectNodeContents(texts.currentNode);
      if ([...line.getClientRects()].some((words) => covered(words) > 0)) return true;
    }
    return false;
  };
  const stepAside = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    // Rows closer to each other than a line of text is high.
    const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => top + 1 + share * (bottom - top - 2));
    const under = [left + 1, (left + right) / 2, right - 1].flatMap((x) => rows.flatMap((y) => document.elementsFromPoint(x, y)));
    const hit = new Set(under.flatMap((element) => element.closest(controls) ?? []));
    host.toggleAttribute(
      'data-aside',
      [...hit].some((control) => !host.contains(control) && liesOn(control)),
    );
  };
  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(stepAside);
  };
  for (const moved of ['scroll', 'resize', 'click', 'input']) addEventListener(moved, soon, { passive: true });
  new ResizeObserver(soon).observe(document.body);
}
