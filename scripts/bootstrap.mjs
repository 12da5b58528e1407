/** Runs before start, test, dev and bench, on whatever Node the machine has: installs what is missing and says what to do when that fails. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';

const oldest = 20;
/** What the packages take on disk, rounded down. */
const neededMB = 1100;
const stop = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < oldest)
  stop(
    `This needs Node ${oldest} or newer, and this is Node ${process.versions.node}. Install a current Node from your system's package manager or version manager, then run the same command again.`,
  );

const stampFile = 'node_modules/.kora-installed';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');
const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;

if (!installed) {
  // Asked ahead: npm itself tries each of 24,000 files for minutes, and may then name another cause.
  const { bavail, bsize } = statfsSync('.');
  const free = (bavail * bsize) / 2 ** 20;
  if (free < neededMB && !existsSync('node_modules'))
    stop(`The disk is full: ${Math.floor(free)} MB are free, and the packages alone need ${neededMB} MB. Free about 1.5 GB and run the same command again.`);
  console.log('Installing the packages this project needs (about a minute on a good line)…');
  const npm = process.env.npm_execpath;
  // Not "npm ci": it refuses a lock file that lacks the builds for other systems, which a registry mirror may not carry. --no-save leaves the lock file as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' })
    : spawnSync('npm', args, { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8', shell: process.platform === 'win32' });
  const said = (result.stderr ?? '') + (result.error?.message ?? '');
  if (result.status !== 0) {
    process.stderr.write(said);
    if (/ENOSPC|no space left/i.test(said)) stop('The disk is full. Free about 1.5 GB and run the same command again.');
    if (/EACCES|EPERM|EROFS/.test(said)) stop('This folder cannot be written to. Clone the project into a folder of your own and run the same command there.');
    if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|network|E40[13]|E404|E5\d\d/i.test(said))
      stop('The package registry could not be reached. Check the network and the proxy settings of npm ("npm config get registry"), then run the same command again.');
    stop('npm could not install the packages. The lines above say why; mend that and run the same command again.');
  }
  writeFileSync(stampFile, wanted);
}
