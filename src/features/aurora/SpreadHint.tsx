/** Below a slide that holds more than can be shown at once: on how many it is shown. The part that reckons comes when a slide is that long. */
import { useEffect, useState } from 'react';
import type { LessonSlide } from '../../contracts/lesson.ts';
import { loadPart } from '../../ui/load-part.ts';

type Decks = typeof import('./show/deck.ts');

/** Letters and lines up to which every slide has room. */
const isShort = ({ title, content }: LessonSlide): boolean => title.length <= 100 && content.length <= 6 && content.join('').length <= 500;

export function SpreadHint({ slide }: { slide: LessonSlide }) {
  const [decks, setDecks] = useState<Decks | null>(null);
  const isLong = !isShort(slide);
  useEffect(() => {
    if (!isLong || decks) return;
    let isGone = false;
    // Without it the slides are spread all the same.
    loadPart(() => import('./show/deck.ts')).then(
      (part) => isGone || setDecks(part),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isLong, decks]);
  const count = isLong && decks ? decks.facesOf(slide).length : 1;
  if (count === 1) return null;
  return (
    <p className="aurora-hint" role="status">
      More than one slide can show. In the slideshow, in print and in PowerPoint it goes on over {count} slides; nothing is left out.
    </p>
  );
}
