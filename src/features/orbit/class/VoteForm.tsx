// biome-ignore-all lint/suspicious/noArrayIndexKey: decisions are their places
/** One student's vote: it can be changed until the teacher closes it, and waits on the device while there is no connection. */
import { useStore } from '@nanostores/react';
import { useId, useRef } from 'react';
import { type OrbitSeen, playStep, voteKey } from '../../../contracts/orbit-live.ts';
import type { LiveLine } from '../../../stores/live/live-line.ts';

interface VoteFormProps {
  event: NonNullable<OrbitSeen['event']>;
  line: LiveLine;
  /** What the server has. */
  stored: number | undefined;
  isOver: boolean;
}

export function VoteForm({ event: { vote, decisions }, line, stored, isOver }: VoteFormProps) {
  const unsent = useStore(line.$unsent);
  const state = useStore(line.$state);
  const id = useId();
  const q = voteKey(vote);
  const waiting = unsent.findLast((frame) => frame.t === 'submit' && frame.q === q);
  const chosen = waiting?.t === 'submit' ? waiting.choice : stored;
  const rev = useRef(0);

  const choose = async (choice: number) => {
    const known = line.$view.get()?.own.answers.find((answer) => answer.q === q)?.rev ?? 0;
    rev.current = Math.max(rev.current, known, waiting?.t === 'submit' ? waiting.rev : 0) + 1;
    // Where it is refused, the page says so beside what the class decided.
    await line.send({ t: 'submit', step: playStep, q, rev: rev.current, choice });
  };
  const words = isOver ? (stored === undefined ? '' : 'Your vote is counted.') : wordsOf(waiting !== undefined, state.is === 'open', stored !== undefined);

  if (decisions.length === 0) return <p className="live-note">There is nothing to decide here. Your teacher goes on.</p>;
  return (
    <div className="orbit-ballot">
      <fieldset disabled={isOver}>
        <legend>What should be done? You have one vote.</legend>
        {decisions.map((text, choice) => (
          <label key={choice} className="orbit-option">
            <input type="radio" name={id} checked={chosen === choice} onChange={() => void choose(choice)} />
            <span dir="auto">{text}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{words}</p>
      <p className="live-hint">The decision with the most votes is taken. At a tie you can talk and change your votes, or your teacher decides among those that lead.</p>
    </div>
  );
}

function wordsOf(isWaiting: boolean, isOnline: boolean, isStored: boolean): string {
  if (isWaiting) return isOnline ? 'Sending your vote…' : 'No connection. Your vote goes out when it is back, if the class has not decided by then.';
  return isStored ? 'Your vote is counted. You can change it until your teacher closes the vote.' : 'Not voted yet.';
}
