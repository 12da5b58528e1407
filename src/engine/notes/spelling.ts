/**
 * Does what a student wrote into a blank count? Capitals, accents, spaces, hyphens and a full stop never matter, and in a longer word one slip is forgiven: a letter
 * too many, missing, wrong, or two that changed places (Damerau 1964). Another word of the notes is never taken for this one. Pure.
 */
import type { NotesBlank } from '../../contracts/guided-notes.ts';
import { stem } from '../text/stems.ts';
import { fold } from '../text/words.ts';

/** `slip`: right, and worth a look at the spelling. */
export type Mark = 'right' | 'slip' | 'wrong' | 'empty';

/** A word may have a slip from this many letters on. */
const longWord = 6;

const bare = (text: string): string =>
  fold(text.normalize('NFKC'))
    .replace(/[\p{Pd}\s]+/gu, ' ')
    .replace(/^["“”„.,;:!?()]+|["“”„.,;:!?()]+$/g, '')
    .replace(/^(?:the|a|an) (?=\S)/, '')
    .trim();
const closed = (text: string): string => bare(text).replaceAll(' ', '');

/** `others`: every other word that stands in the notes, answers of other blanks and words of the text. */
export function markBlank(given: string, { answer, alternatives }: NotesBlank, others: Iterable<string> = []): Mark {
  const written = closed(given);
  if (written === '') return 'empty';
  const accepted = [answer, ...alternatives].map(closed).filter(Boolean);
  if (accepted.includes(written)) return 'right';
  if (!accepted.some((each) => isSlipOf(written, each))) return 'wrong';
  const stems = new Set(accepted.map(stem));
  for (const other of others) {
    const word = closed(other);
    // Another word, or as near to another one as to this. The same word in another number is none.
    if (word && !accepted.includes(word) && !stems.has(stem(word)) && (word === written || isSlipOf(written, word))) return 'wrong';
  }
  return 'slip';
}

export const isRight = (mark: Mark): boolean => mark === 'right' || mark === 'slip';

/** Figures have no spelling, and a first letter is seldom a slip: "affect" is not "effect". */
function isSlipOf(written: string, word: string): boolean {
  return word.length >= longWord && !/\d/.test(word) && written[0] === word[0] && isOneStep(written, word);
}

function isOneStep(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
