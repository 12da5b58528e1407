/** Cuts a passage into sentences and says where each stands. Survives abbreviations, dialogue, verse, lists, lines broken by a PDF, and text that is none. */
import { sanitizeText } from '../safety/normalize.ts';

export interface Sentence {
  index: number;
  /** Place in the passage as it came, in UTF-16 units. */
  start: number;
  end: number;
  /** Readable: one line, no invisible characters, no bullet. */
  text: string;
  paragraph: number;
  /** A line of verse, a list entry or a heading does not end where a sentence does. */
  form: 'sentence' | 'verse' | 'heading';
}

/** Longer runs without a full stop are no sentence anyone can look at; they are cut at a space. */
const longest = 600;

export function sentencesIn(passage: string): Sentence[] {
  const found: Sentence[] = [];
  let paragraph = 0;
  const how: How = { isLoose: startsSmall(passage), isRhymed: isRhymed(passage), isJoined: isRunOn(passage), isTight: isTight(passage) };
  for (const block of blocksOf(passage)) {
    const before = found.length;
    for (const { start, end, form } of unitsOf(passage, block, how)) {
      const text = clean(passage.slice(start, end));
      if (/[\p{L}\p{N}]/u.test(text)) found.push({ index: found.length, start, end, text, paragraph, form });
    }
    if (found.length > before) paragraph += 1;
  }
  // What stands alone is no heading of anything.
  return found.some(({ form }) => form !== 'heading') ? found : found.map((sentence) => ({ ...sentence, form: 'sentence' }));
}

/** Does the writer, often a child, begin sentences with small letters? */
export function startsSmall(passage: string): boolean {
  if (/^\s*\p{Ll}/u.test(passage) && isTight(passage)) return true;
  const starts = passage.match(/[.!?]\s+["“'‘(]?\p{L}/gu) ?? [];
  return starts.length === 0 ? /^\s*\p{Ll}/u.test(passage) && isRunOn(passage) : starts.filter((start) => /\p{Ll}$/u.test(start)).length > starts.length * 0.5;
}

/** "her fault.Second buses": does the writer put no space behind a full stop, more than once and more often than not? */
function isTight(passage: string): boolean {
  const joints = passage.match(tight)?.length ?? 0;
  return joints >= 2 && joints > (passage.match(/\p{L}[.!?]\s/gu)?.length ?? 0) && !/https?:|www\.|\.(?:com|org|net|edu|gov)\b/.test(passage);
}
const tight = /(?<=\p{Ll}{2})[.!?]+(?=\p{L}{2})/gu;

interface Span {
  start: number;
  end: number;
}
type Unit = Span & { form: Sentence['form'] };

/** One line of plain print without anything that cleaning would take out or mend, as nearly every sentence is. */
const isClean = (raw: string): boolean => !/[^ -~‘’“”–—…à-ÿ]| {2}|^[ *–—\d-]| $|\[\d/.test(raw);

const clean = (raw: string): string => (isClean(raw) ? raw : cleaned(raw));

const cleaned = (raw: string): string =>
  sanitizeText(raw)
    // A word that was divided at the end of a line.
    .replace(/(\p{Ll})-\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[•·▪‣*–—-]|\d{1,3}[.)])\s+(?=\S)/u, '')
    .replace(/(?<=\p{L}[.!?,]?)\[\d{1,3}\]/gu, '');

/** Stretches between empty lines. */
function blocksOf(passage: string): Span[] {
  const blocks: Span[] = [];
  let start = 0;
  for (const gap of passage.matchAll(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)\s*/g)) {
    blocks.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  blocks.push({ start, end: passage.length });
  return blocks;
}

const endMark = /[.!?…。！？؟।:]["'”’»)\]]*$/u;

/** How the passage as a whole is written. */
interface How {
  /** Sentences begin small. */
  isLoose: boolean;
  /** Half of its lines rhyme, whatever else they do: it is a poem. */
  isRhymed: boolean;
  /** Its sentences run on without full stops. */
  isJoined: boolean;
  /** No space behind its full stops. */
  isTight: boolean;
}

/** Where a text is from: "From the diary of Martha Ellis, a mill worker, aged seventeen". */
const provenance = /^(?:From|Excerpt|Extract|Adapted|Source|Document|Letter|Diary|Speech|Interview|Transcript)\b/;
/** What stands above an e-mail or an article says who, when and what about: "From: Coach Daniels", "By Jonah Reyes", "NEWS | SPORTS". */
const masthead =
  /^(?:(?:From|To|Cc|Date|Sent|Subject|Title|Author|Name|Class|Period):\s|By (?:\p{Lu}[\p{L}.'’-]*\s?){2,4}$|(?:Staff|Special) \p{L}+$|(?:Read more|Advertisement|Share this|Related)\b|(?:\p{Lu}{2,}\s*\|\s*)+\p{Lu}{2,}$|\p{Lu}[\p{Lu} ’'!-]{6,}$)/u;
/** In front of a sentence that stands by itself: "Tip: If it dives, bend the edge." */
const label = /^(?:Tip|Note|Hint|Warning|Remember|Question|Answer|Hypothesis|Conclusion|Results?|Procedure):\s+(?=\p{Lu})/u;
/** "March 3", "October 12." and "MILLBROOK, March 3 —" date what follows and say nothing of it. */
const dateline =
  /^(?:\p{Lu}{2,}[\p{Lu} .]*(?:,[\p{L}. ]{2,20})?(?:,? \p{L}{3,9}\.? \d{1,2})?(?: \([\p{L} ]+\))?\s[—–-](?=\s)|(?:\p{L}{6,9}day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?\.(?=\s+\p{Lu}))/u;

export const greeting = /^(?:Dear|Hi|Hello) [\p{L} .'’-]{2,40}[,!:]?$/u;
const letterFrame = new RegExp(
  `${greeting.source}|^To the Editor[,:]?$|^(?:(?:Your|Yours)(?: \\p{Ll}+){0,3}|Sincerely(?: yours)?|Love|With love|Lots of love|Best(?: wishes| regards)?|Kind regards|Warmly|Respectfully|Many thanks|Thank you),\\s*(?:\\p{Lu}[\\p{L}.'’-]*\\s?){0,3}$`,
  'u',
);

function unitsOf(passage: string, block: Span, how: How): Unit[] {
  const { isRhymed } = how;
  const lines = linesOf(passage, block);
  const texts = lines.map(({ start, end }) => passage.slice(start, end).trim());
  if (isVerse(texts) || (isRhymed && lines.length > 1)) return lines.map((line) => ({ ...line, form: 'verse' as const }));
  // Lines that a program has broken are near the longest; a heading or a list entry ends early and without a full stop.
  const width = Math.max(...texts.map((text) => text.length));
  const stretches: Unit[] = [];
  let open: Span | null = null;
  for (const [i, line] of lines.entries()) {
    const text = texts[i] ?? '';
    const next = texts[i + 1];
    open = open ? { start: open.start, end: line.end } : { ...line };
    const isListed = next !== undefined && /^(?:[•·▪‣*–—-]|\d{1,3}[.)])\s|^\p{Lu}[\p{L} .]{0,24}:\s/u.test(next);
    const isMasthead = masthead.test(text);
    // A child's own heading begins small, too: "my hamster".
    const isSmallHead = how.isLoose && i === 0 && block.start === 0 && text.split(/\s+/).length <= 4;
    const endsEarly = isMasthead || (!endMark.test(text) && text.length < width * 0.6 && next !== undefined && (isSmallHead || /^["“'‘]?[\p{Lu}\p{N}]/u.test(next)));
    if (next === undefined || isListed || endsEarly || masthead.test(next)) {
      const whole = passage.slice(open.start, open.end).trim();
      const isHeading =
        isMasthead ||
        (isSmallHead && next !== undefined) ||
        (!endMark.test(whole) &&
          (whole.length < 70 || (lines.length === 1 && whole.length < 160 && provenance.test(whole))) &&
          /^["“'‘(]?[\p{Lu}\p{N}]/u.test(whole) &&
          !/[,;]$/.test(whole) &&
          (endsEarly || lines.length === 1));
      // "Dear Ms. Alvarez," and "Your friend, Amal" say nothing one could ask about.
      const isFrame = whole.length < 70 && letterFrame.test(whole);
      stretches.push({ ...open, form: isHeading || isFrame ? 'heading' : 'sentence' });
      open = null;
    }
  }
  return stretches.flatMap((stretch) => (stretch.form === 'heading' ? [trimmed(passage, stretch)] : sentencesOfStretch(passage, stretch, how)));
}

function linesOf(passage: string, { start, end }: Span): Span[] {
  const lines: Span[] = [];
  let at = start;
  for (const gap of passage.slice(start, end).matchAll(/\r\n?|\n/g)) {
    lines.push({ start: at, end: start + gap.index });
    at = start + gap.index + gap[0].length;
  }
  lines.push({ start: at, end });
  return lines.map((line) => trimmed(passage, line)).filter((line) => line.end > line.start);
}

function trimmed<T extends Span>(passage: string, span: T): T {
  let { start, end } = span;
  while (start < end && /\s/.test(passage[start] ?? '')) start += 1;
  while (end > start && /\s/.test(passage[end - 1] ?? '')) end -= 1;
  return { ...span, start, end };
}

/** Three or more short lines of which few end as sentences do, and which are no list. */
function isVerse(lines: readonly string[]): boolean {
  if (lines.length < 3) return false;
  const lengths = lines.map((line) => line.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const listed = lines.filter((line) => /^(?:[•·▪‣*-]|\d{1,3}[.)])\s|^\p{Lu}[\p{L} .]{0,24}:\s/u.test(line)).length;
  const ended = lines.filter((line) => /[.!?]["'”’»)\]]*$/u.test(line)).length;
  // A narrow column of prose: lines alike in length, most of them going on in small letters.
  const isColumn =
    median > 28 &&
    lines.filter((line) => line.length >= (lengths.at(-1) ?? 0) * 0.7).length >= lines.length * 0.7 &&
    lines.filter((line) => /[.,;:!?]$/.test(line)).length < lines.length * 0.4 &&
    lines.filter((line) => /^\p{Ll}/u.test(line)).length >= lines.length * 0.4;
  // So is one in which a sentence ends in the middle of a line and goes on in small letters.
  const runsOn =
    lines.filter((line) => /^\p{Ll}/u.test(line)).length >= lines.length * 0.4 &&
    lines.filter((line) => /\p{Ll}[.!?] \p{Lu}/u.test(line)).length > 0 &&
    (lengths.at(-1) ?? 0) >= 42;
  if (isColumn || runsOn) return false;
  return median >= 8 && median <= 52 && (lengths.at(-1) ?? 0) <= 75 && listed < lines.length / 3 && ended <= lines.length * 0.8;
}

/** Poems whose sentences run on over the ends of lines look like narrow columns; their rhymes tell them apart. Two lines in three of prose would have to rhyme by chance. */
function isRhymed(passage: string): boolean {
  const stanzas = passage.split(/\n\s*\n/).map((block) => block.split('\n').filter((line) => line.trim()));
  const lines = stanzas.filter((stanza) => stanza.length > 1).flat();
  if (lines.length < 6 || lines.some((line) => line.length > 75)) return false;
  const ends = lines.map((line) => line.match(/\p{L}[\p{L}'’-]*(?=[^\p{L}]*$)/u)?.[0] ?? '');
  const rhymed = ends.filter((end, i) => ends.some((other, j) => i !== j && Math.abs(i - j) <= 3 && rhymesWith(end, other)));
  return rhymed.length >= lines.length / 2;
}

/** Do two words end alike, from the last vowel on? By their letters, so of "bear" and "air" nothing is known. */
export function rhymesWith(one: string, other: string): boolean {
  if (!one || !other || one.toLowerCase() === other.toLowerCase()) return false;
  const end = (word: string) => /[aeiouy]+[^aeiouy]*(?:e)?$/.exec(word.toLowerCase())?.[0] ?? word.toLowerCase();
  return end(one).length >= 2 && end(one) === end(other);
}

/** After one of these a full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s("“'‘])(?:\p{Lu}|[bcd]|(?:\p{L}\.)+\p{L}|MR|MRS|MS|DR|Mr|Mrs|Ms|Mx|Dr|Prof|Sr|Jr|St|Mt|Rev|Capt|Col|Gen|Lt|Sgt|Sen|Rep|Gov|Hon|Pres|vs|etc|approx|ca|cf|ed|eds|fig|Fig|No|Nos|Vol|pp?|Inc|Ltd|Co|Corp|Dept|est|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.$/u;
/** "“Stop!” Mara said.": the words after the quotation belong to it. */
const saidVerbs =
  'said|asked|cried|whispered|shouted|replied|answered|called|muttered|murmured|yelled|added|told|thought|began|agreed|laughed|sighed|screamed|snapped|insisted|explained|says|asks';
const speechTag = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’.]*\\s+|[Tt]he\\s+(?:\\p{L}+\\s+){1,2}|[Mm]y\\s+\\p{L}+\\s+|[Hh]is\\s+\\p{L}+\\s+|[Hh]er\\s+\\p{L}+\\s+|I\\s+){1,3}(?:${saidVerbs})\\b|^(?:${saidVerbs})\\s+\\p{L}`,
  'u',
);

/** "“…what moves.” The heron laughed": after a full stop only a plain word of speaking still belongs to what was said. */
const plainTag = /^(?:\p{Lu}[\p{L}'’.]*|[Tt]he|[Mm]y|[Hh]is|[Hh]er|I)(?:\s\p{L}+){0,3}?\s(?:said|asked|replied|answered|cried|shouted|whispered|yelled|added|says|asks)\b/u;

/** Characters after a mark in which "the words after the quotation" would stand. */
const longestTag = 200;

/** Marks behind which a sentence may end. */
const ends = /[.!?…]+["'”’»)\]]*(?:\[\d{1,3}\])*(?=\s)|[。！？]+["'”’»」』）]*|[؟।۔]+/gu;
const endsOfTight = new RegExp(`${ends.source}|${tight.source}`, 'gu');

function sentencesOfStretch(passage: string, stretch: Unit, { isLoose, isJoined, isTight }: How): Unit[] {
  const text = passage.slice(stretch.start, stretch.end);
  const sentences: Unit[] = [];
  let start = dateline.exec(text)?.[0].length ?? 0;
  if (start > 0) sentences.push({ start: stretch.start, end: stretch.start + start, form: 'heading' });
  start += label.exec(text.slice(start))?.[0].length ?? 0;
  const push = (end: number) => {
    const unit = trimmed(passage, { start: stretch.start + start, end: stretch.start + end, form: 'sentence' as const });
    if (unit.end > unit.start) sentences.push(...(isJoined ? unjoined(passage, unit, isLoose) : [unit]).flatMap((part) => cut(passage, part)));
    start = end;
  };
  for (const mark of text.matchAll(isTight ? endsOfTight : ends)) {
    const end = mark.index + mark[0].length;
    const before = text.slice(start, end);
    const after = text.slice(end, end + longestTag).trimStart();
    if (/[。！？؟।۔]/u.test(mark[0])) {
      push(end);
      continue;
    }
    // A lower-case letter goes on with the sentence: "“Wait!” she said", "etc. and so on".
    if (/^["“'‘«(]?\p{Ll}/u.test(after) && !(isLoose && /^[.!?]+$/.test(mark[0]))) continue;
    // "I got a B." is a grade and no initial.
    const isGrade = / [A-F]\.$/.test(before.slice(-3)) && /\b(?:an?|straight|an? solid) [A-F]\.$/.test(before);
    // "y = mx + b." ends, "(b. 1950)" does not.
    const isVariable = /\s[a-z]\.$/.test(before.slice(-3)) && /^\p{Lu}/u.test(after);
    const lastWord = before.slice(before.lastIndexOf(' ') + 1).replace(/["'”’»)\]]+$/u, '');
    if (!isGrade && !isVariable && mark[0].startsWith('.') && abbreviation.test(lastWord) && !/^["“]/.test(after)) continue;
    // The number of a list entry.
    if (/^\s*\d{1,3}\.$/.test(before)) continue;
    if (/["”’'»]$/u.test(mark[0]) && speechTag.test(after) && (!mark[0].startsWith('.') || plainTag.test(after))) continue;
    push(end);
  }
  push(text.length);
  return sentences;
}

/** More words than this without a full stop, a semicolon or a colon are many sentences that a young writer has joined. */
const runOnWords = 30;
/** Where the next of them begins. */
const joint = /,?\s+(?=(?:and then|but then|so then|and so|then|and|but|so)\s+(?:i|we|he|she|they|it|my|me|his|her|our|the|a|mom|dad|there)\s)/giu;

/** Where hardly any sentence ends, fewer words make many of them, and a comma may stand for a full stop. */
const looseWords = 22;
const looseJoint = new RegExp(`${joint.source}|\\s*,\\s*(?=(?:i|we|he|she|they|it|my|first of all|second|also|then)\\s)|\\s+(?=(?:in conclusion|first of all)\\s)`, 'giu');

/** A run-on sentence in its clauses, so that each can be looked at. Only where the whole passage is written so: a long sentence among others stays whole. */
function unjoined(passage: string, unit: Unit, isLoose: boolean): Unit[] {
  const text = passage.slice(unit.start, unit.end);
  if ((text.match(/\S+/g)?.length ?? 0) < (isLoose ? looseWords : runOnWords) || /[;—]|:(?!\d)/.test(text) || (!isLoose && (text.match(/,/g)?.length ?? 0) > 3)) return [unit];
  const parts: Unit[] = [];
  let from = 0;
  for (const mark of text.matchAll(isLoose ? looseJoint : joint)) {
    // "and me" of two words belongs to what stands before it.
    if ((text.slice(from, mark.index).match(/\S+/g)?.length ?? 0) < 5) continue;
    parts.push(trimmed(passage, { ...unit, start: unit.start + from, end: unit.start + mark.index }));
    from = mark.index + (/^\s*,\s*/.exec(text.slice(mark.index))?.[0].length ?? 0);
  }
  return [...parts, trimmed(passage, { ...unit, start: unit.start + from })];
}

/** Are there so few full stops that its writer, often a child, hardly uses them? */
const isRunOn = (passage: string): boolean =>
  /\p{Ll}/u.test(passage) && (passage.match(/\S+/g)?.length ?? 0) >= runOnWords * Math.max(1, passage.match(/[.!?…](?=\s|["'”’]|$)/g)?.length ?? 0);

function cut(passage: string, unit: Unit): Unit[] {
  if (unit.end - unit.start <= longest) return [unit];
  const part = passage.slice(unit.start, unit.start + longest);
  const at = Math.max(part.lastIndexOf('; '), part.lastIndexOf(', '), part.lastIndexOf('\n')) + 1 || part.lastIndexOf(' ') + 1 || longest;
  // Never between the two halves of a character.
  const middle = unit.start + (/[\uD800-\uDBFF]/.test(passage[unit.start + at - 1] ?? '') ? at - 1 : at);
  return [trimmed(passage, { ...unit, end: middle }), ...cut(passage, trimmed(passage, { ...unit, start: middle }))];
}
