/** The assignments that a piece of work was begun for, for a component that shows it. */
import { useEffect, useState } from 'react';
import { type DeskLink, deskLinksFor } from './desk-links.ts';

/** `item`: the id of a piece of the library, or the name of a tool that keeps its work elsewhere. */
export function useDeskLinks(item: string): readonly DeskLink[] {
  const [links, setLinks] = useState<readonly DeskLink[]>([]);
  useEffect(() => {
    let isOver = false;
    void deskLinksFor(item).then((found) => isOver || setLinks(found));
    return () => {
      isOver = true;
    };
  }, [item]);
  return links;
}
