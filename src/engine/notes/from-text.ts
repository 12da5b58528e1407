/** Guided notes from a text of one's own: parts by its headings, a line for each sentence, blanks at the words that carry it. Marks that stand in the text already are kept. Pure. */
import { cometLimits } from '../../contracts/comet.ts';
import { isBlank, type NotesPart, type NotesPiece } from '../../contracts/guided-notes.ts';
import { contentStems, isStopWord } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import { type BlankWords, blankFor, blankLine } from './blanks.ts';
import { isKeyWord, standsAsNoun } from './key-words.ts';
import { lineFromMarks, markedLine } from './marks.ts';

/** A part with more lines than this is cut in two, so that it fits a slide; with more than the second number only where the notes would have too many parts. */
const fullPart = { lines: 8, most: 30 };
/** A word names something from this many letters on, when it stands in the text this often. */
const keyWord = { letters: 6, times: 2 };
/** Where it stands as a noun, from fewer on. */
const shortWord = 3;

/** Notes, and what of the text does not stand in them. */
export interface NotesOfText {
  /** Parts without a blank in them mean that the text holds nothing to leave blank, a question or a title alone. */
  parts: NotesPart[];
  /** Characters at the end of the text. */
  lostChars: number;
  /** Parts beyond the most that notes hold. */
  lostParts: NotesPart[];
  /** Headings with nothing under them. */
  lostTitles: string[];
}

export function notesFromText(text: string): NotesOfText {
  const sections = sectionsOf(text.slice(0, cometLimits.pasteChars));
  const isMarked = sections.some(({ lines }) => lines.some((line) => lineFromMarks(line).some(isBlank)));
  const words = blankWords(sections.flatMap(({ lines }) => lines));
  const used = new Map<string, number>();
  const lineOf = (line: string, title: string): NotesPiece[] => (isMarked ? lineFromMarks(line) : /\?\s*$/.test(line) ? [line] : blanked(line, words, title, used));
  const made = sections.filter(({ lines }) => lines.length > 0).map(({ title, lines }) => ({ title, lines: lines.flatMap(wrapped).map((line) => lineOf(line, title)) }));
  const cutAt = (most: number): NotesPart[] => made.flatMap((part) => inParts(part, most));
  let most = fullPart.lines;
  while (most < fullPart.most && cutAt(most).length > cometLimits.parts) most++;
  const parts = cutAt(most);
  return {
    parts: parts.slice(0, cometLimits.parts),
    lostChars: Math.max(0, text.length - cometLimits.pasteChars),
    lostParts: parts.slice(cometLimits.parts),
    lostTitles: sections.flatMap(({ title, lines }) => (lines.length === 0 ? [title] : [])),
  };
}

function inParts({ title, lines }: NotesPart, most: number): NotesPart[] {
  const parts = Math.ceil(lines.length / most);
  const size = Math.ceil(lines.length / parts);
  return Array.from({ length: parts }, (_, part) => ({ title: parts > 1 ? `${title} (${part + 1} of ${parts})` : title, lines: lines.slice(part * size, (part + 1) * size) }));
}

/** A line that is too long for one goes on in the next, from a space on. */
function wrapped(line: string): string[] {
  if (line.length <= cometLimits.lineChars) return [line];
  const space = line.lastIndexOf(' ', cometLimits.lineChars);
  const end = space > 0 ? space : cometLimits.lineChars;
  return [line.slice(0, end), ...wrapped(line.slice(end).trim())];
}

/** A line without a name or a word that comes back gets its blank at its longest word that is likely to be a noun. */
function blanked(line: string, words: BlankWords, title: string, used: Map<string, number>): NotesPiece[] {
  const pieces = blankLine(line, words, title, used);
  // A name has no other number.
  if (pieces.some(isBlank))
    return pieces.map((piece) => (isBlank(piece) && /^\p{Lu}/u.test(piece.answer) && !line.startsWith(piece.answer) ? { ...piece, alternatives: [] } : piece));
  const given = new Set(contentStems(title));
  const [best] = [...line.matchAll(/\p{L}+/gu)]
    .filter(({ 0: word }) => word.length >= shortWord && isKeyWord(word) && contentStems(word).some((stem) => !given.has(stem)))
    .map(({ 0: word, index }) => ({ word, index, noun: Number(standsAsNoun(line, index, word)) }))
    .filter(({ word, noun }) => noun > 0 || word.length >= keyWord.letters)
    .sort((a, z) => z.noun - a.noun || z.word.length - a.word.length || z.index - a.index);
  if (!best) return [line];
  const { word, index } = best;
  return [line.slice(0, index), blankFor(word, []), line.slice(index + word.length)].filter((piece) => piece !== '');
}

interface Section {
  title: string;
  lines: string[];
}

/** Characters of " (10 of 30)". */
const suffix = 12;

/** A heading is a line with a mark of Markdown, or a short line without an end that stands alone above others. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  const rows = text.replaceAll('\r', '').split('\n');
  for (const [at, row] of rows.entries()) {
    const line = row.trim();
    if (line === '') continue;
    const heading = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? (isHeading(line, rows[at - 1], rows.slice(at + 1)) ? line.replace(/:$/, '') : null);
    if (heading && heading.length < cometLimits.titleChars - suffix) {
      sections.push({ title: plain(heading), lines: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ title: 'Notes', lines: [] });
    const item = /^(?:[-*•#]+|\d+[.)])\s+(.+)$/.exec(line)?.[1];
    // Bold words are what their writer wants to be seen: they are left blank like marked ones.
    const body = boldToMarks(item ?? line);
    sections.at(-1)?.lines.push(...(item ? [body] : markedSentencesOf(body)));
  }
  return sections;
}

/** Sentences of a line. What its writer has put in brackets is never cut in two: "[St. Louis]", "[Wait! Who goes there?]". */
function markedSentencesOf(line: string): string[] {
  const sentences: string[] = [];
  const pieces = sentencesOf(line);
  for (const [at, piece] of pieces.entries()) {
    const last = sentences.at(-1);
    const isWithin = last !== undefined && /(?<!\\)\[[^\]]*$/.test(last) && /^[^[]*\]/.test(pieces.slice(at).join(' '));
    if (isWithin) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const isHeading = (line: string, before: string | undefined, after: readonly string[]): boolean =>
  line.length <= 70 &&
  !/[.!?;,\]"”]$/.test(line) &&
  !/^(?:[-*•]|\d+[.)])\s/.test(line) &&
  (before ?? '').trim() === '' &&
  after.some((row) => row.trim() !== '') &&
  !/[[\]]|\*\*/.test(line);

const plain = (text: string): string => text.replace(/\*\*|__|`/g, '').trim();
const boldToMarks = (text: string): string => text.replace(/\*\*([^*\n]+)\*\*/g, (_, words: string) => (/[[\]]/.test(words) ? words : `[${words.trim()}]`));

/** What the text is about: names, and words that it comes back to. */
function blankWords(lines: readonly string[]): BlankWords {
  const counts = new Map<string, number>();
  const nouns = new Set<string>();
  const names = new Map<string, number>();
  for (const line of lines) {
    for (const { 0: word, index } of line.matchAll(/\p{L}+/gu)) {
      const key = word.toLowerCase();
      if (isKeyWord(key) && standsAsNoun(line, index, word)) nouns.add(key);
      if (contentStems(key).length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // Names within a sentence, "Mt. Everest" as one: its first word is capitalized anyway.
    for (const match of line.matchAll(/(?<=[\p{Ll}\p{N},;:)]\s)(?:\p{Lu}\p{L}{0,4}\.\s)*\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*(?![\p{L}’'-]|\.\s+[\p{L}\p{N}])/gu)) {
      const [name] = match;
      if (name.length >= 3 && !isStopWord(name.toLowerCase())) names.set(name, (names.get(name) ?? 0) + 1);
    }
  }
  const repeated = [...counts].filter(([word, times]) => word.length >= keyWord.letters && times >= keyWord.times && nouns.has(word)).sort((a, z) => z[1] - a[1]);
  return { terms: [...names.keys(), ...repeated.map(([word]) => word)], counts };
}

/** How many blanks there are, for the line that says what came out. */
export const blankCount = (parts: readonly NotesPart[]): number => parts.reduce((sum, { lines }) => sum + lines.flat().filter(isBlank).length, 0);

/** As the editor shows a part. */
export const partText = ({ lines }: NotesPart): string => lines.map(markedLine).join('\n');
