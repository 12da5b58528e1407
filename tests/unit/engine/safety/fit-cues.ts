/**
 * Fits the points of `src/engine/safety/rules/points.ts` to `practice-lines.json`, the dev lines (never the held-out
 * lines) and what people say in `content/anchors`, and writes the file. Run by hand after the lexicon, the rules or the lines have changed, then run the
 * labelled set:
 *
 *     node tests/unit/engine/safety/fit-cues.ts
 *
 * Logistic regression over the cues of a line's most telling stretch, so a point is a rounded log-odds. Deterministic.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { screenForms } from '../../../../src/engine/safety/normalize.ts';
import { cuesIn } from '../../../../src/engine/safety/rules/cues.ts';
import { IDIOMS } from '../../../../src/engine/safety/rules/idioms.ts';
import { compilePatterns, encode } from '../../../../src/engine/safety/rules/pattern.ts';
import { RULES } from '../../../../src/engine/safety/screen.ts';

type Lines = { level2: Record<'explicit' | 'indirect' | 'obfuscated', string[]>; level1: string[]; level0: string[] };
type Line = { stretches: string[][]; serious: boolean; weight: number };

/** How many cues are kept, and from how many lines a cue must come. More is larger, not better. */
const CUES = 800;
const SEEN = 5;
/** Log-odds per point, and the log-odds at which a stretch is taken for serious (nearly three to one). */
const UNIT = 0.2;
const SURE = 0.7;
/** Distress without danger, and what Kora has an answer for, must not be taken for danger: such lines count twice. */
const COMMON_WEIGHT = 2;

/** Lines a pupil wrote about a lesson that were once taken for a call for help. */
const ownSentences = [
  'The Cold War mattered because it decided who other countries could be friends with.',
  'both sides wanted other countries to be on their side',
  'idk i guess people were scared',
  'the two families hate each other so the kids cannot be together',
  'he decided who his friends could be and who his enemies were',
  'she was alone on the island and nobody came to help her',
  'the king was afraid that his brother would take the throne',
  'countries that were not friends with anyone had to protect themselves',
];

/** Every text of a value that reads as a sentence, however deep. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length > 4 ? value.split(/(?<=[.?!])\s+/) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Lines;
const sets = [read('../../../content/safety/dev.json'), read('../../../content/safety/dev-2.json'), read('./practice-lines.json')];
const anchors = new URL('../../../../content/anchors/', import.meta.url);
/** What students and teachers say in the anchors: the closest there is to a day in the chat. */
const everyday = readdirSync(anchors)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) => (parse(readFileSync(new URL(name, anchors), 'utf8')) as { anchors: { says: string[] }[] }).anchors.flatMap(({ says }) => says));
/** Sentences of school subjects, as the topic packs have them: what a pupil may write about a topic is no call for help. */
const topics = new URL('../../../../content/topics/', import.meta.url);
const schoolwork = readdirSync(topics, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) => sentencesIn(parse(readFileSync(new URL(name, topics), 'utf8'))))
  .concat(ownSentences);
const texts = sets
  .flatMap(({ level2, level1, level0 }) => [
    ...Object.values(level2).flatMap((lines) => lines.map((text) => ({ text, serious: true, weight: 1 }))),
    ...level1.map((text) => ({ text, serious: false, weight: COMMON_WEIGHT })),
    ...level0.map((text) => ({ text, serious: false, weight: 1 })),
  ])
  .concat([...everyday, ...schoolwork].map((text) => ({ text, serious: false, weight: COMMON_WEIGHT })));

const count = (lists: Iterable<Iterable<string>>) => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

const words = [...count(texts.map(({ text }) => (screenForms(text)[0] ?? '').split(' ')))].filter(([word, n]) => n >= SEEN - 1 && /^[a-z]{3,}$/.test(word)).map(([word]) => word);
const [idioms] = compilePatterns([IDIOMS, ...RULES.map((rule) => rule.patterns)], words);

const lines: Line[] = texts.map(({ text, serious, weight }) => {
  const said = screenForms(text).map(encode).join('..');
  const meant = idioms ? said.replace(idioms, (idiom) => ' '.repeat(idiom.length)) : said;
  return { stretches: cuesIn(meant).map((cues) => [...cues]), serious, weight };
});
const seen = count(lines.map(({ stretches }) => stretches.flat()));

/** Adaptive gradient descent with a ridge; a serious line teaches by its most telling stretch, any other by each. */
function regress(known: (cue: string) => boolean, ridge: number): { bias: number; worth: Map<string, number> } {
  const worth = new Map<string, number>();
  const squares = new Map<string, number>();
  const kept = lines.map(({ stretches }) => stretches.map((cues) => ['', ...cues.filter(known)]));
  const sum = (cues: string[]) => cues.reduce((total, cue) => total + (worth.get(cue) ?? 0), 0);
  for (let epoch = 0; epoch < 40; epoch++) {
    for (let step = 0; step < lines.length; step++) {
      const at = (step * 7919 + epoch * 97) % lines.length;
      const line = lines[at];
      const stretches = kept[at] ?? [];
      if (!line || stretches.length === 0) continue;
      const taught = line.serious ? [stretches.reduce((a, b) => (sum(b) > sum(a) ? b : a))] : stretches;
      for (const cues of taught) {
        const error = (1 / (1 + Math.exp(-sum(cues))) - (line.serious ? 1 : 0)) * line.weight;
        for (const cue of cues) {
          const value = worth.get(cue) ?? 0;
          const slope = error + (cue === '' ? 0 : ridge * value);
          const square = (squares.get(cue) ?? 1e-3) + slope * slope;
          squares.set(cue, square);
          worth.set(cue, value - (0.2 * slope) / Math.sqrt(square));
        }
      }
    }
  }
  const bias = worth.get('') ?? 0;
  worth.delete('');
  return { bias, worth };
}

const telling = ([cue, value]: [string, number]) => Math.abs(value) * Math.sqrt(seen.get(cue) ?? 0);
const first = regress((cue) => (seen.get(cue) ?? 0) >= SEEN, 0.03);
const best = new Set(
  [...first.worth]
    .sort((a, b) => telling(b) - telling(a))
    .slice(0, CUES)
    .map(([cue]) => cue),
);
const { bias, worth } = regress((cue) => best.has(cue), 0.03);

const rows = new Map<number, string[]>();
for (const [cue, value] of worth) {
  const points = Math.round(value / UNIT);
  if (points !== 0) rows.set(points, [...(rows.get(points) ?? []), cue]);
}
const table = [...rows].sort(([a], [b]) => a - b).map(([points, cues]) => `  '${points}': '${cues.sort().join(' ')}',`);
writeFileSync(
  new URL('../../../../src/engine/safety/rules/points.ts', import.meta.url),
  `/** Points per cue, written by \`tests/unit/engine/safety/fit-cues.ts\`; see \`cues.ts\`. Open to correction by hand. */
export const POINTS: Readonly<Record<string, string>> = {
${table.join('\n')}
};

/** Points at which a stretch of text counts as level 2. */
export const THRESHOLD = ${Math.round((SURE - bias) / UNIT)};
`,
);
console.log(`${lines.length} lines, ${best.size} cues, threshold ${Math.round((SURE - bias) / UNIT)}`);
