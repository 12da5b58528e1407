/** Words of English as they are compared: by their stems, without the small ones. */

import { stemmer } from 'stemmer';
import { keptWithinTurn } from './within-turn.ts';
import { wordsOf } from './words.ts';

const stopWords = new Set(
  `a about after again all also always am an and any are as at be because been before being but by can cant could did do does doesnt doing dont down
  each even ever every few for from get gets getting give go goes going gonna got had has have having he help her here him his how i id if ill im in
  into is isnt it its ive just keep know let like lot made make makes many me more most much must my myself need never no not now of off on one only
  or other our out over own please pls put really say says see she should so some something still such take than that thats the their them then there
  these they thing things this those though to too try trying up us use very want wants was wasnt way we well were what whats when where which while
  who why will with wont would wouldnt you your u ur gonna gotta kinda sorta bit hi hello hey ok okay oh ah um uh lol omg tho idk`.split(/\s+/),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Words of everyday talk that Porter gives the stem of another sense: "probably" is no probability, "the meaning" no mean, "multiple choice" no multiplication. */
const apart = new Map([
  ['probably', 'probably'],
  ['meaning', 'meaning'],
  ['meanings', 'meaning'],
  ['multiple', 'multiple'],
  ['multiples', 'multiple'],
]);

/** Stems met before: the prepared content says the same few thousand words over and over. Started afresh when visitors' words have filled it. */
const stems = new Map<string, string>();
const stemsKept = 20_000;

/** The Porter stem (Porter, 1980) of a folded word, with a doubled last letter made single so that "add" meets "adding". Not a dictionary form. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= stemsKept) stems.clear();
  const found =
    apart.get(word) ??
    stemmer(word)
      .replace(/ier$/, 'i')
      .replace(/([bdgmnprt])\1$/, '$1');
  stems.set(word, found);
  return found;
}

/** The stems that carry meaning: no stop words, no single letters. */
export const contentStems = keptWithinTurn((text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem),
);

const stemsOfContent = new Map<string, readonly string[]>();

/** `contentStems` of a text of the content, kept from the first time on. Not for what visitors write: that is forgotten with the request. */
export function keptStems(text: string): readonly string[] {
  const kept = stemsOfContent.get(text);
  if (kept) return kept;
  const found = contentStems(text);
  stemsOfContent.set(text, found);
  return found;
}

const wordsOfContent = new Map<string, string>();

/** Is `phrase` in a text of the content as whole words? Both are folded first; what the content says is kept from the first time on. */
export function hasPhrase(text: string, phrase: string): boolean {
  const words = wordsOfContent.get(text) ?? ` ${wordsOf(text).join(' ')} `;
  wordsOfContent.set(text, words);
  return words.includes(` ${wordsOf(phrase).join(' ')} `);
}
