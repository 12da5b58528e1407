/** What beside its words tells to which subject a question belongs: "a base in chemistry", "plot (3, 4)". */
import type { AnchorSubject } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

const names: Readonly<Record<string, AnchorSubject>> = {
  math: 'mathematics',
  maths: 'mathematics',
  mathematics: 'mathematics',
  algebra: 'mathematics',
  geometry: 'mathematics',
  chemistry: 'science',
  physics: 'science',
  biology: 'science',
  science: 'science',
  grammar: 'language',
  english: 'language',
  music: 'arts',
  art: 'arts',
  coding: 'computing',
  programming: 'computing',
  python: 'computing',
  economics: 'civics',
  civics: 'civics',
  history: 'history',
  geography: 'geography',
};

const named = new RegExp(`\\b(?:in|for|of) (?:my |our |the )?(${Object.keys(names).join('|')})\\b(?! (?:revolution|club|teacher))`);

/** The subject with the words that say so; null where none is named as the place. */
export function namedSubjectIn(message: string): { subject: AnchorSubject; words: string } | null {
  const [words, name = ''] = named.exec(fold(message)) ?? [];
  const subject = names[name];
  return words && subject ? { subject, words } : null;
}

/** The message without the words that name its subject as the place. */
export const withoutPlace = (message: string): string => {
  const place = namedSubjectIn(message);
  return place ? fold(message).replace(place.words, ' ') : message;
};

const pair = /\b(plot|graph|locate|mark|draw)\b(.{0,20}?)\(\s*[-−]?\d{1,3}\s*,\s*[-−]?\d{1,3}\s*\)/gi;

/** "Plot (3, 4)" with the pair by its name: two numbers in brackets are a point of the plane. The slope between two of them is a task of its own. */
export const withPairsNamed = (message: string): string => (message.includes('(') ? message.replace(pair, '$1 $2 ordered pair ') : message);
