/** `npm run deploy`: makes the database where it is missing, applies the migrations, sets the signing key, builds and uploads. Needs `wrangler login` once and the site's public address. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildIfChanged, builtConfig } from './run/build.ts';
import { requireSiteUrl } from './run/site-url.ts';
import { stopWith } from './run/stop.ts';

const database = 'kora';
const placeholder = '00000000-0000-0000-0000-000000000000';

function wrangler(args: readonly string[], input?: string): string {
  const result = spawnSync('wrangler', args, {
    encoding: 'utf8',
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(result.stdout);
    stopWith(`"wrangler ${args.slice(0, 3).join(' ')}" failed. The lines above say why.`);
  }
  return result.stdout;
}

const siteUrl = await requireSiteUrl();
if (/not authenticated/i.test(wrangler(['whoami']))) stopWith('Sign in to Cloudflare first: npx wrangler login');

const config = readFileSync('wrangler.toml', 'utf8');
if (config.includes(placeholder)) {
  const known = JSON.parse(wrangler(['d1', 'list', '--json'])) as { name: string; uuid: string }[];
  const id = known.find(({ name }) => name === database)?.uuid ?? /"?database_id"?\s*[:=]\s*"([0-9a-f-]{36})"/.exec(wrangler(['d1', 'create', database]))?.[1];
  if (!id) stopWith('The database was made, but its id could not be read. Run "npx wrangler d1 list" and write the id into wrangler.toml.');
  writeFileSync('wrangler.toml', config.replace(placeholder, id));
  console.log(`wrangler.toml now names the database ${id}. Commit it.`);
}

buildIfChanged(siteUrl);
wrangler(['d1', 'migrations', 'apply', database, '--remote']);
// The same address for the pages and for the mails of the Worker.
console.log(wrangler(['deploy', '-c', builtConfig, '--var', `SITE_URL:${siteUrl}`]));

const secrets = JSON.parse(wrangler(['secret', 'list', '-c', builtConfig])) as { name: string }[];
if (!secrets.some(({ name }) => name === 'SIGNING_KEY')) {
  wrangler(['secret', 'put', 'SIGNING_KEY', '-c', builtConfig], randomBytes(32).toString('base64url'));
  console.log('A signing key was made and stored as the secret SIGNING_KEY.');
}
