/** `/offline.js`: what a page tells its reader about reading offline. Loaded by `register.ts` on pages that the worker has answered, and by the button of a course. */
import { pressed, showState } from './course-control.ts';
import { showNotices } from './page-notices.ts';

if (navigator.serviceWorker?.controller) showNotices();
const button = document.querySelector<HTMLElement>('[data-act=offline]');
if (button) void showState(button);

export { pressed };
