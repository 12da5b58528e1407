/** Brings a quick check or quiz to life in the place of its static HTML; what the reader has chosen there, and the focus, stay. */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Before } from './quiz-state.ts';

interface Resumable {
  before?: Before;
}

export function startIn<Props extends Resumable>(place: HTMLElement, component: ComponentType<Props>, props: Props): void {
  const radios = () => [...place.querySelectorAll('fieldset')].map((question) => [...question.querySelectorAll('input')]);
  const before = radios();
  const optionsThat = (is: (input: HTMLInputElement) => boolean): Record<number, number> =>
    Object.fromEntries(before.flatMap((options, question) => options.flatMap((input, option) => (is(input) ? [[question, option]] : []))));
  // Whose focus shows came by keyboard and may still be looking through the options.
  const isLooking = (input: HTMLInputElement): boolean => input.matches(':focus-visible');
  const answers = optionsThat((input) => input.checked && !isLooking(input));
  const looking = optionsThat((input) => input.checked && isLooking(input));
  const [focused] = Object.entries(optionsThat((input) => input === document.activeElement));
  const root = createRoot(place);
  flushSync(() => root.render(createElement(component, { ...props, before: { answers, looking } })));
  if (focused) radios()[Number(focused[0])]?.[focused[1]]?.focus();
}
