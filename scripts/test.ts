/** `npm test`: every check, one after the other, each named; the last line counts them all. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './run/browser.ts';
import { buildIfChanged, quietEnv } from './run/build.ts';
import { type Count, playwrightCount, vitestCount } from './run/test-reports.ts';
import { requireFreePort } from './run/worker.ts';

const counts: (Count & { name: string })[] = [];
const only = process.argv.slice(2);
const wanted = (name: string): boolean => only.length === 0 || only.includes(name);

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[]): void {
  if (!wanted(name)) return;
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: quietEnv, shell: process.platform === 'win32' });
  counts.push(status === 0 ? { name, passed: 1, failed: 0, failures: [] } : { name, passed: 0, failed: 1, failures: [] });
}

/** A runner that writes its counts into a JSON file. A runner that fails without counting counts as one failure. */
function suite(name: string, command: string, args: readonly string[], report: string, read: (report: unknown) => Count, env: NodeJS.ProcessEnv = quietEnv): void {
  if (!wanted(name)) return;
  console.log(`\n── ${name}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, failures: [] };
  if (status !== 0 && count.failed === 0) count.failed = 1;
  if (status === 0 && count.passed === 0) count.failed = 1;
  counts.push({ name, ...count });
}

const testPort = Number(process.env.TEST_PORT ?? 8797);
if (wanted('browser')) await requireFreePort(testPort);

check('lint', 'biome', ['check', '--error-on-warnings', '.']);
check('imports', 'node', ['scripts/check-imports.ts']);
check('content files', 'node', ['scripts/content-check.ts']);
check('types: Worker bindings', 'wrangler', ['types', '--include-env=false', 'worker-configuration.d.ts']);
buildIfChanged();
check('types: site', 'astro', ['check', '--minimumSeverity', 'warning']);
check('types: Worker', 'tsc', ['-p', 'functions']);
check('types: tests and scripts', 'tsc', ['-p', 'tests']);
const reporters = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
suite('unit, content, islands, edge', 'vitest', ['run', ...reporters('.cache/vitest.json')], '.cache/vitest.json', vitestCount);

if (wanted('browser')) {
  const { executablePath = '' } = await findBrowser();
  suite('browser', 'playwright', ['test'], '.cache/playwright.json', playwrightCount, { ...quietEnv, KORA_CHROMIUM: executablePath });
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const { name, failed, failures } of counts) if (failed > 0) console.log(`\n✘ ${name}: ${failed} failed, see above\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
