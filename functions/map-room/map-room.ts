/**
 * One concept map that several people edit: a Durable Object that keeps sealed changes in order and passes them on. It cannot read them; who may add one is decided by the
 * role that came with the key. A change is acknowledged when it is stored. An alarm erases the room on its day.
 */
import { DurableObject } from 'cloudflare:workers';
import { RoomClientFrame } from '../../src/contracts/api/map-rooms.ts';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { closeCodes } from '../../src/contracts/live/protocol.ts';
import { type RoomPerson, type RoomRole, type RoomServerFrame, roomFullCode, roomLimits, roomProtocol, roomVersion } from '../../src/contracts/map-room.ts';
import { forgetRoom } from '../db/map-rooms.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../http/log-failure.ts';
import { frameParser, idIn } from '../http/parse-frame.ts';
import { type Attachment, Line } from '../live/line.ts';
import { maySay } from './may-say.ts';
import { RoomStore } from './room-store.ts';

const parse = frameParser<RoomClientFrame>(RoomClientFrame);

/** `seat` is -1 until the hello. `isAsked`: for the map as a whole. */
interface Visitor extends RoomPerson {
  visit: string;
  isAsked: boolean;
}
type RoomLine = Line<Visitor>;
type Nak = Extract<RoomServerFrame, { t: 'nak' }>;

const tables = `
  CREATE TABLE IF NOT EXISTS room (id TEXT NOT NULL, expires_at INTEGER NOT NULL, is_locked INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS state (seq INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS change (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
`;

export class MapRoom extends DurableObject<Env> {
  readonly #store: RoomStore;
  readonly #lines = new Map<WebSocket, RoomLine>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    ctx.storage.sql.exec(tables);
    this.#store = new RoomStore(ctx.storage);
    this.#store.read();
    // The attachment is what this class has put there.
    for (const socket of ctx.getWebSockets()) this.#lines.set(socket, this.#newLine(socket.deserializeAttachment() as Attachment<Visitor>));
  }

  /** Opens the room; asked again, nothing changes. */
  async open(id: string, expiresAt: number, state: string): Promise<void> {
    if (this.#store.meta) return;
    this.#store.open({ id, expiresAt }, state);
    await this.#setAlarm();
  }

  /** Erases everything at once. */
  async end(): Promise<void> {
    await this.#purge(closeCodes.ended);
  }

  /** The socket. Only the Worker can call this; it has checked the token. */
  override async fetch(request: Request): Promise<Response> {
    const { meta } = this.#store;
    if (!meta || meta.expiresAt <= Date.now()) return new Response(null, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    const upgraded = new Response(null, { status: 101, webSocket: client, headers: { 'Sec-WebSocket-Protocol': roomProtocol } });
    if (this.#lines.size >= roomLimits.people) {
      // A page is not told the status of a refused handshake, but the code of a close.
      server.accept();
      server.close(roomFullCode, 'full');
      return upgraded;
    }
    // What only the Worker has put there.
    const role = request.headers.get('x-room-role') as RoomRole;
    const line = this.#newLine({ actor: { seat: -1, role, visit: '', isAsked: false }, isGreeted: false, heardAt: Date.now() });
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(line.attachment);
    this.#lines.set(server, line);
    await this.#setAlarm();
    return upgraded;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const line = this.#lines.get(socket);
    if (!line || !this.#store.meta) return;
    if (typeof message !== 'string') return this.#close(socket, closeCodes.binary, 'text only');
    const most = line.actor.role === 'read' ? roomLimits.readerFrameChars : roomLimits.stateChars + roomLimits.readerFrameChars;
    if (message.length > most) return this.#close(socket, closeCodes.tooBig, 'too big');
    const now = Date.now();
    // Only now and then: it is there for the alarm, and for after a sleep.
    if (now - line.heardAt > liveLimits.awayMs / 4) {
      line.heardAt = now;
      socket.serializeAttachment(line.attachment);
    }
    const wait = line.bucket.take(now);
    if (wait > 0) {
      this.#nak(socket, line, { id: idIn(message), code: 'slow_down', retryable: true, after: wait });
      // A client of ours waits when it is told to; far beyond that is a flood.
      if (++line.floods > liveLimits.strikes * roomLimits.frameBurst) this.#close(socket, closeCodes.abuse, 'too many');
      return;
    }
    line.floods = 0;
    const parsed = parse(message);
    if (!parsed.ok) {
      this.#nak(socket, line, { id: idIn(message), code: parsed.code, retryable: false });
      if (++line.strikes >= liveLimits.strikes) this.#close(socket, closeCodes.abuse, 'not understood');
      return;
    }
    const { frame } = parsed;
    const id = 'id' in frame ? frame.id : null;
    if (!maySay(line.actor.role, frame)) return this.#nak(socket, line, { id, code: 'forbidden', retryable: false });
    if (frame.t === 'hello') return this.#welcome(socket, line, frame);
    if (frame.t === 'seen') return line.seen(frame.seq);
    if (!line.isGreeted) return this.#nak(socket, line, { id, code: 'hello_first', retryable: true });
    try {
      this.#take(socket, line, frame);
    } catch (cause) {
      logFailure(cause);
      this.#nak(socket, line, { id, code: 'storage', retryable: true });
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#hasGone(socket);
    try {
      socket.close(code === 1005 || code === 1006 ? 1000 : code);
    } catch {
      // It is closed already, or the code is one that only a runtime may send.
    }
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#hasGone(socket);
  }

  /** Erases the room on its day; closes lines without a sign of life. */
  override async alarm(): Promise<void> {
    const { meta } = this.#store;
    if (!meta) return;
    const now = Date.now();
    if (now >= meta.expiresAt) return this.#purge(closeCodes.expired);
    for (const [socket, { heardAt }] of this.#lines) {
      const sign = Math.max(heardAt, this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
      if (now - sign > liveLimits.awayMs) this.#close(socket, closeCodes.restart, 'no sign of life');
    }
    await this.#setAlarm();
  }

  #take(socket: WebSocket, line: RoomLine, frame: Exclude<RoomClientFrame, { t: 'hello' | 'seen' }>): void {
    const { actor } = line;
    switch (frame.t) {
      case 'here':
        this.#tellOthers(socket, { t: 'here', seat: actor.seat, body: frame.body });
        break;
      case 'lock':
        this.#store.lock(frame.on);
        this.#send(socket, line, { t: 'ack', id: frame.id, seq: this.#store.seq });
        for (const [each, other] of this.#lines) if (other.isGreeted) this.#send(each, other, { t: 'locked', on: frame.on });
        break;
      case 'change':
        this.#change(socket, line, frame);
        break;
      case 'compact': {
        // Only who was asked: otherwise a whole could be sent again and again.
        const isTaken = actor.isAsked && this.#store.compact(frame.upTo, frame.body);
        actor.isAsked = false;
        socket.serializeAttachment(line.attachment);
        if (isTaken) this.#send(socket, line, { t: 'ack', id: frame.id, seq: this.#store.seq });
        else this.#nak(socket, line, { id: frame.id, code: 'forbidden', retryable: false });
      }
    }
  }

  #change(socket: WebSocket, line: RoomLine, { id, body }: Extract<RoomClientFrame, { t: 'change' }>): void {
    const isShut = this.#store.meta?.isLocked && line.actor.role !== 'owner';
    const stored = isShut ? null : this.#store.add(id, body);
    if (!stored?.ok) {
      this.#nak(socket, line, { id, code: isShut ? 'locked' : 'full', retryable: false });
      return;
    }
    // The runtime holds this back until the change is on the disk.
    this.#send(socket, line, { t: 'ack', id, seq: stored.seq, ...(!stored.isNew && { dup: true }) });
    if (!stored.isNew) return;
    this.#tellOthers(socket, { t: 'change', seq: stored.seq, body });
    if (this.#store.isLong) this.#askForWhole(socket, line);
  }

  #askForWhole(socket: WebSocket, line: RoomLine): void {
    line.actor.isAsked = true;
    socket.serializeAttachment(line.attachment);
    this.#send(socket, line, { t: 'compact', upTo: this.#store.seq });
  }

  #welcome(socket: WebSocket, line: RoomLine, { visit, since, seat: before }: Extract<RoomClientFrame, { t: 'hello' }>): void {
    const { meta } = this.#store;
    if (!meta) return;
    // The newest line of a page is the one that counts: the older may be gone without having said so.
    for (const [other, { actor }] of this.#lines) if (other !== socket && actor.visit === visit) this.#close(other, closeCodes.replaced, 'opened again');
    const taken = new Set([...this.#lines.values()].map(({ actor }) => actor.seat));
    let seat = line.actor.seat;
    // The same people have the same names after a cut.
    if (seat < 0 && before !== undefined && !taken.has(before)) seat = before;
    for (let free = 0; seat < 0; free++) if (!taken.has(free)) seat = free;
    line.actor = { ...line.actor, seat, visit };
    line.isGreeted = true;
    socket.serializeAttachment(line.attachment);
    this.#send(
      socket,
      line,
      {
        t: 'welcome',
        v: roomVersion,
        seq: this.#store.seq,
        role: line.actor.role,
        seat,
        isLocked: meta.isLocked,
        endsAt: meta.expiresAt,
        // A number from another life of the room says nothing about this one.
        ...this.#store.after(since !== undefined && since <= this.#store.seq ? since : 0),
        people: this.#people(),
      },
      // A large map is no stall.
      0,
    );
    this.#tellOthers(socket, { t: 'people', people: this.#people() });
  }

  #people(): RoomPerson[] {
    return [...this.#lines.values()].flatMap(({ isGreeted, actor: { seat, role } }) => (isGreeted ? [{ seat, role }] : []));
  }

  #hasGone(socket: WebSocket): void {
    const line = this.#lines.get(socket);
    this.#lines.delete(socket);
    if (line?.isGreeted && this.#store.meta) this.#tellOthers(socket, { t: 'people', people: this.#people() });
  }

  async #setAlarm(): Promise<void> {
    const { meta } = this.#store;
    if (!meta) return;
    // While someone is connected, once a minute: lines without a sign of life.
    const next = this.#lines.size > 0 ? Math.min(meta.expiresAt, Date.now() + 60_000) : meta.expiresAt;
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > next || set < Date.now()) await this.ctx.storage.setAlarm(next);
  }

  /** Everything goes: the store as a whole, the entry that leads here, every line. */
  async #purge(code: number): Promise<void> {
    const id = this.#store.meta?.id;
    for (const socket of [...this.#lines.keys()]) this.#close(socket, code, 'erased');
    this.#store.forget();
    if (id) await forgetRoom(this.env.DB, id).catch((cause) => logFailure(cause));
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    // This instance may still be asked: it then has nothing, instead of failing.
    this.ctx.storage.sql.exec(tables);
  }

  #newLine(attachment: Attachment<Visitor>): RoomLine {
    return new Line(attachment, Date.now(), roomLimits);
  }

  #tellOthers(socket: WebSocket, frame: RoomServerFrame): void {
    for (const [other, line] of this.#lines) if (other !== socket && line.isGreeted) this.#send(other, line, frame);
  }

  #nak(socket: WebSocket, line: RoomLine, nak: Omit<Nak, 't'>): void {
    this.#send(socket, line, { t: 'nak', ...nak });
  }

  #send(socket: WebSocket, line: RoomLine, frame: RoomServerFrame, counted?: number): void {
    const text = JSON.stringify(frame);
    if (!line.mayPost(this.#store.seq, counted ?? text.length)) {
      this.#close(socket, closeCodes.slow, 'slow reader');
      return;
    }
    try {
      socket.send(text);
    } catch {
      // The other side has gone; its close event follows.
    }
  }

  #close(socket: WebSocket, code: number, reason: string): void {
    const wasGreeted = this.#lines.get(socket)?.isGreeted;
    this.#lines.delete(socket);
    try {
      if (code !== closeCodes.slow) socket.send(JSON.stringify({ t: 'bye', code, reason } satisfies RoomServerFrame));
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
    if (wasGreeted && this.#store.meta && code !== closeCodes.ended && code !== closeCodes.expired) this.#tellOthers(socket, { t: 'people', people: this.#people() });
  }
}
