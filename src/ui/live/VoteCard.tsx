/** A student's vote on answers of the class. Nobody is told who wrote or chose what; the results come when the teacher closes the vote. */
import { useId } from 'react';
import { VoteResults } from './VoteResults.tsx';

interface VoteCardProps {
  poll: { id: number; isOpen: boolean; cast?: number; options: readonly { ref: string; text: string; n?: number }[] };
  /** Refs of what one has voted for. */
  own: readonly string[];
  onVote: (ref: string, on: boolean) => void;
  /** No connection: the vote goes out when it is back. */
  isAway: boolean;
}

export function VoteCard({ poll: { isOpen, cast = 0, options }, own, onVote, isAway }: VoteCardProps) {
  const id = useId();
  const choice = options.find(({ ref }) => own.includes(ref));
  return (
    <section className="live-vote" aria-labelledby={`${id}-title`}>
      <h2 className="app-section" id={`${id}-title`}>
        {isOpen ? 'Vote' : 'How the class voted'}
      </h2>
      {isOpen ? (
        <>
          <p>Which of these answers makes you think most? You have one vote. You can change it until your teacher closes the vote.</p>
          <fieldset>
            <legend className="sr-only">Answers from the class</legend>
            {options.map(({ ref, text }) => (
              <label key={ref} className="live-option">
                <input type="radio" name={`${id}-vote`} checked={choice?.ref === ref} onChange={() => onVote(ref, true)} />
                <span dir="auto">{text}</span>
              </label>
            ))}
          </fieldset>
          <p role="status">
            {choice ? 'Your vote is counted. Nobody is told which answer you chose.' : isAway ? 'No connection. Your vote goes out when it is back.' : 'Not voted yet.'}
          </p>
          {choice && (
            <p>
              <button type="button" className="btn btn-quiet" onClick={() => onVote(choice.ref, false)}>
                Take my vote back
              </button>
            </p>
          )}
        </>
      ) : (
        <VoteResults options={options} cast={cast} own={choice?.ref} />
      )}
    </section>
  );
}
