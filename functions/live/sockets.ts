/** Everyone who is connected to one session: who gets which frames, and which lines are cut. Sockets hibernate; what they are stays with them as their attachment. */
import { ClientFrame } from '../../src/contracts/live/frames.ts';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { closeCodes, type ServerFrame } from '../../src/contracts/live/protocol.ts';
import { frameParser, idIn } from '../http/parse-frame.ts';
import type { StoredEvent } from './events.ts';
import { type Attachment, Line } from './line.ts';
import type { Actor, Decision } from './room.ts';
import { isFreeIn, type Room } from './state.ts';
import { concernedBy, concerns, framesFor, framesForClass, type IsOnline, seatView, shownTally, tallyOf } from './views.ts';

const parse = frameParser<ClientFrame>(ClientFrame);

/** What is used of a socket, and of the object that keeps them through its sleep. */
interface HibernatingSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  serializeAttachment(value: unknown): void;
  deserializeAttachment(): unknown;
}

interface SocketHost {
  acceptWebSocket(socket: HibernatingSocket): void;
  getWebSockets(): HibernatingSocket[];
  /** When the runtime last answered a ping by itself. */
  getWebSocketAutoResponseTimestamp(socket: HibernatingSocket): Date | null;
}

type Nak = Extract<ServerFrame, { t: 'nak' }>;

/** A seat by its number, which no role has for a name. */
const whoIs = (actor: Actor): string => (actor.role === 'participant' ? actor.pid : actor.role);

export class Sockets {
  readonly #ctx: SocketHost;
  readonly #room: () => Room;
  readonly #lines = new Map<HibernatingSocket, Line>();
  /** The sockets of one seat or one role: nobody who comes is held against everybody who is there. */
  readonly #byWho = new Map<string, Set<HibernatingSocket>>();
  /** Events that the teacher's side has not been shown yet. */
  #unshown: StoredEvent[] = [];
  #isFlushDue = false;
  /** Who came or went and has not been shown yet. */
  readonly #presence = new Set<string>();

  /** `room`: the room as it is now. */
  constructor(ctx: SocketHost, room: () => Room) {
    [this.#ctx, this.#room] = [ctx, room];
    // The attachment is what this class has put there.
    for (const socket of ctx.getWebSockets()) this.#keep(socket, new Line(socket.deserializeAttachment() as Attachment, Date.now()));
  }

  get count(): number {
    return this.#lines.size;
  }

  get hasHost(): boolean {
    return this.#byWho.has('host');
  }

  lineOf(socket: HibernatingSocket): Line | undefined {
    return this.#lines.get(socket);
  }

  /** A line counts from its hello on: a handshake that was given up on the way may arrive after the one that took its place. */
  accept(server: HibernatingSocket, actor: Actor): void {
    for (const [socket, { isGreeted }] of this.#linesOf(whoIs(actor))) if (!isGreeted) this.close(socket, closeCodes.restart, 'no hello', true);
    const line = new Line({ actor, isGreeted: false, heardAt: Date.now() }, Date.now());
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(line.attachment);
    this.#keep(server, line);
  }

  #keep(socket: HibernatingSocket, line: Line): void {
    this.#lines.set(socket, line);
    const who = whoIs(line.actor);
    const theirs = this.#byWho.get(who);
    if (theirs) theirs.add(socket);
    else this.#byWho.set(who, new Set([socket]));
  }

  /** What the message asks for; null when it is not taken, which its sender has then been told. */
  read(socket: HibernatingSocket, line: Line, message: string | ArrayBuffer): ClientFrame | null {
    const isHost = line.actor.role === 'host';
    this.#heard(socket, line, Date.now());
    if (typeof message !== 'string') {
      this.close(socket, closeCodes.binary, 'text only');
      return null;
    }
    const most = isHost ? liveLimits.hostFrameBytes : liveLimits.frameBytes;
    // A letter has three bytes at most: what is short need not be counted.
    if (message.length > most || (message.length * 3 > most && new TextEncoder().encode(message).length > most)) {
      this.close(socket, closeCodes.tooBig, 'too big');
      return null;
    }
    const wait = isHost ? 0 : line.bucket.take(Date.now());
    if (wait > 0) {
      // Not counted as left unseen: who sends without reading is cut for the flood, and does not come back by itself.
      this.#put(socket, JSON.stringify({ t: 'nak', id: idIn(message), code: 'slow_down', retryable: true, after: wait } satisfies Nak));
      // A client of ours waits when it is told to; far beyond that is a flood.
      if (++line.floods > liveLimits.strikes * liveLimits.frameBurst) this.close(socket, closeCodes.abuse, 'too many');
      return null;
    }
    line.floods = 0;
    const parsed = parse(message);
    if (parsed.ok) return parsed.frame;
    this.nak(socket, line, idIn(message), parsed.code, { retryable: false, ...(parsed.field && { field: parsed.field }) });
    if (++line.strikes >= liveLimits.strikes && !isHost) this.close(socket, closeCodes.abuse, 'not understood');
    return null;
  }

  /** A line that talks need not ping. */
  #heard(socket: HibernatingSocket, line: Line, now: number): void {
    // It is kept through a hibernation, so it is not written with each message.
    if (now - line.heardAt < liveLimits.awayMs / 4) return;
    line.heardAt = now;
    socket.serializeAttachment(line.attachment);
  }

  /** In the order in which they came. */
  #linesOf(who: string): [HibernatingSocket, Line][] {
    return [...(this.#byWho.get(who) ?? [])].flatMap((socket) => {
      const line = this.#lines.get(socket);
      return line ? [[socket, line]] : [];
    });
  }

  /** From now on this line gets frames. It is the newest of its key and the one that counts: an older page may be gone without having said so. */
  greet(socket: HibernatingSocket, line: Line): void {
    const others = this.#linesOf(whoIs(line.actor)).filter(([other, { isGreeted }]) => other !== socket && isGreeted);
    const most = line.actor.role === 'projector' ? liveLimits.projectors : 1;
    for (const [other] of others.slice(0, Math.max(0, others.length + 1 - most))) this.close(other, closeCodes.replaced, 'opened elsewhere');
    line.isGreeted = true;
    socket.serializeAttachment(line.attachment);
  }

  /** The other side has gone. */
  forget(socket: HibernatingSocket): Line | undefined {
    const line = this.#lines.get(socket);
    if (!line) return undefined;
    this.#lines.delete(socket);
    const who = whoIs(line.actor);
    const theirs = this.#byWho.get(who);
    theirs?.delete(socket);
    if (theirs?.size === 0) this.#byWho.delete(who);
    return line;
  }

  /** Who is connected at this moment. */
  online(): IsOnline {
    return (pid) => this.#linesOf(pid).some(([, { isGreeted }]) => isGreeted);
  }

  /** Participants are told at once, the teacher's side what has come together. */
  tell(stored: readonly StoredEvent[]): void {
    this.#tellParticipants(stored);
    this.#unshown.push(...stored);
    if (this.#isFlushDue) return;
    this.#isFlushDue = true;
    // Once, never again and again: a running clock would keep the object awake.
    setTimeout(() => this.flush(), liveLimits.flushMs);
  }

  #tellParticipants(stored: readonly StoredEvent[]): void {
    const room = this.#room();
    const isOnline = this.online();
    const forAll = framesForClass(room, stored, false);
    if (forAll.length === 0) {
      for (const pid of concernedBy(room, stored))
        for (const [socket, line] of this.#linesOf(pid)) if (line.isGreeted) this.post(socket, line, framesFor(room, line.actor, stored, isOnline));
      return;
    }
    // The same for the whole class, so it is written once.
    const asText = (frames: readonly ServerFrame[]): string => JSON.stringify(frames.length === 1 ? frames[0] : frames);
    const [bound, free] = [asText(forAll), asText(framesForClass(room, stored, true))];
    for (const [socket, line] of this.#lines) {
      const { actor } = line;
      if (actor.role !== 'participant' || !line.isGreeted) continue;
      const { pid } = actor;
      const isShared = room.seats.get(pid)?.state === 'in' && !stored.some(({ event }) => concerns(room, event, pid));
      if (isShared) this.#sendText(socket, line, isFreeIn(room, pid) ? free : bound);
      else this.post(socket, line, framesFor(room, actor, stored, isOnline));
    }
  }

  /** Shows the teacher's side what has come together. */
  flush(): void {
    this.#isFlushDue = false;
    const events = this.#unshown;
    this.#unshown = [];
    if (events.length === 0) return;
    const isOnline = this.online();
    for (const [socket, line] of this.#lines)
      if (line.isGreeted && line.actor.role !== 'participant') this.post(socket, line, framesFor(this.#room(), line.actor, events, isOnline));
  }

  /** Someone came or went. It is no event: nothing of it is stored. */
  showPresence(pid: string): void {
    this.#presence.add(pid);
    if (this.#presence.size > 1) return;
    setTimeout(() => {
      const pids = [...this.#presence];
      this.#presence.clear();
      const room = this.#room();
      const isOnline = this.online();
      const { seq, seats, admission } = room;
      const upd = pids.flatMap((each) => {
        const seat = seats.get(each);
        return seat ? [seatView(seat, isOnline)] : [];
      });
      const tally: ServerFrame = { t: 'tally', seq, ...tallyOf(room, isOnline) };
      const shown: ServerFrame = { t: 'tally', seq, ...shownTally(room, isOnline) };
      for (const [socket, line] of this.#lines)
        if (line.isGreeted && line.actor.role !== 'participant')
          this.post(socket, line, line.actor.role === 'host' ? [tally, { t: 'roster', seq, upd, del: [], admission }] : [shown]);
    }, liveLimits.flushMs);
  }

  /** To the whole class and the projector, at once. */
  notify(code: 'host_away' | 'host_back', text: string): void {
    const { seq } = this.#room();
    for (const [socket, line] of this.#lines) if (line.isGreeted && line.actor.role !== 'host') this.send(socket, line, { t: 'notice', seq, code, text });
  }

  nak(socket: HibernatingSocket, line: Line, id: string | null, code: Nak['code'], more: Pick<Nak, 'retryable' | 'after' | 'field'>): void {
    this.send(socket, line, { t: 'nak', id, code, ...more });
  }

  refuse(socket: HibernatingSocket, line: Line, id: string, { ok: _, ...why }: Extract<Decision, { ok: false }>): void {
    this.send(socket, line, { t: 'nak', id, ...why });
  }

  send(socket: HibernatingSocket, line: Line, frame: ServerFrame): void {
    this.#sendText(socket, line, JSON.stringify(frame));
  }

  /** Several frames go as one message. */
  post(socket: HibernatingSocket, line: Line, frames: readonly ServerFrame[]): void {
    if (frames.length > 0) this.#sendText(socket, line, JSON.stringify(frames.length === 1 ? frames[0] : frames));
  }

  #sendText(socket: HibernatingSocket, line: Line, text: string): void {
    if (!line.mayPost(this.#room().seq, text.length)) {
      this.close(socket, closeCodes.slow, 'slow reader', true);
      return;
    }
    this.#put(socket, text);
  }

  #put(socket: HibernatingSocket, text: string): void {
    try {
      socket.send(text);
    } catch {
      // The other side has gone; its close event follows.
    }
  }

  /** `retry`: the client may come back by itself. */
  close(socket: HibernatingSocket, code: number, reason: string, retry = false): void {
    const line = this.forget(socket);
    try {
      if (code !== closeCodes.slow) socket.send(JSON.stringify({ t: 'bye', code, reason, retry } satisfies ServerFrame));
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
    if (line?.actor.role === 'participant') this.showPresence(line.actor.pid);
  }

  closeSeat(pid: string, code: number, reason: string): void {
    for (const [socket] of this.#linesOf(pid)) this.close(socket, code, reason);
  }

  /** All but the teacher. */
  closeClass(code: number): void {
    for (const [socket, { actor }] of this.#lines) if (actor.role !== 'host') this.close(socket, code, 'ended');
  }

  /** Everything was erased: nothing is left to be shown. */
  closeAll(): void {
    for (const socket of [...this.#lines.keys()]) this.close(socket, closeCodes.ended, 'erased');
    this.#unshown = [];
  }

  /** Cuts the lines from which nothing has come for a while. */
  closeSilent(now: number): void {
    for (const [socket, { heardAt }] of this.#lines) {
      const sign = Math.max(heardAt, this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
      if (now - sign > liveLimits.awayMs) this.close(socket, closeCodes.restart, 'no sign of life', true);
    }
  }
}
