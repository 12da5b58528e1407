/** `npm run bench:build`: how long the build takes with 1,000 and with 2,000 further modules, in a copy of the project. Section 9 of the design: a minute for 1,000, growing linearly. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { quietEnv } from './run/build.ts';

const modulesPerCourse = 5;
/** The course whose modules are multiplied. */
const pattern = 'content/courses/mystery-box-teaching';
const parts = ['src', 'content', 'public', 'scripts', 'functions', 'package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json', 'wrangler.toml'];

function buildWith(modules: number): number {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(path.resolve('.cache/bench-build-'));
  try {
    for (const part of parts) cpSync(part, path.join(copy, part), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
    for (let course = 0; course < modules / modulesPerCourse; course++) writeCourse(copy, course);
    const start = performance.now();
    // The build alone: the content check would refuse copies, because it finds every sentence twice.
    const { status, stderr } = spawnSync('astro', ['build'], {
      cwd: copy,
      encoding: 'utf8',
      // The bundler warns once for each module.
      maxBuffer: 2 ** 30,
      env: quietEnv,
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`The build of ${modules} further modules failed:\n${stderr.slice(-2_000)}`);
    return (performance.now() - start) / 1_000;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A course like the pattern; each file differs from its pattern, so that nothing can be remembered from the one before. */
function writeCourse(copy: string, number: number): void {
  const folder = path.join(copy, 'content/courses', `generated-${number}`);
  mkdirSync(folder);
  for (const name of readdirSync(pattern)) {
    const text = readFileSync(path.join(pattern, name), 'utf8');
    writeFileSync(
      path.join(folder, name),
      name.endsWith('.mdx') ? `${text}\nThis is copy ${number} of the module.\n` : text.replace(/^title: .*$/m, `title: Generated Course ${number}`),
    );
  }
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores`);
const base = buildWith(0);
console.log(`As it is: ${base.toFixed(1)} s`);
const thousand = buildWith(1_000);
console.log(`1,000 modules more: ${thousand.toFixed(1)} s (wanted: under 60)`);
const twoThousand = buildWith(2_000);
console.log(`2,000 modules more: ${twoThousand.toFixed(1)} s (wanted: under ${(2 * thousand).toFixed(1)}, twice as long)`);
