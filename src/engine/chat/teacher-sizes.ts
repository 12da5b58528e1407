/** "Is 3/5 bigger than 2/3", asked by a teacher: answered plainly, with the check beside it, and held against the key. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { type Comparison, comparisonIn } from '../math/comparison.ts';
import { equal, evaluate, type Rational, toNumber } from '../math/rational.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { fold, sentencesOf } from '../text/words.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';

/** False where no two numbers are compared. */
export function saySizes({ message, wish, claims }: Reading, speaker: Speaker, { teacher }: ChatMoves): boolean {
  // "Compare 3/5 and 2/3, how would I open that up" is about the lesson.
  if (
    !/\b(?:bigger|larger|greater|smaller|biggest|largest|smallest|less than|more than|same size|equal)\b/.test(fold(message)) ||
    claims.length > 0 ||
    (wish !== null && !/^(?:(?:and|but|so|ok),? )*(?:is|are|which)\b/.test(fold(message)))
  )
    return false;
  const compared = comparisonIn(message) ?? sentencesOf(message).flatMap((sentence) => comparisonIn(sentence) ?? comparisonIn(withoutDash(sentence)) ?? [])[0];
  if (!compared) return false;
  const { a, b, order } = compared;
  const [left, right] = order === 'less' ? [b, a] : [a, b];
  const slots = { left, right, a: checkOf(compared, left), b: checkOf(compared, right) };
  if (order === 'same') return speaker.sayVerdict(teacher.sizeSame, slots) && (speaker.sayOne(teacher.afterFact) || true);
  const said = keyIn(message, compared);
  if (said) speaker.sayOne(said === left ? teacher.keyHolds : teacher.keyFails, { left: said });
  return speaker.sayVerdict(teacher.sizeIs, slots) && (speaker.sayOne(teacher.afterFact) || true);
}

const withoutDash = (sentence: string): string => sentence.replace(/ [-–—] /g, ', ');

/** The number that a key, a book or a colleague gives as the bigger one. */
function keyIn(message: string, { a, b }: Comparison): string | null {
  const said = /\b(?:key|book|sheet|answers?|colleague|worksheet|manual) (?:that )?(?:says?|said|has|gives|is)\b(.*)$/.exec(fold(message))?.[1];
  const [value] = numbersIn(said ?? '').flatMap((figure) => evaluate(figure) ?? []);
  return value ? ([a, b].find((figure) => equal(evaluate(figure) ?? value, value) && evaluate(figure) !== null) ?? null) : null;
}

/** Both numbers over one bottom, or as decimals where they are written so. */
function checkOf({ a, b, aValue, bValue }: Comparison, figure: string): string {
  const value: Rational = figure === a ? aValue : bValue;
  if (!/\//.test(`${a}${b}`)) return String(toNumber(value));
  const bottom = (aValue.den * bValue.den) / gcd(aValue.den, bValue.den);
  return `${(value.num * bottom) / value.den}/${bottom}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
