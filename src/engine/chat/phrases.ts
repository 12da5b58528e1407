/** The small language in which the content says what visitors write: phrases over whole words, blind to case and punctuation. */
import { wordsOf } from '../text/words.ts';

/** Words that stand for a whole group where a phrase names the group in braces. */
export type WordGroups = Readonly<Record<string, string>>;

/** Small words before the first one that counts. */
const lead = '(?:(?:ok|okay|k|and|so|but|well|oh|ah|yes|yeah|no|also|then|now|thanks|good|great|nice|cool|lol|like|wait|anyway|hm|hmm|um|please|pls|just|hi|hello|sorry) )*';

/** A phrase of the content as a pattern over words: "^" the first words, "$" the last, "a/b" either, "x?" may be missing, "x*" any ending, "*" up to four words, "{parent}" a group of words. */
export function patternOf(phrase: string, groups: WordGroups): RegExp {
  const parts = phrase.split(' ').map((part) => {
    if (part === '^') return `^${lead}`;
    if (part === '$') return '$';
    if (part === '*') return '(?:\\S+ ){0,4}?';
    const isOptional = part.endsWith('?');
    const word = (isOptional ? part.slice(0, -1) : part).replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? name);
    const either = `(?:${word
      .replace(/(?<=\w)\*/g, '\\S*')
      .split(/[/ ]/)
      .join('|')})`;
    return isOptional ? `(?:${either} )?` : `${either} `;
  });
  return new RegExp(`(?:^|(?<= ))${parts.join('')}`);
}

/** The words of a text as the patterns read them. */
export const asWords = (text: string): string => `${wordsOf(text).join(' ')} `;

const prepared = new WeakMap<object, readonly (readonly [string, RegExp[]])[]>();

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
