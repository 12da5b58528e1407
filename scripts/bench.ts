/**
 * `npm run bench`: bytes and paint times of pages under the slow school profile, and latency of the embedded engine at 20 concurrent, against the figures of the design.
 * The client runs on the same cores as the Worker: the last row, an address that the Worker only refuses, says what client and server take by themselves.
 */

import { cpus, totalmem } from 'node:os';
import { chromium } from 'playwright';
import { chatLatency, floorLatency } from './bench/chat-latency.ts';
import { exploreLatency } from './bench/explore-latency.ts';
import { handWrittenTwin } from './bench/hand-written.ts';
import { lessonLatency } from './bench/lesson-latency.ts';
import { mapLatency } from './bench/map-latency.ts';
import { measurePage, type PageFigures, rounds } from './bench/page.ts';
import { promptLatency } from './bench/prompt-latency.ts';
import { serveStatic } from './bench/static-server.ts';
import { suggestionLatency } from './bench/suggestion-latency.ts';
import { findBrowser } from './run/browser.ts';
import { withLocalWorker } from './run/local-worker.ts';

/** Route → how its largest paint may compare with the same words as one hand-written file, and its byte budgets in kB. */
const pages = [
  { route: '/llm-deep-dive', kind: 'course', paint: 1.15, script: 3, total: 40 },
  { route: '/', kind: 'landing', paint: 1.25, script: 8, total: 60 },
  { route: '/learning-about-ai', kind: 'landing', paint: 1.25, script: 8, total: 60 },
  { route: '/kora', kind: 'tool', paint: 1.25, script: 120, total: 180 },
] as const;

await withLocalWorker('bench', 8798, async (origin) => {
  const browser = await chromium.launch(await findBrowser());
  const files = await serveStatic('dist/client');

  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Chromium ${browser.version()}, Node ${process.versions.node}`,
  );
  console.log(`\nPages, cold cache, slow school profile (400 ms round trip, 400 kbit/s, processor slowed 4 times), median of ${rounds}. Bytes as Brotli (quality 11).\n`);
  console.log('| Page | Requests before paint | First 14 kB hold the fold | JavaScript | Budget | Cold total | Budget | Largest paint | Hand-written | Ratio | Budget | Shift |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const page of pages) {
    const figures = await measurePage(browser, files.origin, page.route);
    const twin = await handWrittenTwin(browser, files, page.route);
    console.log(row(page, figures, twin));
  }
  await browser.close();
  files.close();

  console.log('\nThe embedded engine, 20 at a time, 400 requests.\n');
  console.log('| | p50 | p95 | Budget p95 | Errors |\n| --- | --- | --- | --- | --- |');
  const chat = await chatLatency(origin, { concurrent: 20, requests: 400 });
  const floor = await floorLatency(origin, { concurrent: 20, requests: 400 });
  console.log(`| POST /api/kora/chat | ${chat.p50} ms | ${chat.p95} ms | 80 ms | ${chat.errors} |`);
  for (const [text, what] of [
    ['same', 'the text of a class'],
    ['own', 'each a text of its own'],
  ] as const) {
    const prompts = await promptLatency(origin, { concurrent: 20, requests: 400, text });
    console.log(`| POST /api/literacy/generate-prompts, 2,000 words, ${what} | ${prompts.p50} ms | ${prompts.p95} ms | 150 ms | ${prompts.errors} |`);
  }
  const suggestions = await suggestionLatency(origin, { concurrent: 20, requests: 400 });
  console.log(`| POST /api/literacy/block-suggestion | ${suggestions.p50} ms | ${suggestions.p95} ms | 60 ms | ${suggestions.errors} |`);
  const lessons = await lessonLatency(origin, { concurrent: 20, requests: 400 });
  console.log(`| POST /api/aurora/generate-lesson | ${lessons.p50} ms | ${lessons.p95} ms | 150 ms | ${lessons.errors} |`);
  const maps = await mapLatency(origin, { concurrent: 20, requests: 400 });
  console.log(`| POST /api/nebula/generate-map | ${maps.p50} ms | ${maps.p95} ms | 100 ms | ${maps.errors} |`);
  const explorer = await exploreLatency(origin, { concurrent: 20, requests: 400 });
  console.log(`| GET /api/explore-perspectives | ${explorer.p50} ms | ${explorer.p95} ms | 60 ms | ${explorer.errors} |`);
  console.log(`| an address that is only refused: the share of client and server | ${floor.p50} ms | ${floor.p95} ms | | ${floor.errors} |\n`);
});

function row(page: (typeof pages)[number], figures: PageFigures, twinPaintMs: number): string {
  const ratio = figures.largestPaintMs / twinPaintMs;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `| \`${page.route}\` | ${figures.requestsBeforePaint} | ${figures.foldFits ? 'yes' : 'no'} | ${kB(figures.scriptBytes)} | ${page.script} kB | ${kB(figures.totalBytes)} | ${page.total} kB | ${(figures.largestPaintMs / 1000).toFixed(2)} s | ${(twinPaintMs / 1000).toFixed(2)} s | ${ratio.toFixed(2)} | ${page.paint} | ${figures.shift.toFixed(3)} |`;
}
