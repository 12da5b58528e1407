/** What the teacher's parts share: how an instruction goes out, and who stands where in a vote. */
import type { CommandBody } from '../../../../contracts/live/frames.ts';
import { type OrbitLed, playStep, voteKey } from '../../../../contracts/orbit-live.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';

/** Sends it, and says so when it was not done. */
export type Lead = (command: CommandBody) => void;

/** What is shown here is always the teacher's. */
export const ledIn = (room: LiveView): OrbitLed => room.room.content as OrbitLed;

/** Votes so far: which decision each seat chose. Nobody's who was removed. */
export function votesNow(room: LiveView, vote: number): Map<string, number> {
  const q = voteKey(vote);
  return new Map(
    [...room.answers.values()].flatMap(({ pid, step, q: given, choice }) =>
      step === playStep && given === q && choice !== undefined && room.roster.get(pid)?.state !== 'removed' ? [[pid, choice] as const] : [],
    ),
  );
}

export function countsNow(votes: ReadonlyMap<string, number>, decisions: number): number[] {
  const counts = Array.from({ length: decisions }, () => 0);
  for (const choice of votes.values()) if (choice < decisions) counts[choice] = (counts[choice] ?? 0) + 1;
  return counts;
}
