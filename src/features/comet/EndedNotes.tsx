/** The way to the results of sessions that have ended, as long as they can be taken. */
import { useState } from 'react';
import { forgetHostKey } from '../../stores/live/kept-keys.ts';
import { useHostKeys } from '../../stores/live/use-host-keys.ts';
import type { CometStore } from './comet-store.ts';

export function EndedNotes({ comet }: { comet: CometStore }) {
  const [putAway, setPutAway] = useState<readonly string[]>([]);
  const ended = useHostKeys('comet', putAway).filter(({ isOver }) => isOver);
  return ended.map(({ code, title }) => (
    <div className="comet-note" role="note" key={code}>
      <span>
        The session <strong className="comet-code">{code}</strong> of <strong dir="auto">{title}</strong> has ended. Within an hour of its end its results are erased on the server.
      </span>
      <button type="button" className="btn" onClick={() => comet.resume(code)}>
        See its results
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          forgetHostKey(code);
          setPutAway([...putAway, code]);
        }}
      >
        Done<span className="sr-only"> with session {code}</span>
      </button>
    </div>
  ));
}
