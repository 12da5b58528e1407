/** A server of its own that can be killed and started again on the same folder and port. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations, isReady, killTree, spawnWorker } from '../../../scripts/run/worker.ts';
import { freePort } from '../../support/processes.ts';
import { serverAt } from '../class.ts';

export interface FaultServer extends AsyncDisposable {
  readonly origin: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same server for visitors from another network. */
  from(network: string): { origin: string; fetch(path: string, init?: RequestInit): Promise<Response> };
  /** `kill -9` to all of its processes; resolves when they are gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** In how many of its files the text stands. */
  filesWith(text: string): number;
}

/** Milliseconds: a start on a busy machine. */
const patience = 90_000;
/** A database without anything in it, prepared once. Nothing runs on it. */
const migrated = '.cache/migrated-state';

interface FaultServerOptions {
  settings?: Record<string, string>;
  stateDir?: string;
  port?: number;
}

/** `name` names the folder of its state in `.cache`, unless another is given. */
export async function faultServer(name: string, { settings = {}, stateDir = `.cache/${name}-state`, port: wanted }: FaultServerOptions = {}): Promise<FaultServer> {
  rmSync(path.join(stateDir, 'v3'), { recursive: true, force: true });
  applyMigrations(migrated);
  cpSync(path.join(migrated, 'v3'), path.join(stateDir, 'v3'), { recursive: true });
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  let worker: ReturnType<typeof spawnWorker> | null = null;

  const server: FaultServer = {
    ...serverAt(origin),
    from: (network) => serverAt(origin, network),
    async start() {
      worker = spawnWorker({ port, stateDir, settings, onLine: (line) => process.env.SHOW_WORKER && console.log(line) });
      if (!(await isReady(port, patience))) throw new Error('The Worker did not answer in time.');
    },
    async kill() {
      const dying = worker;
      worker = null;
      if (!dying) return;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      killTree(dying, 'SIGKILL');
      await gone;
    },
    filesWith: (text) => filesBelow(stateDir).filter((file) => contains(file, text)).length,
    [Symbol.asyncDispose]: () => server.kill(),
  };
  await server.start();
  return server;
}

/** A file of the database that goes while it is read holds nothing any more. */
function contains(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw cause;
  }
}

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
