/** The teacher opens a vote on the answers that are on the wall, closes it, and puts it away. Counts come when it is closed, for the teacher, too. */
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { AnswerView, PollView } from '../../../contracts/live/protocol.ts';
import { VoteResults } from '../../../ui/live/VoteResults.tsx';
import type { Command } from './HostSession.tsx';

interface PollPanelProps {
  poll: PollView | null;
  step: number;
  q: string;
  answers: readonly AnswerView[];
  here: number;
  command: Command;
}

export function PollPanel({ poll, step, q, answers, here, command }: PollPanelProps) {
  const shown = answers.filter((answer) => answer.shown).length;
  const isHere = poll?.step === step && poll.q === q;
  if (poll && isHere)
    return (
      <section className="pare-poll" aria-label="Vote of the class">
        <h4>{poll.isOpen ? 'The class votes' : 'How the class voted'}</h4>
        {poll.isOpen ? (
          <p role="status">
            <strong>{poll.cast ?? 0}</strong> of {here} have voted on {poll.options.length === 1 ? 'one answer' : `${poll.options.length} answers`}. An answer that its writer
            changes leaves the vote. The counts come when you close it.
          </p>
        ) : (
          <VoteResults options={poll.options} cast={poll.cast ?? 0} />
        )}
        <p className="pare-bar">
          {poll.isOpen ? (
            <button type="button" className="btn btn-primary" onClick={() => command({ t: 'close-poll' })}>
              Close the vote and show the result
            </button>
          ) : (
            <button type="button" className="btn" onClick={() => command({ t: 'close-poll', away: true })}>
              Put the vote away
            </button>
          )}
        </p>
      </section>
    );
  return (
    <p className="pare-bar">
      <button type="button" className="btn" disabled={shown < 2 || shown > liveLimits.pollOptions} onClick={() => command({ t: 'poll', step, q })}>
        Let the class vote
      </button>
      <span className="text-muted">
        {shown < 2
          ? 'Put at least two answers on the wall, then the class can vote on them.'
          : shown > liveLimits.pollOptions
            ? `At most ${liveLimits.pollOptions} answers fit in a vote. Take some off the wall.`
            : `On the ${shown} answers on the wall. Everyone has one vote, and nobody sees whose it is.${poll?.isOpen ? ' It closes the vote that is open.' : ''}`}
      </span>
    </p>
  );
}
