/** The passage as it was read, with the chosen question's sentence marked; read aloud by sentence where the browser can. */
import { useStore } from '@nanostores/react';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../ui/load-part.ts';
import type { Answered, Reader } from './read-store.ts';

interface Span {
  start: number;
  end: number;
}

export function PassageView({ reader, answered }: { reader: Reader; answered: Answered }) {
  const { passage, reply } = answered;
  const chosen = useStore(reader.$chosen);
  const [spoken, setSpoken] = useState<Span | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const mark = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const item = chosen === null ? undefined : reply.items[chosen];
  const marked = spoken ?? item ?? null;

  useEffect(() => {
    // Within the frame only: the question that was pressed stays where it is.
    const [box, target] = [frame.current, mark.current];
    if (marked && box && target) box.scrollTop = target.offsetTop - box.clientHeight / 3;
  }, [marked]);
  useEffect(() => () => stop.current?.(), []);

  const read = async () => {
    setIsSilent(false);
    try {
      const { readAloud } = await loadPart(() => import('./read-aloud.ts'));
      stop.current = readAloud(
        passage,
        item?.start ?? 0,
        (span) => {
          setSpoken(span);
          if (!span) stop.current = null;
        },
        () => setIsSilent(true),
      );
    } catch {
      setSpoken(null);
      setIsSilent(true);
    }
  };
  const canSpeak = 'speechSynthesis' in globalThis;

  return (
    <section className="read-view" aria-labelledby="read-view-title">
      <div className="read-view-head">
        <h3 className="text-h3" id="read-view-title">
          Passage
        </h3>
        {canSpeak && (
          <button type="button" className="btn btn-quiet" data-no-print onClick={() => (spoken ? stop.current?.() : void read())}>
            {spoken ? (
              <>
                <Square size={16} aria-hidden="true" /> Stop reading
              </>
            ) : (
              <>
                <Volume2 size={16} aria-hidden="true" /> Read aloud
              </>
            )}
          </button>
        )}
      </div>
      {/* A stretch that scrolls must be reachable by keyboard. */}
      <div className="read-view-text" dir="auto" ref={frame} tabIndex={0} role="region" aria-label="Text of the passage">
        {marked ? (
          <>
            {passage.slice(0, marked.start)}
            <mark ref={mark}>{passage.slice(marked.start, marked.end)}</mark>
            {passage.slice(marked.end)}
          </>
        ) : (
          passage
        )}
      </div>
      {!canSpeak && <p className="read-note">This browser cannot read aloud.</p>}
      <div role="status">{isSilent && <p className="read-note">Nothing could be read aloud. The device may have no voice, or the connection may be gone.</p>}</div>
    </section>
  );
}
