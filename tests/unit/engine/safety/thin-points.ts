/**
 * Takes single points against danger out of `src/engine/safety/rules/points.ts` wherever no line changes its level by it: they cost the chat page
 * bytes, and no disclosure is lost without them. The lines are those that the points were fitted to and the ones they are checked with, in the
 * tests, too; the held-out lines excepted. Run by hand where a page no longer keeps to its budget:
 *
 *     node tests/unit/engine/safety/thin-points.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { screenForms } from '../../../../src/engine/safety/normalize.ts';
import { cuesIn } from '../../../../src/engine/safety/rules/cues.ts';
import { DENIALS } from '../../../../src/engine/safety/rules/idioms.ts';
import { compilePatterns, encode, piecesOf, stillSaid, unsay } from '../../../../src/engine/safety/rules/pattern.ts';
import { POINTS, THRESHOLD, ZERO } from '../../../../src/engine/safety/rules/points.ts';
import { SAYINGS } from '../../../../src/engine/safety/rules/sayings.ts';
import { RULES } from '../../../../src/engine/safety/screen.ts';
import { evenPlaces } from './lines.ts';

const here = (path: string) => new URL(path, import.meta.url);
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
const json = (path: string) => sentencesIn(JSON.parse(readFileSync(here(path), 'utf8')));
const yaml = (folder: string) =>
  readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => sentencesIn(parse(readFileSync(here(`${folder}/${name}`), 'utf8'))));

const lines = [
  ...['dev', 'dev-2', 'dev-3', 'near-anchors', 'school-day'].flatMap((name) => json(`../../../content/safety/${name}.json`)),
  ...evenPlaces(json('../../../content/safety/school-words.json')),
  ...['practice-lines', 'practice-day'].flatMap((name) => json(`./${name}.json`)),
  ...readdirSync(here('.'))
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(here(name), 'utf8').matchAll(/'([^'\n]{12,})'|"([^"\n]{12,})"/g)].map(([, plain, quoted]) => plain ?? quoted ?? '')),
  ...yaml('../../../../content/anchors'),
  ...yaml('../../../../content/topics'),
];
const [denials = /$^/g, sayings = /$^/g] = compilePatterns([DENIALS, SAYINGS, ...RULES.map(({ patterns }) => patterns)]);
/** As the screen weighs a line, and without what sayings cover left out. */
const pieces = lines
  .flatMap((line) => {
    const said = screenForms(line).flatMap(piecesOf);
    return [...said, ...stillSaid(said, unsay(unsay(encode(said), denials), sayings))];
  })
  .map((piece) => [...cuesIn(piece)]);

const before = [...POINTS].map((letter) => letter.charCodeAt(0) - ZERO);
const after = before.map((points) => (points === -1 ? 0 : points));
const sum = (table: readonly number[], piece: readonly number[]) => piece.reduce((total, place) => total + (table[place] ?? 0), 0);
/** Below the threshold, at it, or two above, where a piece without a grave word counts: see `cues.ts`. */
const step = (points: number) => (points < THRESHOLD ? 0 : points < THRESHOLD + 2 ? 1 : 2);

// Whatever changes a piece comes back, until nothing changes.
for (let changed = true; changed; ) {
  changed = false;
  for (const piece of pieces) {
    if (step(sum(before, piece)) === step(sum(after, piece))) continue;
    changed = true;
    for (const place of piece) after[place] = before[place] ?? 0;
  }
}

const path = here('../../../../src/engine/safety/rules/points.ts');
const table = after.map((points) => String.fromCharCode(ZERO + points)).join('');
const bytes = (text: string) => brotliCompressSync(Buffer.from(text)).length;
writeFileSync(path, readFileSync(path, 'utf8').replace(POINTS, table));
console.log(`${after.filter((points, place) => points !== before[place]).length} points less, ${bytes(POINTS)} bytes are ${bytes(table)}`);
