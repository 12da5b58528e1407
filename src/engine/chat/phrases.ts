/** The small language in which the content says what visitors write: phrases over whole words, blind to case and punctuation. */
import { wordsOf } from '../text/words.ts';

/** Words that stand for a whole group where a phrase names the group in braces. */
export type WordGroups = Readonly<Record<string, string>>;

/** Small words before the first one that counts. */
const lead = '(?:(?:ok|okay|k|and|so|but|well|oh|ah|yes|yeah|no|also|then|now|thanks|good|great|nice|cool|lol|like|wait|anyway|hm|hmm|um|please|pls|just|hi|hello|sorry) )*';

/** What finds a phrase in the words of a text. A text without a word that the phrase must have is passed over before the pattern, which costs ten times as much, is tried. */
export class Phrase {
  readonly #pattern: RegExp;
  /** One of these stands in every text in which the phrase does; empty where nothing can be said. */
  readonly #needed: readonly string[];

  constructor(pattern: RegExp, needed: readonly string[]) {
    this.#pattern = pattern;
    this.#needed = needed;
  }

  /** Where the phrase stands in `words`, as `asWords` makes them; null where it does not. */
  exec(words: string): RegExpExecArray | null {
    return this.test(words) ? this.#pattern.exec(words) : null;
  }

  test(words: string): boolean {
    return (this.#needed.length === 0 || this.#needed.some((word) => words.includes(word))) && this.#pattern.test(words);
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
export const asWords = (text: string): string => `${wordsOf(text).join(' ')} `;

const prepared = new WeakMap<object, readonly (readonly [string, Phrase[]])[]>();

/** The first kind of which a phrase stands in the text; null when none does. */
export function heardIn<K extends string>(text: string, kinds: Partial<Record<K, readonly string[]>>, groups: WordGroups): K | null {
  let patterns = prepared.get(kinds);
  if (!patterns) {
    patterns = Object.entries(kinds as Record<string, readonly string[]>).map(([kind, phrases]) => [kind, phrases.map((phrase) => patternOf(phrase, groups))] as const);
    prepared.set(kinds, patterns);
  }
  const words = asWords(text);
  return (patterns.find(([, each]) => each.some((pattern) => pattern.test(words)))?.[0] ?? null) as K | null;
}
