/** Builds the site and the Worker when anything they are made of has changed since the last build. The content is checked first: some of its mistakes a build would ship. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { siteUrlOfEnvironment } from './site-url.ts';
import { hashOf, isCurrent, setStamp } from './stamp.ts';
import { stopWith } from './stop.ts';

const inputs = ['src', 'functions', 'content', 'public', 'scripts/content', 'scripts/vite', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json', 'wrangler.toml'];

/** What the content check reads. */
const checked = ['content', 'scripts/content', 'scripts/content-check.ts', 'src/catalog', 'src/contracts', 'src/engine', 'src/pages'];

/** Everything the Worker and the static files need at run time. */
export const builtConfig = 'dist/server/wrangler.json';

export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  // Local runs need nothing from outside: no request metadata, no update check.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Nor may wrangler record every request and log line in a database of its own, which it does unless told not to.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
  CI: process.env.CI ?? '',
};

/** Returns whether a build was made. `siteUrl` goes into the pages. Stops the process with a sentence when it fails. */
export function buildIfChanged(siteUrl = siteUrlOfEnvironment()): boolean {
  const hash = `${hashOf(inputs)} ${siteUrl ?? ''} ${process.env.OFFLINE ?? ''}`;
  if (isCurrent('build', hash) && existsSync(builtConfig)) return false;
  checkContent();
  console.log('Building the site…');
  const result = spawnSync('astro', ['build'], {
    env: { ...quietEnv, SITE_URL: siteUrl ?? '' },
    encoding: 'utf8',
    // The bundler warns once for each module of a course, and Node ends a process that says more than this.
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  const said = result.stdout + result.stderr;
  if (result.status !== 0) {
    process.stderr.write(said);
    if (/ENOSPC|no space left/i.test(said)) stopWith('The disk is full. Free some room and run the same command again.');
    stopWith('The build failed. The lines above say which file and why.');
  }
  setStamp('build', hash);
  return true;
}

/** Says in an editor's words what is wrong with the content, and stops, unless just this content was found clean before. */
function checkContent(): void {
  const hash = hashOf(checked);
  if (isCurrent('content', hash)) return;
  const { status } = spawnSync(process.execPath, ['scripts/content-check.ts'], { stdio: 'inherit', env: quietEnv });
  if (status !== 0) stopWith('Nothing was built: the content needs what the lines above say.');
  setStamp('content', hash);
}
