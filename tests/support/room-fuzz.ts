/** A class of random hands on the rules of the room, without a server: commands that fit and that do not, replies that get lost, clients that come back. */

import type { RoomEvent, StoredEvent } from '../../functions/live/events.ts';
import { type Actor, decide, decideJoin, storedIds } from '../../functions/live/room.ts';
import { apply, emptyRoom, type Room } from '../../functions/live/state.ts';
import { framesFor, snapshotFor, youOf } from '../../functions/live/views.ts';
import type { Command } from '../../src/contracts/live/frames.ts';
import type { ServerFrame } from '../../src/contracts/live/protocol.ts';
import { activateQuestion, activateStep, closingStep, echoQuestion, echoStep } from '../../src/contracts/pare.ts';
import { applyFrame, type LiveView } from '../../src/stores/live/live-view.ts';
import { pareLesson } from './live.ts';
import { seededRandom } from './seeded-random.ts';

export interface FuzzClient {
  actor: Actor;
  view: LiveView | null;
  /** Everything that was ever sent to it, as text. */
  heard: string;
  acked: Map<string, number>;
  /** Sent, and not acknowledged as far as this client knows. */
  outbox: Command[];
  isAway: boolean;
}

export interface FuzzRun {
  room: Room;
  events: StoredEvent[];
  clients: FuzzClient[];
  /** Words that the teacher has shown at some time. */
  approved: Set<string>;
}

const isOnline = () => false;

/** Plays `operations` random hands of the seed; `check` runs after each. */
export function fuzzRoom(seed: number, operations: number, students: number, check: (run: FuzzRun) => void): FuzzRun {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)];
  const run: FuzzRun = { room: emptyRoom(), events: [], clients: [], approved: new Set() };
  let ids = 0;
  const id = (): string => `fuzz-${seed}-${++ids}`;

  function commit(events: readonly RoomEvent[]): void {
    const stored = events.map((event, i) => ({ seq: run.room.seq + 1 + i, at: 1_000 + run.events.length + i, event }));
    for (const event of stored) apply(run.room, event);
    run.events.push(...stored);
    for (const { shown, text } of [...run.room.answers.values(), ...run.room.asks.values()]) if (shown && text) run.approved.add(text);
    for (const client of run.clients) if (!client.isAway) hear(client, framesFor(run.room, client.actor, stored, isOnline));
  }

  function hear(client: FuzzClient, frames: readonly ServerFrame[]): void {
    for (const frame of frames) {
      client.heard += JSON.stringify(frame);
      client.view = applyFrame(client.view, frame);
    }
  }

  function comeBack(client: FuzzClient): void {
    client.isAway = false;
    const since = client.view && below(3) > 0 ? client.view.seq : null;
    const writer = client.actor.role === 'participant' ? client.actor.pid : client.actor.role;
    const acked = storedIds(run.room, writer);
    const welcome = { t: 'welcome', v: 1, seq: since ?? run.room.seq, you: youOf(run.room, client.actor), acked, inst: '', now: 0, endsAt: 0, hostAway: false } as const;
    hear(client, [since === null ? { ...welcome, snapshot: snapshotFor(run.room, client.actor, isOnline) } : welcome]);
    if (since !== null)
      hear(
        client,
        framesFor(
          run.room,
          client.actor,
          run.events.filter(({ seq }) => seq > since),
          isOnline,
        ),
      );
    for (const known of acked) client.outbox = client.outbox.filter((command) => command.id !== known);
    for (const command of [...client.outbox]) send(client, command);
  }

  function send(client: FuzzClient, command: Command): void {
    const decision = decide(run.room, client.actor, command);
    if (!decision.ok) {
      if (!decision.retryable) client.outbox = client.outbox.filter((kept) => kept.id !== command.id);
      return;
    }
    if (decision.known === undefined) commit(decision.events);
    // The acknowledgment gets lost one time in ten.
    if (below(10) === 0) return;
    client.outbox = client.outbox.filter((kept) => kept.id !== command.id);
    if (command.t === 'submit' || command.t === 'ask') client.acked.set(command.id, decision.known ?? run.room.seq);
  }

  const client = (actor: Actor): FuzzClient => ({ actor, view: null, heard: '', acked: new Map(), outbox: [], isAway: true });
  commit([{ is: 'opened', kind: 'pare', title: pareLesson.title, content: pareLesson, pace: 'teacher', admission: false }]);
  run.clients.push(client({ role: 'host' }), client({ role: 'projector' }));
  for (const each of run.clients) comeBack(each);

  for (let i = 0; i < operations; i++) {
    const participants = run.clients.filter(({ actor }) => actor.role === 'participant');
    const kind = below(12);
    const someone = pick(run.clients);
    if (participants.length < students && kind < 3) {
      const joined = decideJoin(run.room, `Student ${participants.length}`, null, students);
      if (joined.ok) {
        commit(joined.events);
        const one = client({ role: 'participant', pid: joined.pid });
        run.clients.push(one);
        comeBack(one);
      }
    } else if (kind === 3 && someone) someone.isAway = true;
    else if (kind < 6 && someone?.isAway) comeBack(someone);
    else if (kind === 6) {
      const host = run.clients[0];
      const answer = pick([...run.room.answers.values()]);
      const asked = pick([...run.room.asks.values()]);
      const seat = pick([...run.room.seats.values()]);
      const commands: Command[] = [
        { t: 'goto', id: id(), step: below(closingStep + 2), slide: 0 },
        { t: 'pace', id: id(), pace: below(2) === 0 ? 'teacher' : 'students' },
        { t: 'lock', id: id(), on: below(2) === 0 },
        { t: 'admit', id: id(), on: below(2) === 0, pid: below(2) === 0 ? seat?.pid : undefined },
        ...(seat
          ? [
              { t: 'kick', id: id(), pid: seat.pid, ban: below(4) === 0, on: below(2) === 0 } as const,
              { t: 'rename', id: id(), pid: seat.pid, name: 'Blue Heron' } as const,
              { t: 'admit', id: id(), pid: seat.pid, on: true } as const,
            ]
          : []),
        { t: 'poll', id: id(), step: activateStep, q: activateQuestion },
        { t: 'close-poll', id: id(), away: below(2) === 0 },
        ...(asked ? [{ t: below(4) === 0 ? 'hide' : 'show', id: id(), ref: asked.ref } as const, { t: 'answer', id: id(), ref: asked.ref, text: 'Good question.' } as const] : []),
        ...(answer
          ? [
              { t: below(4) === 0 ? 'hide' : 'show', id: id(), ref: answer.ref } as const,
              { t: below(2) === 0 ? 'show' : 'hide', id: id(), ref: answer.ref } as const,
              { t: 'spotlight', id: id(), ref: answer.ref } as const,
            ]
          : []),
      ];
      const command = pick(commands);
      if (host && command && !host.isAway) send(host, command);
    } else if (kind === 7 && participants.length > 0) {
      // What only the teacher may do.
      const one = pick(participants);
      if (one && !one.isAway) send(one, { t: 'goto', id: id(), step: 1, slide: 0 });
    } else {
      const one = pick(participants);
      if (one?.actor.role !== 'participant') continue;
      const { pid } = one.actor;
      // Some of them call for help; no teacher can put those on a wall.
      const secret = `words-of-${pid}-${below(1_000)}${below(10) === 0 ? ' I want to kill myself' : ''}`;
      const voted = pick([...run.room.answers.keys()].flatMap((key) => run.room.answers.get(key)?.ref ?? []).concat([...run.room.asks.keys()]));
      const command: Command =
        voted && below(5) === 0
          ? { t: 'vote', id: id(), ref: voted, on: below(4) > 0 }
          : below(5) === 0
            ? { t: 'ask', id: id(), text: secret }
            : below(30) === 0
              ? { t: 'leave', id: id(), erase: true }
              : {
                  t: 'submit',
                  id: id(),
                  ...(below(2) === 0 ? { step: activateStep, q: activateQuestion } : { step: echoStep, q: echoQuestion(below(3)) }),
                  rev: below(6),
                  text: secret,
                };
      one.outbox.push(command);
      if (!one.isAway) send(one, command);
      // Twice, now and then.
      if (!one.isAway && below(10) === 0) send(one, command);
    }
    check(run);
  }
  for (const each of run.clients) comeBack(each);
  return run;
}
