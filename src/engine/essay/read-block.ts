/** One block of an essay, read once: its sentences, words and quotations, and what the blocks beside it say. */
import type { BlockType, EssayGrade, EssayType } from '../../contracts/essay.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';

export interface BlockReading {
  type: EssayType;
  grade: EssayGrade;
  text: string;
  /** As they stand in the text. */
  sentences: readonly string[];
  wordCount: number;
  stems: ReadonlySet<string>;
  quotations: readonly Quotation[];
  /** The text outside of quotation marks. */
  ownText: string;
  others: Readonly<Partial<Record<BlockType, string>>>;
}

export interface Quotation {
  /** With its marks. */
  marked: string;
  words: number;
}

/** Three words or more between quotation marks: fewer are a term or a title. */
const quotation = /[“"]([^“”"]{8,600})[”"]/g;

export function readBlock(text: string, context: Pick<BlockReading, 'type' | 'grade' | 'others'>): BlockReading {
  const quotations = [...text.matchAll(quotation)].map(([marked, inner = '']) => ({ marked, words: wordsOf(inner).length })).filter(({ words }) => words >= 3);
  return {
    ...context,
    text,
    sentences: essaySentences(text),
    wordCount: wordsOf(text).length,
    stems: new Set(contentStems(text)),
    quotations,
    ownText: quotations.reduce((rest, { marked }) => rest.replace(marked, ' '), text),
  };
}

/** "So did I. If …" are two sentences, and "by the door: 2016, 2018" is one. */
function essaySentences(text: string): string[] {
  const found: string[] = [];
  for (const sentence of sentencesOf(text).flatMap((each) => each.split(/(?<=\p{Ll} I\.)\s+(?=\p{Lu}\p{Ll})/u))) {
    const before = found.at(-1);
    if (before?.endsWith(':') && !/\p{L}/u.test(sentence)) found[found.length - 1] = `${before} ${sentence}`;
    else found.push(sentence);
  }
  return found;
}

/** The share of the block's telling words that another text has too, 0 to 1. */
export function shareFoundIn(reading: Pick<BlockReading, 'stems'>, other: string): number {
  const known = [...new Set(contentStems(other))];
  const shared = [...reading.stems].filter((stem) => known.some((each) => isAkin(stem, each))).length;
  return reading.stems.size === 0 ? 0 : shared / reading.stems.size;
}

/** The same stem, or one that goes on for a few letters: Porter leaves "octopus" and "octopuses" apart. */
function isAkin(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short);
}

/** Is there enough of the other block to compare with? */
export const isWritten = (text: string | undefined): text is string => text !== undefined && wordsOf(text).length >= 5;

/** The sentence in which the pattern is met, and the words that meet it. */
export interface Met {
  quote: string;
  word: string;
}

export function meet({ sentences }: BlockReading, pattern: RegExp, unless?: RegExp): Met | null {
  for (const sentence of sentences) {
    const match = pattern.exec(sentence);
    if (match && !unless?.test(sentence)) return { quote: sentence, word: match[0].trim() };
  }
  return null;
}

/**
 * The student's words, short enough to be quoted inside a sentence of ours: at most `words` of them, around `around` where that is given.
 * Dots stand where something is left out.
 */
export function shortQuote(text: string, words = 12, around = ''): string {
  const bare = text.trim().replace(/^[“"]([^“”"]*)[”"]$/, '$1');
  const all = bare.split(/\s+/);
  const before = around
    ? bare
        .slice(0, Math.max(0, bare.indexOf(around)))
        .split(/\s+/)
        .filter(Boolean).length
    : 0;
  // What is pointed at is quoted whole, with two words before it.
  const most = Math.max(words, around.split(/\s+/).length + 3);
  const from = all.length <= most || before + around.split(/\s+/).length <= most ? 0 : Math.max(0, Math.min(before - 2, all.length - most));
  const cut = all.slice(from, from + most).join(' ');
  const isCut = from + most < all.length;
  const inner = cut
    .replace(/[.,;:!…]+$/, '')
    // A title that the cut goes through stays open: "The Honey" is not the title of "The Honey Bee".
    .replaceAll(/[“"]([^“”"]*)([”"]?)/g, (_, words: string, end: string) => (end || !isCut ? `‘${words}’` : `‘${words} …’`))
    .replaceAll('”', '’');
  return `${from > 0 ? '… ' : ''}${inner}${isCut && !inner.endsWith(' …’') ? ' …' : ''}`;
}
