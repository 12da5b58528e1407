/**
 * Fits the points of `src/engine/safety/rules/points.ts` to `practice-lines.json`, `practice-day.json`, the dev lines (never the held-out
 * lines, nor the odd half of dev-3) and what people say in `content/anchors`, and writes the file. Run by hand after the
 * lexicon, the spelling or the lines have changed, then run the labelled set:
 *
 *     node tests/unit/engine/safety/fit-cues.ts
 *
 * Logistic regression over the cues of a line's most telling piece, so a point is a rounded log-odds. Deterministic.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { screenForms } from '../../../../src/engine/safety/normalize.ts';
import { cuesIn, PLACES } from '../../../../src/engine/safety/rules/cues.ts';
import { piecesOf } from '../../../../src/engine/safety/rules/pattern.ts';
import { type Day, evenPlaces, fittedHalf, type Lines } from './lines.ts';

type Line = { pieces: number[][]; serious: boolean; weight: number };

/** From how many lines a cue must come. */
const SEEN = 2;
/** A single point that fewer lines gave says nothing, and costs the page bytes. */
const TOLD = 11;
/** Log-odds per point; smaller is a larger table. `A` is no points, and a letter can hold 25 either way. */
const UNIT = 0.25;
const ZERO = 65;
const MOST = 25;
/** Log-odds at which a piece is taken for serious. */
const SURE = 0.7;
const RIDGE = 0.02;
const EPOCHS = 30;
/** Distress without danger, and what Kora has an answer for, must not be taken for danger: such lines count twice. */
const COMMON_WEIGHT = 2;
/** What is said on an ordinary day is what is said most. */
const DAY_WEIGHT = 3;

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

const parsed = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const read = (path: string) => parsed(path) as Lines;
const day = parsed('../../../content/safety/school-day.json') as Day;
const practiceDay = parsed('./practice-day.json') as Day;
const ordinary = Object.values(day.school)
  .flatMap(evenPlaces)
  .concat(...Object.values(practiceDay.school));
const told = Object.values(day.disclosures)
  .flatMap(evenPlaces)
  .concat(...Object.values(practiceDay.disclosures));
const sets = [
  read('../../../content/safety/dev.json'),
  read('../../../content/safety/dev-2.json'),
  fittedHalf(read('../../../content/safety/dev-3.json')),
  read('./practice-lines.json'),
];
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
  .flatMap(({ level2, level1, level0, others = [] }) => [
    ...Object.values(level2).flatMap((lines) => lines.map((text) => ({ text, serious: true, weight: 1 }))),
    ...level1.map((text) => ({ text, serious: false, weight: COMMON_WEIGHT })),
    ...[...level0, ...others].map((text) => ({ text, serious: false, weight: 1 })),
  ])
  .concat(
    everyday.map((text) => ({ text, serious: false, weight: COMMON_WEIGHT })),
    ordinary.map((text) => ({ text, serious: false, weight: DAY_WEIGHT })),
    told.map((text) => ({ text, serious: true, weight: COMMON_WEIGHT })),
    schoolwork.map((text) => ({ text, serious: false, weight: 1 })),
  );

const lines: Line[] = texts.map(({ text, serious, weight }) => ({
  pieces: screenForms(text)
    .flatMap(piecesOf)
    .map((piece) => [...cuesIn(piece)]),
  serious,
  weight,
}));
const seen = new Uint32Array(PLACES);
for (const { pieces } of lines) for (const cue of new Set(pieces.flat())) seen[cue] = (seen[cue] ?? 0) + 1;
for (const line of lines) line.pieces = line.pieces.map((cues) => cues.filter((cue) => (seen[cue] ?? 0) >= SEEN));

/** The bias stands behind the table. */
const BIAS = PLACES;
const worth = new Float64Array(PLACES + 1);
const squares = new Float64Array(PLACES + 1).fill(1e-3);
const mean = new Float64Array(PLACES + 1);
const sum = (cues: number[]) => cues.reduce((total, cue) => total + (worth[cue] ?? 0), worth[BIAS] ?? 0);

function learn(cue: number, slope: number): void {
  const square = (squares[cue] ?? 0) + slope * slope;
  squares[cue] = square;
  worth[cue] = (worth[cue] ?? 0) - (0.2 * slope) / Math.sqrt(square);
}

// Adaptive gradient descent with a ridge; a serious line teaches by its most telling piece, any other by each.
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let step = 0; step < lines.length; step++) {
    const line = lines[(step * 7919 + epoch * 97) % lines.length];
    if (!line || line.pieces.length === 0) continue;
    const taught = line.serious ? [line.pieces.reduce((a, b) => (sum(b) > sum(a) ? b : a))] : line.pieces;
    for (const cues of taught) {
      const error = (1 / (1 + Math.exp(-sum(cues))) - (line.serious ? 1 : 0)) * line.weight;
      for (const cue of cues) learn(cue, error + RIDGE * (worth[cue] ?? 0));
      learn(BIAS, error);
    }
  }
  // The mean of the later rounds is steadier than the last.
  if (epoch >= EPOCHS / 2) for (let cue = 0; cue <= PLACES; cue++) mean[cue] = (mean[cue] ?? 0) + (worth[cue] ?? 0) / (EPOCHS / 2);
}

const points = Array.from({ length: PLACES }, (_, cue) => {
  const rounded = Math.max(-MOST, Math.min(MOST, Math.round((mean[cue] ?? 0) / UNIT)));
  return Math.abs(rounded) === 1 && (seen[cue] ?? 0) < TOLD ? 0 : rounded;
});
const threshold = Math.round((SURE - (mean[BIAS] ?? 0)) / UNIT);
writeFileSync(
  new URL('../../../../src/engine/safety/rules/points.ts', import.meta.url),
  `/** Points per cue, written by \`tests/unit/engine/safety/fit-cues.ts\`; see \`cues.ts\`. A letter for each place: how far it stands behind \`ZERO\`. */
export const POINTS =
  '${points.map((n) => String.fromCharCode(ZERO + n)).join('')}';

export const ZERO = ${ZERO};

/** Points at which a piece of text counts as level 2. */
export const THRESHOLD = ${threshold};
`,
);
console.log(`${lines.length} lines, ${points.filter((n) => n !== 0).length} of ${PLACES} places, threshold ${threshold}`);
