/** Everything a course page does while it is read: progress on the page follows the store, islands start when they are seen, other buttons load what they do. */
import { $progress, canKeepProgress, complete, hasUnread, percentOf, resetCourse } from '../../stores/progress.ts';
import { startWhenSeen } from '../../ui/when-seen.ts';

startWhenSeen(() => import('./islands.ts'));

class CourseProgress extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const course = this.dataset.course ?? '';
    const cards = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    const bar = this.querySelector('progress');
    const percent = this.querySelector('[data-percent]');
    const status = this.querySelector('[data-status]');
    const show = (selector: string, isShown: boolean) => {
      for (const part of document.querySelectorAll(selector)) part.toggleAttribute('hidden', !isShown);
    };
    const say = (text: string) => {
      if (status) status.textContent = text;
    };

    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-complete],[data-act]');
      const card = button?.closest<HTMLElement>('[data-module]');
      if (button?.dataset.act)
        import('./course-actions.ts')
          .then(({ act }) => act(button, { reset: () => resetCourse(course), say }))
          .catch(() => alert('A part of this page did not load. Check the connection and reload the page.'));
      else if (card) {
        complete(course, card.dataset.module ?? '');
        // The button goes away: the focus stays in the card.
        card.querySelector<HTMLElement>('[data-heading]')?.focus();
        say(`${card.dataset.title}: complete. ${percent?.textContent} of the course.`);
      }
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
      show('[data-when-begun]', count > 0);
      show('[data-until-complete]', value < 100);
      show('[data-when-complete]', value === 100);
    });
    show('[data-not-kept]', !canKeepProgress());
    show('[data-unread]', hasUnread());
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}
customElements.define('course-progress', CourseProgress);
