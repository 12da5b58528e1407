/** What the class may read of its own words, and vote on: answers that stand to a vote, and questions that the teacher shows. Only what is approved, without names. Pure. */
import type { BoardItem, ClassVotes, PollView } from '../../src/contracts/live/protocol.ts';
import type { RoomEvent } from './events.ts';
import type { Actor } from './room.ts';
import { type Answer, answerKey, type Poll, pollKey, type Room } from './state.ts';

export const isVotable = ({ shown, level, text }: Answer): boolean => shown && level < 2 && text !== undefined;

/** What still stands to the vote: an answer that was hidden, changed or erased since does not. */
export const optionsOf = (room: Room, { refs }: Poll): Answer[] =>
  refs.flatMap((ref) => {
    const answer = room.answers.get(room.answerOfRef.get(ref) ?? '');
    return answer && isVotable(answer) ? [answer] : [];
  });

/** Votes by answer. Votes for what does not stand there any more are none. */
export function countVotes(room: Room, poll: Poll): Map<string, number> {
  const counts = new Map(optionsOf(room, poll).map(({ ref }) => [ref, 0]));
  for (const ref of poll.votes.values()) {
    const count = counts.get(ref);
    if (count !== undefined) counts.set(ref, count + 1);
  }
  return counts;
}

/** The votes of an answer in the last vote on its question, once that is closed. */
export function votesOf(room: Room, { ref, step, q }: Answer): number | undefined {
  const poll = room.polls.get(pollKey(step, q));
  return poll && !poll.isOpen ? countVotes(room, poll).get(ref) : undefined;
}

export function votesFor(room: Room, role: Actor['role']): ClassVotes {
  return { poll: room.poll && pollView(room, room.poll, role), board: boardFor(room, role) };
}

function pollView(room: Room, poll: Poll, role: Actor['role']): PollView {
  const { id, step, q, isOpen } = poll;
  const counts = countVotes(room, poll);
  const cast = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return {
    id,
    step,
    q,
    isOpen,
    ...((!isOpen || role !== 'participant') && { cast }),
    options: optionsOf(room, poll).map(({ ref, text = '' }) => ({ ref, text, ...(!isOpen && { n: counts.get(ref) ?? 0 }) })),
  };
}

const boardFor = (room: Room, role: Actor['role']): BoardItem[] =>
  [...room.asks.values()]
    .filter(({ shown, level }) => shown && level < 2)
    .map(({ ref, text, reply, voters }) => ({ ref, text, reply, ...(role !== 'participant' && { votes: voters.size }) }));

/** What a seat has voted for, as far as it can still be seen. */
export function ownVotes(room: Room, pid: string): string[] {
  const choice = room.poll?.votes.get(pid);
  return [...(choice && optionsOf(room, room.poll as Poll).some(({ ref }) => ref === choice) ? [choice] : []), ...boardOfSeat(room, pid)];
}
const boardOfSeat = (room: Room, pid: string): string[] => [...room.asks.values()].flatMap(({ ref, shown, voters }) => (shown && voters.has(pid) ? [ref] : []));

/** Does the event change what this role reads? Single votes are for the teacher and the projector: to the class they would be noise. */
export function changesVotes(room: Room, event: RoomEvent, role: Actor['role']): boolean {
  switch (event.is) {
    case 'polled':
    case 'poll-closed':
    case 'poll-put-away':
    case 'ended':
    case 'erased':
      return true;
    case 'voted':
      return role !== 'participant';
    case 'shown':
      return room.asks.has(event.ref) || room.poll !== null;
    case 'answered':
      return room.poll?.q === event.q && room.poll.step === event.step && room.answers.has(answerKey(event.pid, event.step, event.q));
    case 'replied':
      return room.asks.get(event.ref)?.shown === true;
    default:
      return false;
  }
}
