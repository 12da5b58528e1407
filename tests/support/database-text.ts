/** Everything that stands in a database, as one text: to prove that something does not stand there. */
import type { Database } from '../../functions/db/database.ts';

export async function everythingIn(db: Database): Promise<string> {
  const { results: tables } = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'").all<{ name: string }>();
  const rows = await Promise.all(tables.map(async ({ name }) => [name, (await db.prepare(`SELECT * FROM "${name}"`).all()).results] as const));
  return JSON.stringify(Object.fromEntries(rows));
}
