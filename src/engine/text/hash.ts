/** Small, stable fingerprints: for choosing among equals by a seed and for remembering which sentences were said. */
import { keptWithinTurn } from './within-turn.ts';

/** FNV-1a, 32 bit (Fowler, Noll, Vo). Not for security. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The finalizer of MurmurHash3 (Appleby): texts that differ only in their last letter land far apart. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four letters for a sentence, blind to case, spacing and punctuation: 24 bits, so two of 200 sentences collide about once in 800 conversations. */
export function sentenceMark(sentence: string): string {
  const hash = fingerprint((sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
  return [18, 12, 6, 0].map((shift) => alphabet[(hash >>> shift) & 63]).join('');
}

/** Three of the four letters, for the list of sentences that travels in an id: of 2,000 sentences asked of a list of 180 about one is taken for said that was not. */
export const saidMark = keptWithinTurn((sentence: string): string => sentenceMark(sentence).slice(1));

/** The same list in an order that depends only on the seed. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: mixed(fingerprint(`${seed}:${index}`)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
