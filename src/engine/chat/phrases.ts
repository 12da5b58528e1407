/** The small language in which the content says what visitors write: phrases over whole words, blind to case and punctuation. */
import { keptWithinTurn } from '../text/within-turn.ts';
import { wordsOf } from '../text/words.ts';

/** Words that stand for a whole group where a phrase names the group in braces. */
export type WordGroups = Readonly<Record<string, string>>;

/** Small words before the first one that counts. */
const lead = '(?:(?:ok|okay|k|and|so|but|well|oh+|ah+|yes|yeah|no|also|then|now|thanks|good|great|nice|cool|lol|like|wait|anyway|hm|hmm|um|please|pls|just|hi|hello|sorry) )*';

/** What finds a phrase in the words of a text. A text without a word that the phrase must have is passed over before the pattern, which costs ten times as much, is tried. */
export class Phrase {
  readonly #pattern: RegExp;
  /** A word of every text in which the phrase stands begins with one of these; empty where nothing can be said. */
  readonly needed: readonly string[];

  constructor(pattern: RegExp, needed: readonly string[]) {
    this.#pattern = pattern;
    this.needed = needed;
  }

  /** Where the phrase stands in `words`, as `asWords` makes them; null where it does not. */
  exec(words: string): RegExpExecArray | null {
    return this.test(words) ? this.#pattern.exec(words) : null;
  }

  test(words: string): boolean {
    return (this.needed.length === 0 || this.needed.some((word) => words.includes(word))) && this.#pattern.test(words);
  }
}

/** A phrase of the content as a pattern over words: "^" the first words, "$" the last, "a/b" either, "x?" may be missing, "x*" any ending, "*" up to four words, "{parent}" a group of words. */
export function patternOf(phrase: string, groups: WordGroups): Phrase {
  let needed: readonly string[] = [];
  const parts = phrase.split(' ').map((part) => {
    if (part === '^') return `^${lead}`;
    if (part === '$') return '$';
    if (part === '*') return '(?:\\S+ ){0,4}?';
    const isOptional = part.endsWith('?');
    const word = (isOptional ? part.slice(0, -1) : part).replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? name);
    const either = word.split(/[/ ]/);
    const surest = either.map((one) => one.replace(/\W.*$/, ''));
    if (!isOptional && shortest(surest) > shortest(needed)) needed = surest;
    const pattern = `(?:${either.map((one) => one.replace(/(?<=\w)\*/g, '\\S*')).join('|')})`;
    return isOptional ? `(?:${pattern} )?` : `${pattern} `;
  });
  return new Phrase(new RegExp(`(?:^|(?<= ))${parts.join('')}`), needed);
}

const shortest = (words: readonly string[]): number => (words.length === 0 || words.length > 12 ? 0 : Math.min(...words.map(({ length }) => length)));

/** The words of a text as the patterns read them. */
export const asWords = keptWithinTurn((text: string): string => `${wordsOf(text).join(' ')} `);

/** Letters at the beginning of a word by which the book is opened. */
const openedBy = 3;

/** Things with the phrases that tell of each. Of thousands of phrases only those are tried whose surest word may stand in the text. */
export class PhraseBook<T> {
  readonly #entries: { what: T; phrase: Phrase }[] = [];
  /** Places in the list of entries, by how the needed word begins. */
  readonly #places = new Map<string, number[]>();
  /** Places of phrases of which nothing can be said. */
  readonly #always: number[] = [];

  constructor(entries: Iterable<readonly [what: T, phrases: readonly Phrase[]]>) {
    for (const [what, phrases] of entries) for (const phrase of phrases) this.#add({ what, phrase });
  }

  #add(entry: { what: T; phrase: Phrase }): void {
    const place = this.#entries.push(entry) - 1;
    if (entry.phrase.needed.length === 0) this.#always.push(place);
    for (const begins of new Set(entry.phrase.needed.map((word) => word.slice(0, openedBy)))) this.#places.set(begins, [...(this.#places.get(begins) ?? []), place]);
  }

  /** What is told of in `words`, as `asWords` makes them, in the order of the book, once for each phrase. */
  *told(words: string): Generator<{ what: T; length: number }> {
    const begins = new Set(words.split(' ').flatMap((word) => [word.slice(0, 1), word.slice(0, 2), word.slice(0, openedBy)]));
    const places = new Set([...begins].flatMap((begin) => this.#places.get(begin) ?? []).concat(this.#always));
    for (const place of [...places].sort((a, b) => a - b)) {
      const { what, phrase } = this.#entries[place] as { what: T; phrase: Phrase };
      const met = phrase.exec(words);
      if (met) yield { what, length: met[0].length };
    }
  }

  /** The first that is told of and passes; null where none is. */
  first(words: string, passes: (what: T) => boolean = () => true): T | null {
    for (const { what } of this.told(words)) if (passes(what)) return what;
    return null;
  }

  /** What the longest phrase tells of among what passes, the first of equals; null where none does. */
  longest(words: string, passes: (what: T) => boolean = () => true): { what: T; length: number } | null {
    let best: { what: T; length: number } | null = null;
    for (const told of this.told(words)) if (told.length > (best?.length ?? 0) && passes(told.what)) best = told;
    return best;
  }
}

const prepared = new WeakMap<object, PhraseBook<string>>();

/** The first kind of which a phrase stands in the text; null when none does. */
export function heardIn<K extends string>(text: string, kinds: Partial<Record<K, readonly string[]>>, groups: WordGroups): K | null {
  let book = prepared.get(kinds);
  if (!book) {
    const entries = Object.entries(kinds as Record<string, readonly string[]>);
    book = new PhraseBook(entries.map(([kind, phrases]) => [kind, phrases.map((phrase) => patternOf(phrase, groups))] as const));
    prepared.set(kinds, book);
  }
  return book.first(asWords(text)) as K | null;
}
