/** On the page of a tool: what the button does comes with the worker's own file, as on a course page. */
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';

/** Made by the build for the service worker, which has it where there is no network. In development Vite serves the source itself. */
const offlineFile = import.meta.env.DEV ? '/src/features/offline/offline.ts' : '/offline.js';

const button = document.querySelector<HTMLElement>('[data-act=offline][data-keep]');
button?.addEventListener('click', async () => {
  try {
    const { pressed } = await loadPart<{ pressed: (pressed: HTMLElement) => Promise<void> }>(() => import(/* @vite-ignore */ offlineFile));
    await pressed(button);
  } catch {
    showToast({ title: 'Not started', message: 'Check the connection and try again.', variant: 'destructive' });
  }
});
