/** Texts on the big screen. What does not fit in letters that the last row can read is shown page by page; the pages turn by themselves, by key and by button. */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitAgain, readableFit, setFit } from './fit-screen.ts';
import { pageStarts } from './page-starts.ts';

interface ScreenWallProps {
  items: readonly { ref: string; text?: string | undefined }[];
}

/** Milliseconds that a class takes over a word it reads from a wall, and the shortest and the longest that a page stays. */
const [perWord, shortest, longest] = [400, 8_000, 40_000];

export function ScreenWall({ items }: ScreenWallProps) {
  const list = useRef<HTMLUListElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const measured = useRef<{ of: string; starts: readonly number[] }>({ of: '', starts: [0] });
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [asked, setPage] = useState(0);
  // Who wants less motion turns the pages.
  const [isTurning, setTurning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const page = Math.min(asked, starts.length - 1);
  const from = starts[page] ?? 0;
  const to = starts[page + 1] ?? items.length;

  useLayoutEffect(() => {
    const lay = () => {
      const screen = list.current?.closest<HTMLElement>('.live-screen');
      if (!screen || !list.current || !foot.current) return;
      const rows = [...list.current.children] as HTMLElement[];
      const wall = list.current;
      const show = (first: number, end: number) => {
        // No more columns than texts: a long one alone takes the whole width.
        wall.style.columnCount = String(Math.max(1, end - first));
        rows.forEach((row, place) => void row.toggleAttribute('hidden', place < first || place >= end));
      };
      const isSeen = (first: number, end: number): boolean => {
        show(first, end);
        return screen.scrollHeight <= screen.clientHeight;
      };
      const readable = readableFit(screen);
      setFit(screen, readable);
      show(0, 0);
      foot.current.hidden = true;
      // Where nothing of this has changed, the pages are where they were.
      const around = [...screen.children].reduce((sum, part) => sum + (part as HTMLElement).offsetHeight, 0);
      const of = JSON.stringify([innerWidth, innerHeight, around, items.map(({ text }) => text)]);
      if (measured.current.of !== of) {
        const isWhole = isSeen(0, rows.length);
        foot.current.hidden = isWhole;
        measured.current = { of, starts: isWhole ? [0] : pageStarts(rows.length, isSeen) };
      }
      const now = measured.current.starts;
      foot.current.hidden = now.length < 2;
      // All pages have letters of one size.
      if (now.length < 2) delete screen.dataset.mostFit;
      else screen.dataset.mostFit = String(readable);
      const shown = Math.min(asked, now.length - 1);
      show(now[shown] ?? 0, now[shown + 1] ?? rows.length);
      setStarts(now);
      // The screen does not draw again with this part of it.
      fitAgain(screen);
    };
    lay();
    // Before the screen's own, which finds the size of what is shown.
    addEventListener('resize', lay, { capture: true });
    return () => removeEventListener('resize', lay, { capture: true });
  });
  useEffect(() => {
    const screen = list.current?.closest<HTMLElement>('.live-screen');
    return () => {
      delete screen?.dataset.mostFit;
    };
  }, []);

  const turn = (by: number) => setPage((page + by + starts.length) % starts.length);
  const words = items.slice(from, to).reduce((sum, { text = '' }) => sum + text.split(/\s+/).length, 0);
  useEffect(() => {
    if (starts.length < 2 || !isTurning) return;
    const timer = setTimeout(() => setPage((page + 1) % starts.length), Math.min(longest, Math.max(shortest, words * perWord)));
    return () => clearTimeout(timer);
  }, [page, starts.length, isTurning, words]);
  useEffect(() => {
    if (starts.length < 2) return;
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      const by = key === 'ArrowRight' || key === 'PageDown' ? 1 : key === 'ArrowLeft' || key === 'PageUp' ? -1 : 0;
      if (by !== 0) setPage((page + by + starts.length) % starts.length);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [page, starts.length]);

  return (
    <div className="live-screen-pages">
      <ul className="live-screen-wall" ref={list}>
        {items.map(({ ref, text }) => (
          <li key={ref} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <div className="live-screen-turn" ref={foot}>
        <button type="button" className="btn btn-quiet" onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" /> <span className="sr-only">Page before</span>
        </button>
        <span>
          {to - from === 1 ? to : `${from + 1}–${to}`} of {items.length}
        </span>
        <button type="button" className="btn btn-quiet" onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" /> <span className="sr-only">Next page</span>
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setTurning(!isTurning)}>
          {isTurning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />} {isTurning ? 'Stop turning' : 'Turn by itself'}
        </button>
      </div>
    </div>
  );
}
