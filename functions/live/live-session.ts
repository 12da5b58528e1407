/**
 * One class: a Durable Object around the rules of `room.ts`. What happens is stored as events before anyone is told; memory only repeats the store, so that a killed
 * server loses nothing it has acknowledged. Sockets hibernate; an alarm ends what is over and erases it.
 */
import { DurableObject } from 'cloudflare:workers';
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { closeCodes, type Pace, type Role, type SessionKind, subprotocol } from '../../src/contracts/live/protocol.ts';
import { freeCode, setCodeState } from '../db/live-code.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../http/log-failure.ts';
import type { RoomEvent, StoredEvent } from './events.ts';
import { csvOf, exportOf } from './export.ts';
import { Gathering } from './gathering.ts';
import { HostWatch } from './host-watch.ts';
import { endsAt, goneAt, hasExpired } from './lifetime.ts';
import { Bucket, type Line } from './line.ts';
import { type Actor, decide, decideJoin, decideSeatChange } from './room.ts';
import { type SessionMeta, SessionStore } from './session-store.ts';
import { Sockets } from './sockets.ts';
import { apply, emptyRoom, type Room, roomOf } from './state.ts';
import { isSame } from './tokens.ts';
import { framesFor } from './views.ts';
import { mayReplay, welcomeFor } from './welcome.ts';

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
  | { ok: false; why: 'locked' | 'full' | 'removed' | 'gone' | 'busy' | 'pin' }
  | { ok: false; why: 'name'; message: string };

export class LiveSession extends DurableObject<Env> {
  readonly #store: SessionStore;
  readonly #sockets: Sockets;
  #room: Room;
  /** Names this run of the object. */
  readonly #inst = crypto.randomUUID().slice(0, 8);
  readonly #joining = new Gathering();
  #joins = new Bucket(liveLimits.joinsPerSecond, liveLimits.joinBurst, Date.now());
  readonly #host = new HostWatch((code, text) => {
    if (this.#room.status !== 'ended') this.#sockets.notify(code, text);
  });

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    this.#store = new SessionStore(ctx.storage);
    this.#room = roomOf(this.#store.events(0));
    this.#sockets = new Sockets(ctx, () => this.#room);
  }

  /** Opens the session; asked again with the same secrets, it says so again. False: it belongs to someone else. */
  async open({ code, kind, title, content, pace, admission, hostHash, coHash, lifeMs, seats }: OpenSession): Promise<boolean> {
    if (this.#store.meta) return isSame(this.#store.meta.host_hash, hostHash);
    const now = Date.now();
    const opened = this.#numbered([{ is: 'opened', kind, title, content, pace, admission }], now);
    this.#store.open({ code, host_hash: hostHash, co_hash: coHash, expires_at: now + lifeMs, life_ms: lifeMs, seats, quiet_since: now }, opened);
    for (const event of opened) apply(this.#room, event);
    await this.#setAlarm();
    return true;
  }

  async join(name: string, joinHash: string, tokenHash: string, pin?: string): Promise<JoinOutcome> {
    await this.#joining.turn();
    const meta = this.#store.meta;
    if (!meta || this.#room.status === 'ended') return { ok: false, why: 'gone' };
    if (pin !== undefined) return this.#changeSeat(pin, joinHash, tokenHash);
    const known = this.#store.seatOfJoin(joinHash);
    if (known === null && this.#joins.take(Date.now()) > 0) return { ok: false, why: 'busy' };
    const decision = decideJoin(this.#room, name, known, meta.seats);
    if (!decision.ok) return decision;
    this.#commit(decision.events, () => {
      if (known === null) this.#store.addSeat(decision.pid, tokenHash, joinHash);
    });
    return { ok: true, pid: decision.pid, name: decision.name };
  }

  /** Another device takes the seat that the teacher has opened with the number. */
  #changeSeat(pin: string, joinHash: string, tokenHash: string): JoinOutcome {
    const pid = this.#store.seatOfPin(pin, Date.now());
    if (pid === null) return { ok: false, why: 'pin' };
    const decision = decideSeatChange(this.#room, pid, this.#store.seatOfJoin(joinHash));
    if (!decision.ok) return decision;
    const { before } = decision;
    if (before && !before.isUsed) this.#erase(before.pid);
    this.#store.transaction(() => {
      this.#store.addKey(pid, tokenHash, joinHash);
      if (before?.isUsed) this.#store.noteLeft(before.pid, pid);
    });
    this.#commit(decision.events);
    return { ok: true, pid, name: decision.name };
  }

  /** Null: the token does not open this. */
  async export(tokenHash: string, format: 'json' | 'csv'): Promise<string | null> {
    if (!this.#isHost(tokenHash)) return null;
    return format === 'csv' ? csvOf(this.#room) : JSON.stringify(exportOf(this.#room, this.#store.events(0)));
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
    const pid = this.#store.seatOfToken(tokenHash);
    if (pid === null) return false;
    this.#erase(pid);
    return true;
  }

  /** The socket. Only the Worker can call this; it has checked the tag of the token. */
  override async fetch(request: Request): Promise<Response> {
    const actor = this.#actorOf(request.headers.get('x-live-token-hash') ?? '', request.headers.get('x-live-role') as Role);
    if (actor === 'removed' || !actor) return new Response(null, { status: actor === 'removed' ? 403 : 401 });
    if (this.#room.status === 'ended' && actor.role === 'projector') return new Response(null, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#sockets.accept(server, actor);
    if (actor.role === 'host') this.#host.back();
    await this.#setAlarm();
    return new Response(null, { status: 101, webSocket: client, headers: { 'Sec-WebSocket-Protocol': subprotocol } });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const line = this.#sockets.lineOf(socket);
    if (!line) return;
    const { actor } = line;
    const frame = this.#sockets.read(socket, line, message);
    if (!frame) return;
    if (frame.t === 'hello') return this.#welcome(socket, line, frame.since);
    if (frame.t === 'seen') return line.seen(frame.seq);
    if (!line.isGreeted) return this.#sockets.nak(socket, line, frame.id, 'hello_first', { retryable: true });

    const decision = decide(this.#room, actor, frame);
    if (!decision.ok) return this.#sockets.refuse(socket, line, frame.id, decision);
    if (decision.known !== undefined) return this.#sockets.send(socket, line, { t: 'ack', id: frame.id, seq: decision.known, dup: true });
    try {
      if (frame.t === 'leave' && frame.erase && actor.role === 'participant') this.#erase(actor.pid);
      else if (frame.t === 'reseat' && !this.#store.openPin(frame.pid, frame.pin, Date.now()))
        return this.#sockets.nak(socket, line, frame.id, 'validation', { retryable: false, field: 'pin' });
      else this.#commit(decision.events);
    } catch (cause) {
      logFailure(cause, 'live');
      return this.#sockets.nak(socket, line, frame.id, 'storage', { retryable: true });
    }
    // The runtime holds this back until the events are on the disk.
    this.#sockets.send(socket, line, { t: 'ack', id: frame.id, seq: this.#room.seq });
    if (decision.told) this.#sockets.send(socket, line, { t: 'notice', seq: this.#room.seq, ...decision.told });
    if (actor.role === 'host') this.#sockets.flush();
    if (frame.t === 'kick' && frame.ban && frame.on) this.#sockets.closeSeat(frame.pid, closeCodes.removed, 'removed');
    if (frame.t === 'leave') this.#sockets.close(socket, 1000, 'left');
    if (frame.t === 'end') await this.#settleEnd(frame.purge);
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    const line = this.#sockets.forget(socket);
    try {
      socket.close(code === 1005 || code === 1006 ? 1000 : code);
    } catch {
      // It is closed already, or the code is one that only a runtime may send.
    }
    if (!line || !this.#store.meta) return;
    await this.#hasGone(line);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    const line = this.#sockets.forget(socket);
    if (line && this.#store.meta) await this.#hasGone(line);
  }

  /** Ends what is over, erases what has had its time, closes lines without a sign of life. */
  override async alarm(): Promise<void> {
    const meta = this.#store.meta;
    if (!meta) return;
    const now = Date.now();
    this.#sockets.closeSilent(now);
    const due = endsAt(meta, this.#room, this.#sockets.count === 0);
    if (this.#room.status !== 'ended' && now >= due) {
      // While the server was down nobody could end it: it counts from when it was due.
      this.#commit([{ is: 'ended' }], () => {}, due);
      this.#sockets.closeClass(closeCodes.expired);
      await this.#markEnded(meta);
    }
    if (this.#room.status === 'ended' && now >= goneAt(meta, this.#room)) return this.#purge();
    await this.#setAlarm();
  }

  async #setAlarm(): Promise<void> {
    const meta = this.#store.meta;
    if (!meta) return;
    const due = this.#room.status === 'ended' ? goneAt(meta, this.#room) : endsAt(meta, this.#room, this.#sockets.count === 0);
    // While someone is connected, once a minute: lines without a sign of life.
    const now = Date.now();
    await this.#store.wakeAt(this.#sockets.count > 0 ? Math.min(due, now + 60_000) : due, now);
  }

  /** The events into the store and the room, then out to everyone whom they concern. `also`: stored together with them, or not at all. */
  #commit(events: readonly RoomEvent[], also: () => void = () => {}, at = Date.now()): void {
    if (events.length === 0) return;
    const stored = this.#numbered(events, at);
    this.#store.transaction(() => {
      also();
      this.#store.append(stored);
    });
    for (const event of stored) apply(this.#room, event);
    this.#sockets.tell(stored);
  }

  #numbered(events: readonly RoomEvent[], at: number): StoredEvent[] {
    return events.map((event, i) => ({ seq: this.#room.seq + 1 + i, at, event }));
  }

  #welcome(socket: WebSocket, line: Line, since: number | undefined): void {
    const { actor } = line;
    this.#sockets.greet(socket, line);
    const isOnline = this.#sockets.online();
    const canReplay = mayReplay(this.#room, since);
    const hostAway = actor.role !== 'host' && !this.#sockets.hasHost;
    if (hostAway) this.#host.toldAway();
    const session = { inst: this.#inst, now: Date.now(), endsAt: this.#store.meta?.expires_at ?? 0, hostAway };
    this.#sockets.send(socket, line, welcomeFor(this.#room, actor, isOnline, { since: canReplay ? since : null, ...session }));
    if (canReplay) this.#sockets.post(socket, line, framesFor(this.#room, actor, this.#store.events(since), isOnline));
    if (actor.role !== 'participant') return;
    // Who comes after the end gets their own work, to take it along.
    if (this.#room.status === 'ended') this.#sockets.close(socket, hasExpired(this.#store.meta, this.#room) ? closeCodes.expired : closeCodes.ended, 'ended');
    else this.#sockets.showPresence(actor.pid);
  }

  async #hasGone({ actor, isGreeted }: Line): Promise<void> {
    if (actor.role === 'participant' && isGreeted) this.#sockets.showPresence(actor.pid);
    if (actor.role === 'host') this.#host.left();
    if (this.#sockets.count > 0 || !this.#store.meta) return;
    this.#store.markQuiet(Date.now());
    await this.#setAlarm();
  }

  #erase(pid: string): void {
    for (const left of this.#store.leftFor(pid)) this.#erase(left);
    const asked = [...this.#room.asks.values()].filter((ask) => ask.pid === pid).map(({ ref }) => ref);
    const blank: RoomEvent = { is: 'erased', pid };
    this.#commit([blank], () => {
      this.#store.overwrite(blank, (event) => ('pid' in event && event.pid === pid) || (event.is === 'replied' && asked.includes(event.ref)));
      this.#store.removeSeat(pid);
    });
    this.#sockets.closeSeat(pid, 1000, 'erased');
  }

  async #settleEnd(purge: boolean): Promise<void> {
    this.#sockets.flush();
    this.#sockets.closeClass(closeCodes.ended);
    if (purge) return this.#purge();
    if (this.#store.meta) await this.#markEnded(this.#store.meta);
    await this.#setAlarm();
  }

  async #markEnded({ code }: SessionMeta): Promise<void> {
    await setCodeState(this.env.DB, code, 'ended').catch((cause) => logFailure(cause, 'live'));
  }

  /** Everything goes: the store as a whole, the code, every line. */
  async #purge(): Promise<void> {
    const code = this.#store.meta?.code;
    this.#sockets.closeAll();
    this.#store.meta = null;
    this.#room = emptyRoom();
    if (code) await freeCode(this.env.DB, code, Date.now());
    await this.#store.eraseAll();
  }

  #isHost(tokenHash: string): boolean {
    return this.#store.meta !== null && isSame(this.#store.meta.host_hash, tokenHash);
  }

  #actorOf(tokenHash: string, role: Role): Actor | 'removed' | null {
    if (!this.#store.meta) return null;
    if (role === 'host') return this.#isHost(tokenHash) ? { role } : null;
    if (role === 'projector') return isSame(this.#store.meta.co_hash, tokenHash) ? { role } : null;
    const pid = this.#store.seatOfToken(tokenHash);
    if (pid === null) return null;
    return this.#room.seats.get(pid)?.state === 'removed' ? 'removed' : { role: 'participant', pid };
  }
}
