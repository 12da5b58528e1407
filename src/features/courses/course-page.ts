/** Everything a course page does while it is read: progress on the page follows the store, islands start when they are seen, other buttons load what they do. */
import { $progress, canKeepProgress, complete, hasUnread, percentOf, resetCourse } from '../../stores/progress.ts';
import { startWhenSeen } from '../../ui/when-seen.ts';

startWhenSeen(() => import('./islands.ts'));

/** `pressed-first.js` puts in what is pressed, from before this script has come. */
declare let pressed: Element[] | { push: (target: Element) => void };

class CourseProgress extends HTMLElement {
  connectedCallback() {
    const course = this.dataset.course ?? '';
    const cards = [...document.querySelectorAll<HTMLElement>('[data-module]')];
    // ProgressHeader.astro has them all; asking whether they are there would cost bytes of which there are none.
    const bar = this.querySelector('progress') as HTMLProgressElement;
    const percent = this.querySelector('[data-percent]') as HTMLElement;
    const status = this.querySelector('[data-status]') as HTMLElement;
    const marks = document.querySelectorAll('[data-mark]');
    const show = (selector: string, isShown: boolean) => {
      for (const part of document.querySelectorAll(selector)) part.toggleAttribute('hidden', !isShown);
    };
    const say = (text: string) => {
      status.textContent = text;
    };

    const press = (target: Element, preventScroll = false) => {
      const button = target.closest<HTMLElement>('[data-complete],[data-act]');
      const card = button?.closest<HTMLElement>('[data-module]');
      if (button?.dataset.act)
        import('./course-actions.ts')
          .then((actions) => actions.act(button, { reset: () => resetCourse(course), say }))
          .catch(() => alert('A part of this page did not load. Check the connection and reload the page.'));
      else if (card) {
        complete(course, card.dataset.module ?? '');
        // The button goes away: the focus stays in the card.
        const heading = card.querySelector<HTMLElement>('[data-heading]');
        heading?.focus({ preventScroll });
        say(`${heading?.textContent}: complete. ${percent.textContent} of the course.`);
      }
    };

    $progress.subscribe((all) => {
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
      bar.value = value;
      percent.textContent = `${value}%`;
      show('[data-when-begun]', count > 0);
      show('[data-until-complete]', value < 100);
      show('[data-when-complete]', value === 100);
      show('[data-not-kept]', !canKeepProgress());
    });
    show('[data-unread]', hasUnread());

    // Whoever has pressed early may have read on.
    for (const target of pressed as Element[]) press(target, true);
    pressed = { push: press };
  }
}
customElements.define('course-progress', CourseProgress);
