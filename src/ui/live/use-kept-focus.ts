/** In a list whose rows and buttons come and go the focus never falls to the page: what had it is gone, so it goes on at the heading. */
import { type RefObject, useEffect } from 'react';

/** Look after each drawing; `place` holds the list, and stays. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = place.current;
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const look = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    list?.addEventListener('focusin', note);
    if (list) look.observe(list, { childList: true, subtree: true });
    return () => {
      list?.removeEventListener('focusin', note);
      look.disconnect();
    };
  }, [place, heading]);
}

/** Whoever was let in has no such button any more: the focus goes on to the next who waits, or stays with the same student. */
export function focusAfterLetIn(button: HTMLElement): void {
  const row = button.closest('li');
  const later = [...(row?.parentElement?.children ?? [])].slice([...(row?.parentElement?.children ?? [])].indexOf(row as Element) + 1);
  const next = later.flatMap((each) => each.querySelector<HTMLElement>('[data-let-in]') ?? [])[0];
  (next ?? row?.querySelector<HTMLElement>('[aria-haspopup="dialog"]'))?.focus();
}
