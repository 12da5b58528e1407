/** Orbit in the room: a secret card for each seat, one vote of each on what stands to the vote, and nothing of what has not happened yet. */
import {
  briefingStep,
  type CountedTurn,
  debriefStep,
  minorityKey,
  type OrbitCard,
  type OrbitContent,
  type OrbitLed,
  type OrbitSeen,
  playStep,
  voteKey,
} from '../../../src/contracts/orbit-live.ts';
import { eventToVote, seenTurn, stepsTo, wayTo } from '../../../src/engine/simulation/class-play.ts';
import { eventById, metersAfter } from '../../../src/engine/simulation/run.ts';
import type { Activity, ActivityView } from './activity.ts';

export const orbitActivity: Activity<OrbitContent> = {
  lastStep: () => debriefStep,
  lastSlide: () => 0,
  roleCount: ({ roles }) => roles.length,
  faultIn: (content, { step, q, text, choice, blanks }, { play }) => {
    if (step !== playStep) return 'step';
    if (!/^vote-\d{1,5}$/.test(q)) return 'q';
    if (text !== undefined) return 'text';
    if (blanks !== undefined) return 'blanks';
    if (choice === undefined) return 'choice';
    const isNow = q === voteKey(play.vote);
    return isNow && choice >= (eventToVote(content, play)?.decisions.length ?? choice + 1) ? 'choice' : null;
  },
  isOpen: (_, { step, play }, q) => step === playStep && !play.isTold && q === voteKey(play.vote),
  // A vote is revealed by closing it. What others would have seen, the teacher reveals.
  hasQuestion: (_, q) => /^minority-\d{1,5}$/.test(q),
  seen: (content, view) => (view.role === 'host' ? ledBy(content, view) : seenBy(content, view)),
  personal: ({ roles }, { role }, { step }) => {
    const card = role === undefined ? undefined : roles[role];
    return card && role !== undefined && step >= briefingStep ? ({ ...card, role } satisfies OrbitCard) : undefined;
  },
};

const countedTurns = (content: OrbitContent, { play, counts }: ActivityView): CountedTurn[] =>
  play.turns.map((turn) => ({ ...turn, counts: counts(turn.vote, eventById(content, turn.event)?.decisions.length ?? 0) }));

const ledBy = (content: OrbitContent, view: ActivityView): OrbitLed => ({
  ...content,
  play: { ...view.play, turns: countedTurns(content, view) },
});

function seenBy(content: OrbitContent, view: ActivityView): OrbitSeen {
  const { step, play } = view;
  const { title, scenario, roles, debrief } = content;
  const hasBegun = step >= playStep || play.turns.length > 0;
  const values = metersAfter(content, stepsTo(play.turns, play.at));
  const event = step === playStep ? eventToVote(content, play) : null;
  return {
    title,
    ...(step >= briefingStep && { scenario, roles: roles.map(({ name, description }) => ({ name, description })) }),
    meters: step >= briefingStep ? content.meters.map(({ name }, place) => ({ name, value: values[place] ?? 0 })) : [],
    path:
      hasBegun && step >= briefingStep
        ? wayTo(play.turns, play.at).flatMap((place) => seenTurn(content, countedTurns(content, view), place, view.revealed.has(minorityKey(place))))
        : [],
    ...(event && { event: { vote: play.vote, title: event.title, description: event.description, decisions: event.decisions.map(({ text }) => text) } }),
    ...(step === debriefStep && { debrief }),
  };
}
