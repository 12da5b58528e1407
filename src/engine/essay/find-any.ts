/** What can be found in a block of any kind: nothing to work with yet, or a wording that a reader stumbles over. */

import type { AnyBlockFinding } from '../../contracts/knowledge/essay-findings.ts';
import { isStopWord } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { type BlockReading, type Met, meet } from './read-block.ts';
import { goesAgainstEvidence, judgesPeople } from './said-of-people.ts';
import { asksForWriting, doesNotKnow, finiteVerb, vagueWord } from './signs.ts';

/** Finds one thing, or null where it is not there. An empty quote: it is about the block as a whole. */
export type Detector = (reading: BlockReading) => Met | null;

/** Words of a block below which there is no sentence yet to ask about, unless it says something of something. */
const fragmentWords = 6;
/** Words above which a reader loses the thread of a sentence, by grade band. */
const longSentence = { '3-5': 28, '6-8': 36, '9-12': 48 } as const;

export const whole: Met = { quote: '', word: '' };
export const first = ({ sentences, text }: BlockReading): Met => ({ quote: sentences[0] ?? text.trim(), word: '' });
export const last = ({ sentences, text }: BlockReading): Met => ({ quote: sentences.at(-1) ?? text.trim(), word: '' });

export const detectAny: Record<AnyBlockFinding, Detector> = {
  'asks-for-writing': (reading) => (reading.wordCount <= 40 && meet(reading, asksForWriting) ? whole : null),
  'does-not-know': (reading) => (reading.wordCount <= 16 && meet(reading, doesNotKnow) ? whole : null),
  unreadable: (reading) => (isEnglish(reading.text) ? null : first(reading)),
  'judges-people': judgesPeople,
  'against-evidence': goesAgainstEvidence,
  fragment: (reading) => (reading.wordCount < fragmentWords && !isClause(reading) ? first(reading) : null),
  'vague-word': (reading) => meet(reading, vagueWord),
  'long-sentence': ({ sentences, grade }) => {
    const long = sentences.find((sentence) => wordsOf(sentence).length > longSentence[grade]);
    return long ? { quote: long, word: '' } : null;
  },
  'same-start': ({ sentences }) => {
    const starts = sentences.map((sentence) => wordsOf(sentence)[0] ?? '');
    const at = starts.findIndex((start, i) => start === starts[i + 1] && start === starts[i + 2]);
    return at < 0 ? null : { quote: sentences[at] ?? '', word: sentences[at]?.match(/[\p{L}\p{N}'’]+/u)?.[0] ?? '' };
  },
};

/** "School uniforms are bad", "Phones harm sleep.": short, and whole. */
const isClause = ({ text, wordCount, quotations }: BlockReading): boolean =>
  quotations.length > 0 ||
  (wordCount >= 2 && finiteVerb.test(text)) ||
  (wordCount >= 4 && /\bbecause\b/i.test(text)) ||
  (wordCount >= 3 && /^\s*["“]?\p{Lu}.*[.!?]["”]?\s*$/su.test(text));

/** Letters that lie side by side on the keyboard, struck in a row. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
function isStruck(word: string): boolean {
  if (isStopWord(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return false;
  return !/[aeiouy]/.test(word) || rows.some((row) => row.includes(word.slice(0, 4)) && (word.length < 6 || row.includes(word.slice(-3)))) || /^([a-z]{1,3})\1{2,}$/.test(word);
}

/** Running English has a function word in about every second place; a text of some length with nearly none is a list, a rattle of keys or another language. */
function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  // "TV" and "DVD" have no vowel: two of them make no text yet, nor do they unmake one.
  const struck = words.filter(isStruck).length;
  if (struck >= 2 && struck >= words.length * 0.4) return false;
  if (words.length < 6) return words.some((word) => /[aeiouy]/.test(word) && word.length < 24);
  return words.filter(isStopWord).length / words.length >= 0.12;
}
