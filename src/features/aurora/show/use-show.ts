/** What both windows of a show do: one store for as long as they are open, keys, and the address of the other window. */
import { useLayoutEffect, useRef, useState } from 'react';
import { showPath } from '../show-address.ts';
import type { Deck } from './deck.ts';
import { onShowKey, type ShowCommand } from './show-keys.ts';
import { openShow, type Show, type ShowRole } from './show-store.ts';

/** Milliseconds to wait for the other window before the library is asked. */
export const answerWithin = 600;

interface ShowWindow {
  item: string;
  role: ShowRole;
  /** Null in a window that the other one has opened: it is told over the channel. */
  deck: Deck | null;
  /** What the library holds, where nobody answers on the channel. */
  ownDeck?: (() => Deck | null) | undefined;
  onCommand: (command: ShowCommand) => void;
}

/** `isLost`: neither the other window nor the library knows the slides. */
export function useShow({ item, role, deck, ownDeck, onCommand }: ShowWindow): { show: Show; isLost: boolean } {
  const [show] = useState(() => openShow(item, role, deck));
  const [isLost, setIsLost] = useState(false);
  const latest = useRef({ onCommand, ownDeck });
  latest.current = { onCommand, ownDeck };
  // Before the first slide is seen: a clicker may be pressed at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = onShowKey(event, show);
      if (!command) return;
      event.preventDefault();
      latest.current.onCommand(command);
    };
    const wait = setTimeout(() => {
      const own = show.$deck.get() ?? latest.current.ownDeck?.() ?? null;
      if (own) show.give(own);
      else setIsLost(true);
    }, answerWithin);
    addEventListener('keydown', onKey);
    addEventListener('pagehide', show.bye);
    addEventListener('pageshow', show.hello);
    return () => {
      clearTimeout(wait);
      removeEventListener('keydown', onKey);
      removeEventListener('pagehide', show.bye);
      removeEventListener('pageshow', show.hello);
      show.close();
    };
  }, [show]);
  return { show, isLost };
}

/** Opens the other window, or brings it to the front. False: the browser does not let it. */
export function openWindow(item: string, view: ShowRole): boolean {
  const size = view === 'presenter' ? 'popup,width=1100,height=760' : 'popup,width=1280,height=760';
  const opened = window.open(showPath(item, view), `kora-${view}`, size);
  opened?.focus();
  return opened !== null;
}
