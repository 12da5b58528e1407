/** The slides of a lesson, one at a time, for the whole room. Loaded when it is asked for. */
import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight, CircleHelp, Maximize, MonitorUp, NotebookText, X } from 'lucide-react';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { Cover } from './Cover.tsx';
import type { Deck } from './deck.ts';
import { SlideFace } from './SlideFace.tsx';
import { type ShowCommand, showKeys } from './show-keys.ts';
import { useFullScreen } from './use-full-screen.ts';
import { openWindow, useShow } from './use-show.ts';

interface SlideshowProps {
  item: string;
  /** Null in a window that the presenter has opened: it is told over the channel. */
  deck: Deck | null;
  /** What the library holds, where nobody answers on the channel. */
  ownDeck?: (() => Deck | null) | undefined;
  onClose: () => void;
}

/** Pixels a finger has to go sideways. */
const swipe = 50;
export function Slideshow({ item, deck: known, ownDeck, onClose }: SlideshowProps) {
  const cover = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const [hasNotes, setHasNotes] = useState(false);
  const [hasHelp, setHasHelp] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const full = useFullScreen(cover, onClose);
  const { show, isLost } = useShow({ item, role: 'slides', deck: known, ownDeck, onCommand: command });
  const deck = useStore(show.$deck);
  const { place, isBlack } = useStore(show.$state);
  const slide = deck?.slides[place];
  const isOwnWindow = known === null;
  const notice = isLost
    ? 'These slides are not on this device. Open the lesson in Aurora and press View Slideshow.'
    : isRefused
      ? 'The browser kept the second window closed. Allow this page to open windows, or press N for the notes below the slide.'
      : '';

  useEffect(() => {
    // A window that a script has opened must be pressed first.
    if (!isOwnWindow) full.enter();
    show.startWatch();
  }, [show, full.enter, isOwnWindow]);

  function command(what: ShowCommand): void {
    if (what === 'notes') setHasNotes(!hasNotes);
    else if (what === 'help') setHasHelp(!hasHelp);
    else if (what === 'full') toggleFull();
    else if (what === 'presenter') openPresenter();
    else if (hasHelp) setHasHelp(false);
    else close();
  }
  function close(): void {
    full.leave();
    onClose();
  }
  function toggleFull(): void {
    if (document.fullscreenElement) full.leave();
    else full.enter();
  }
  function openPresenter(): void {
    full.stay();
    setIsRefused(!openWindow(item, 'presenter'));
  }

  const onTouchEnd = (event: TouchEvent) => {
    const from = touch.current;
    const to = event.changedTouches[0];
    touch.current = null;
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.x, to.clientY - from.y];
    if (Math.abs(x) > swipe && Math.abs(x) > 1.5 * Math.abs(y)) show.step(x < 0 ? 1 : -1);
  };

  const total = deck?.slides.length ?? 0;
  return (
    <Cover className="show" label={`Slideshow: ${deck?.title ?? ''}`} ref={cover}>
      <p className="sr-only" role="status">
        {isBlack ? 'The screen is black.' : slide ? `Slide ${place + 1} of ${total}: ${slide.title}` : ''}
      </p>
      <progress className="show-progress" max={Math.max(1, total)} value={Math.min(total, place + 1)} aria-label="Slides shown" />
      <section
        className="show-slide"
        aria-label={`Slide ${place + 1} of ${total}`}
        tabIndex={-1}
        data-first-focus
        onTouchStart={(event) => {
          const first = event.touches.length === 1 ? event.touches[0] : undefined;
          touch.current = first ? { x: first.clientX, y: first.clientY } : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {slide && <SlideFace slide={slide} level={2} />}
      </section>
      {hasNotes && slide && (
        <section className="show-notes" aria-label="Notes" dir="auto" tabIndex={0}>
          {slide.notes || 'No notes for this slide.'}
        </section>
      )}
      {notice && (
        <p className="show-notice" role="alert">
          {notice}
        </p>
      )}
      <div className="show-bar" role="group" aria-label="Slideshow">
        <button type="button" className="icon-btn" aria-label="Slide before" title="Slide before" disabled={place === 0} onClick={() => show.step(-1)}>
          <ChevronLeft size={24} aria-hidden="true" />
        </button>
        <span className="show-count">
          {Math.min(total, place + 1)} / {total}
        </span>
        <button type="button" className="icon-btn" aria-label="Next slide" title="Next slide" disabled={place >= total - 1} onClick={() => show.step(1)}>
          <ChevronRight size={24} aria-hidden="true" />
        </button>
        <span className="show-gap" />
        <button type="button" className="icon-btn" aria-label="Notes below the slide" aria-pressed={hasNotes} title="Notes (N)" onClick={() => command('notes')}>
          <NotebookText size={20} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label="Presenter window" title="Presenter window (P)" onClick={openPresenter}>
          <MonitorUp size={20} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label="Full screen" title="Full screen (F)" onClick={toggleFull}>
          <Maximize size={20} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label="Keys" aria-expanded={hasHelp} title="Keys (?)" onClick={() => command('help')}>
          <CircleHelp size={20} aria-hidden="true" />
        </button>
        <button type="button" className="icon-btn" aria-label="End the show" title="End the show (Esc)" onClick={close}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {hasHelp && (
        <section className="show-help" aria-label="Keys">
          <dl>
            {showKeys.map(([keys, what]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p>On a touch screen, swipe to the side.</p>
          <button type="button" className="btn" onClick={() => setHasHelp(false)}>
            Close
          </button>
        </section>
      )}
      {isBlack && (
        <button type="button" className="show-black" onClick={show.toggleBlack}>
          Show the slide again
        </button>
      )}
    </Cover>
  );
}
