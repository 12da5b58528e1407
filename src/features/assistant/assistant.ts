/** Loads the assistant with the first press of its button; until then a page pays for these lines only. */
import { loadPart } from '../../ui/load-part.ts';

const host = document.querySelector<HTMLElement>('.assistant');
const button = host?.querySelector('button');
const status = host?.querySelector('output');
let toggle: (() => void) | undefined;
let isLoading = false;

if (host && button && status)
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
