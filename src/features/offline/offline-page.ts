/** Fills the page about reading offline with what this device keeps. */
import type { KeptCourse, KeptPage } from '../../contracts/offline.ts';
import { dayInWords, sizeInWords } from './words.ts';
import { askOnce, workerAtWork } from './worker.ts';

const one = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(`.offline ${selector}`);
const say = (words: string): void => {
  const status = one('[data-status]');
  if (status) status.textContent = words;
};

/** The worker shows this page under the address of the one that was asked for. */
if (location.pathname !== '/offline') {
  document.title = 'You are offline · Kora';
  set('[data-title]', 'You are offline');
  set('[data-lead]', 'The page you asked for is not kept on this device, and the site cannot be reached. What is listed below can be read now.');
  one('[data-asked]')?.toggleAttribute('hidden', false);
  one('[data-again]')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => say('The connection is back.'));
}

one('[data-forget] button')?.addEventListener('click', async () => {
  const worker = await workerAtWork();
  if (worker) await askOnce(worker, { kind: 'forget-pages' });
  await list();
  say('The pages are forgotten. Courses and tools stay.');
  focusTitle();
});

void list();

async function list(): Promise<void> {
  const worker = await workerAtWork();
  const answer = worker && (await askOnce(worker, { kind: 'list' }));
  if (answer?.kind !== 'list') return;
  const { courses, pages } = answer;
  // This page is no page to go to.
  const others = pages.filter(({ path }) => path !== '/offline');
  one('[data-courses]')?.replaceChildren(...courses.map(courseRow));
  one('[data-pages]')?.replaceChildren(...others.map(pageRow));
  one('[data-no-courses]')?.toggleAttribute('hidden', courses.length > 0);
  one('[data-no-pages]')?.toggleAttribute('hidden', others.length > 0);
  one('[data-forget]')?.toggleAttribute('hidden', others.length === 0);
}

function courseRow({ id, title, size, at }: KeptCourse): HTMLLIElement {
  const made = row(`/${id}`, title, `${sizeInWords(size)}, from ${dayInWords(at)}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-quiet';
  button.textContent = 'Remove';
  button.ariaLabel = `Remove ${title}`;
  button.onclick = async () => {
    const worker = await workerAtWork();
    if (worker) await askOnce(worker, { kind: 'forget-course', course: id });
    await list();
    say(`${title} is removed from this device. What you did in it stays.`);
    focusTitle();
  };
  made.append(button);
  return made;
}

const pageRow = ({ path, title, at }: KeptPage): HTMLLIElement => row(path, title || path, `from ${dayInWords(at)}`);

function row(href: string, words: string, about: string): HTMLLIElement {
  const made = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = words;
  const note = document.createElement('span');
  note.textContent = about;
  made.append(link, note);
  return made;
}

/** The button that was pressed is gone. */
function focusTitle(): void {
  const title = one('[data-title]');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

function set(selector: string, words: string): void {
  const place = one(selector);
  if (place) place.textContent = words;
}
