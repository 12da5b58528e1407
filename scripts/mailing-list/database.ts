/** Runs SQL in the site's database with wrangler: the local one of `npm start`, or with `remote` the deployed one. */
import { spawnSync } from 'node:child_process';
import { quietEnv } from '../run/build.ts';
import { stopWith } from '../run/stop.ts';

export type Row = Record<string, string | number | null>;
export type RunSql = (sql: string) => Row[];

/** Run without a shell, which would read the SQL its own way. */
const wrangler = 'node_modules/wrangler/bin/wrangler.js';

export const databaseAt =
  ({ remote, stateDir = '.wrangler/state' }: { remote: boolean; stateDir?: string }): RunSql =>
  (sql) => {
    const where = remote ? ['--remote'] : ['--local', '--persist-to', stateDir];
    const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, 'd1', 'execute', 'kora', ...where, '-c', 'wrangler.toml', '--yes', '--json', '--command', sql], {
      env: quietEnv,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (status !== 0) {
      process.stderr.write(stdout + stderr);
      if (/no such table/.test(stdout + stderr)) stopWith('There is no list yet: run "npm start" once, or "npm run deploy" for the deployed site.');
      stopWith('The database could not be read. The lines above say why; for the deployed site, sign in first: npx wrangler login');
    }
    return (JSON.parse(stdout) as { results: Row[] }[]).flatMap(({ results }) => results);
  };

/** A text as SQL: the only way a value gets into a command line of wrangler. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
