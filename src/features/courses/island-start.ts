/** Brings a quick check or quiz to life in the place of its static HTML; what the reader has chosen there, and the focus, stay. */
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Resumable {
  initial?: Readonly<Record<number, number>>;
}

export function startIn<Props extends Resumable>(place: HTMLElement, component: ComponentType<Props>, props: Props): void {
  const radios = () => [...place.querySelectorAll('fieldset')].map((question) => [...question.querySelectorAll('input')]);
  const before = radios();
  const initial = Object.fromEntries(before.flatMap((options, question) => options.flatMap(({ checked }, option) => (checked ? [[question, option]] : []))));
  const focused = before.flatMap((options, question) => options.flatMap((input, option) => (input === document.activeElement ? [[question, option] as const] : [])))[0];
  const root = createRoot(place);
  flushSync(() => root.render(createElement(component, { ...props, initial })));
  if (focused) radios()[focused[0]]?.[focused[1]]?.focus();
}
