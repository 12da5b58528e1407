/**
 * What no single pattern can say: many small signs in one sentence. Each concept, word (`=word`) or pair in order
 * (`kin>hit`, at most five words apart, three when one is a plain word) is worth some points; a stretch of text that
 * reaches the threshold asks for care. A stretch is at most one sentence, so nothing elsewhere in a message can outweigh
 * it. The points were fitted to written examples by `tests/unit/engine/safety/fit-cues.ts`, then rounded.
 */
import { nameAt } from './pattern.ts';
import { POINTS, THRESHOLD } from './points.ts';

/** Concepts that tell what a stretch is about, the more telling first; otherwise it is `self-harm-indirect`. */
const TOPICS: readonly (readonly [string, RegExp])[] = [
  ['eating', /^(?:food|thin|vomit|ed)$/],
  ['sexual-harm', /^(?:sex|touch|photo|online|clothes|meet)$/],
  ['violence', /^(?:weapon|kill|revenge|place)$/],
  ['abuse', /^(?:kin|grown|hit|throw|lock|tool|drunk|exploit|threat|fear|hiding|angry)$/],
  ['friend-at-risk', /^peer$/],
];

let points: ReadonlyMap<string, number> | undefined;

function table(): ReadonlyMap<string, number> {
  return new Map(Object.entries(POINTS).flatMap(([worth, cues]) => cues.split(' ').map((cue): [string, number] => [cue, Number(worth)])));
}

/** The words that the table names. */
export const cueWords = (): string[] => Object.values(POINTS).flatMap((cues) => [...cues.matchAll(/=(\S+)/g)].map((match) => match[1] ?? ''));

/** A stretch says something about a person or it discloses nothing. */
const PEOPLE = ['i', 'me', 'my', 'we', 'self', 'kin', 'peer', 'grown', 'he'];

/** Every cue in each stretch of encoded text about a person: a sentence or piece of one, up to a word of school work. */
export function cuesIn(encoded: string): Set<string>[] {
  const stretches: Set<string>[] = [];
  let cues = new Set<string>();
  let recent: string[] = [];
  const close = () => {
    if (PEOPLE.some((person) => cues.has(person))) stretches.push(cues);
    cues = new Set();
    recent = [];
  };
  for (let at = 0; at < encoded.length; at += 2) {
    const name = encoded[at] === '.' ? 'work' : nameAt(encoded, at);
    if (name === 'work') close();
    else {
      if (name) {
        cues.add(name);
        for (const [i, before] of recent.entries()) {
          const near = recent.length - i <= 3 || !(before + name).includes('=');
          if (before && near) cues.add(`${before}>${name}`);
        }
      }
      recent = [...recent.slice(-4), name];
    }
  }
  close();
  return stretches;
}

/** The topic of the first stretch that reaches the threshold, or null. */
export function cueFinding(encoded: string): string | null {
  points ??= table();
  for (const cues of cuesIn(encoded)) {
    let sum = 0;
    for (const cue of cues) sum += points.get(cue) ?? 0;
    if (sum < THRESHOLD) continue;
    const count = (concepts: RegExp) => [...cues].filter((cue) => concepts.test(cue)).length;
    const topics = TOPICS.map(([id, concepts]): [string, number] => [id, count(concepts)]).filter(([, n]) => n > 0);
    return topics.sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'self-harm-indirect';
  }
  return null;
}
