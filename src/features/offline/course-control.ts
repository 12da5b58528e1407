/** "Make this course available offline", or a tool: the button, its progress and what became of it. One button throughout, so that the focus stays where it is. */
import type { Answer, KeptCourse, WhyNot } from '../../contracts/offline.ts';
import styles from './course-control.css?inline';
import { addStyles } from './styles.ts';
import { dayInWords, sizeInWords } from './words.ts';
import { ask, askOnce, setUpWorker, workerAtWork } from './worker.ts';

const failures: Record<WhyNot, string> = {
  room: 'This browser has no room left for it. Nothing was kept of it, and what was kept before is still there. Remove a course that you need no longer, or free some room on the device.',
  network: 'The download broke off. What has arrived is used when you try again.',
  off: 'Reading offline is switched off on this site for now.',
};
const noWorker = 'This browser could not be set up for reading offline. Check the connection and try again; a private window may not allow it at all.';

/** Milliseconds without any news: the browser has ended the worker. It gives up a dead line earlier. */
const silence = 30_000;
const tooLong = (button: HTMLElement): void => fail(button, failures.network);

/** Shows what is so already: on a page that the worker has answered. */
export async function showState(button: HTMLElement): Promise<void> {
  const worker = await workerAtWork();
  const kept = worker && (await keptHere(worker, button));
  if (kept) showKept(button, kept);
}

/** What a press does depends on what is kept. */
export async function pressed(button: HTMLElement): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  const before = await workerAtWork();
  if (before && button.dataset.state === 'kept') return remove(button, before);
  busy(button, true);
  say(button, 'Downloading…');
  const worker = before ?? (await setUpWorker());
  if (!worker) return fail(button, noWorker);
  // So that the browser does not clear it away by itself when room gets short; where it would ask, the reader has just said what for.
  void navigator.storage?.persist?.().catch(() => false);
  let waiting = setTimeout(tooLong, silence, button);
  ask(worker, { kind: 'keep', course: courseOf(button) }, (answer) => {
    clearTimeout(waiting);
    if (answer.kind === 'progress') waiting = setTimeout(tooLong, silence, button);
    follow(button, answer);
  });
}

/** What the button keeps, in words. */
const whatOf = (button: HTMLElement): string => button.dataset.what ?? 'course';

const courseOf = (button: HTMLElement): string => button.dataset.keep ?? button.closest('.course')?.querySelector<HTMLElement>('[data-course]')?.dataset.course ?? '';

async function keptHere(worker: ServiceWorker, button: HTMLElement): Promise<KeptCourse | undefined> {
  const answer = await askOnce(worker, { kind: 'list' });
  return answer.kind === 'list' ? answer.courses.find(({ id }) => id === courseOf(button)) : undefined;
}

function follow(button: HTMLElement, answer: Answer): void {
  if (answer.kind === 'progress') bar(button).value = answer.done / answer.total;
  else if (answer.kind === 'kept') showKept(button, answer.course, `The ${whatOf(button)} is on this device now and can be used without a connection.`);
  else if (answer.kind === 'failed') fail(button, failures[answer.why]);
}

async function remove(button: HTMLElement, worker: ServiceWorker): Promise<void> {
  await askOnce(worker, { kind: 'forget-course', course: courseOf(button) });
  delete button.dataset.state;
  button.textContent = `Make this ${whatOf(button)} available offline`;
  listOf(button).hidden = true;
  say(button, `Removed from this device. ${button.dataset.keep ? 'What you wrote' : 'Your progress in the course'} stays.`);
}

function showKept(button: HTMLElement, { at, size }: KeptCourse, news = ''): void {
  busy(button, false);
  button.dataset.state = 'kept';
  button.textContent = 'Remove from this device';
  say(button, news || `Available offline since ${dayInWords(at)}, ${sizeInWords(size)}.`);
  listOf(button).hidden = false;
}

function fail(button: HTMLElement, words: string): void {
  busy(button, false);
  button.textContent = 'Try again';
  // A second attempt that fails as the first did must not look as if nothing had happened.
  const again = new Date().toLocaleTimeString('en-US', { timeStyle: 'medium' });
  say(button, button.dataset.state === 'failed' ? `${words} Last tried at ${again}.` : words);
  button.dataset.state = 'failed';
}

function busy(button: HTMLElement, isBusy: boolean): void {
  // Not `disabled`, which would take the focus away.
  button.ariaDisabled = isBusy ? 'true' : null;
  const progress = bar(button);
  progress.hidden = !isBusy;
  if (isBusy) progress.removeAttribute('value');
}

const place = (button: HTMLElement): HTMLElement => button.parentElement as HTMLElement;

function bar(button: HTMLElement): HTMLProgressElement {
  const there = place(button).querySelector('progress');
  if (there) return there;
  const made = document.createElement('progress');
  made.ariaLabel = `Download of this ${whatOf(button)}`;
  addStyles(styles);
  place(button).classList.add('course-offline');
  place(button).append(made);
  return made;
}

/** Leads to all that is kept. */
function listOf(button: HTMLElement): HTMLAnchorElement {
  const there = place(button).querySelector('a');
  if (there) return there;
  const made = document.createElement('a');
  made.href = '/offline';
  made.textContent = 'What is on this device';
  place(button).append(made);
  return made;
}

/** The size stands there from the start; it becomes the place where everything is said. */
function say(button: HTMLElement, words: string): void {
  const status = place(button).querySelector('[role=status]');
  if (status) status.textContent = words;
}
