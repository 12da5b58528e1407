/** The rules of a live session, without a server: invariants I1 to I4, I6 and I7 over random classes, and the cases a random class seldom meets. */
import { describe, expect, it } from 'vitest';
import type { RoomEvent, StoredEvent } from '../../../functions/live/events.ts';
import { exportOf } from '../../../functions/live/export.ts';
import { drawCode } from '../../../functions/live/join-code.ts';
import { Bucket, Line } from '../../../functions/live/line.ts';
import { decide, decideJoin } from '../../../functions/live/room.ts';
import { apply, emptyRoom, type Room, roomOf } from '../../../functions/live/state.ts';
import { framesFor, framesForClass, snapshotFor } from '../../../functions/live/views.ts';
import type { Command } from '../../../src/contracts/live/frames.ts';
import { liveLimits } from '../../../src/contracts/live/limits.ts';
import { codeAlphabet, readCode } from '../../../src/contracts/live/protocol.ts';
import { activateQuestion, activateStep } from '../../../src/contracts/pare.ts';
import { pareLesson } from '../../support/live.ts';
import { type FuzzRun, fuzzRoom } from '../../support/room-fuzz.ts';

const offline = () => false;

describe('random classes', () => {
  /** After every hand. */
  function checkAlways({ room, clients, events, approved }: FuzzRun): void {
    // I2: no number is left out.
    expect(events.at(-1)?.seq).toBe(events.length);
    for (const { actor, heard, view } of clients) {
      // S10: neither does the projector, nor a word that may be a call for help, nor a name.
      if (actor.role === 'projector') {
        expect([...heard.matchAll(/words-of-p\d+-\d+/g)].filter(([words]) => !approved.has(words))).toEqual([]);
        expect(heard).not.toMatch(/kill myself|Student \d|Blue Heron/);
      }
      if (actor.role !== 'participant') continue;
      // I3: no words of another ever came in but what the teacher has shown.
      expect([...heard.matchAll(/words-of-(p\d+)-\d+/g)].filter(([words, pid]) => pid !== actor.pid && !approved.has(words))).toEqual([]);
      expect([...heard.matchAll(/words-of-(p\d+)-\d+ I want to kill myself/g)].filter(([, pid]) => pid !== actor.pid)).toEqual([]);
      // I6: nobody becomes someone else.
      if (view) expect(view.you.role).toBe('participant');
    }
    // I4: the counts are those of the answers.
    const host = snapshotFor(room, { role: 'host' }, offline);
    if (host.role !== 'host') throw new Error('a snapshot of another role');
    const counted = new Map<string, number>();
    for (const { step, q } of host.answers) counted.set(`${step}/${q}`, (counted.get(`${step}/${q}`) ?? 0) + 1);
    expect(Object.fromEntries(Object.entries(host.tally.byQuestion).map(([key, { n }]) => [key, n]))).toEqual(Object.fromEntries(counted));
  }

  it('keep every invariant, and every client ends where the room stands', () => {
    let answers = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const run = fuzzRoom(seed, 200, 2 + (seed % 5), checkAlways);
      const { room, events, clients } = run;
      // Replaying what is stored gives the same room.
      expect(roomOf(events)).toEqual(room);
      const kept = exportOf(room, events);
      for (const client of clients) {
        const { actor, view, acked } = client;
        // Whoever took everything along has no seat to come back to.
        if (actor.role === 'participant' && !room.seats.has(actor.pid)) continue;
        // I7: all see the same step, and each exactly what a newcomer with the same key would.
        const snapshot = snapshotFor(room, actor, offline);
        expect(view?.room).toEqual(snapshot.room);
        expect(view?.votes).toEqual(snapshot.votes);
        if (snapshot.role === 'participant') expect(new Set(view?.own.votes)).toEqual(new Set(snapshot.own.votes));
        if (snapshot.role === 'host') {
          expect([...(view?.answers.values() ?? [])].sort((a, b) => a.ref.localeCompare(b.ref))).toEqual([...snapshot.answers].sort((a, b) => a.ref.localeCompare(b.ref)));
          expect([...(view?.asks.values() ?? [])].sort((a, b) => a.ref.localeCompare(b.ref))).toEqual([...snapshot.asks].sort((a, b) => a.ref.localeCompare(b.ref)));
          expect(view?.tally).toEqual(snapshot.tally);
          expect(new Set(view?.roster.keys())).toEqual(new Set(room.seats.keys()));
        }
        if (snapshot.role === 'projector') expect(view?.wall).toEqual(snapshot.wall);
        // I1: what was acknowledged is there once.
        if (actor.role === 'participant') for (const id of acked.keys()) expect(kept.submissions.filter((one) => one.id === id && one.pid === actor.pid)).toHaveLength(1);
      }
      answers += kept.submissions.length;
    }
    expect(answers).toBeGreaterThan(500);
  });
});

function roomAfter(...events: RoomEvent[]): Room {
  const room = emptyRoom();
  const opened: RoomEvent = { is: 'opened', kind: 'pare', title: 'T', content: pareLesson, pace: 'teacher', admission: false };
  for (const [i, event] of [opened, ...events].entries()) apply(room, { seq: i + 1, at: i, event });
  return room;
}
const joined: RoomEvent = { is: 'joined', pid: 'p2', name: 'Ana', waiting: false };
const one = { role: 'participant', pid: 'p2' } as const;
const answered = (pid: string, rev: number, text: string): RoomEvent => ({
  is: 'answered',
  pid,
  id: `i-${pid}-${rev}`,
  step: activateStep,
  q: activateQuestion,
  rev,
  level: 0,
  text,
});
/** Two have answered. */
const before: RoomEvent[] = [
  joined,
  { is: 'joined', pid: 'p3', name: 'Bo', waiting: false },
  { is: 'moved', step: activateStep, slide: 0 },
  answered('p2', 1, 'one'),
  answered('p3', 1, 'two'),
];
/** Both answers are on the wall. */
const shown: RoomEvent[] = [...before, { is: 'shown', ref: 'a5', on: true }, { is: 'shown', ref: 'a6', on: true }];
const submit = (id: string, rev = 1): Command => ({ t: 'submit', id, step: activateStep, q: activateQuestion, rev, text: 'words' });

describe('single rules', () => {
  it('no answer before the teacher has begun; once a step was open it stays open', () => {
    expect(decide(roomAfter(joined), one, submit('a1'))).toMatchObject({ ok: false, code: 'locked', retryable: true });
    expect(decide(roomAfter(joined, { is: 'moved', step: 1, slide: 0 }), one, submit('a1'))).toMatchObject({ ok: false, code: 'locked' });
    expect(decide(roomAfter(joined, { is: 'moved', step: 4, slide: 0 }), one, submit('a1'))).toMatchObject({ ok: true });
    expect(decide(roomAfter(joined, { is: 'paced', pace: 'students' }), one, submit('a1'))).toMatchObject({ ok: true });
  });

  it('what is stored is acknowledged even to someone who has been sent back since', () => {
    const stored: RoomEvent = { is: 'answered', pid: 'p2', id: 'a1', step: activateStep, q: activateQuestion, rev: 1, level: 0, text: 'words' };
    const room = roomAfter(joined, stored, { is: 'seated', pid: 'p2', state: 'back' });
    expect(decide(room, one, submit('a1'))).toEqual({ ok: true, events: [], known: 3 });
    expect(decide(room, one, submit('a2'))).toMatchObject({ ok: false, code: 'not_in', retryable: true });
  });

  it('the wall takes the words that the teacher has read, and not those that came since', () => {
    const answered = (rev: number): RoomEvent => ({ is: 'answered', pid: 'p2', id: `a${rev}`, step: activateStep, q: activateQuestion, rev, level: 0, text: `words ${rev}` });
    const room = roomAfter(joined, { is: 'moved', step: 2, slide: 0 }, answered(1), answered(2));
    const host = { role: 'host' } as const;
    for (const t of ['show', 'spotlight'] as const) {
      expect(decide(room, host, { t, id: 'h1', ref: 'a4', rev: 1 })).toMatchObject({ ok: false, code: 'changed' });
      expect(decide(room, host, { t, id: 'h1', ref: 'a4', rev: 2 })).toMatchObject({ ok: true });
    }
  });

  it('an ended room takes nothing and nobody', () => {
    const room = roomAfter(joined, { is: 'ended' });
    expect(decide(room, one, submit('a1'))).toMatchObject({ ok: false, code: 'ended' });
    expect(decideJoin(room, 'Bo', null, 10)).toEqual({ ok: false, why: 'gone' });
  });

  it('a room with as many seats as it may have is full for newcomers only', () => {
    const room = roomAfter(joined);
    expect(decideJoin(room, 'Bo', null, 1)).toEqual({ ok: false, why: 'full' });
    expect(decideJoin(room, 'Bo', 'p2', 1)).toMatchObject({ ok: true, name: 'Ana' });
  });

  it('a vote takes one voice of each seat for what is shown, and none once it is closed or the words have changed', () => {
    const open: Command = { t: 'poll', id: 'a1', step: activateStep, q: activateQuestion };
    const host = { role: 'host' } as const;
    // One answer on the wall is no choice.
    expect(decide(roomAfter(...before, { is: 'shown', ref: 'a5', on: true }), host, open)).toMatchObject({ ok: false, code: 'validation' });
    expect(decide(roomAfter(...shown), host, open)).toMatchObject({ ok: true, events: [{ is: 'polled', refs: ['a5', 'a6'] }] });
    const polled: RoomEvent[] = [...shown, { is: 'polled', step: activateStep, q: activateQuestion, refs: ['a5', 'a6'] }];
    const vote = (ref: string, on = true): Command => ({ t: 'vote', id: `v-${ref}-${on}`, ref, on });
    expect(decide(roomAfter(...polled), one, vote('a9'))).toMatchObject({ ok: false, code: 'not_found' });
    const voted = (pid: string, ref: string, on = true): RoomEvent => ({ is: 'voted', pid, id: `w-${pid}-${ref}-${on}`, ref, on });
    const twice = roomAfter(...polled, voted('p2', 'a5'), voted('p2', 'a6'), voted('p3', 'a5'), voted('p3', 'a5', false));
    const seen = snapshotFor(twice, one, offline).votes.poll;
    // While it is open nobody learns a count, and the class not even how many.
    expect(seen).toMatchObject({
      isOpen: true,
      options: [
        { ref: 'a5', text: 'one' },
        { ref: 'a6', text: 'two' },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(/"n"|"cast"/);
    expect(snapshotFor(twice, host, offline).votes.poll).toMatchObject({ cast: 1 });
    expect(JSON.stringify(snapshotFor(twice, host, offline).votes)).not.toContain('"n"');
    // Sent again without a change it stays what the class votes on; its sender hears that it is stored.
    const again = (text: string): Command => ({ t: 'submit', id: 'again', step: activateStep, q: activateQuestion, rev: 2, text });
    expect(decide(roomAfter(...polled), { role: 'participant', pid: 'p3' }, again('two'))).toEqual({ ok: true, events: [], known: 6 });
    expect(decide(roomAfter(...polled), { role: 'participant', pid: 'p3' }, again('two!'))).toMatchObject({ ok: true, events: [{ is: 'answered', text: 'two!' }] });
    // The class moves on: what it looked at stays behind, and a slide of the same step changes nothing.
    const pointing = roomAfter(...polled, { is: 'spotlit', ref: 'a5' });
    const goto = (step: number): Command => ({ t: 'goto', id: 'g1', step, slide: 0 });
    expect(decide(pointing, host, goto(activateStep + 1))).toMatchObject({
      ok: true,
      events: [{ is: 'moved' }, { is: 'poll-closed', step: activateStep, q: activateQuestion }, { is: 'poll-put-away' }, { is: 'spotlit', ref: null }],
    });
    expect(decide(pointing, host, goto(activateStep))).toMatchObject({ ok: true, events: [] });
    // The result takes the place of what was pointed at; a vote that is put away leaves it.
    expect(decide(pointing, host, { t: 'close-poll', id: 'c1', away: false })).toMatchObject({ ok: true, events: [{ is: 'poll-closed' }, { is: 'spotlit', ref: null }] });
    expect(decide(pointing, host, { t: 'close-poll', id: 'c2', away: true })).toMatchObject({ ok: true, events: [{ is: 'poll-closed' }, { is: 'poll-put-away' }] });
    const closed = roomAfter(...polled, voted('p2', 'a6'), voted('p3', 'a6'), { is: 'poll-closed', step: activateStep, q: activateQuestion });
    expect(snapshotFor(closed, one, offline).votes.poll?.options.map(({ n }) => n)).toEqual([0, 2]);
    expect(decide(closed, one, vote('a5'))).toMatchObject({ ok: false, code: 'locked' });
    // The winner has written something else: those were no votes for it.
    const changed = roomAfter(...polled, voted('p2', 'a6'), answered('p3', 2, 'three'));
    expect(snapshotFor(changed, one, offline).votes.poll?.options.map(({ ref }) => ref)).toEqual(['a5']);
    expect(decide(changed, one, vote('a6'))).toMatchObject({ ok: false, code: 'not_found' });
    // Whoever erases everything takes the vote along.
    expect(snapshotFor(roomAfter(...polled, voted('p2', 'a6'), { is: 'erased', pid: 'p2' }), host, offline).votes.poll).toMatchObject({ cast: 0 });
  });

  it('a vote that is open when the session ends is closed with it, so that the teacher learns what the class thought', () => {
    const polled: RoomEvent[] = [
      ...shown,
      { is: 'polled', step: activateStep, q: activateQuestion, refs: ['a5', 'a6'] },
      { is: 'voted', pid: 'p2', id: 'v1', ref: 'a6', on: true },
    ];
    const over = roomAfter(...polled, { is: 'ended' });
    const last: StoredEvent[] = [{ seq: over.seq, at: 0, event: { is: 'ended' } }];
    const seen = snapshotFor(over, { role: 'host' }, offline);
    expect(seen).toMatchObject({ answers: [{ votes: 0 }, { votes: 1 }], votes: { poll: null } });
    // Whoever was there when it ended sees the same.
    const [responses, votes] = ['responses', 'votes'].map((t) => framesFor(over, { role: 'host' }, last, offline).find((frame) => frame.t === t));
    expect(responses).toMatchObject({ items: [{ votes: 0 }, { votes: 1 }] });
    expect(votes).toMatchObject({ poll: null });
    expect(framesForClass(over, last, false).find(({ t }) => t === 'votes')).toMatchObject({ poll: null });
  });

  it('a question of the class is read once the teacher shows it, and others may want it answered, too, once each', () => {
    const asked: RoomEvent = { is: 'asked', pid: 'p2', id: 'q1', text: 'Why at night?', level: 0 };
    const danger: RoomEvent = { is: 'asked', pid: 'p2', id: 'q2', text: 'words', level: 2 };
    const bo: RoomEvent = { is: 'joined', pid: 'p3', name: 'Bo', waiting: false };
    const other = { role: 'participant', pid: 'p3' } as const;
    const hidden = roomAfter(joined, bo, asked, danger);
    expect(snapshotFor(hidden, other, offline).votes.board).toEqual([]);
    expect(decide(hidden, other, { t: 'vote', id: 'v1', ref: 'k4', on: true })).toMatchObject({ ok: false, code: 'not_found' });
    expect(decide(hidden, { role: 'host' }, { t: 'show', id: 'v1', ref: 'k5' })).toMatchObject({ ok: false, code: 'withheld' });
    expect(decide(hidden, { role: 'host' }, { t: 'spotlight', id: 'v1', ref: 'k4' })).toMatchObject({ ok: true, events: [{ is: 'shown', ref: 'k4' }, { is: 'spotlit' }] });
    const shown = roomAfter(joined, bo, asked, danger, { is: 'shown', ref: 'k4', on: true });
    expect(decide(shown, one, { t: 'vote', id: 'v1', ref: 'k4', on: true })).toMatchObject({ ok: false, code: 'forbidden' });
    for (const [i, id] of ['v1', 'v2'].entries()) apply(shown, { seq: 10 + i, at: 0, event: { is: 'voted', pid: 'p3', id, ref: 'k4', on: true } });
    expect(snapshotFor(shown, other, offline).votes.board).toEqual([{ ref: 'k4', text: 'Why at night?', reply: '' }]);
    expect(snapshotFor(shown, { role: 'projector' }, offline).votes.board).toEqual([{ ref: 'k4', text: 'Why at night?', reply: '', votes: 1 }]);
  });

  it('the projector only looks', () => {
    expect(decide(roomAfter(joined), { role: 'projector' }, { t: 'goto', id: 'a1', step: 1, slide: 0 })).toMatchObject({ ok: false, code: 'forbidden' });
  });
});

describe('codes', () => {
  it('are drawn evenly from letters that look like nothing else', () => {
    const counts = new Map<string, number>();
    const codes = Array.from({ length: 5_000 }, () => drawCode());
    for (const letter of codes.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe([...codeAlphabet].sort().join(''));
    const expected = (5_000 * 6) / codeAlphabet.length;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 27 degrees of freedom: beyond this is met once in 100,000 runs.
    expect(chiSquare).toBeLessThan(67);
    expect(new Set(codes).size).toBeGreaterThan(4_995);
  });

  it('are read as they are typed, and nothing else is taken for one', () => {
    expect(readCode(' bcd-f23 ')).toBe('BCDF23');
    for (const typed of ['', 'BCDF2', 'BCDF234', 'ABCDEF', 'BCD0F2', '../../x', '😀😀😀', "' OR 1=1"]) expect(readCode(typed)).toBeNull();
  });
});

describe('a line', () => {
  it('gives back what may be sent with time', () => {
    const bucket = new Bucket(liveLimits.framesPerSecond, liveLimits.frameBurst, 0);
    for (let i = 0; i < liveLimits.frameBurst; i++) expect(bucket.take(0)).toBe(0);
    expect(bucket.take(0)).toBe(200);
    expect(bucket.take(200)).toBe(0);
  });

  it('is cut when its reader has stalled, and not before', () => {
    const line = new Line({ actor: { role: 'host' }, isGreeted: true, heardAt: 0 }, 0);
    for (let seq = 1; seq <= liveLimits.unseenFrames; seq++) expect(line.mayPost(seq, 100)).toBe(true);
    expect(line.mayPost(99, 100)).toBe(false);
    line.seen(60);
    expect(line.mayPost(100, 100)).toBe(true);
    expect(line.mayPost(101, liveLimits.unseenBytes)).toBe(false);
  });
});
