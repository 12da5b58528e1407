/** What one session keeps: its keys, its events in their order, and whose token has which seat. Every statement of SQL on a session stands here. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import type { RoomEvent, StoredEvent } from './events.ts';

/** What the session is, apart from what has happened in it. Times in milliseconds since 1970. */
export type SessionMeta = { code: string; host_hash: string; co_hash: string; expires_at: number; life_ms: number; seats: number; quiet_since: number };

const tables = `
  CREATE TABLE IF NOT EXISTS session (code TEXT NOT NULL, host_hash TEXT NOT NULL, co_hash TEXT NOT NULL, expires_at INTEGER NOT NULL, life_ms INTEGER NOT NULL, seats INTEGER NOT NULL, quiet_since INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS further_key (token_hash TEXT NOT NULL PRIMARY KEY, join_hash TEXT NOT NULL UNIQUE, pid TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS left_seat (pid TEXT NOT NULL PRIMARY KEY, for_pid TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS seat_pin (pin TEXT NOT NULL PRIMARY KEY, pid TEXT NOT NULL UNIQUE, until INTEGER NOT NULL, tries INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS seat (pid TEXT NOT NULL PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, join_hash TEXT NOT NULL UNIQUE);
`;

export class SessionStore {
  readonly #storage: DurableObjectStorage;
  /** Null: nothing has been opened here, or everything was erased. */
  meta: SessionMeta | null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql.exec(tables);
    this.meta = this.#sql.exec<SessionMeta>('SELECT * FROM session').toArray()[0] ?? null;
  }

  get #sql(): SqlStorage {
    return this.#storage.sql;
  }

  /** All of it is stored, or nothing. */
  transaction<T>(write: () => T): T {
    return this.#storage.transactionSync(write);
  }

  open(meta: SessionMeta, first: readonly StoredEvent[]): void {
    const { code, host_hash, co_hash, expires_at, life_ms, seats, quiet_since } = meta;
    this.transaction(() => {
      this.#sql.exec('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?)', code, host_hash, co_hash, expires_at, life_ms, seats, quiet_since);
      this.append(first);
    });
    this.meta = meta;
  }

  events(after: number): StoredEvent[] {
    const rows = this.#sql.exec<{ seq: number; at: number; body: string }>('SELECT seq, at, body FROM event WHERE seq > ? ORDER BY seq', after).toArray();
    // What this class has written.
    return rows.map(({ seq, at, body }) => ({ seq, at, event: JSON.parse(body) as RoomEvent }));
  }

  append(stored: readonly StoredEvent[]): void {
    for (const { seq, at, event } of stored) this.#sql.exec('INSERT INTO event (seq, at, body) VALUES (?, ?, ?)', seq, at, JSON.stringify(event));
  }

  /** Writes `blank` over what the events hold that `is` picks out; their numbers stay. */
  overwrite(blank: RoomEvent, is: (event: RoomEvent) => boolean): void {
    const body = JSON.stringify(blank);
    for (const { seq, event } of this.events(0)) if (is(event)) this.#sql.exec('UPDATE event SET body = ? WHERE seq = ?', body, seq);
  }

  addSeat(pid: string, tokenHash: string, joinHash: string): void {
    this.#sql.exec('INSERT INTO seat (pid, token_hash, join_hash) VALUES (?, ?, ?)', pid, tokenHash, joinHash);
  }

  /** Another device opens the seat, too, and its key nothing else any more. The number that has opened it is used up. */
  addKey(pid: string, tokenHash: string, joinHash: string): void {
    this.#sql.exec('DELETE FROM seat_pin WHERE pid = ?', pid);
    this.#sql.exec('DELETE FROM further_key WHERE token_hash = ?', tokenHash);
    if (this.seatOfToken(tokenHash) === pid) return;
    this.#sql.exec('DELETE FROM seat WHERE token_hash = ?', tokenHash);
    this.#sql.exec('INSERT INTO further_key (token_hash, join_hash, pid) VALUES (?, ?, ?)', tokenHash, joinHash, pid);
  }

  removeSeat(pid: string): void {
    for (const table of ['seat', 'further_key', 'seat_pin', 'left_seat']) this.#sql.exec(`DELETE FROM ${table} WHERE pid = ?`, pid);
  }

  seatOfToken(tokenHash: string): string | null {
    return this.#pid('SELECT pid FROM seat WHERE token_hash = ?1 UNION ALL SELECT pid FROM further_key WHERE token_hash = ?1', tokenHash);
  }

  seatOfJoin(joinHash: string): string | null {
    return this.#pid('SELECT pid FROM seat WHERE join_hash = ?1 UNION ALL SELECT pid FROM further_key WHERE join_hash = ?1', joinHash);
  }

  #pid(query: string, hash: string): string | null {
    return this.#sql.exec<{ pid: string }>(query, hash).toArray()[0]?.pid ?? null;
  }

  /** The number opens the seat from now on, in place of an earlier one. False: it is that of another seat. */
  openPin(pid: string, pin: string, now: number): boolean {
    this.#sql.exec('DELETE FROM seat_pin WHERE until <= ? OR pid = ?', now, pid);
    return this.#sql.exec('INSERT OR IGNORE INTO seat_pin (pin, pid, until, tries) VALUES (?, ?, ?, 0)', pin, pid, now + liveLimits.seatPinMs).rowsWritten > 0;
  }

  /** The seat that the number opens. Wrong ones are counted, and in the end none opens anything. */
  seatOfPin(pin: string, now: number): string | null {
    const pid = this.#sql.exec<{ pid: string }>('SELECT pid FROM seat_pin WHERE pin = ? AND until > ?', pin, now).toArray()[0]?.pid ?? null;
    if (pid !== null) return pid;
    this.#sql.exec('UPDATE seat_pin SET tries = tries + 1');
    this.#sql.exec('DELETE FROM seat_pin WHERE tries >= ?', liveLimits.seatPinTries);
    return null;
  }

  /** Whoever has the seat `forPid` has sent something from the seat `pid`, too. */
  noteLeft(pid: string, forPid: string): void {
    this.#sql.exec('INSERT OR REPLACE INTO left_seat (pid, for_pid) VALUES (?, ?)', pid, forPid);
  }

  leftFor(pid: string): string[] {
    return this.#sql
      .exec<{ pid: string }>('SELECT pid FROM left_seat WHERE for_pid = ?', pid)
      .toArray()
      .map((row) => row.pid);
  }

  /** Nobody is connected from now on. */
  markQuiet(now: number): void {
    if (this.meta) this.meta.quiet_since = now;
    this.#sql.exec('UPDATE session SET quiet_since = ?', now);
  }

  /** The alarm at this time, unless one stands that comes earlier. */
  async wakeAt(time: number, now: number): Promise<void> {
    const set = await this.#storage.getAlarm();
    if (set === null || set > time || set < now) await this.#storage.setAlarm(time);
  }

  async eraseAll(): Promise<void> {
    this.meta = null;
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
    // This instance may still be asked: it then has nothing, instead of failing.
    this.#sql.exec(tables);
  }
}
