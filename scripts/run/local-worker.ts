/** A Worker of one's own for as long as some work takes: fresh database, own port, gone afterwards. */
import { rmSync } from 'node:fs';
import { buildIfChanged } from './build.ts';
import { stopWith } from './stop.ts';
import { applyMigrations, isReady, killTree, requireFreePort, spawnWorker } from './worker.ts';

/** `name` names the folder of its state in `.cache`. */
export async function withLocalWorker(name: string, port: number, work: (origin: string) => Promise<void>): Promise<void> {
  await requireFreePort(port);
  buildIfChanged();
  const stateDir = `.cache/${name}-state`;
  rmSync(stateDir, { recursive: true, force: true });
  applyMigrations(stateDir);
  const worker = spawnWorker({ port, stateDir, onLine: () => {} });
  try {
    if (!(await isReady(port, 60_000))) stopWith('The Worker did not answer within a minute.');
    await work(`http://localhost:${port}`);
  } finally {
    killTree(worker, 'SIGKILL');
  }
}
