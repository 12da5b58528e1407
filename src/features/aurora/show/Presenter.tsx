/** The presenter's view: this slide and the next, what to say, and how the time goes. In a second window it moves the slides, and they move it. */
import { useStore } from '@nanostores/react';
import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, MonitorUp, Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Cover } from './Cover.tsx';
import type { Deck, DeckSlide } from './deck.ts';
import { SlideFace } from './SlideFace.tsx';
import { elapsed, type Show } from './show-store.ts';
import { openWindow, useShow } from './use-show.ts';

interface PresenterProps {
  item: string;
  /** What the library holds, where nobody answers on the channel. */
  ownDeck: () => Deck | null;
  onClose: () => void;
}

const noteSizes = ['small', 'usual', 'large', 'largest'] as const;

export function Presenter({ item, ownDeck, onClose }: PresenterProps) {
  const [isRefused, setIsRefused] = useState(false);
  const [size, setSize] = useState(1);
  const { show, isLost } = useShow({
    item,
    role: 'presenter',
    deck: null,
    ownDeck,
    onCommand: (command) => {
      if (command === 'close') onClose();
    },
  });
  const deck = useStore(show.$deck);
  const { place, isBlack } = useStore(show.$state);
  const isShown = useStore(show.$other);
  const notice = isLost
    ? 'This lesson is not on this device. Open it in Aurora and press View Slideshow.'
    : isRefused
      ? 'The browser kept the window closed. Allow this page to open windows.'
      : '';
  useEffect(() => {
    if (deck) document.title = `Presenter: ${deck.title}`;
  }, [deck]);

  const slide = deck?.slides[place];
  const next = deck?.slides[place + 1];
  const total = deck?.slides.length ?? 0;
  return (
    <Cover className="presenter" label={`Presenter: ${deck?.title ?? ''}`}>
      <p className="sr-only" role="status">
        {isBlack ? 'The screen is black.' : slide ? `Slide ${place + 1} of ${total}: ${slide.title}` : ''}
      </p>
      {notice && (
        <p className="show-notice" role="alert">
          {notice}
        </p>
      )}
      {deck && !isShown && (
        <p className="show-notice" role="status">
          The slides are not shown in another window now. Your place and your time are kept.{' '}
          <button type="button" className="btn" onClick={() => setIsRefused(!openWindow(item, 'slides'))}>
            <MonitorUp size={18} aria-hidden="true" /> Show the slides
          </button>
        </p>
      )}
      {deck && slide && (
        <>
          <header className="presenter-head">
            <h1 dir="auto">{deck.title}</h1>
            <Clock show={show} slide={slide} deck={deck} />
          </header>
          <section className="presenter-now" aria-label="Now">
            <p className="presenter-label">
              Slide {place + 1} of {total}
              {isBlack && <strong> (the screen is black)</strong>}
            </p>
            <div className="presenter-screen">
              <SlideFace slide={slide} level={2} />
            </div>
            <div className="presenter-moves">
              <button type="button" className="btn" disabled={place === 0} onClick={() => show.step(-1)}>
                <ChevronLeft size={20} aria-hidden="true" /> Back
              </button>
              <button type="button" className="btn btn-primary" data-first-focus disabled={place >= total - 1} onClick={() => show.step(1)}>
                Next <ChevronRight size={20} aria-hidden="true" />
              </button>
              <button type="button" className="btn" aria-pressed={isBlack} onClick={show.toggleBlack}>
                Black screen
              </button>
              <label className="presenter-jump">
                <span className="sr-only">Go to slide</span>
                <select className="field" value={place} onChange={(event) => show.goTo(Number(event.target.value))}>
                  {deck.slides.map(({ title }, number) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the slides stay as they are while they are shown.
                    <option key={number} value={number}>
                      {number + 1}. {title}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </section>
          <section className="presenter-next" aria-label="Next">
            <p className="presenter-label">{next ? 'Next' : 'This is the last slide.'}</p>
            {next && (
              <div className="presenter-screen">
                <SlideFace slide={next} level={3} />
              </div>
            )}
          </section>
          <section className="presenter-notes" aria-label="Notes">
            <div className="presenter-label">
              Notes
              <span className="presenter-sizes">
                <button type="button" className="icon-btn" aria-label="Smaller notes" title="Smaller" disabled={size === 0} onClick={() => setSize(size - 1)}>
                  <AArrowDown size={20} aria-hidden="true" />
                </button>
                <button type="button" className="icon-btn" aria-label="Larger notes" title="Larger" disabled={size === noteSizes.length - 1} onClick={() => setSize(size + 1)}>
                  <AArrowUp size={20} aria-hidden="true" />
                </button>
              </span>
            </div>
            <p className="presenter-text" data-size={noteSizes[size]} dir="auto">
              {slide.notes || 'No notes for this slide.'}
            </p>
          </section>
        </>
      )}
    </Cover>
  );
}

function Clock({ show, slide, deck }: { show: Show; slide: DeckSlide; deck: Deck }) {
  const { watch } = useStore(show.$state);
  const [now, setNow] = useState(show.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(show.now()), 500);
    return () => clearInterval(tick);
  }, [show]);
  const seconds = Math.floor(elapsed(watch, now) / 1_000);
  const isRunning = watch.since !== null;
  const { part } = slide;
  const left = part ? (part.from + part.minutes) * 60 - seconds : 0;
  return (
    <div className="presenter-clock">
      <span className="presenter-time" role="timer" aria-label="Time">
        {clockText(seconds)}
      </span>
      <span className="presenter-buttons">
        <button type="button" className="icon-btn" aria-label={isRunning ? 'Pause the time' : 'Start the time'} onClick={isRunning ? show.stopWatch : show.startWatch}>
          {isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </button>
        <button type="button" className="icon-btn" aria-label="Set the time back to zero" title="Back to zero" onClick={show.resetWatch}>
          <RotateCcw size={20} aria-hidden="true" />
        </button>
      </span>
      {part && (
        <p className="presenter-part" data-over={left < 0 || undefined}>
          <strong>
            Part {part.number} of {deck.parts}: {part.title}
          </strong>
          <span>
            {part.minutes} min planned, minute {part.from} to {part.from + part.minutes} of {deck.minutes};{' '}
            {left < 0 ? `over by ${clockText(-left)}` : `ends in ${clockText(left)}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** "4:05", "1:04:05". */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
