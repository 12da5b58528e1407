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
    const marks = document.querySelectorAll('[data-mark]');
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
        const heading = card.querySelector<HTMLElement>('[data-heading]');
        heading?.focus();
        say(`${heading?.textContent}: complete. ${percent?.textContent} of the course.`);
      }
    });

    this.#stop = $progress.subscribe((all) => {
      const done = all[course] ?? [];
      const isDone = cards.map((card) => done.includes(card.dataset.module ?? ''));
      const count = isDone.filter(Boolean).length;
      /** Of a course that was begun, the module to go on with. */
      const next = count > 0 ? isDone.indexOf(false) : -1;
      cards.forEach((card, i) => {
        card.querySelector('[data-complete]')?.toggleAttribute('hidden', isDone[i]);
        card.querySelector('[data-check]')?.toggleAttribute('hidden', !isDone[i]);
        const mark = marks[i];
        if (!mark) return;
        mark.textContent = isDone[i] ? 'Completed' : i === next ? 'Next' : '';
        if (mark.parentElement) mark.parentElement.className = isDone[i] ? 'is-done' : i === next ? 'is-next' : '';
      });
      const value = percentOf(count, cards.length);
      if (bar) bar.value = value;
      if (percent) percent.textContent = `${value}%`;
      show('[data-when-begun]', count > 0);
      show('[data-until-complete]', value < 100);
      show('[data-when-complete]', value === 100);
      show('[data-not-kept]', !canKeepProgress());
    });
    show('[data-unread]', hasUnread());
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}
customElements.define('course-progress', CourseProgress);
