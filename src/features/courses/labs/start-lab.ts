/** Brings a lab to life in the place of its static HTML, which takes no input until then: it is inert. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export function startLab(place: HTMLElement, lab: ReactElement): void {
  const root = createRoot(place);
  flushSync(() => root.render(lab));
  place.inert = false;
}
