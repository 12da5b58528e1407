/**
 * One class: a Durable Object around the rules of `room.ts`. What happens is stored as events before anyone is told; memory only repeats the store, so that a killed
 * server loses nothing it has acknowledged. Sockets hibernate; an alarm ends what is over and erases it.
 */
import { DurableObject } from 'cloudflare:workers';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { closeCodes, type Pace, protocolVersion, type Role, type ServerFrame, type SessionKind, subprotocol } from '../../src/contracts/live/protocol.ts';
import { freeCode, setCodeState } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { csvOf, exportOf } from './export.ts';
import { type Attachment, Bucket, Line } from './line.ts';
import { idIn, parse } from './parse-frame.ts';
import { type Actor, decide, decideJoin, storedIds } from './room.ts';
import { apply, emptyRoom, type Room, type RoomEvent, roomOf, type StoredEvent } from './state.ts';
import { isSame } from './tokens.ts';
import { changesState, concerns, framesFor, roomView, seatView, shownTally, snapshotFor, tallyOf, youOf } from './views.ts';

export interface OpenSession {
  code: string;
  kind: SessionKind;
  title: string;
  content: unknown;
  pace: Pace;
  admission: boolean;
  hostHash: string;
  coHash: string;
  /** Milliseconds that the session lasts at the longest. */
  lifeMs: number;
  seats: number;
}

export type JoinOutcome =
  | { ok: true; pid: string; name: string }
  | { ok: false; why: 'locked' | 'full' | 'removed' | 'gone' | 'busy' }
  | { ok: false; why: 'name'; message: string };

type Meta = { code: string; host_hash: string; co_hash: string; expires_at: number; life_ms: number; seats: number; quiet_since: number };

const tables = `
  CREATE TABLE IF NOT EXISTS session (code TEXT NOT NULL, host_hash TEXT NOT NULL, co_hash TEXT NOT NULL, expires_at INTEGER NOT NULL, life_ms INTEGER NOT NULL, seats INTEGER NOT NULL, quiet_since INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS seat (pid TEXT NOT NULL PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, join_hash TEXT NOT NULL UNIQUE);
`;

export class LiveSession extends DurableObject<Env> {
  #room: Room = emptyRoom();
  #meta: Meta | null = null;
  readonly #lines = new Map<WebSocket, Line>();
  /** Names this run of the object. */
  readonly #inst = crypto.randomUUID().slice(0, 8);
  /** Events that the teacher's side has not been shown yet. */
  #unshown: StoredEvent[] = [];
  #isFlushDue = false;
  #joins = new Bucket(liveLimits.joinsPerSecond, liveLimits.joinBurst, Date.now());
  #hostLeftAt: number | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    this.#sql.exec(tables);
    this.#meta = this.#sql.exec<Meta>('SELECT * FROM session').toArray()[0] ?? null;
    this.#room = roomOf(this.#events(0));
    // The attachment is what this class has put there.
    for (const socket of ctx.getWebSockets()) this.#lines.set(socket, new Line(socket.deserializeAttachment() as Attachment, Date.now()));
  }

  get #sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  #events(after: number): StoredEvent[] {
    const rows = this.#sql.exec<{ seq: number; at: number; body: string }>('SELECT seq, at, body FROM event WHERE seq > ? ORDER BY seq', after).toArray();
    // What this class has written.
    return rows.map(({ seq, at, body }) => ({ seq, at, event: JSON.parse(body) as RoomEvent }));
  }

  /** Opens the session; asked again with the same secrets, it says so again. False: it belongs to someone else. */
  async open({ code, kind, title, content, pace, admission, hostHash, coHash, lifeMs, seats }: OpenSession): Promise<boolean> {
    if (this.#meta) return isSame(this.#meta.host_hash, hostHash);
    const now = Date.now();
    const meta: Meta = { code, host_hash: hostHash, co_hash: coHash, expires_at: now + lifeMs, life_ms: lifeMs, seats, quiet_since: now };
    this.ctx.storage.transactionSync(() => {
      const { code, host_hash, co_hash, expires_at, life_ms, seats, quiet_since } = meta;
      this.#sql.exec('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)', code, host_hash, co_hash, expires_at, life_ms, seats, quiet_since);
      this.#store([{ is: 'opened', kind, title, content, pace, admission }], now);
    });
    this.#meta = meta;
    await this.#setAlarm();
    return true;
  }

  async join(name: string, joinHash: string, tokenHash: string): Promise<JoinOutcome> {
    const meta = this.#meta;
    if (!meta || this.#room.status === 'ended') return { ok: false, why: 'gone' };
    const known = this.#sql.exec<{ pid: string }>('SELECT pid FROM seat WHERE join_hash = ?', joinHash).toArray()[0]?.pid ?? null;
    if (known === null && this.#joins.take(Date.now()) > 0) return { ok: false, why: 'busy' };
    const decision = decideJoin(this.#room, name, known, meta.seats);
    if (!decision.ok) return decision;
    this.#commit(decision.events, () => {
      if (known === null) this.#sql.exec('INSERT INTO seat (pid, token_hash, join_hash) VALUES (?, ?, ?)', decision.pid, tokenHash, joinHash);
    });
    return { ok: true, pid: decision.pid, name: decision.name };
  }

  /** Null: the token does not open this. */
  async export(tokenHash: string, format: 'json' | 'csv'): Promise<string | null> {
    if (!this.#isHost(tokenHash)) return null;
    return format === 'csv' ? csvOf(this.#room) : JSON.stringify(exportOf(this.#room, this.#events(0)));
  }

  /** Ends the session for the class; with `purge` everything is erased at once. */
  async end(tokenHash: string, purge: boolean): Promise<boolean> {
    if (!this.#isHost(tokenHash)) return false;
    if (this.#room.status !== 'ended') this.#commit([{ is: 'ended' }]);
    await this.#settleEnd(purge);
    return true;
  }

  /** Takes away everything one participant has sent. */
  async eraseMine(tokenHash: string): Promise<boolean> {
    const pid = this.#pidOf(tokenHash);
    if (pid === null) return false;
    this.#erase(pid);
    return true;
  }

  /** The socket. Only the Worker can call this; it has checked the tag of the token. */
  override async fetch(request: Request): Promise<Response> {
    const actor = this.#actorOf(request.headers.get('x-live-token-hash') ?? '', request.headers.get('x-live-role') as Role);
    if (actor === 'removed' || !actor) return new Response(null, { status: actor === 'removed' ? 403 : 401 });
    if (this.#room.status === 'ended' && actor.role !== 'host') return new Response(null, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    const line = new Line({ actor, isGreeted: false, since: Date.now() }, Date.now());
    // The newest line of a token is the one that counts: the older page may be gone without having said so.
    const same = [...this.#lines].filter(([, { actor: other }]) =>
      actor.role === 'participant' ? other.role === 'participant' && other.pid === actor.pid : other.role === actor.role,
    );
    const most = actor.role === 'projector' ? liveLimits.projectors : 1;
    for (const [socket] of same.slice(0, Math.max(0, same.length + 1 - most))) this.#close(socket, closeCodes.replaced, 'opened elsewhere', false);
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(line.attachment);
    this.#lines.set(server, line);
    if (actor.role === 'host') this.#hostIsBack();
    await this.#setAlarm();
    return new Response(null, { status: 101, webSocket: client, headers: { 'Sec-WebSocket-Protocol': subprotocol } });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const line = this.#lines.get(socket);
    if (!line) return;
    const { actor } = line;
    if (typeof message !== 'string') return this.#close(socket, closeCodes.binary, 'text only', false);
    const most = actor.role === 'host' ? liveLimits.hostFrameBytes : liveLimits.frameBytes;
    if (message.length > most || new TextEncoder().encode(message).length > most) return this.#close(socket, closeCodes.tooBig, 'too big', false);
    if (actor.role !== 'host') {
      const wait = line.bucket.take(Date.now());
      if (wait > 0) {
        this.#nak(socket, line, idIn(message), 'slow_down', { retryable: true, after: wait });
        // A client of ours waits when it is told to; far beyond that is a flood.
        if (++line.strikes > liveLimits.strikes * liveLimits.frameBurst) this.#close(socket, closeCodes.abuse, 'too many', false);
        return;
      }
    }
    const parsed = parse(message);
    if (!parsed.ok) {
      this.#nak(socket, line, idIn(message), parsed.code, { retryable: false, ...(parsed.field && { field: parsed.field }) });
      if (++line.strikes >= liveLimits.strikes && actor.role !== 'host') this.#close(socket, closeCodes.abuse, 'not understood', false);
      return;
    }
    const { frame } = parsed;
    if (frame.t === 'hello') return this.#welcome(socket, line, frame.since);
    if (frame.t === 'seen') return line.seen(frame.seq);
    if (!line.isGreeted) return this.#nak(socket, line, frame.id, 'hello_first', { retryable: true });

    const decision = decide(this.#room, actor, frame);
    if (!decision.ok) return this.#nak(socket, line, frame.id, decision.code, { retryable: decision.retryable, ...(decision.field && { field: decision.field }) });
    if (decision.known !== undefined) return this.#send(socket, line, { t: 'ack', id: frame.id, seq: decision.known, dup: true });
    try {
      if (frame.t === 'leave' && frame.erase && actor.role === 'participant') this.#erase(actor.pid);
      else this.#commit(decision.events);
    } catch (cause) {
      report(cause);
      return this.#nak(socket, line, frame.id, 'storage', { retryable: true });
    }
    // The runtime holds this back until the events are on the disk.
    this.#send(socket, line, { t: 'ack', id: frame.id, seq: this.#room.seq });
    if (decision.told) this.#send(socket, line, { t: 'notice', seq: this.#room.seq, ...decision.told });
    if (actor.role === 'host') this.#flush();
    if (frame.t === 'kick' && frame.ban && frame.on) this.#closeSeat(frame.pid, closeCodes.removed, 'removed');
    if (frame.t === 'leave') this.#close(socket, 1000, 'left', false);
    if (frame.t === 'end') await this.#settleEnd(frame.purge);
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    const line = this.#lines.get(socket);
    this.#lines.delete(socket);
    try {
      socket.close(code === 1005 || code === 1006 ? 1000 : code);
    } catch {
      // It is closed already, or the code is one that only a runtime may send.
    }
    if (!line || !this.#meta) return;
    await this.#hasGone(line);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    const line = this.#lines.get(socket);
    this.#lines.delete(socket);
    if (line && this.#meta) await this.#hasGone(line);
  }

  /** Ends what is over, erases what has had its time, closes lines without a sign of life. */
  override async alarm(): Promise<void> {
    const meta = this.#meta;
    if (!meta) return;
    const now = Date.now();
    for (const [socket, { since }] of this.#lines) {
      const sign = Math.max(since, this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0);
      if (now - sign > liveLimits.awayMs) this.#close(socket, closeCodes.restart, 'no sign of life', true);
    }
    if (this.#room.status !== 'ended' && now >= this.#endsAt(meta)) {
      // While the server was down nobody could end it: it counts from when it was due.
      this.#commit([{ is: 'ended' }], () => {}, Math.min(now, this.#endsAt(meta)));
      this.#closeClass(closeCodes.expired);
      await this.#markEnded(meta);
    }
    if (this.#room.status === 'ended' && now >= this.#goneAt(meta)) return this.#purge();
    await this.#setAlarm();
  }

  /** When the session ends by itself, in milliseconds since 1970. */
  #endsAt(meta: Meta): number {
    const isEmpty = this.#lines.size === 0;
    const idle = Math.min(this.#room.seats.size === 0 ? liveLimits.lobbyMs : liveLimits.idleMs, meta.life_ms);
    return Math.min(meta.expires_at, isEmpty ? meta.quiet_since + idle : Number.POSITIVE_INFINITY);
  }

  #goneAt(meta: Meta): number {
    return (this.#room.endedAt ?? Number.POSITIVE_INFINITY) + Math.min(liveLimits.keptMs, meta.life_ms);
  }

  async #setAlarm(): Promise<void> {
    const meta = this.#meta;
    if (!meta) return;
    const due = this.#room.status === 'ended' ? this.#goneAt(meta) : this.#endsAt(meta);
    // While someone is connected, once a minute: lines without a sign of life.
    const next = this.#lines.size > 0 ? Math.min(due, Date.now() + 60_000) : due;
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > next || set < Date.now()) await this.ctx.storage.setAlarm(next);
  }

  /** The events into the store and the room, then out to everyone whom they concern. `also`: stored together with them, or not at all. */
  #commit(events: readonly RoomEvent[], also: () => void = () => {}, at = Date.now()): void {
    if (events.length === 0) return;
    let stored: StoredEvent[] = [];
    this.ctx.storage.transactionSync(() => {
      also();
      stored = this.#store(events, at);
    });
    this.#tellParticipants(stored);
    this.#unshown.push(...stored);
    if (this.#isFlushDue) return;
    this.#isFlushDue = true;
    // Once, never again and again: a running clock would keep the object awake.
    setTimeout(() => this.#flush(), liveLimits.flushMs);
  }

  #store(events: readonly RoomEvent[], at: number): StoredEvent[] {
    const stored = events.map((event, i) => ({ seq: this.#room.seq + 1 + i, at, event }));
    for (const { seq, event } of stored) this.#sql.exec('INSERT INTO event (seq, at, body) VALUES (?, ?, ?)', seq, at, JSON.stringify(event));
    for (const event of stored) apply(this.#room, event);
    return stored;
  }

  #tellParticipants(stored: readonly StoredEvent[]): void {
    const isOnline = this.#online();
    const isForAll = stored.some(({ event }) => changesState(event));
    let shared: string | null = null;
    for (const [socket, line] of this.#lines) {
      const { actor } = line;
      if (actor.role !== 'participant' || !line.isGreeted) continue;
      const { pid } = actor;
      if (stored.some(({ event }) => concerns(this.#room, event, pid))) this.#post(socket, line, framesFor(this.#room, actor, stored, isOnline));
      else if (isForAll && this.#room.seats.get(pid)?.state === 'in') {
        // The same for the whole class, so it is written once.
        shared ??= JSON.stringify({ t: 'state', seq: this.#room.seq, ...roomView(this.#room, 'participant') } satisfies ServerFrame);
        this.#sendText(socket, line, shared);
      } else if (isForAll) this.#post(socket, line, framesFor(this.#room, actor, stored, isOnline));
    }
  }

  /** Shows the teacher's side what has come together. */
  #flush(): void {
    this.#isFlushDue = false;
    const events = this.#unshown;
    this.#unshown = [];
    if (events.length === 0) return;
    const isOnline = this.#online();
    for (const [socket, line] of this.#lines)
      if (line.isGreeted && line.actor.role !== 'participant') this.#post(socket, line, framesFor(this.#room, line.actor, events, isOnline));
  }

  #welcome(socket: WebSocket, line: Line, since: number | undefined): void {
    const room = this.#room;
    line.isGreeted = true;
    socket.serializeAttachment(line.attachment);
    const mayReplay = since !== undefined && since > 0 && since <= room.seq && room.seq - since <= liveLimits.replayEvents;
    const writer = line.actor.role === 'participant' ? line.actor.pid : line.actor.role;
    this.#send(socket, line, {
      t: 'welcome',
      v: protocolVersion,
      seq: mayReplay ? since : room.seq,
      you: youOf(room, line.actor),
      ...(!mayReplay && { snapshot: snapshotFor(room, line.actor, this.#online()) }),
      acked: storedIds(room, writer),
      inst: this.#inst,
      now: Date.now(),
      endsAt: this.#meta?.expires_at ?? 0,
      hostAway: line.actor.role !== 'host' && ![...this.#lines.values()].some(({ actor }) => actor.role === 'host'),
    });
    if (mayReplay) this.#post(socket, line, framesFor(room, line.actor, this.#events(since), this.#online()));
    if (line.actor.role === 'participant') this.#showPresence(line.actor.pid);
  }

  /** Who is connected at this moment. */
  #online(): (pid: string) => boolean {
    const pids = new Set<string>();
    for (const { actor, isGreeted } of this.#lines.values()) if (isGreeted && actor.role === 'participant') pids.add(actor.pid);
    return (pid) => pids.has(pid);
  }

  /** Someone came or went. It is no event: nothing of it is stored. */
  readonly #presence = new Set<string>();
  #showPresence(pid: string): void {
    this.#presence.add(pid);
    if (this.#presence.size > 1) return;
    setTimeout(() => {
      const pids = [...this.#presence];
      this.#presence.clear();
      const isOnline = this.#online();
      const { seq, seats, admission } = this.#room;
      const upd = pids.flatMap((each) => {
        const seat = seats.get(each);
        return seat ? [seatView(seat, isOnline)] : [];
      });
      const tally: ServerFrame = { t: 'tally', seq, ...tallyOf(this.#room, isOnline) };
      const shown: ServerFrame = { t: 'tally', seq, ...shownTally(this.#room, isOnline) };
      for (const [socket, line] of this.#lines)
        if (line.isGreeted && line.actor.role !== 'participant')
          this.#post(socket, line, line.actor.role === 'host' ? [tally, { t: 'roster', seq, upd, del: [], admission }] : [shown]);
    }, liveLimits.flushMs);
  }

  async #hasGone({ actor, isGreeted }: Line): Promise<void> {
    if (actor.role === 'participant' && isGreeted) this.#showPresence(actor.pid);
    if (actor.role === 'host') {
      const leftAt = Date.now();
      this.#hostLeftAt = leftAt;
      setTimeout(() => {
        if (this.#hostLeftAt === leftAt && this.#room.status !== 'ended') this.#notify('host_away', 'Your teacher is not connected at the moment. You can go on; nothing is lost.');
      }, liveLimits.hostAwayMs);
    }
    if (this.#lines.size > 0 || !this.#meta) return;
    this.#meta.quiet_since = Date.now();
    this.#sql.exec('UPDATE session SET quiet_since = ?', this.#meta.quiet_since);
    await this.#setAlarm();
  }

  #hostIsBack(): void {
    const isOver = this.#hostLeftAt !== null && Date.now() - this.#hostLeftAt >= liveLimits.hostAwayMs;
    this.#hostLeftAt = null;
    if (isOver) this.#notify('host_back', 'Your teacher is back.');
  }

  #notify(code: 'host_away' | 'host_back', text: string): void {
    for (const [socket, line] of this.#lines) if (line.isGreeted && line.actor.role !== 'host') this.#send(socket, line, { t: 'notice', seq: this.#room.seq, code, text });
  }

  #erase(pid: string): void {
    const { content: _, ...rest } = this.#room;
    const asked = [...rest.asks.values()].filter((ask) => ask.pid === pid).map(({ ref }) => ref);
    const blank = JSON.stringify({ is: 'erased', pid } satisfies RoomEvent);
    this.#commit([{ is: 'erased', pid }], () => {
      for (const { seq, event } of this.#events(0))
        if (('pid' in event && event.pid === pid) || (event.is === 'replied' && asked.includes(event.ref))) this.#sql.exec('UPDATE event SET body = ? WHERE seq = ?', blank, seq);
      this.#sql.exec('DELETE FROM seat WHERE pid = ?', pid);
    });
    this.#closeSeat(pid, 1000, 'erased');
  }

  async #settleEnd(purge: boolean): Promise<void> {
    this.#flush();
    this.#closeClass(closeCodes.ended);
    if (purge) return this.#purge();
    if (this.#meta) await this.#markEnded(this.#meta);
    await this.#setAlarm();
  }

  async #markEnded({ code }: Meta): Promise<void> {
    await setCodeState(this.env.DB, code, 'ended').catch(report);
  }

  #closeClass(code: number): void {
    for (const [socket, { actor }] of this.#lines) if (actor.role !== 'host') this.#close(socket, code, 'ended', false);
  }

  /** Everything goes: the store as a whole, the code, every line. */
  async #purge(): Promise<void> {
    const code = this.#meta?.code;
    for (const socket of [...this.#lines.keys()]) this.#close(socket, closeCodes.ended, 'erased', false);
    this.#meta = null;
    this.#room = emptyRoom();
    this.#unshown = [];
    if (code) await freeCode(this.env.DB, code, Date.now());
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    // This instance may still be asked: it then has nothing, instead of failing.
    this.#sql.exec(tables);
  }

  #isHost(tokenHash: string): boolean {
    return this.#meta !== null && isSame(this.#meta.host_hash, tokenHash);
  }

  #pidOf(tokenHash: string): string | null {
    return this.#sql.exec<{ pid: string }>('SELECT pid FROM seat WHERE token_hash = ?', tokenHash).toArray()[0]?.pid ?? null;
  }

  #actorOf(tokenHash: string, role: Role): Actor | 'removed' | null {
    if (!this.#meta) return null;
    if (role === 'host') return this.#isHost(tokenHash) ? { role } : null;
    if (role === 'projector') return isSame(this.#meta.co_hash, tokenHash) ? { role } : null;
    const pid = this.#pidOf(tokenHash);
    if (pid === null) return null;
    return this.#room.seats.get(pid)?.state === 'removed' ? 'removed' : { role: 'participant', pid };
  }

  #nak(socket: WebSocket, line: Line, id: string | null, code: Extract<ServerFrame, { t: 'nak' }>['code'], more: { retryable: boolean; after?: number; field?: string }): void {
    this.#send(socket, line, { t: 'nak', id, code, ...more });
  }

  #send(socket: WebSocket, line: Line, frame: ServerFrame): void {
    this.#sendText(socket, line, JSON.stringify(frame));
  }

  /** Several frames go as one message. */
  #post(socket: WebSocket, line: Line, frames: readonly ServerFrame[]): void {
    if (frames.length > 0) this.#sendText(socket, line, JSON.stringify(frames.length === 1 ? frames[0] : frames));
  }

  #sendText(socket: WebSocket, line: Line, text: string): void {
    if (!line.mayPost(this.#room.seq, text.length)) {
      this.#close(socket, closeCodes.slow, 'slow reader', true);
      return;
    }
    try {
      socket.send(text);
    } catch {
      // The other side has gone; its close event follows.
    }
  }

  #closeSeat(pid: string, code: number, reason: string): void {
    for (const [socket, { actor }] of this.#lines) if (actor.role === 'participant' && actor.pid === pid) this.#close(socket, code, reason, false);
  }

  #close(socket: WebSocket, code: number, reason: string, retry: boolean): void {
    const line = this.#lines.get(socket);
    this.#lines.delete(socket);
    try {
      if (code !== closeCodes.slow) socket.send(JSON.stringify({ t: 'bye', code, reason, retry } satisfies ServerFrame));
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
    if (line?.actor.role === 'participant' && this.#meta) this.#showPresence(line.actor.pid);
  }
}

function report(cause: unknown): void {
  console.error(JSON.stringify({ route: 'live', error: cause instanceof Error ? cause.stack : String(cause) }));
}
