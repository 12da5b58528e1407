/** What a message is about, in the visitor's own words, where no pack names it: "dna", "romeo and juliet", "supply and demand". */
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { everyday } from './knowledge-index.ts';

/** Words of chat, of school and of every talk: none of them is what a message is about. */
const common = new Set(
  contentStems(
    'tho though lol omg idk tbh yeah yea yes no thx due tmrw tmr tomorrow today class hw worksheet page pages chapter quiz exam project report paragraph unit notes book sheet stuff thing part kind sort ' +
      'problem example intro conclusion sentence essay mr mrs ms miss sir hard easy boring fun weird dumb bad good better best next last new old long short big right wrong true sure maybe called name word words mean meaning ' +
      'idea guess point reason start end way lot much many first second third half finish review difference different opposite nearest instead anyway sec',
  ),
);

/** After these the matter stands. */
const markers = new Set(
  'about on doing do learn learning study studying studied read reading understand explain called between of teach show define describe for discuss covering past over with w'.split(
    ' ',
  ),
);
const asksWhat = /^(?:whats|what is|what are|what was|what were|what even is|what even are|tell me about|whos|who is|who was|who were)$/;
const joins = new Set(['and', 'of', 'the', 'n', '&']);

interface Run {
  words: string[];
  score: number;
}

/** `verbs`: stems and forms of verbs, which no name holds. Null when nothing in the message names a matter. */
export function matterIn(message: string, verbs: (word: string) => boolean): string | null {
  const pieces = message.split(/[.?!;:()\n"“”]+|,(?!\d)/);
  const runs = pieces.flatMap((piece) => runsIn(piece, verbs));
  const [best] = runs.filter(({ score }) => score >= 1.5).sort((a, b) => b.score - a.score);
  return best ? best.words.join(' ') : null;
}

/** Could the whole phrase be such a name? */
export const isName = (phrase: string): boolean => phrase.split(' ').every((word) => joins.has(fold(word)) || tells(word, () => false));

function runsIn(piece: string, verbs: (word: string) => boolean): Run[] {
  const typed = piece.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const runs: Run[] = [];
  for (let at = 0; at < typed.length; ) {
    if (!tells(typed[at] ?? '', verbs)) {
      at++;
      continue;
    }
    let end = at + 1;
    while (end < typed.length && end - at < 5) {
      if (tells(typed[end] ?? '', verbs)) end++;
      else if (joins.has(fold(typed[end] ?? '')) && end + 1 < typed.length && tells(typed[end + 1] ?? '', verbs) && !isArticle(typed[end] ?? '')) end += 2;
      else break;
    }
    const words = typed.slice(at, end);
    runs.push({ words, score: scoreOf(typed, at, words) });
    at = end;
  }
  return runs;
}

const isArticle = (word: string): boolean => fold(word) === 'the';

/** Could the word stand in the name of something that is learned? */
function tells(word: string, verbs: (word: string) => boolean): boolean {
  const [folded = ''] = wordsOf(word);
  const root = stem(folded);
  return folded.length > 2 && !isStopWord(folded) && !/^\d/.test(folded) && !common.has(root) && !everyday.has(root) && !verbs(folded);
}

function scoreOf(typed: readonly string[], at: number, words: readonly string[]): number {
  const before = typed.slice(Math.max(0, at - 4), at).map(fold);
  while (before.length > 0 && ['a', 'an', 'the', 'my', 'our', 'some', 'this'].includes(before.at(-1) ?? '')) before.pop();
  const marked = markers.has(before.at(-1) ?? '') ? 2 : 0;
  const asked = [1, 2, 3].some((many) => asksWhat.test(before.slice(-many).join(' '))) ? 3 : 0;
  const isNamed = at > 0 && words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) ? 1 : 0;
  return Math.max(marked, asked) + isNamed + Math.min(2, words.filter((word) => !joins.has(fold(word))).length) - at * 0.01;
}

/** Stands before the matter of a text that the student writes. */
export const ownText = 'writing';

/** Is a text of one's own to be written, and none that is read? */
export const writesText = (message: string): boolean => writes.test(fold(message)) && !reads.test(fold(message));
const writes = /\b(?:writ(?:e|es|ing)|essay|paragraph|haiku|letter|speech|my (?:story|poem|text)|first sentence|persuasive|note)\b/;
const reads = /\b(?:book|chapter|novel|reading|read|author|character|program|code)\b/;
