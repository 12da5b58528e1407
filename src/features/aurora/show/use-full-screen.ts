/** Full screen for one element. Leaving it with Esc ends the show, because the browser keeps that key for itself; leaving it in another way does not. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';

export function useFullScreen(element: RefObject<HTMLElement | null>, onEnd: () => void) {
  /** It is left because of something else than the wish to end the show. */
  const staysOpen = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement && !staysOpen.current) end.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);

  const enter = useCallback(() => {
    staysOpen.current = false;
    // Where the browser refuses, the element fills the window.
    void element.current?.requestFullscreen?.().catch(() => {});
  }, [element]);
  const leave = useCallback(() => {
    staysOpen.current = true;
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  }, []);
  return {
    enter,
    leave,
    /** Browsers leave full screen when a window opens. */
    stay: () => {
      staysOpen.current = true;
    },
  };
}
