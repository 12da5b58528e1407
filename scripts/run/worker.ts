/** Runs the built Worker in workerd, on this machine only. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { quietEnv } from './build.ts';
import { hashOf, isCurrent, setStamp } from './stamp.ts';
import { stopWith } from './stop.ts';

const migrationsDir = 'functions/db/migrations';
const serveBuilt = path.join(import.meta.dirname, 'serve-built.ts');
/** Settings that are handed from the environment of the command to the Worker. */
const passedOn = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'DAILY_TOKEN_BUDGET',
  'STUDENT_AI',
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'MAIL_FROM',
  'SITE_URL',
  'ALLOWED_ORIGINS',
  'SESSION_TTL_S',
  'MAP_ROOM_TTL_S',
  'SESSION_SEATS',
  'ALLOW_NO_ORIGIN',
] as const;

/** Applies the D1 migrations to the local database below `stateDir`; skips when they are the ones applied last. */
export function applyMigrations(stateDir: string): void {
  const hasAny = existsSync(migrationsDir) && readdirSync(migrationsDir).some((name) => name.endsWith('.sql'));
  if (!hasAny) return;
  const stamp = `migrations-${fileNameOf(stateDir)}`;
  const hash = hashOf([migrationsDir]);
  if (isCurrent(stamp, hash) && existsSync(path.join(stateDir, 'v3', 'd1'))) return;
  const result = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'kora', '--local', '--persist-to', stateDir, '-c', 'wrangler.toml'], {
    env: { ...quietEnv, CI: 'true' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(result.stdout + result.stderr);
    stopWith('The local database could not be prepared. The lines above say why; deleting the folder .wrangler starts it afresh.');
  }
  setStamp(stamp, hash);
}

/** Stops the process with a sentence when something listens on the port already. */
export async function requireFreePort(port: number): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
  if (!free) stopWith(`Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`);
}

/** The key that signs Kora's replies on this machine, made once and kept out of version control. */
function localSigningKey(): string {
  const file = path.join('.cache', 'signing-key');
  if (!existsSync(file)) {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Writes the Worker's settings into one file: the local key, then `.dev.vars` of the project, then the environment, then `more`. Servers of several folders may start at the same moment. */
function writeSettings(stateDir: string, more: Record<string, string>): string {
  const own = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8').trimEnd() : '';
  const fromEnvironment = passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const lines = [...fromEnvironment, ...Object.entries(more)].map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const file = path.join('.cache', `worker-${fileNameOf(stateDir)}.env`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, [`SIGNING_KEY="${localSigningKey()}"`, own, ...lines].filter(Boolean).join('\n'), { mode: 0o600 });
  return file;
}

const fileNameOf = (dir: string): string => dir.replaceAll(/[^a-z0-9]+/gi, '-');

/** The runtime says so once because V8 runs with other settings than those its cache was made with (serve-built.ts). It is nothing to an operator. */
const ofTheRuntime = /^NOSENTRY per-isolate bootstrap compile cache/;

export interface WorkerOptions {
  port: number;
  stateDir: string;
  /** Settings that hold for this server, whatever the environment says. */
  settings?: Record<string, string>;
  /** Receives every line the server prints. */
  onLine(line: string): void;
}

/** Starts the server of the built Worker; the caller watches its exit. It ends by itself when this process is gone. */
export function spawnWorker({ port, stateDir, settings = {}, onLine }: WorkerOptions): ChildProcess {
  const child = spawn(process.execPath, [serveBuilt, '--port', String(port), '--state-dir', stateDir, '--settings', writeSettings(stateDir, settings)], {
    env: { ...quietEnv, WRANGLER_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (!ofTheRuntime.test(line)) onLine(line);
    });
  }
  return child;
}

/** Ends the server with its workerd; also the workerd that is left when the server itself is dead. */
export function killTree(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // Nothing of it is left.
  }
}

/** Does the Worker answer its health check? Each question has a connection of its own: one that is kept open says nothing about the next visitor's. */
export function answersHealth(port: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    get({ host: '127.0.0.1', port, path: '/api/health', agent: false, signal }, (response) => {
      response.on('error', () => {}).resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/** Waits until the Worker answers its health check. False after `timeoutMs`. */
export async function isReady(port: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await answersHealth(port, 2_000)) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
