/** A class on the rules of the room alone, without a server: the teacher and students send commands, and everything that follows is in the room and in its log. */
import type { RoomEvent, StoredEvent } from '../../functions/live/events.ts';
import { type Actor, type Decision, decide, decideJoin } from '../../functions/live/room.ts';
import { apply, emptyRoom, type Room } from '../../functions/live/state.ts';
import { ClientFrame, type Command, type CommandBody } from '../../src/contracts/live/frames.ts';
import type { SessionKind } from '../../src/contracts/live/protocol.ts';

export interface RulesClass {
  room: Room;
  log: StoredEvent[];
  /** Seats of those who were there from the beginning. */
  pids: string[];
  /** Gives the seat. */
  join(name: string): string;
  /** The command with an id of its own; what it leads to is put into the room. */
  does(actor: Actor, command: CommandBody): Decision;
  host(command: CommandBody): Decision;
  student(pid: string, command: CommandBody): Decision;
}

export function rulesClass(kind: SessionKind, content: { title: string }, names: readonly string[]): RulesClass {
  const room = emptyRoom();
  const log: StoredEvent[] = [];
  const put = (events: readonly RoomEvent[]): void => {
    for (const event of events) {
      const stored = { seq: room.seq + 1, at: 1_000 + room.seq, event };
      log.push(stored);
      apply(room, stored);
    }
  };
  put([{ is: 'opened', kind, title: content.title, content, pace: 'teacher', admission: false }]);
  let id = 0;
  const does = (actor: Actor, command: CommandBody): Decision => {
    const decision = decide(room, actor, ClientFrame.parse({ id: `command-${++id}`, ...command }) as Command);
    if (decision.ok) put(decision.events);
    return decision;
  };
  const join = (name: string): string => {
    const decision = decideJoin(room, name, null, 300);
    if (!decision.ok) throw new Error(decision.why);
    put(decision.events);
    return decision.pid;
  };
  return {
    room,
    log,
    pids: names.map(join),
    join,
    does,
    host: (command) => does({ role: 'host' }, command),
    student: (pid, command) => does({ role: 'participant', pid }, command),
  };
}
