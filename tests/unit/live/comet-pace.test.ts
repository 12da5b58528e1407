/** The teacher takes the pace back: what students had in hand stays theirs, and is still taken. On the rules alone. */
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../functions/live/room.ts';
import { roomOf } from '../../../functions/live/state.ts';
import { framesFor, framesForClass, snapshotFor } from '../../../functions/live/views.ts';
import { type CometSeen, type CometSupport, noteKey, notesStep, questionKey, questionsStep } from '../../../src/contracts/comet.ts';
import type { CommandBody } from '../../../src/contracts/live/frames.ts';
import { cometNotes } from '../../support/comet.ts';
import { rulesClass } from '../../support/rules-class.ts';

const offline = () => false;

function classOf(names: readonly string[]) {
  const { room, log, pids, join, does, host } = rulesClass('comet', cometNotes, names);
  const seatOf = (pid: string): Extract<Actor, { role: 'participant' }> => ({ role: 'participant', pid });
  const snapshot = (actor: Actor) => {
    const seen = snapshotFor(room, actor, offline);
    if (seen.role !== 'participant') throw new Error('a snapshot of another role');
    return { ...seen, content: seen.room.content as CometSeen };
  };
  const partsOf = (actor: Actor): number[] => snapshot(actor).content.parts.map(({ place }) => place);
  return { room, log, seats: pids.map(seatOf), join: (name: string) => seatOf(join(name)), does, host, snapshot, partsOf };
}
const blanks = (part: number, words: string[], rev = 1): CommandBody => ({ t: 'submit', step: notesStep, q: noteKey(part), rev, blanks: words });

describe('the pace taken back', () => {
  it('leaves each student what they had in hand, and takes the words that were being typed, also the first ones of a part', () => {
    const { room, log, seats, does, host, snapshot, partsOf } = classOf(['Ana']);
    const [ana] = seats;
    if (!ana) throw new Error('one was to join');
    host({ t: 'goto', step: notesStep, slide: 0 });
    expect(partsOf(ana)).toEqual([0]);
    host({ t: 'pace', pace: 'students' });
    host({ t: 'pace', pace: 'teacher' });
    expect(partsOf(ana)).toEqual([0, 1]);
    expect(snapshot(ana).content.questions).toHaveLength(2);
    expect(does(ana, blanks(1, ['oxyg']))).toMatchObject({ ok: true });
    expect(does(ana, { t: 'submit', step: questionsStep, q: questionKey(1), rev: 1, text: 'For the energy' })).toMatchObject({ ok: true });
    expect(snapshot(ana).own.answers).toMatchObject([{ blanks: ['oxyg'] }, { text: 'For the energy' }]);
    // Where the teacher stands, everyone is told.
    host({ t: 'goto', step: 0 });
    expect(does(ana, blanks(1, ['oxygen'], 2))).toMatchObject({ ok: true });
    host({ t: 'end' });
    expect(partsOf(ana)).toEqual([0, 1]);
    expect(roomOf(log)).toEqual(room);
  });

  it('gives nothing ahead to whoever comes later, nor any answer to anybody', () => {
    const { room, log, seats, join, does, host, partsOf } = classOf(['Ana']);
    const [ana] = seats;
    if (!ana) throw new Error('one was to join');
    host({ t: 'goto', step: notesStep, slide: 0 });
    host({ t: 'pace', pace: 'students' });
    host({ t: 'pace', pace: 'teacher' });
    const late = join('Late');
    expect(partsOf(late)).toEqual([0]);
    expect(does(late, blanks(1, ['oxygen']))).toMatchObject({ ok: false, code: 'locked', retryable: true });
    host({ t: 'reveal', q: noteKey(0) });
    const last = log.slice(-1);
    const partsIn = (frames: readonly { t: string }[]) => frames.flatMap((frame) => ('content' in frame ? (frame.content as CometSeen).parts.length : []));
    // What is told live is what a newcomer with the same key would see.
    expect([partsIn(framesForClass(room, last, true)), partsIn(framesForClass(room, last, false))]).toEqual([[2], [1]]);
    expect([partsIn(framesFor(room, ana, last, offline)), partsIn(framesFor(room, late, last, offline))]).toEqual([[2], [1]]);
    expect(JSON.stringify(framesForClass(room, last, true))).not.toContain('oxygen');
  });

  it('keeps the support for every part in hand, and nobody in the lobby has one', () => {
    const { seats, host, snapshot, partsOf } = classOf(['Ana']);
    const [ana] = seats;
    if (!ana) throw new Error('one was to join');
    host({ t: 'support', pid: ana.pid, level: 'bank' });
    host({ t: 'pace', pace: 'students' });
    host({ t: 'pace', pace: 'teacher' });
    expect((snapshot(ana).own.personal as CometSupport).bank).toEqual(['carbon dioxide', 'oxygen', 'roots', 'stomata']);
    host({ t: 'kick', pid: ana.pid });
    expect(partsOf(ana)).toEqual([]);
    host({ t: 'admit', pid: ana.pid, on: true });
    expect(partsOf(ana)).toEqual([0, 1]);
  });
});
