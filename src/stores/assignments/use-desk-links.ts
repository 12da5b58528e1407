/** The assignments that a piece of work was begun for, for a component that shows it. */
import { useEffect, useState } from 'react';
import { type DeskLink, deskLinksFor } from './desk-links.ts';

const none: readonly DeskLink[] = [];

/** `item`: the id of a piece of the library, or the name of a tool that keeps its work elsewhere. */
export function useDeskLinks(item: string): readonly DeskLink[] {
  const [found, setFound] = useState({ item, links: none });
  useEffect(() => {
    let isOver = false;
    void deskLinksFor(item).then((links) => {
      // Nearly every piece of work was begun for none, and then there is nothing to draw anew.
      if (!isOver && links.length > 0) setFound({ item, links });
    });
    return () => {
      isOver = true;
    };
  }, [item]);
  return found.item === item ? found.links : none;
}
