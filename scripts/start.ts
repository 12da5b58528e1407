/** `npm start`: builds what has changed, prepares the local database, serves everything, and brings the Worker back when it dies or hangs. */
import { buildIfChanged } from './run/build.ts';
import { keepServing } from './run/keep-serving.ts';
import { requireOpenFiles } from './run/open-files.ts';
import { stopWith } from './run/stop.ts';
import { applyMigrations, requireFreePort } from './run/worker.ts';

requireOpenFiles();
const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65_535) stopWith('PORT must be a whole number from 1 to 65535.');
const stateDir = '.wrangler/state';

await requireFreePort(port);
buildIfChanged();
applyMigrations(stateDir);

/** The health checks, of which there is one a second. */
const healthCheck = /^\{.*"route":"\/api\/health","status":200/;

const serving = keepServing({
  port,
  stateDir,
  onLine: (line) => {
    if (!healthCheck.test(line)) console.log(line);
  },
  say: (sentence) => console.error(sentence),
  onReady: () => console.log(`\nReady: http://localhost:${port}  (stop with Ctrl+C)\n`),
  giveUp: stopWith,
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await serving.end();
    process.exit(0);
  });
