/** The database of the Worker under test, read and written beside it in a moment; the operator's command, which takes seconds, has tests of its own. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

const folder = '.cache/test-state/v3/d1/miniflare-D1DatabaseObject';

/** Runs one statement with its values. @returns the rows it gives. */
export function query(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  const database = new DatabaseSync(path.join(folder, file), { timeout: 5_000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
