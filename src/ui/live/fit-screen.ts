/** The largest letters in which a big screen shows all it has to: nobody scrolls a projector, and the last row should read it. */
import { type RefObject, useLayoutEffect } from 'react';

/** Times the usual size, the largest first. */
const sizes = [1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** Sets `--fit` on the element after each drawing and with each new size of the window. */
export function useFit(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const enlarge = () => {
      const { current } = screen;
      for (const size of current ? sizes : []) {
        current?.style.setProperty('--fit', String(size));
        if (current && current.scrollHeight <= current.clientHeight) return;
      }
    };
    enlarge();
    addEventListener('resize', enlarge);
    return () => removeEventListener('resize', enlarge);
  });
}
