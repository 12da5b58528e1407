/** The school subject that a teacher's words name, and whether a pack belongs in it. */
import type { Subject } from '../../contracts/knowledge/vocabulary.ts';
import { fold } from '../text/words.ts';

const subjectWords: readonly (readonly [Subject, RegExp])[] = [
  ['mathematics', /\b(?:math\w*|algebra|geometry|calculus|arithmetic|statistics)\b/],
  ['science', /\b(?:sciences?|biology|chemistry|physics|stem|nature study|astronomy)\b/],
  ['history', /\b(?:history|historical|ancient)\b/],
  ['geography', /\b(?:geograph\w*|earth science|geology)\b/],
  ['language', /\b(?:english|language arts|ela|literature|reading|writing|literacy|grammar)\b/],
  ['civics', /\b(?:civics?|government|politics|social studies|citizenship|law|ethics|economics)\b/],
  ['computing', /\b(?:comput\w*|coding|programming|ict|informatics|digital\w*)\b/],
  ['arts', /\b(?:arts?|music|drawing|painting|theat(?:er|re)|drama|dance)\b/],
  ['health', /\b(?:health\w*|physical education|pe|sports?|nutrition|wellbeing)\b/],
];

export const subjectOf = (text: string): Subject | null => {
  const words = fold(text);
  // "Language arts" is language.
  if (/\blanguage arts\b/.test(words)) return 'language';
  return subjectWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

const related: readonly (readonly Subject[])[] = [
  ['science', 'geography'],
  ['science', 'health'],
  ['history', 'civics'],
  ['history', 'geography'],
  ['mathematics', 'computing'],
];

export const isRelated = (one: Subject, other: Subject): boolean => one === other || related.some((pair) => pair.includes(one) && pair.includes(other));
