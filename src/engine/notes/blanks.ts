/** Makes blanks in a line: first where it uses a word of the vocabulary, else at a figure, else at a word that the lesson keeps coming back to. */
import type { NotesBlank, NotesPiece } from '../../contracts/guided-notes.ts';
import { wordsOf } from '../text/words.ts';
import { isKeyWord, standsAsNoun } from './key-words.ts';
import { singularOf } from './singular.ts';

export interface BlankWords {
  terms: readonly string[];
  /** How often each longer word stands in the lesson, in small letters. */
  counts: ReadonlyMap<string, number>;
}

interface Place {
  at: number;
  text: string;
}

/** A line with fewer words than this gets one blank, a longer one two. */
const longLine = 14;
/** A word is worth a blank from this many letters on, when it stands in the lesson this often. */
const keyWord = { letters: 6, times: 2 };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a term stands, in any number: "fraction", "fractions". What is in brackets behind a term is another name of it. */
function placesOf(term: string, line: string): Place[] {
  const name = nameOf(term);
  if (name.length < 2) return [];
  const stem = name.length > 4 ? name.replace(/s$/i, '') : name;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(stem)}(?:es|s)?(?![\\p{L}\\p{N}])`, 'giu');
  return [...line.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }));
}

export const nameOf = (term: string): string => term.replace(/\s*\(.*?\)\s*/g, ' ').trim();

/** `hidden`: text that already gives words away, such as the heading. `used` counts the terms asked for so far, and is added to. */
export function blankLine(line: string, { terms, counts }: BlankWords, hidden: string, used: Map<string, number>): NotesPiece[] {
  const most = wordsOf(line).length < longLine ? 1 : 2;
  const found = terms
    .filter((term) => placesOf(term, hidden).length === 0)
    .flatMap((term) => placesOf(term, line).map((place) => ({ ...place, term })))
    // A longer term holds the shorter one: "common denominator" before "denominator".
    .sort((a, z) => (used.get(a.term) ?? 0) - (used.get(z.term) ?? 0) || z.text.length - a.text.length || a.at - z.at);
  const chosen: (Place & { term: string })[] = [];
  for (const place of found) {
    const isFree = chosen.every(({ at, text, term }) => term !== place.term && (at + text.length <= place.at || place.at + place.text.length <= at));
    const isWithin = found.some(({ at, text }) => text.length > place.text.length && at <= place.at && at + text.length >= place.at + place.text.length);
    if (chosen.length < most && isFree && !isWithin) chosen.push(place);
  }
  for (const { term } of chosen) used.set(term, (used.get(term) ?? 0) + 1);
  const places: Place[] = chosen.length > 0 ? chosen : [figureIn(line) ?? keyWordIn(line, counts, hidden)].filter((place) => place !== null);
  // A term that stands twice must not be given away by its other place.
  const all = places.flatMap(({ text }) =>
    [...line.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'giu'))].map((match) => ({ at: match.index, text: match[0] })),
  );
  return pieces(line, all.length > most + 1 ? places : all, terms);
}

function pieces(line: string, places: readonly Place[], terms: readonly string[]): NotesPiece[] {
  const made: NotesPiece[] = [];
  let end = 0;
  for (const { at, text } of [...places].sort((a, z) => a.at - z.at)) {
    if (at < end) continue;
    if (at > end) made.push(line.slice(end, at));
    made.push(blankFor(text, terms));
    end = at + text.length;
  }
  if (end < line.length) made.push(line.slice(end));
  return made;
}

/** What else counts: the singular of a plural, the other name in brackets, a hyphen left out, a figure without its commas. */
export function blankFor(answer: string, terms: readonly string[]): NotesBlank {
  const lower = answer.toLowerCase();
  const named = terms.find((term) => nameOf(term).toLowerCase() === lower);
  const inBrackets = /\((.+?)\)/.exec(named ?? '')?.[1];
  const others = [
    ...(inBrackets ? [inBrackets] : []),
    ...singularsOf(answer),
    ...(answer.includes('-') ? [answer.replaceAll('-', ' ')] : []),
    ...(/^\d[\d,]*$/.test(answer) && answer.includes(',') ? [answer.replaceAll(',', '')] : []),
  ];
  return { answer, alternatives: [...new Set(others)].filter((other) => other && other.toLowerCase() !== lower) };
}

/** "fraction" for "fractions", "common fraction" for "common fractions". */
function singularsOf(answer: string): string[] {
  const last = /\p{L}+$/u.exec(answer)?.[0] ?? '';
  const one = singularOf(last.toLowerCase());
  if (one === null || !/\p{Ll}{4}$/u.test(last)) return [];
  const capital = last.charAt(0) === last.charAt(0).toLowerCase() ? one : one.charAt(0).toUpperCase() + one.slice(1);
  return [answer.slice(0, answer.length - last.length) + capital];
}

/** The last figure of the line: a year, a fraction, an amount. Not the number of a step, and not one inside a formula. */
function figureIn(line: string): Place | null {
  const figures = [...line.matchAll(/(?<![\p{L}\p{N}.,/^₀-₉])\d+(?:[.,/]\d+)*(?![\p{L}\p{N}/^₀-₉]|[.)]\s(?<=^\d+[.)]\s))/gu)];
  const last = figures.at(-1);
  return last ? { at: last.index, text: last[0] } : null;
}

function keyWordIn(line: string, counts: ReadonlyMap<string, number>, hidden: string): Place | null {
  const given = new Set(wordsOf(hidden).map((word) => word.toLowerCase()));
  const words = [...line.matchAll(/\p{L}+/gu)]
    .map((match) => ({ at: match.index, text: match[0], times: counts.get(match[0].toLowerCase()) ?? 0 }))
    .filter(({ text, times }) => text.length >= keyWord.letters && times >= keyWord.times && isKeyWord(text) && !given.has(text.toLowerCase()))
    .map((place) => ({ ...place, noun: Number(standsAsNoun(line, place.at, place.text)) }));
  return words.sort((a, z) => z.noun - a.noun || z.times - a.times || z.text.length - a.text.length)[0] ?? null;
}
