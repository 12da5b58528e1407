/** `npm start`: builds what has changed, prepares the local database, serves everything, and brings the Worker back when it dies. */
import type { ChildProcess } from 'node:child_process';
import { buildIfChanged } from './run/build.ts';
import { stopWith } from './run/stop.ts';
import { applyMigrations, isReady, killTree, requireFreePort, spawnWorker } from './run/worker.ts';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stopWith('PORT must be a whole number from 1 to 65535.');
const stateDir = '.wrangler/state';
/** Deaths within this many milliseconds of the start, this often in a row, mean that starting again does not help. */
const quickDeath = { withinMs: 10_000, times: 3 };

await requireFreePort(port);
buildIfChanged();
applyMigrations(stateDir);

let current: ChildProcess | null = null;
let ending = false;
let quickDeaths = 0;

const noise = /^\s*$|wrangler|╭|╰|│|─{5}|⎔|Using vars|Your Worker|Binding|env\.|local$/i;
function serve(): void {
  const started = Date.now();
  const recent: string[] = [];
  const child = spawnWorker({
    port,
    stateDir,
    onLine: (line) => {
      recent.push(line);
      if (recent.length > 40) recent.shift();
      if (line.startsWith('{') || !noise.test(line)) console.log(line);
    },
  });
  current = child;
  child.once('exit', () => {
    if (ending) process.exit(0);
    // A wrangler that was killed leaves its workerd behind, which still holds the port.
    killTree(child, 'SIGKILL');
    quickDeaths = Date.now() - started < quickDeath.withinMs ? quickDeaths + 1 : 0;
    if (quickDeaths >= quickDeath.times) {
      console.error(recent.join('\n'));
      stopWith('The Worker stops right after its start. The lines above say why.');
    }
    console.error('The Worker stopped unexpectedly; starting it again.');
    serve();
  });
}

function end(): void {
  ending = true;
  const child = current;
  if (!child) process.exit(0);
  killTree(child);
  setTimeout(() => killTree(child, 'SIGKILL'), 3_000).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);

serve();
if (await isReady(port, 60_000)) console.log(`\nReady: http://localhost:${port}  (stop with Ctrl+C)\n`);
else {
  end();
  stopWith('The Worker did not answer within a minute. The lines above say why.');
}
