/** Finds a Chromium, or gets one: Playwright's own, one that is installed, one from the system's package manager, one from the npm registry. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';
import { stopWith } from './stop.ts';

const cacheFile = path.join('.cache', 'browser.json');
const fallbackDir = path.join('.cache', 'chromium');
const fallbackPackage = '@sparticuz/chromium@153.0.0';

const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const packageManagers: readonly (readonly string[])[] = [
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['pacman', '-S', '--noconfirm', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];

/** Launch options for a browser that starts on this machine. Stops the process with a sentence when there is none to be had. */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.env.KORA_CHROMIUM) return { executablePath: process.env.KORA_CHROMIUM, args };
  const known = existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as { executablePath?: string }) : null;
  if (known && (await starts(known.executablePath))) return options(known.executablePath);

  for (const candidate of candidates()) {
    const executablePath = await candidate();
    if (executablePath === null || !(await starts(executablePath))) continue;
    mkdirSync('.cache', { recursive: true });
    writeFileSync(cacheFile, JSON.stringify({ executablePath }));
    return options(executablePath);
  }
  return stopWith(
    'The browser tests need Chromium and none could be installed. Install Chromium or Chrome by hand, or set KORA_CHROMIUM to its path, then run the same command again.',
  );
}

const options = (executablePath: string | undefined): LaunchOptions => ({ args, ...(executablePath && { executablePath }) });

/** Each gives a path, undefined for Playwright's own browser, or null when it has none. */
function* candidates(): Generator<() => Promise<string | undefined | null> | string | undefined | null> {
  yield () => undefined;
  // Without a path Playwright starts its headless shell, so the browser of the desktop need not be fetched.
  yield () => (run(['playwright', 'install', 'chromium', '--only-shell'], 180_000) ? undefined : null);
  for (const file of installed.filter((each) => existsSync(each))) yield () => file;
  yield () => {
    for (const command of packageManagers) {
      if (!run(['which', command[0] as string], 5_000)) continue;
      console.log(`Installing Chromium with ${command[0]}…`);
      if (command[0] === 'apt-get') run(['apt-get', 'update'], 180_000);
      if (run(command, 600_000)) return installed.find((file) => existsSync(file)) ?? null;
    }
    return null;
  };
  yield () => fromRegistry();
}

/** A Chromium that is shipped inside an npm package, for machines where nothing else can be had. */
async function fromRegistry(): Promise<string | null> {
  console.log('Fetching a Chromium from the npm registry (67 MB)…');
  if (!run(['npm', 'install', '--prefix', fallbackDir, '--no-save', '--no-audit', '--no-fund', fallbackPackage], 300_000)) return null;
  // The package unpacks its libraries only where it believes to run on this service.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  process.env.TMPDIR = path.resolve(fallbackDir);
  const entry = path.resolve(fallbackDir, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const main = existsSync(entry) ? entry : path.resolve(fallbackDir, 'node_modules/@sparticuz/chromium/build/index.js');
  const { default: chromium } = (await import(main)) as { default: { executablePath(): Promise<string> } };
  return chromium.executablePath().catch(() => null);
}

function run(command: readonly string[], timeout: number): boolean {
  const [program, ...rest] = command;
  return (
    spawnSync(program as string, rest, { timeout, stdio: 'ignore', shell: process.platform === 'win32', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  );
}

async function starts(executablePath: string | undefined): Promise<boolean> {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ ...options(executablePath), timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
