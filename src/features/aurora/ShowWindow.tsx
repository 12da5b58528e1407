/** A window of its own for the slides or for the presenter, as its address asks for. */
import { type ReactNode, useEffect, useState } from 'react';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { itemById } from '../../stores/library/library.ts';
import { loadPart } from '../../ui/load-part.ts';
import type { AuroraStore } from './aurora-store.ts';
import type { ShowView } from './show-address.ts';

export function ShowWindow({ aurora, item, view }: { aurora: AuroraStore; item: string; view: ShowView }) {
  const [part, setPart] = useState<ReactNode>(<p role="status">The slides are loading.</p>);
  useEffect(() => {
    const onClose = () => {
      // A window that was opened by the visitor is closed by the visitor: it then shows the lesson.
      window.close();
      history.replaceState(null, '', `${location.pathname}#item=${encodeURIComponent(item)}`);
      if (!aurora.open(item)) aurora.showDashboard();
    };
    const load = async (): Promise<ReactNode> => {
      const { deckOf } = await loadPart(() => import('./show/deck.ts'));
      const ownDeck = () => {
        const own = itemById(item);
        // The reader of lessons has read it.
        return own?.kind === 'lesson' ? deckOf(own as LibraryItem<LessonBody>) : null;
      };
      if (view === 'presenter') {
        const { Presenter } = await loadPart(() => import('./show/Presenter.tsx'));
        return <Presenter item={item} ownDeck={ownDeck} onClose={onClose} />;
      }
      const { Slideshow } = await loadPart(() => import('./show/Slideshow.tsx'));
      return <Slideshow item={item} deck={null} ownDeck={ownDeck} onClose={onClose} />;
    };
    load().then(setPart, () => setPart(<p role="alert">The slides did not load. Look at the connection and load this page again.</p>));
  }, [aurora, item, view]);
  return part;
}
