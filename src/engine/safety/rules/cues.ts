/**
 * What no single pattern can say: many small signs in one sentence. Each word, concept, first word and pair in order
 * (two concepts at most five words apart, else neighbors) is a cue; a cue is worth the points at its
 * place in `points.ts`. They were fitted to written examples by `tests/unit/engine/safety/fit-cues.ts`. A piece of text
 * is at most one sentence, so nothing elsewhere in a message can outweigh it.
 */
import { conceptNamed } from './pattern.ts';
import { POINTS, THRESHOLD, ZERO } from './points.ts';

/** Concepts that tell what a piece is about, the more telling first; otherwise it is `self-harm-indirect`. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['self-harm-explicit', /^(?:suicide|slang|die|kill|self)$/],
  ['eating', /^(?:food|thin|vomit|ed)$/],
  ['sexual-harm', /^(?:sex|touch|photo|online|clothes|meet)$/],
  ['violence', /^(?:weapon|kill|revenge|place|all)$/],
  ['abuse', /^(?:kin|grown|hit|throw|lock|tool|drunk|exploit|threat|fear|hiding|angry)$/],
  ['friend-at-risk', /^peer$/],
];

/** Places in the table of points. Two cues may share one; the fit knows. */
export const PLACES = 32768;

/** FNV-1a, stirred once more so that every bit counts. */
function placeOf(cue: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < cue.length; i++) hash = Math.imul(hash ^ cue.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % PLACES;
}

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word);

/** The places of all cues in a piece of text. */
export function cuesIn(piece: readonly string[]): Set<number> {
  const places = new Set<number>();
  const add = (cue: string) => places.add(placeOf(cue));
  const read = piece.filter(Boolean).map((word) => {
    const concept = conceptNamed(word);
    const plain = `=${stem(word)}`;
    return { concept, plain, name: concept || plain };
  });
  for (const [i, { concept, plain, name }] of read.entries()) {
    if (concept) add(concept);
    add(plain);
    if (i === 0) add(`^${name}`);
    for (const [ago, before] of read
      .slice(Math.max(0, i - 5), i)
      .reverse()
      .entries()) {
      if ((concept && before.concept) || ago === 0) add(`${before.name}>${name}`);
    }
  }
  return places;
}

/** The points of a piece: its log-odds of asking for help, in units of the fit. */
function pointsOf(piece: readonly string[]): number {
  let points = 0;
  for (const place of cuesIn(piece)) points += POINTS.charCodeAt(place) - ZERO;
  return points;
}

/** Concepts of harm, of an end and of what hurts: a piece without any, such as one of buses and times, must say more by its other words. */
const GRAVE = new Set(
  'self theirself threat kill die slang suicide life hurt hit tool throw lock body injury blade pills weapon touch sex clothes secret food vomit thin ed fear hiding drunk night wake gone miss better without last revenge point hide heaven high far alone exploit follow bad calm tired angry end meet photo home nobody'.split(
    ' ',
  ),
);

/** Points that such a piece needs beyond the threshold. */
const MORE = 2;

const isSerious = (piece: readonly string[]): boolean => {
  const points = pointsOf(piece) - THRESHOLD;
  return points >= MORE || (points >= 0 && piece.some((word) => GRAVE.has(conceptNamed(word))));
};

/** What the first piece that reaches the threshold is about, or null. */
export function topicOfCues(pieces: readonly (readonly string[])[]): string | null {
  const serious = pieces.find(isSerious);
  if (!serious) return null;
  const concepts = [...new Set(serious.map(conceptNamed))];
  const topics = TOPICS.map(([id, about]): [string, number] => [id, concepts.filter((concept) => about.test(concept)).length]).filter(([, n]) => n > 0);
  return topics.sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'self-harm-indirect';
}
