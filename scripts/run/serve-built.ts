/**
 * Serves the built Worker and its static files from one workerd: `node scripts/run/serve-built.ts --port 8787 --state-dir .wrangler/state --settings .cache/worker.env`.
 * It is what `wrangler dev` runs behind a proxy of its own, without that proxy: docs/decisions/011-one-workerd.md.
 * Ends with SIGTERM, or when the process that has forked it is gone.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_getMiniflareWorkerOptions, unstable_getVarsForDev, unstable_readConfig } from 'wrangler';
import { builtConfig } from './build.ts';

/** What is used here of the package miniflare. */
interface MiniflarePackage {
  Miniflare: new (options: unknown) => { ready: Promise<URL>; dispose(): Promise<void> };
  /** Reads options of the form in which wrangler hands them out. */
  convertV4MiniflareOptions(options: unknown): unknown;
  Log: new (level: number) => unknown;
  LogLevel: { WARN: number };
}

// Of the two that are installed it must be wrangler's own: the other does not know all of the options.
const { Miniflare, convertV4MiniflareOptions, Log, LogLevel } = createRequire(import.meta.resolve('wrangler'))('miniflare') as MiniflarePackage;

const { values: given } = parseArgs({ options: { port: { type: 'string' }, 'state-dir': { type: 'string' }, settings: { type: 'string' } } });
const { port, 'state-dir': stateDir, settings } = given;
if (!port || !stateDir || !settings) throw new Error('--port, --state-dir and --settings are needed');

/** What the Worker may import, by the ending of the file, as in wrangler's own rules. */
const moduleTypes: Record<string, string> = {
  '.mjs': 'ESModule',
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.txt': 'Text',
  '.html': 'Text',
  '.sql': 'Text',
  '.bin': 'Data',
};

const config = unstable_readConfig({ config: builtConfig });
const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(config);
const entry = config.main;
if (!entry) throw new Error(`${builtConfig} names no main module`);
const modulesRoot = path.dirname(entry);

const modules = readdirSync(modulesRoot, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .flatMap((file) => {
    const type = moduleTypes[path.extname(file.name)];
    return type ? [{ type, path: path.join(file.parentPath, file.name) }] : [];
  })
  // The first module is the one that is served.
  .sort((a, b) => Number(b.path === entry) - Number(a.path === entry));

const vars = unstable_getVarsForDev(undefined, [path.resolve(settings)], config.vars, undefined, true);

// V8 collects sooner and keeps less: of 300 seats in one room it holds about a fifth less memory, and answers as fast. Miniflare hands the flags on from here.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--optimize-for-size';

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    // The folders of `wrangler dev` and of `wrangler d1 … --local`.
    resourcePersistencePath: path.resolve(stateDir, 'v3'),
    resourceTmpPath: path.resolve('.wrangler/tmp'),
    cf: false,
    // `/cdn-cgi/local/scheduled` does the hourly work at once.
    unsafeTriggerHandlers: true,
    // Prints nothing at this level, and takes out the header in which the server of the files talks to it.
    logRequests: true,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => (level === 'error' ? console.error(message) : console.log(message)),
    workers: [
      {
        ...workerOptions,
        name: config.name,
        modulesRoot,
        modules,
        // Only these: what wrangler finds by itself puts `.dev.vars` before the environment.
        bindings: Object.fromEntries(Object.entries(vars).map(([name, { value }]) => [name, value])),
      },
      ...externalWorkers,
    ],
  }),
);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await server.dispose();
  process.exit(0);
}
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);

try {
  await server.ready;
} catch (error) {
  if (!ending) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
