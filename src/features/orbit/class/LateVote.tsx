/** A vote that the class did not wait for: the one who gave it is told, also after a reload, until the next vote of theirs. */
import { useStore } from '@nanostores/react';
import { closeCodes } from '../../../contracts/live/protocol.ts';
import { type SeenTurn, voteKey } from '../../../contracts/orbit-live.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';

interface LateVoteProps {
  line: LiveLine;
  path: readonly SeenTurn[];
  /** What the server has of the vote of this number. */
  stored: (vote: number) => number | undefined;
  isOver: boolean;
}

const endings: readonly number[] = [closeCodes.ended, closeCodes.expired, 404];
const numberOf = (q: string): number => Number(q.slice(voteKey(0).length - 1));

export function LateVote({ line, path, stored, isOver }: LateVoteProps) {
  const late = useStore(line.$late);
  const unsent = useStore(line.$unsent);
  const view = useStore(line.$view);
  const state = useStore(line.$state);
  // A seat that goes on elsewhere sends it from there.
  const isEnded = isOver && (state.is !== 'closed' || endings.includes(state.code));
  const waiting = unsent.flatMap((frame) => (frame.t === 'submit' ? [frame] : []));
  // What has not gone out by the end does not go out any more.
  const last = (isEnded ? [...late, ...waiting] : late).at(-1);
  const newer = [...(view?.own.answers ?? []), ...(isEnded ? [] : waiting)];
  if (!last || newer.some(({ q }) => numberOf(q) > numberOf(last.q))) return null;
  const turn = path.find(({ vote }) => vote === numberOf(last.q));
  const before = stored(numberOf(last.q));
  return (
    <div className="live-note" role="status">
      <p>
        <strong>
          {turn
            ? 'Your vote came after the class had decided.'
            : waiting.includes(last)
              ? 'Your last vote did not go out before the session ended.'
              : 'Your last vote came after the voting was closed.'}
        </strong>{' '}
        {turn && last.choice !== undefined && (
          <>
            You chose <q dir="auto">{turn.decisions[last.choice]?.replace(/\.$/, '')}</q>.{' '}
          </>
        )}
        {before === undefined ? 'It is not counted.' : turn ? <Earlier words={turn.decisions[before]?.replace(/\.$/, '') ?? ''} /> : 'The vote you gave before it is counted.'}
      </p>
    </div>
  );
}

function Earlier({ words }: { words: string }) {
  return (
    <>
      Your vote before it is counted: <q dir="auto">{words}</q>.
    </>
  );
}
