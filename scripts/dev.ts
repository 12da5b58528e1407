/** `npm run dev`: the same Worker and pages with live reload, without a call to the outside. */
import { spawn } from 'node:child_process';
import { quietEnv } from './run/build.ts';
import { applyMigrations, requireFreePort } from './run/worker.ts';

const port = Number(process.env.PORT ?? 8787);
await requireFreePort(port);
applyMigrations('.wrangler/state');
const child = spawn('astro', ['dev', '--port', String(port)], { env: quietEnv, stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
