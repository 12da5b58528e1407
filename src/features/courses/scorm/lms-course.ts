/** Runs first in a packaged course: begins the session, puts its storage in the place of the browser's, ends the session when the page is left. */
import { findApi } from './lms-api.ts';
import { beginSession } from './lms-session.ts';
import { lmsStorage } from './lms-storage.ts';

const course = document.querySelector<HTMLElement>('course-progress')?.dataset.course ?? '';
const modules = [...document.querySelectorAll('[data-module]')].map(({ id }) => id);
const note = document.querySelector('[data-lms]');

let aside = '';

function tell(refusal: string | null): void {
  const refused = `Your learning platform did not accept the report of this course${refusal ? ` (it says: ${refusal})` : ''}. What you complete now may not be recorded.`;
  if (note) note.textContent = (refusal === null ? 'Your progress is reported to your learning platform.' : refused) + aside;
}

const api = findApi(window);
const session = api && beginSession(api, () => performance.now(), tell);
if (session?.hasUnread) {
  aside = ' Progress that it held of this course could not be read. It is kept there as it stands, and you go on from what could.';
  note?.append(aside);
}

Object.defineProperty(window, 'localStorage', { configurable: true, value: lmsStorage(session, course, modules) });

addEventListener('pagehide', () => session?.end());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') session?.pause();
});
// A page that the browser had set aside comes back after its session has ended: it begins anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
