/** One finding on a reflection, and what all who look for one share: patterns in sentences, events, the writer's own part. */
import { proverb } from '../essay/signs.ts';
import { isPlanned } from './plans.ts';
import { quoteOf } from './quote.ts';
import type { Person, Reflection, Told } from './read-reflection.ts';
import { isReported } from './reported.ts';
import * as signs from './signs.ts';

export type List = 'strengths' | 'areas_to_improve' | 'emotional_insights' | 'questions';

export interface Finding {
  list: List;
  /** Names the wordings in `wordings.ts`. */
  id: string;
  /** The sentence it is about; null: the whole. */
  sentence: Told | null;
  /** Another that it quotes. */
  also?: Told;
  /** What the wording needs, quotations with their marks. */
  slots: Readonly<Record<string, string>>;
  /** It is said whatever else is said of the sentence. */
  isUrgent?: true;
  /** How much it is worth saying, from 1 (something to say at all) to 10. */
  weight: number;
}

const lists = { s: 'strengths', a: 'areas_to_improve', e: 'emotional_insights', q: 'questions' } as const;

/** A finding with the passage quoted around the match. */
export function about(
  list: keyof typeof lists,
  id: string,
  sentence: Told,
  weight: number,
  match?: RegExpExecArray | { index: number; 0: string } | null,
  more: Record<string, string> = {},
): Finding {
  const quote = quoteOf(sentence, match ? { start: match.index, end: match.index + match[0].length } : undefined);
  return { list: lists[list], id, sentence, weight, slots: { quote, ...more } };
}

/** The weight of what may be said of any sentence. */
export const rest = 2;

export const mark = (word: string): string => `“${word.trim()}”`;

/** Anybody could have written it: a saying, or a phrase without anything that only the writer knows. */
export const isHollow = ({ text }: Told): boolean =>
  [proverb, signs.learnedMuch, signs.generic].some((sign) => find(sign, text)) && !find(signs.detail, text) && !find(signs.speech, text);

/** Neither hollow nor cruel, nor beside what is cruel. */
export const mayBePraised = ({ cruel }: Reflection, told: Told): boolean => !isHollow(told) && ![-1, 0, 1].some((step) => cruel.has(told.index + step));

/** Does any sentence hold it? */
export const has = ({ sentences }: Reflection, sign: RegExp): boolean => sentences.some(({ text }) => find(sign, text) !== null);
/** Patterns with the flag "g" remember where they were. */
export const find = (sign: RegExp, text: string): RegExpExecArray | null => {
  sign.lastIndex = 0;
  return sign.exec(text);
};

/** An idea in every sentence that shows the sign. */
export function each(
  { sentences }: Reflection,
  sign: RegExp | ((told: Told) => RegExpExecArray | null),
  make: (sentence: Told, match: RegExpExecArray) => Finding | null,
): Finding[] {
  const search = typeof sign === 'function' ? sign : ({ text }: Told) => find(sign, text);
  return sentences.flatMap((sentence) => {
    const match = sentence.words >= 3 ? search(sentence) : null;
    return (match && make(sentence, match)) ?? [];
  });
}

/** What the writer did or left undone, in their own words and not in somebody else's. */
export function ownPartIn({ text }: Told): RegExpExecArray | null {
  const match = find(signs.ownPart, text);
  return match && !isReported(text, match.index) ? match : null;
}

/** Something that happened, and no habit, view, plan or figure of speech. */
export const isEvent = (told: Told): boolean =>
  !isPlanned(told) && !find(signs.habit, told.text) && !find(signs.figure, told.text) && !isQuestion(told.text) && find(signs.past, told.text) !== null;

export const isQuestion = (text: string): boolean => /\?$/.test(text);
/** Asked by the writer: what stands between marks somebody has said. */
export const isOwnQuestion = ({ text, words }: Told): boolean => isQuestion(text) && words >= 4 && !/[“"]/.test(text);

/** The sentence in which most happens: a turn, a choice, something that went wrong. */
export function eventIn(reflection: Reflection): { told: Told; match: RegExpExecArray; isEvent: boolean } | null {
  for (const search of [(told: Told) => find(signs.turning, told.text), ownPartIn, (told: Told) => find(signs.deed, told.text)]) {
    for (const told of reflection.sentences) {
      const match = search(told);
      if (match && told.words >= 4 && isEvent(told) && !isHollow(told)) return { told, match, isEvent: true };
    }
  }
  const [told] = reflection.sentences.toSorted((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)) || b.words - a.words);
  const match = told && /\S/.exec(told.text);
  return told && match && told.words >= 3 ? { told, match, isEvent: false } : null;
}

export function whereNamed({ text }: Told, { name }: Person): { index: number; 0: string } {
  const last = name.split(' ').at(-1) ?? name;
  return { index: Math.max(0, text.toLowerCase().indexOf(last.toLowerCase())), 0: last };
}
