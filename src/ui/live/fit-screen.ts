/** The largest letters in which a big screen shows all it has to: nobody scrolls a projector, and the last row should read it. */
import { type RefObject, useLayoutEffect } from 'react';

/** Times the usual size: the largest, the smallest, and how close the found one comes to what would just fit. */
const [largest, smallest, step] = [1.5, 0.45, 0.03];
/** The smallest that is read from the last row: a fiftieth of the screen's width, and never fewer pixels than these. */
const [readable, readablePixels] = [0.75, 28];

export const setFit = (screen: HTMLElement, size: number): void => screen.style.setProperty('--fit', size.toFixed(3));

/** How many times the usual size the last row can still read, in a window of this size. */
export function readableFit(screen: HTMLElement): number {
  setFit(screen, 1);
  return Math.max(readable, readablePixels / Number.parseFloat(getComputedStyle(screen).fontSize));
}

const laid = 'kora-laid';
/** For a part of the screen that has laid itself out anew. */
export const fitAgain = (screen: HTMLElement): boolean => screen.dispatchEvent(new Event(laid));

/** Sets `--fit` on the element after each drawing and with each new size of the window. `data-most-fit` on it is the most that it may be. */
export function useFit(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const enlarge = () => {
      const { current } = screen;
      if (!current) return;
      const fits = (size: number): boolean => {
        setFit(current, size);
        return current.scrollHeight <= current.clientHeight;
      };
      const most = Number(current.dataset.mostFit ?? largest);
      if (fits(most)) return;
      let [low, high] = [smallest, most];
      while (high - low > step) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
      }
      fits(low);
    };
    enlarge();
    const { current } = screen;
    addEventListener('resize', enlarge);
    current?.addEventListener(laid, enlarge);
    return () => {
      removeEventListener('resize', enlarge);
      current?.removeEventListener(laid, enlarge);
    };
  });
}
