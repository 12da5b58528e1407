/** The built Worker in workerd for edge tests, with D1, Durable Objects and static files, and settings of the test's choice. */
import { createTestHarness, type TestHarness } from 'wrangler';
import type { Database } from '../../functions/db/database.ts';

export interface TestWorker {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  harness: TestHarness;
  /** Its address, for sockets. */
  origin: string;
  /** The Worker's database, migrated. */
  db: Database;
  close(): Promise<void>;
}

export const signingKey = 'a-signing-key-that-only-tests-use-0123456789';

export async function startWorker(vars: Record<string, string> = {}): Promise<TestWorker> {
  const harness = createTestHarness({ workers: [{ configPath: 'dist/server/wrangler.json', vars: { SIGNING_KEY: signingKey, ...vars } }] });
  const { url } = await harness.listen();
  // The harness asks for D1's own type, which tests do not know.
  const primary = harness.getWorker<{ DB: never }>();
  await primary.applyD1Migrations('DB');
  const { DB: db } = await primary.getEnv();
  const fetch: TestWorker['fetch'] = (path, init) => harness.fetch(path, init as Parameters<TestHarness['fetch']>[1]) as unknown as Promise<Response>;
  return {
    harness,
    origin: url.origin,
    db,
    fetch,
    post: (path, body, headers = {}) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    close: () => harness.close(),
  };
}
