/** Whom "he" and "she" mean: somebody only where nobody else could be meant. */
import { type Figure, narrator, type Told } from './cast.ts';
import { genderedNouns, givenNames, kin } from './given-names.ts';
import { humanNouns, months, speechVerbs } from './lexicon.ts';
import type { Word } from './tagger.ts';

export type Pronoun = 'he' | 'she';

interface Mention {
  /** One for each person, also for those who are not in the cast. */
  key: string;
  gender: Pronoun | null;
  /** Place in the sentence. */
  start: number;
}

/** Tells whom a pronoun means at a place in a sentence; null where two could be meant, or someone who has no name to be called by. */
export type WhoIsMeant = (pronoun: string, sentence: number, start: number) => Figure | null;

/**
 * Someone is meant who alone in this and the last sentence could be: names, kin and other people count, also behind "him" and "her". Where these hold
 * nobody, someone who alone in all that was told so far could be.
 */
export function whoIsMeant(told: readonly Told[], cast: readonly Figure[]): WhoIsMeant {
  const places = placesIn(told, cast);
  const figureOf = figuresByKey(cast);
  const learned = new Map<string, Pronoun>();
  const mentions: Mention[][] = [];
  /** Everyone, with the sentence that mentions them first. */
  const firsts = new Map<string, { mention: Mention; at: number }>();
  const fits = ({ key, gender }: Mention, pronoun: Pronoun): boolean => (learned.get(key) ?? gender ?? pronoun) === pronoun;
  function* toldBefore(sentence: number): Generator<Mention> {
    for (const { mention, at } of firsts.values()) if (at < sentence) yield mention;
  }
  /** The key of all who fit; null where two could be meant, undefined where nobody fits. */
  const onlyKey = (all: Iterable<Mention>, pronoun: Pronoun): string | null | undefined => {
    let only: string | undefined;
    for (const mention of all) {
      if (mention.key === only || !fits(mention, pronoun)) continue;
      if (only !== undefined) return null;
      only = mention.key;
    }
    return only;
  };

  const keyAt = (pronoun: Pronoun, sentence: number, start: number): string | null => {
    const here = mentions[sentence] ?? [];
    const near = onlyKey([...(mentions[sentence - 1] ?? []), ...here.filter((mention) => mention.start !== start)], pronoun);
    const only = near === undefined ? onlyKey(toldBefore(sentence), pronoun) : near;
    const isKnown = only && ((firsts.get(only)?.at ?? sentence) < sentence || here.some((mention) => mention.key === only && mention.start < start));
    return isKnown ? only : null;
  };

  for (const [index, { words }] of told.entries()) {
    const here = explicitIn(words, places, figureOf);
    mentions.push(here);
    words.forEach((word, at) => {
      const pronoun = pronouns.get(word.lower);
      if (!pronoun) return;
      const key = isObject(words, at) && here.some((mention) => mention.start < word.start && fits(mention, pronoun)) ? null : keyAt(pronoun, index, word.start);
      if (key) learned.set(key, pronoun);
      here.push({ key: key ?? `someone in ${index}, ${pronoun}`, gender: pronoun, start: word.start });
    });
    for (const mention of here) if (!firsts.has(mention.key)) firsts.set(mention.key, { mention, at: index });
  }
  return (pronoun, sentence, start) => (pronoun === 'he' || pronoun === 'she' ? (figureOf.get(keyAt(pronoun, sentence, start) ?? '') ?? null) : null);
}

const pronouns: ReadonlyMap<string, Pronoun> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['his', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['hers', 'she'],
]);

/** "She looked at her", not "at her shoes": someone else than the one who looks. */
const isObject = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return word?.lower === 'him' || (word?.lower === 'her' && !/^(?:NOUN|ADJ|NUM|PROPN|VERB)$/.test(next?.pos ?? ''));
};

/** Every figure by each word of its name that could stand for it. */
function figuresByKey(cast: readonly Figure[]): Map<string, Figure> {
  const found = new Map<string, Figure>();
  for (const figure of cast.filter(({ isPlural }) => !isPlural))
    for (const word of figure.isNamed ? figure.name.split(' ') : [figure.name.split(' ').at(-1) ?? '']) {
      const key = word.toLowerCase().replace(/\.$/, '');
      if (!found.has(key) && !(figure.isNamed && figure.name.includes(' ') && (genderedNouns.he.has(key) || genderedNouns.she.has(key)))) found.set(key, figure);
    }
  return found;
}

const beforePlaces = new Set(['in', 'at', 'near', 'into', 'on', 'across', 'through', 'the']);

/** Names that stand behind "in", "at" or "near" somewhere, and those of things: "the Titanic". "The dog growled at Tariq" makes no place of him. */
function placesIn(told: readonly Told[], cast: readonly Figure[]): ReadonlySet<string> {
  const found = new Set<string>();
  const people = new Set(cast.flatMap(({ name, isNamed }) => (isNamed ? name.split(' ') : [])));
  for (const { words } of told)
    words.forEach(({ pos, text }, at) => {
      if (pos === 'PROPN' && beforePlaces.has(words[at - 1]?.lower ?? '') && !people.has(text)) found.add(text);
    });
  return found;
}

const genderOf = (word: string, by: typeof givenNames): Pronoun | null => (by.he.has(word) ? 'he' : by.she.has(word) ? 'she' : null);

function explicitIn(words: readonly Word[], places: ReadonlySet<string>, figureOf: ReadonlyMap<string, Figure>): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.pos !== 'NOUN' && word.pos !== 'PROPN') continue;
    const plain = word.lower.replace(/\.$/, '');
    const isName = word.pos === 'PROPN' && /^\p{Lu}/u.test(word.text) && !months.has(word.lower) && !places.has(word.text);
    if (isName && !genderOf(plain, genderedNouns)) {
      const title = genderOf(words[at - 1]?.lower.replace(/\.$/, '') ?? '', genderedNouns);
      const figure = figureOf.get(plain);
      found.push({ key: figure ? keyOf(figure) : plain, gender: title ?? genderOf(plain, givenNames), start: word.start });
      while (words[at + 1]?.pos === 'PROPN') at += 1;
      continue;
    }
    const isOne = word.lower === word.lemma && !/^(?:people|crowd|family|police|children|team)$/.test(word.lemma);
    const isPerson = isOne && !/^(?:women|men)$/.test(plain) && (humanNouns.has(word.lemma) || genderOf(word.lemma, genderedNouns) !== null || kin.has(plain) || speaks(words, at));
    // "Mr. Okafor": the name tells.
    if (isPerson && words[at + 1]?.pos !== 'PROPN') {
      const by = words[at - 1]?.lower ?? '';
      const owner = /^(?:his|her|my|their)$/.test(by) ? ` of ${by}` : '';
      // "Grandfather" and "her grandfather" are one.
      const named = figureOf.get(word.lemma);
      const figure = owner && !named?.isNamed ? undefined : named;
      const owned = `${by === 'my' ? `${narrator}’s` : by} ${word.lower}`;
      const own = owner && [...figureOf.values()].find(({ name }) => name.toLowerCase() === owned);
      found.push({ key: figure ? keyOf(figure) : own ? keyOf(own) : `${word.lemma}${owner}`, gender: genderOf(word.lemma, genderedNouns), start: word.start });
    }
  }
  return found;
}

/** "The cap said": whatever it is, it speaks. */
const speaks = (words: readonly Word[], at: number): boolean =>
  words[at]?.pos === 'NOUN' && words[at - 1]?.pos === 'DET' && (speechVerbs.has(words[at + 1]?.lemma ?? '') || speechVerbs.has(words[at + 2]?.lemma ?? ''));

/** The word by which `figuresByKey` finds a figure. */
const keyOf = ({ name, isNamed }: Figure): string => {
  const words = name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/\.$/, ''));
  return (isNamed ? (words.find((word) => !genderOf(word, genderedNouns)) ?? words[0]) : words.at(-1)) ?? name;
};
