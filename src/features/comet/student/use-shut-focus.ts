/** Whoever is at a field that goes, because its answers are revealed or the class is over, goes on at the heading above it. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `isShut`: the fields of `place` are gone or take nothing any more. `heading`: a selector within it. */
export function useShutFocus(place: RefObject<HTMLElement | null>, isShut: boolean, heading: string): void {
  const wasShut = useRef(isShut);
  const wasIn = useRef(false);
  // Afterward nothing says any more where the focus was.
  if (isShut && !wasShut.current) wasIn.current = place.current?.contains(document.activeElement) === true;
  wasShut.current = isShut;
  useLayoutEffect(() => {
    if (!isShut || !wasIn.current) return;
    wasIn.current = false;
    const now = document.activeElement;
    if (!now || now === document.body || now.matches(':disabled') || !place.current?.contains(now))
      place.current?.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, [isShut, place, heading]);
}
