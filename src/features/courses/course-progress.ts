/** Course progress on a page of plain HTML: bar, percentage, buttons and checks follow the store. */
import { $progress, canKeepProgress, complete, percentOf, resetCourse } from '../../stores/progress.ts';

class CourseProgress extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const course = this.dataset.course ?? '';
    const cards = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    const bar = this.querySelector('progress');
    const percent = this.querySelector('[data-percent]');
    const reset = this.querySelector<HTMLButtonElement>('[data-reset]');
    const status = this.querySelector('[data-status]');

    for (const card of cards)
      card.querySelector('[data-complete]')?.addEventListener('click', () => {
        complete(course, card.dataset.module ?? '');
        // The button goes away: the focus stays in the card.
        card.querySelector<HTMLElement>('[data-heading]')?.focus();
        if (status) status.textContent = `${card.dataset.title}: complete. ${percent?.textContent} of the course.`;
      });
    for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
      button.addEventListener('click', () => {
        const part = document.getElementById(button.dataset.open ?? '');
        part?.removeAttribute('data-locked');
        part?.focus();
      });
    reset?.addEventListener('click', () => {
      resetCourse(course);
      if (status) status.textContent = 'Progress in this course is back to 0%.';
      bar?.focus();
    });

    this.#stop = $progress.subscribe((all) => {
      const done = all[course] ?? [];
      const count = cards.filter((card) => {
        const isDone = done.includes(card.dataset.module ?? '');
        card.querySelector('[data-complete]')?.toggleAttribute('hidden', isDone);
        card.querySelector('[data-check]')?.toggleAttribute('hidden', !isDone);
        return isDone;
      }).length;
      const value = percentOf(count, cards.length);
      if (bar) bar.value = value;
      if (percent) percent.textContent = `${value}%`;
      reset?.toggleAttribute('hidden', count === 0);
      for (const part of document.querySelectorAll('[data-until-complete]')) part.toggleAttribute('hidden', value === 100);
      for (const part of document.querySelectorAll('[data-when-complete]')) part.toggleAttribute('hidden', value < 100);
    });
    this.querySelector('[data-not-kept]')?.toggleAttribute('hidden', canKeepProgress());
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}
customElements.define('course-progress', CourseProgress);
