/** Counts the mailing list's requests of one network address over the last minutes, without keeping the address. */
import { limits } from '../../src/contracts/limits.ts';
import { networkOf } from '../http/network.ts';
import type { Database } from './database.ts';
import { keyedHash } from './hashes.ts';

const windowMs = limits.mailingList.windowMinutes * 60_000;

export interface RequestCount {
  /** The address as it arrived; never stored. */
  address: string;
  /** Secret of the Worker. Without it the hashes below cannot be traced back to an address. */
  key: string;
  now: Date;
  limit?: number;
}

/**
 * Counts one request unless the limit is reached, in one statement, so that requests at the same moment cannot slip through together.
 * The hash changes every ten minutes; the last two cover the window. @returns 0, or the seconds to wait.
 */
export async function countRequest(db: Database, { address, key, now, limit = limits.mailingList.requests }: RequestCount): Promise<number> {
  const at = now.getTime();
  const period = Math.floor(at / windowMs);
  const [current, previous] = await Promise.all([period, period - 1].map((each) => keyedHash(key, `mailing-list ${each} ${networkOf(address)}`)));
  const [, counted, oldest] = await db.batch<{ at: number | null }>([
    db.prepare('DELETE FROM mailing_list_request WHERE at <= ?').bind(at - windowMs),
    db
      .prepare('INSERT INTO mailing_list_request (address_hash, at) SELECT ?1, ?3 WHERE (SELECT count(*) FROM mailing_list_request WHERE address_hash IN (?1, ?2)) < ?4')
      .bind(current, previous, at, limit),
    db.prepare('SELECT min(at) AS at FROM mailing_list_request WHERE address_hash IN (?, ?)').bind(current, previous),
  ]);
  if ((counted?.meta.changes ?? 0) > 0) return 0;
  return Math.max(1, Math.ceil(((oldest?.results[0]?.at ?? at) + windowMs - at) / 1_000));
}

/** Deletes the counts that no longer matter. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  await db
    .prepare('DELETE FROM mailing_list_request WHERE at <= ?')
    .bind(now.getTime() - windowMs)
    .run();
}
