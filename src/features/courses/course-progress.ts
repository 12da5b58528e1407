/** Course progress on a page of plain HTML: bar, percentage, buttons and checks follow the store. Written for few bytes: a course page has 3 kB for its scripts. */
import { $progress, canKeepProgress, complete, hasUnread, percentOf, resetCourse } from '../../stores/progress.ts';

const header = document.querySelector<HTMLElement>('course-progress');
const course = header?.dataset.course ?? '';
const cards = [...document.querySelectorAll<HTMLElement>('[data-module]')];
const bar = header?.querySelector('progress');
let value = 0;

const hide = (selector: string, isHidden: boolean, within: ParentNode = document): void => {
  for (const part of within.querySelectorAll<HTMLElement>(selector)) part.hidden = isHidden;
};
const say = (selector: string, text: string): void => {
  for (const place of header?.querySelectorAll(selector) ?? []) place.textContent = text;
};
const onPress = (selector: string, press: (button: HTMLElement) => void): void => {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) button.addEventListener('click', () => press(button));
};

onPress('[data-complete]', (button) => {
  const card = button.closest<HTMLElement>('[data-module]');
  complete(course, card?.id ?? '');
  // The button goes away: the focus stays in the card.
  card?.querySelector<HTMLElement>('[data-heading]')?.focus();
  say('[data-status]', `${card?.dataset.title}: complete. ${value}% of the course.`);
});
onPress('[data-open]', ({ dataset }) => {
  const part = document.getElementById(dataset.open ?? '');
  part?.removeAttribute('data-locked');
  part?.focus();
});
onPress('[data-certificate]', () =>
  import('./certificate/certificate-of-course.ts').then(
    (part) => part.offerCertificate(cards.length),
    () => alert('The certificate could not load. Try again.'),
  ),
);
onPress('course-progress [data-reset]', () => {
  resetCourse(course);
  say('[data-status]', 'Progress in this course is back to 0%.');
  bar?.focus();
});

$progress.subscribe((progress) => {
  const done = cards.filter((card) => {
    const isDone = progress[course]?.includes(card.id) ?? false;
    hide('[data-complete]', isDone, card);
    hide('[data-check]', !isDone, card);
    return isDone;
  });
  value = percentOf(done.length, cards.length);
  if (bar) bar.value = value;
  say('[data-percent]', `${value}%`);
  hide('course-progress [data-reset]', !done[0]);
  hide('[data-until-complete]', value > 99);
  hide('[data-when-complete]', value < 100);
});
hide('[data-not-kept]', canKeepProgress());
hide('[data-unread]', !hasUnread());
