/**
 * What a person who writes a topic into a generator means: "watr cycle" is the water cycle, and "factions" may be fractions.
 * A misspelling that can mean one thing only is put right; one that is near a name, and could be a word of its own, is only a question to ask.
 */
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { editDistance } from '../text/edit-distance.ts';
import { isStopWord, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { ownWords } from './own-words.ts';

export interface AskedTopic {
  /** What to make: the words of the person, with the name of a held topic spelled right. */
  topic: string;
  /** The name of a held topic that may be meant; null where none is near, or the name is met. */
  didYouMean: string | null;
}

/** A name of a pack, word by word as it is written and as it is compared. */
interface Name {
  text: string;
  written: readonly string[];
  words: readonly string[];
  /** The words in one, as spaces are compared. */
  joined: string;
  /** Long enough to be known with a space too few or too many. */
  canBeSpaced: boolean;
  letters: number;
}

/** Places of the topic's words, from the first to before the second, that are nearly a name. */
interface Slip {
  from: number;
  to: number;
  name: Name;
  isSure: boolean;
  /** Letters that differ. */
  distance: number;
}

/** A name with fewer letters is met by chance. */
const fewestLetters = 5;
/** A sentence is no topic: among many words some are near some name. */
const mostWords = 12;

export function askedTopic(topic: string, index: KnowledgeIndex): AskedTopic {
  const asked = { topic, didYouMean: null };
  const found = [...topic.matchAll(wordPattern)];
  const words = found.map(([word]) => read(word));
  if (words.length === 0 || words.length > mostWords) return asked;
  const names = heldNames(index);
  const isWord = (word: string): boolean => isStopWord(word) || /\d/.test(word) || index.uses(word) || ownWords.has(word);
  const content = words.filter((word) => !isStopWord(word)).length;
  // A name that is met as it is written is what was meant, unless a longer one nearly stands around it.
  const met = Math.max(0, ...names.filter((name) => isMet(name, words)).map(({ letters }) => letters));
  const [best] = names
    .filter(({ letters }) => letters > met)
    .flatMap((name) => slipsOf(name, words, isWord, content))
    .sort((a, b) => Number(b.isSure) - Number(a.isSure) || a.distance - b.distance || b.name.letters - a.name.letters);
  if (!best) return asked;
  if (!best.isSure) return met > 0 ? asked : { topic, didYouMean: best.name.text };
  return { topic: respelled(topic, found, best), didYouMean: null };
}

/** Folded, in American spelling. */
const read = (word: string): string => wordsOf(word)[0] ?? fold(word);

const wordPattern = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu;

const namesHeld = new WeakMap<KnowledgeIndex, readonly Name[]>();

/** The names of packs in which every word is one that the packs use: an alias that is a misspelling itself is what nobody means. */
function heldNames(index: KnowledgeIndex): readonly Name[] {
  const known = namesHeld.get(index);
  if (known) return known;
  const names = [...index.topics.values()]
    .flatMap((pack) => [titleInText(pack), ...pack.aliases])
    .map((text) => nameOf(text))
    .filter(({ words, letters }) => letters >= fewestLetters && words.every((word) => isStopWord(word) || /\d/.test(word) || index.uses(word)));
  namesHeld.set(index, names);
  return names;
}

function nameOf(text: string): Name {
  const written = [...text.replace(/^(?:the|an?) /i, '').matchAll(wordPattern)].map(([word]) => word);
  const words = written.map(read);
  const { length: letters } = words.join('');
  return { text, written, words, joined: words.join('').replaceAll('ph', 'f'), canBeSpaced: letters >= 9 && words.every((word) => word.length >= 3), letters };
}

const isMet = ({ words: name }: Name, words: readonly string[]): boolean =>
  words.some((_, from) => name.every((word, i) => words[from + i] !== undefined && isSame(word, words[from + i] ?? '')));

function slipsOf(name: Name, words: readonly string[], isWord: (word: string) => boolean, content: number): Slip[] {
  const { length } = name.words;
  const [first = ''] = name.words;
  return words.flatMap((typed, from) => {
    const mayMeet = from + length <= words.length && (typed === first || canBeSlip(first, typed));
    const met = mayMeet && compare(name.words, words.slice(from, from + length), isWord, content);
    return met ? [{ from, to: from + length, name, ...met }] : spacedSlips(name, words, from);
  });
}

/** "Watercycle", "photo synthesys": a space too few or too many. */
function spacedSlips(name: Name, words: readonly string[], from: number): Slip[] {
  if (!name.canBeSpaced) return [];
  return [name.words.length - 1, name.words.length + 1].flatMap((count) => {
    if (count === 0 || from + count > words.length) return [];
    const window = words.slice(from, from + count);
    if (window.some((word) => word.length < 3 || isStopWord(word))) return [];
    const typed = window.join('').replaceAll('ph', 'f');
    // One slip leaves the beginning or the end as it is.
    const isNear = Math.abs(typed.length - name.joined.length) <= 1 && (typed[0] === name.joined[0] || typed.at(-1) === name.joined.at(-1));
    const distance = isNear ? editDistance(name.joined, typed) : Number.POSITIVE_INFINITY;
    return distance <= 1 ? [{ from, to: from + count, name, isSure: true, distance }] : [];
  });
}

/** Null where a word is another one; sure where each that differs is no word of its own. */
function compare(name: readonly string[], window: readonly string[], isWord: (word: string) => boolean, content: number): Pick<Slip, 'isSure' | 'distance'> | null {
  // Most names are passed over here.
  if (name.some((word, i) => word !== window[i] && !canBeSlip(word, window[i] ?? ''))) return null;
  const isHelped = name.some((word, i) => word.length >= 4 && !isStopWord(word) && isSame(word, window[i] ?? ''));
  // Of two words with one slip each, none a word of its own, the name is still to be read: "watr cicle".
  const isLong = name.length > 1 && !window.some(isWord);
  let distance = 0;
  let isSure = true;
  for (const [i, word] of name.entries()) {
    const typed = window[i] ?? '';
    if (isSame(word, typed)) continue;
    const far = canBeSlip(word, typed) ? distanceOf(word, typed) : Number.POSITIVE_INFINITY;
    if (isStopWord(word) || isStopWord(typed) || /\d/.test(word + typed) || far > mostSlips(word, isHelped)) return null;
    distance += far;
    const isOther = isWord(typed) && stem(typed) !== stem(word);
    // "Human fights" are not human rights.
    if (isOther && (isHelped || far > 1 || word.length < 6)) return null;
    if (
      isOther ||
      !canBegin(word, typed, far, isHelped) ||
      (far > Math.max(sureSlips(word, isHelped), Number(isLong && word.length >= 5)) && !soundsAlike(word, typed) && !(isHelped && hasSameLetters(word, typed)))
    )
      isSure = false;
  }
  if (distance === 0) return null;
  // A longer topic is about more than the one word that is nearly a name.
  return isSure || content <= name.length ? { isSure, distance } : null;
}

/** The same word, in another number or form; Porter's stem alone also takes "probablity" for probability. */
function isSame(word: string, typed: string): boolean {
  if (word === typed) return true;
  if (word[0] !== typed[0] || stem(word) !== stem(typed)) return false;
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at++;
  const ends = [word.slice(at), typed.slice(at)];
  return ends.every((end) => endings.has(end)) && !wrongPairs.has(ends.sort().join());
}
const endings = new Set(['', 's', 'es', 'e', 'y', 'ies', 'ed', 'ied', 'ing', 'er', 'ers', 'al', 'ic', 'ly', 'ion', 'ions']);
/** Endings that stand together only in a misspelling: "structur", "earthquaks". */
const wrongPairs = new Set([',e', 'es,s', 'al,ic']);

/** Cheap, and true of nearly every slip: one of the first two letters is where it belongs, or they have changed places. */
const canBeSlip = (word: string, typed: string): boolean => word[0] === typed[0] || word[1] === typed[1] || (word[0] === typed[1] && word[1] === typed[0]) || word.startsWith('ph');

/** The edit distance; words whose lengths differ by three letters or more are no slips of each other. */
function distanceOf(one: string, other: string): number {
  const [a, b] = [one.replaceAll('ph', 'f'), other.replaceAll('ph', 'f')];
  return Math.abs(a.length - b.length) > 2 ? Number.POSITIVE_INFINITY : editDistance(a, b);
}

/** Letters that may differ where the other words of a name stand there as they are, and where they do not. */
const sureSlips = (word: string, isHelped: boolean): number => {
  if (word.length < 4) return 0;
  if (isHelped) return word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  return word.length < 6 ? 0 : word.length < 9 ? 1 : 2;
};
const mostSlips = (word: string, isHelped: boolean): number =>
  Math.max(sureSlips(word, isHelped), word.length < 4 ? Number(isHelped && word.length === 3) : word.length < 6 ? 1 : 2);

/** A first letter is seldom a slip, except for one that sounds the same. */
const canBegin = (word: string, typed: string, far: number, isHelped: boolean): boolean =>
  word[0] === typed[0] || (far === 1 && (isHelped || word.length >= 9)) || alike.some((letters) => letters.includes(word[0] ?? '') && letters.includes(typed[0] ?? ''));
const alike = ['cks', 'iey', 'vwf', 'pf', 'gj', 'sz'];

/** "Gramer", "inferrence": the consonants in their order, each once, are the same. */
const soundsAlike = (word: string, typed: string): boolean => word.length >= 6 && consonants(word) === consonants(typed);
const hasSameLetters = (word: string, typed: string): boolean => [...word].sort().join('') === [...typed].sort().join('');
const consonants = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The topic with the words that differ in the spelling of the name; what was written with a capital keeps it. */
function respelled(topic: string, found: readonly RegExpExecArray[], { from, to, name }: Slip): string {
  const places = found.slice(from, to);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return topic;
  const isWordByWord = places.length === name.words.length;
  const between = (i: number): string => {
    const [one, next] = [places[i], places[i + 1]];
    return one && next ? topic.slice(one.index + one[0].length, next.index) : '';
  };
  const spelled = isWordByWord ? places.map(([typed], i) => spelling(name, i, typed) + between(i)).join('') : asTyped(name.written.join(' '), first[0]);
  return topic.slice(0, first.index) + spelled + topic.slice(last.index + last[0].length);
}

/** "Rome" for "rome", and "fraction" for itself where the name is in the plural. */
const spelling = ({ words, written }: Name, i: number, typed: string): string =>
  words[i] !== read(typed) && isSame(words[i] ?? '', read(typed)) ? typed : asTyped(written[i] ?? typed, typed);

const asTyped = (word: string, typed: string): string => (/^\p{Lu}/u.test(typed) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word);
