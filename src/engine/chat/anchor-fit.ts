/** Does a message tell what an anchor's first move takes for granted? */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { editDistance } from '../text/edit-distance.ts';
import { keptStems, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';

/** Stems with a space at either end, so that whole words can be looked for. */
const stemmed = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;

const prepared = new WeakMap<Anchor, string[][]>();

function particularsOf(anchor: Anchor): string[][] {
  const known = prepared.get(anchor);
  if (known) return known;
  const particulars = (anchor.tells ?? []).map((line) => line.split(' ').map((words) => stemmed(words.replaceAll('_', ' '))));
  prepared.set(anchor, particulars);
  return particulars;
}

/** Good news is not met with words for a worry, nor a worry with congratulations. */
const isGlad = (feeling: Feeling): boolean => feeling === 'proud' || feeling === 'curious';

/** "My code doesnt work" is no success. */
const fails = /\b(?:doesnt|does not|wont|isnt working|not working|cant|didnt work|broken)\b/;

/** From each line of `tells` the message must hold something, and a feeling it puts into words must not be the opposite one. */
export function fits(anchor: Anchor, message: string, feeling: Feeling | null): boolean {
  if (feeling === 'proud' && !isGlad(anchor.feeling)) return false;
  if (anchor.feeling === 'proud' && feeling !== null && !isGlad(feeling)) return false;
  if (anchor.feeling === 'proud' && feeling === null && fails.test(fold(message))) return false;
  const said = stemmed(message);
  return particularsOf(anchor).every((line) => line.some((words) => said.includes(words)));
}

/** How many of the stems stand in one and the same line of the anchor. Words gathered from several of its lines, "history" here and "care" there, tell of no common matter. */
export function mostInOneLine({ says, situation }: Anchor, stems: readonly string[]): number {
  return Math.max(...[...says, situation].map((line) => stems.filter((each) => keptStems(line).some((known) => isSameWord(known, each))).length));
}

/** The search forgives a slip of the pen and an ending in long words. */
const isSameWord = (known: string, said: string): boolean =>
  known === said || (said.length > 5 && known.startsWith(said)) || (said.length > 6 && known[0] === said[0] && editDistance(known, said) === 1);
