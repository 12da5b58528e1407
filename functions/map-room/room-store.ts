/** What a map room keeps: sealed changes in their order, now and then the map as a whole in their place, and until when. No column of it can be read here. */
import type { SealedPart } from '../../src/contracts/map-room.ts';
import { roomLimits } from '../../src/contracts/map-room.ts';

export interface RoomMeta {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  isLocked: boolean;
}

export type Stored = { ok: true; seq: number; isNew: boolean } | { ok: false };

type Row = { seq: number; body: string };

/** Around the store of a Durable Object; `prepare` has made its tables. */
export class RoomStore {
  readonly #storage: DurableObjectStorage;
  #meta: RoomMeta | null = null;
  #seq = 0;
  /** Characters of the whole and of the changes since, and how many changes there are. */
  #chars = { state: 0, changes: 0 };
  #changes = 0;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get #sql(): SqlStorage {
    return this.#storage.sql;
  }
  get meta(): RoomMeta | null {
    return this.#meta;
  }
  /** The number of the last change. */
  get seq(): number {
    return this.#seq;
  }
  /** So many changes have come together that the map as a whole would be shorter. */
  get isLong(): boolean {
    return this.#changes >= roomLimits.changesKept || this.#chars.changes >= roomLimits.charsKept;
  }

  /** Reads what is there. */
  read(): void {
    const room = this.#sql.exec<{ id: string; expires_at: number; is_locked: number }>('SELECT id, expires_at, is_locked FROM room').toArray()[0];
    this.#meta = room ? { id: room.id, expiresAt: room.expires_at, isLocked: room.is_locked === 1 } : null;
    const state = this.#sql.exec<{ seq: number; chars: number }>('SELECT seq, length(body) AS chars FROM state').toArray()[0];
    const { last, count, chars } = this.#sql
      .exec<{ last: number | null; count: number; chars: number | null }>('SELECT max(seq) AS last, count(*) AS count, sum(length(body)) AS chars FROM change')
      .one();
    this.#seq = Math.max(state?.seq ?? 0, last ?? 0);
    this.#changes = count;
    this.#chars = { state: state?.chars ?? 0, changes: chars ?? 0 };
  }

  open({ id, expiresAt }: Omit<RoomMeta, 'isLocked'>, state: string): void {
    this.#storage.transactionSync(() => {
      this.#sql.exec('INSERT INTO room (id, expires_at, is_locked) VALUES (?, ?, 0)', id, expiresAt);
      this.#sql.exec('INSERT INTO state (seq, body) VALUES (1, ?)', state);
    });
    this.read();
  }

  lock(on: boolean): void {
    if (!this.#meta) return;
    this.#sql.exec('UPDATE room SET is_locked = ?', on ? 1 : 0);
    this.#meta.isLocked = on;
  }

  /** Everything after `since`; with the whole where the changes that are left do not reach back that far. */
  after(since: number): { state?: SealedPart; changes: SealedPart[] } {
    const state = this.#sql.exec<Row>('SELECT seq, body FROM state').toArray()[0];
    const from = state && since < state.seq ? state.seq : since;
    const changes = this.#sql.exec<Row>('SELECT seq, body FROM change WHERE seq > ? ORDER BY seq', from).toArray();
    return { ...(state && since < state.seq && { state }), changes };
  }

  /** The same id again is the same change. Not ok: the room holds no more. */
  add(id: string, body: string): Stored {
    const known = this.#sql.exec<{ seq: number }>('SELECT seq FROM change WHERE id = ?', id).toArray()[0];
    if (known) return { ok: true, seq: known.seq, isNew: false };
    if (this.#chars.state + this.#chars.changes + body.length > roomLimits.roomChars) return { ok: false };
    this.#sql.exec('INSERT INTO change (seq, id, body) VALUES (?, ?, ?)', this.#seq + 1, id, body);
    this.#seq++;
    this.#changes++;
    this.#chars.changes += body.length;
    return { ok: true, seq: this.#seq, isNew: true };
  }

  /** Puts the whole in the place of every change up to `upTo`. False: there is a later one already, or no such change yet. */
  compact(upTo: number, body: string): boolean {
    const before = this.#sql.exec<{ seq: number }>('SELECT seq FROM state').one().seq;
    if (upTo <= before || upTo > this.#seq) return false;
    this.#storage.transactionSync(() => {
      this.#sql.exec('DELETE FROM change WHERE seq <= ?', upTo);
      this.#sql.exec('UPDATE state SET seq = ?, body = ?', upTo, body);
    });
    this.read();
    return true;
  }

  forget(): void {
    this.#meta = null;
    this.#seq = 0;
  }
}
