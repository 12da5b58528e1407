/** Loads React and the toaster when the first toast is raised, so that a page without one pays nothing. */
import { $toast } from '../../stores/toasts.ts';

const stop = $toast.listen(async () => {
  stop();
  const place = document.getElementById('notifications');
  if (!place) return;
  const [{ createRoot }, { createElement }, { Toaster }] = await Promise.all([import('react-dom/client'), import('react'), import('./Toaster.tsx')]);
  createRoot(place).render(createElement(Toaster));
});
