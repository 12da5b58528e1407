/** What the buttons of a course page do beyond marking a module: loaded when one of them is pressed, because reading needs none of it. */
import { loadPart } from '../../ui/load-part.ts';
import handoutStyles from './handout.css?inline';

export interface CoursePage {
  /** Takes the progress in this course back to nothing. What it returns brings it back. */
  reset: () => () => void;
  /** Tells a screen reader. */
  say: (text: string) => void;
}

const handout = new CSSStyleSheet();
handout.replaceSync(handoutStyles);

/** `button`: its `data-act` names what to do. */
export async function act(button: HTMLElement, page: CoursePage): Promise<void> {
  await actions[button.dataset.act ?? '']?.(button, page);
}

/** Made by the build for the service worker, which has it where there is no network. In development Vite serves the source itself. */
const offlineFile = import.meta.env.DEV ? '/src/features/offline/offline.ts' : '/offline.js';

const actions: Record<string, (button: HTMLElement, page: CoursePage) => void | Promise<void>> = {
  reset(_, { reset, say }) {
    const bringBack = reset();
    const bar = document.querySelector<HTMLElement>('course-progress progress');
    // A quiz that was opened by completing the course is closed again.
    document.getElementById('final-quiz')?.setAttribute('data-locked', '');
    document.querySelector('[data-undo]')?.remove();
    const undo = Object.assign(document.createElement('button'), { type: 'button', className: 'btn btn-quiet', textContent: 'Undo' });
    undo.dataset.undo = '';
    undo.addEventListener('click', () => {
      bringBack();
      undo.remove();
      say('Your progress is back.');
      bar?.focus();
    });
    document.querySelector('.course-progress-row')?.append(undo);
    say('Progress in this course is back to 0%. Undo brings it back.');
    bar?.focus();
  },
  /** To hand to a class: questions, no answers. */
  handout: (button) => printModule(button, 'is-handout'),
  /** For the teacher: the answers follow on a page of their own. */
  handoutWithKey: (button) => printModule(button, 'is-handout', 'has-key'),
  async certificate() {
    const { offerCertificate } = await loadPart(() => import('./certificate/certificate-of-course.ts'));
    offerCertificate(document.querySelectorAll('[data-module]').length);
  },
  async offline(button) {
    const { pressed } = await loadPart(() => import(/* @vite-ignore */ offlineFile));
    await pressed(button);
  },
  /** Opens the part of the page that `aria-controls` names, such as the final quiz. */
  open(button) {
    const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
    part?.removeAttribute('data-locked');
    part?.focus();
  },
};

/** Prints the module that the button stands in, marked with how it should look. */
function printModule(button: HTMLElement, ...looks: string[]): void {
  if (!document.adoptedStyleSheets.includes(handout)) document.adoptedStyleSheets.push(handout);
  const card = button.closest<HTMLElement>('[data-module]');
  if (card) card.dataset.origin = [document.querySelector('h1')?.textContent, `${location.origin}${location.pathname}#${card.id}`].join(' · ');
  card?.classList.add(...looks);
  addEventListener('afterprint', () => card?.classList.remove(...looks), { once: true });
  print();
}
