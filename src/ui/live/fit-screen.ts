/** The largest letters in which a big screen shows all it has to: nobody scrolls a projector, and the last row should read it. */
import { type RefObject, useLayoutEffect } from 'react';

/** Times the usual size: the largest, the smallest, and how close the found one comes to what would just fit. */
const [largest, smallest, step] = [1.5, 0.45, 0.03];

/** Sets `--fit` on the element after each drawing and with each new size of the window. */
export function useFit(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const enlarge = () => {
      const { current } = screen;
      if (!current) return;
      const fits = (size: number): boolean => {
        current.style.setProperty('--fit', size.toFixed(3));
        return current.scrollHeight <= current.clientHeight;
      };
      if (fits(largest)) return;
      let [low, high] = [smallest, largest];
      while (high - low > step) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
      }
      fits(low);
    };
    enlarge();
    addEventListener('resize', enlarge);
    return () => removeEventListener('resize', enlarge);
  });
}
