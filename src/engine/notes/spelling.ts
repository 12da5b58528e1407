/**
 * Does what a student wrote into a blank count? Around and between words capitals, accents, spaces, hyphens and a full stop never matter, and in a longer word one slip is forgiven:
 * a letter too many, missing, wrong, or two that changed places (Damerau 1964); in a word of middle length only the last. Signs have no spelling (`signs.ts`). Another word of the
 * notes is never taken for this one. Pure.
 */
import type { NotesBlank } from '../../contracts/guided-notes.ts';
import { stem } from '../text/stems.ts';
import { asCompared, isSameName } from './signs.ts';

/** `slip`: right, and worth a look at the spelling. */
export type Mark = 'right' | 'slip' | 'wrong' | 'empty';

/** A word may have a slip from this many letters on; from fewer on, two letters may have changed places: there another word is seldom so near. */
const longWord = 6;
const swapWord = 5;

/** `others`: every other word that stands in the notes, answers of other blanks and words of the text. */
export function markBlank(given: string, { answer, alternatives }: NotesBlank, others: Iterable<string> = []): Mark {
  const written = asCompared(given);
  if (written === '') return 'empty';
  const accepted = [answer, ...alternatives].map(asCompared).filter(Boolean);
  if (accepted.includes(written) || [answer, ...alternatives].some((each) => isSameName(given, each))) return 'right';
  if (!accepted.some((each) => isSlipOf(written, each))) return 'wrong';
  const stems = new Set(accepted.map(stem));
  for (const other of others) {
    const word = asCompared(other);
    // Another word, or as near to another one as to this. The same word in another number is none.
    if (word && !accepted.includes(word) && !stems.has(stem(word)) && (word === written || isSlipOf(written, word))) return 'wrong';
  }
  return 'slip';
}

export const isRight = (mark: Mark): boolean => mark === 'right' || mark === 'slip';

/** Figures and signs have no spelling, and a first letter is seldom a slip: "affect" is not "effect". */
function isSlipOf(written: string, word: string): boolean {
  if (written[0] !== word[0] || /[^\p{L}\p{M}]/u.test(written + word)) return false;
  return (word.length >= longWord && isOneStep(written, word)) || (word.length >= swapWord && isSwapped(written, word));
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at < a.length - 1 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function isOneStep(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}
