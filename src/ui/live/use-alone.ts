import { type RefObject, useEffect } from 'react';

/** The rest of the page lies under this element: neither the keyboard nor a screen reader goes there while it is shown. */
export function useAlone(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const covered: HTMLElement[] = [];
    for (let node = screen.current; node && node !== document.body; node = node.parentElement)
      for (const sibling of node.parentElement?.children ?? []) if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) covered.push(sibling);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [screen]);
}
