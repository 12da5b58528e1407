/** `npm start`: builds what has changed, prepares the local database, serves everything, and brings the Worker back when it dies or hangs. */
import { buildIfChanged } from './run/build.ts';
import { keepServing } from './run/keep-serving.ts';
import { stopWith } from './run/stop.ts';
import { applyMigrations, requireFreePort } from './run/worker.ts';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stopWith('PORT must be a whole number from 1 to 65535.');
const stateDir = '.wrangler/state';

await requireFreePort(port);
buildIfChanged();
applyMigrations(stateDir);

/** What wrangler tells its own users. */
const noise = /^\s*$|wrangler|╭|╰|│|─{5}|⎔|Using vars|Your Worker|Binding|env\.|local$/i;
/** The health checks, of which there is one a second. */
const healthCheck = /^\{.*"route":"\/api\/health","status":200/;
const recent: string[] = [];

const serving = keepServing({
  port,
  stateDir,
  onLine: (line) => {
    recent.push(line);
    if (recent.length > 40) recent.shift();
    if (line.startsWith('{') ? !healthCheck.test(line) : !noise.test(line)) console.log(line);
  },
  say: (sentence) => console.error(sentence),
  onReady: () => console.log(`\nReady: http://localhost:${port}  (stop with Ctrl+C)\n`),
  giveUp: (sentence) => {
    console.error(recent.join('\n'));
    stopWith(sentence);
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await serving.end();
    process.exit(0);
  });
