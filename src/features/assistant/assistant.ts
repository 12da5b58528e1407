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

  // A button that floats must not lie on another one: it steps aside until the page has moved on.
  const controls = 'a, button, input, select, textarea, summary, label';
  const liesOn = (control: Element): boolean => {
    const [a, b] = [button.getBoundingClientRect(), control.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // A corner of something large leaves enough of it to press.
    return width > 0 && height > 0 && width * height > 0.15 * b.width * b.height;
  };
  const stepAside = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const under = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) => document.elementsFromPoint(x, y)));
    const covered = under.flatMap((element) => element.closest(controls) ?? []).some((control) => !host.contains(control) && liesOn(control));
    host.toggleAttribute('data-aside', covered);
  };
  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(stepAside);
  };
  for (const moved of ['scroll', 'resize', 'click', 'input']) addEventListener(moved, soon, { passive: true });
  new ResizeObserver(soon).observe(document.body);
}
