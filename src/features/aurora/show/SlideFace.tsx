/** One slide, with letters as large as its place allows. */
import { useLayoutEffect, useRef } from 'react';
import { DiagramPicture } from '../DiagramPicture.tsx';
import { type DeckSlide, hasBullet } from './deck.ts';

/** Steps of size in the styles; from the largest. */
const steps = 9;

interface SlideFaceProps {
  slide: DeckSlide;
  /** The heading's level in the window around it. */
  level: 2 | 3;
}

export function SlideFace({ slide, level }: SlideFaceProps) {
  const face = useRef<HTMLDivElement>(null);
  // Before every paint, because the words and the room may both have changed.
  useLayoutEffect(() => {
    const element = face.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const enlarge = () => {
      for (let step = 0; step < steps; step++) {
        element.dataset.fit = String(step);
        if (element.scrollHeight <= stage.clientHeight && element.scrollWidth <= stage.clientWidth) return;
      }
    };
    enlarge();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(enlarge);
    observer.observe(stage);
    return () => observer.disconnect();
  });
  const Heading = `h${level}` as const;
  return (
    <div className="show-stage">
      <div className="show-face" ref={face} dir="auto">
        <Heading className="show-title">{slide.title}</Heading>
        <div className="show-body" data-picture={slide.diagram.length > 0 || undefined}>
          {slide.lines.length === 1 ? (
            <p>{slide.lines[0]}</p>
          ) : (
            <ul>
              {slide.lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a slide stay as they are while it is shown.
                <li key={place} data-plain={!hasBullet(line) || undefined}>
                  {line}
                </li>
              ))}
            </ul>
          )}
          {slide.diagram.length > 0 && <DiagramPicture lines={slide.diagram} />}
        </div>
      </div>
    </div>
  );
}
