/** Where buttons and rows come and go the focus never falls to the page: what had it is gone, so it goes on at the place that is its home. */
import { type RefObject, useEffect } from 'react';
import { focusHeading } from '../focus-heading.ts';

/** Watches over `place`, which stays; the home is the first element in it with `data-focus-home`. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = place.current;
    if (!watched) return;
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const look = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) focusHeading(watched.querySelector<HTMLElement>('[data-focus-home]'));
    });
    watched.addEventListener('focusin', note);
    look.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', note);
      look.disconnect();
    };
  }, [place]);
}

/** Whoever was let in has no such button any more: the focus goes on to the next who waits, or stays with the same student. */
export function focusAfterLetIn(button: HTMLElement): void {
  const row = button.closest('li, tr');
  const waiting = [...(row?.parentElement?.querySelectorAll<HTMLElement>('[data-let-in]') ?? [])];
  const next = waiting[waiting.indexOf(button) + 1];
  (next ?? row?.querySelector<HTMLElement>('[aria-haspopup="dialog"]'))?.focus();
}
