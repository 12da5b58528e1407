/** A class plays a simulation, on the rules alone: votes, ties, going back, roles. */
import { describe, expect, it } from 'vitest';
import { countsOf } from '../../../functions/live/play.ts';
import { decide } from '../../../functions/live/room.ts';
import { apply, roomOf } from '../../../functions/live/state.ts';
import { roomView } from '../../../functions/live/views.ts';
import { debriefStep, minorityKey, type OrbitSeen, playStep, voteKey } from '../../../src/contracts/orbit-live.ts';
import { lastTurns, leadersIn, nextRole, stepsTo } from '../../../src/engine/simulation/class-play.ts';
import { floodSimulation } from '../../support/orbit.ts';
import { rulesClass } from '../../support/rules-class.ts';

function classOf(names: readonly string[]) {
  const { room, log, join, pids, host, student } = rulesClass('orbit', floodSimulation, names);
  const vote = (seat: number, choice: number, rev = 1, number = room.play.vote) => student(pids[seat] ?? '', { t: 'submit', step: playStep, q: voteKey(number), rev, choice });
  const seen = (): OrbitSeen => roomView(room, 'participant').content as OrbitSeen;
  return { room, log, join, pids, host, vote, seen };
}

describe('a vote of the class', () => {
  it('is decided by the most votes; until then nobody but the teacher knows a number, and afterward nobody votes', () => {
    const { room, host, vote, seen } = classOf(['Ana', 'Bo', 'Cem']);
    expect(vote(0, 0)).toMatchObject({ ok: false, code: 'locked' });
    host({ t: 'goto', step: playStep });
    vote(0, 1);
    vote(1, 0);
    vote(2, 1);
    vote(0, 0, 2);
    expect(countsOf(room, 0, 2)).toEqual([2, 1]);
    expect(seen()).toMatchObject({ path: [], event: { vote: 0, decisions: ['Open the floodgates', 'Build up the dike'] } });
    expect(JSON.stringify(seen())).not.toContain('outcome-');
    expect(host({ t: 'decide', vote: 0, choice: 1 })).toMatchObject({ ok: false, code: 'validation' });
    host({ t: 'decide', vote: 0 });
    expect(seen()).toMatchObject({
      path: [{ choice: 0, by: 'vote', counts: [2, 1], outcome: 'outcome-open: the fields are under water.' }],
      meters: [
        { name: 'Trust', value: 60 },
        { name: 'Money', value: 30 },
      ],
    });
    expect(vote(2, 0, 5, 0)).toMatchObject({ ok: false, code: 'locked', retryable: false });
    // The same press again changes nothing.
    expect(host({ t: 'decide', vote: 0 })).toMatchObject({ ok: true, events: [] });
  });

  it('at a tie nothing is decided, and the teacher may choose among those that lead, and no other', () => {
    const { host, vote, seen } = classOf(['Ana', 'Bo']);
    host({ t: 'goto', step: playStep });
    vote(0, 0);
    vote(1, 1);
    expect(host({ t: 'decide', vote: 0 })).toMatchObject({ ok: false, code: 'tie' });
    expect(host({ t: 'decide', vote: 0, choice: 1 })).toMatchObject({ ok: true });
    expect(seen().path).toMatchObject([{ choice: 1, by: 'teacher', counts: [1, 1] }]);
    expect(leadersIn([0, 0])).toEqual([0, 1]);
    expect(leadersIn([1, 3, 3])).toEqual([1, 2]);
  });

  it('does not count who was removed, nor what was erased', () => {
    const { room, pids, host, vote } = classOf(['Ana', 'Bo', 'Cem']);
    host({ t: 'goto', step: playStep });
    for (const seat of [0, 1, 2]) vote(seat, 1);
    host({ t: 'kick', pid: pids[0] ?? '', ban: true });
    expect(countsOf(room, 0, 2)).toEqual([0, 2]);
    decide(room, { role: 'participant', pid: pids[1] ?? '' }, { t: 'leave', id: 'leave-000', erase: true });
    apply(room, { seq: room.seq + 1, at: 0, event: { is: 'erased', pid: pids[1] ?? '' } });
    expect(countsOf(room, 0, 2)).toEqual([0, 1]);
  });

  it('refuses a choice that is not there and anything but a choice', () => {
    const { room, host, vote, pids } = classOf(['Ana']);
    host({ t: 'goto', step: playStep });
    expect(vote(0, 2)).toMatchObject({ ok: false, code: 'validation', field: 'choice' });
    const submit = (given: object) => decide(room, { role: 'participant', pid: pids[0] ?? '' }, { t: 'submit', id: 'answer-01', step: playStep, q: voteKey(0), rev: 1, ...given });
    expect(submit({ text: 'words' })).toMatchObject({ ok: false, field: 'text' });
    expect(submit({})).toMatchObject({ ok: false, field: 'choice' });
    expect(submit({ choice: 0, step: debriefStep })).toMatchObject({ ok: false, field: 'step' });
  });
});

describe('the road not taken', () => {
  it('can be seen afterward, and goes on from there with meters of its own; the road of before is still there', () => {
    const { room, log, host, vote, seen } = classOf(['Ana', 'Bo', 'Cem']);
    host({ t: 'goto', step: playStep });
    vote(0, 0);
    vote(1, 0);
    vote(2, 1);
    host({ t: 'decide', vote: 0 });
    expect(seen().path[0]?.others).toBeUndefined();
    host({ t: 'reveal', q: minorityKey(0) });
    expect(seen().path[0]?.others).toEqual([{ choice: 1, outcome: 'outcome-dike: the dike holds for a night.', changes: [{ name: 'Trust', by: -10 }] }]);
    host({ t: 'onward' });
    expect(seen().event).toMatchObject({ vote: 1, title: 'The fields' });
    vote(0, 0);
    host({ t: 'goto', step: debriefStep });
    expect(seen()).toMatchObject({ debrief: floodSimulation.debrief });

    host({ t: 'rewind', to: 0, choice: 1 });
    expect(room.step).toBe(playStep);
    expect(seen()).toMatchObject({
      path: [{ turn: 1, choice: 1, by: 'rewind', counts: [2, 1] }],
      meters: [
        { name: 'Trust', value: 40 },
        { name: 'Money', value: 50 },
      ],
    });
    // The vote that was left is over, and none of it counts in the next one.
    expect(vote(1, 0, 1, 1)).toMatchObject({ ok: false, code: 'locked', retryable: false });
    host({ t: 'onward' });
    expect(seen().event).toMatchObject({ vote: 2, title: 'The night' });
    expect(countsOf(room, 2, 1)).toEqual([0]);
    vote(0, 0);
    host({ t: 'decide', vote: 2 });
    expect(host({ t: 'onward' })).toMatchObject({ ok: false, code: 'not_found' });

    // Back to what the class had chosen: the same turn, not a second one.
    host({ t: 'rewind', to: 1, choice: 0 });
    expect(room.play).toMatchObject({ at: 0, isTold: true });
    expect(room.play.turns).toHaveLength(3);
    expect(lastTurns(room.play.turns)).toEqual([0, 2]);
    expect(stepsTo(room.play.turns, 2)).toEqual([
      { event: 'warning', decision: 1 },
      { event: 'night', decision: 0 },
    ]);
    // Whoever reads the events again comes to the same room.
    expect(roomOf(log)).toEqual(room);
  });
});

describe('roles', () => {
  it('are dealt in balance, stay with the seat, and go to newcomers where one is missing', () => {
    const { room, pids, join, host } = classOf(['Ana', 'Bo', 'Cem', 'Dan']);
    const roles = () => [...room.seats.values()].map(({ role }) => role);
    expect(roles()).toEqual([0, 1, 0, 1]);
    host({ t: 'kick', pid: pids[1] ?? '', ban: true });
    join('Eve');
    expect(room.seats.get(`p${room.seq}`)?.role).toBe(1);
    host({ t: 'cast', pid: pids[0] ?? '', role: 1 });
    expect(room.seats.get(pids[0] ?? '')?.role).toBe(1);
    expect(host({ t: 'cast', pid: pids[0] ?? '', role: 2 })).toMatchObject({ ok: false, code: 'not_found' });
    expect(nextRole([], 0)).toBeUndefined();
  });
});
