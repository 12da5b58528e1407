/** Serves the built site for the browser tests, with a database of its own that starts empty. */
import { rmSync } from 'node:fs';
import { applyMigrations, killTree, spawnWorker } from '../../scripts/run/worker.ts';

const stateDir = '.cache/test-state';
rmSync(stateDir, { recursive: true, force: true });
applyMigrations(stateDir);
const child = spawnWorker({ port: Number(process.env.PORT), stateDir, onLine: (line) => process.env.SHOW_WORKER && console.log(line) });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killTree(child);
    child.once('exit', () => process.exit(0));
  });
child.once('exit', (code) => process.exit(code ?? 1));
// A runner that is killed hard leaves this process behind, and the server with it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) killTree(child, 'SIGKILL');
}, 1_000).unref();
