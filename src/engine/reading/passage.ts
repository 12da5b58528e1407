/** A passage, read: its sentences with their words and clauses, what kind of text it is, who is in it and what it keeps coming back to. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import { gradeOfSentences } from '../text/reading-level.ts';
import { isBeast } from './beasts.ts';
import { castOf, type Figure, narrator } from './cast.ts';
import { type Clause, clauseIn, textOf } from './clauses.ts';
import { type Genre, genreOf } from './genre.ts';
import { givenNames } from './given-names.ts';
import { isInLatinLetters, kindOf, tallied } from './kind.ts';
import { emptyNouns, functionWords, months } from './lexicon.ts';
import { type WhoIsMeant, whoIsMeant } from './mentions.ts';
import { lowered } from './quoting.ts';
import { greeting, type Sentence, sentencesIn, startsSmall } from './sentences.ts';
import { mark, type Speech, speechIn, staysOpen, withDoubleMarks } from './speech.ts';
import type { Tagger, Word } from './tagger.ts';
import { isRuled } from './views.ts';

export interface ReadSentence extends Sentence {
  words: readonly Word[];
  /** Without punctuation. */
  length: number;
  /** Of the narration; null inside a quotation and where the sentence does not begin plainly. */
  clause: Clause | null;
  /** It stands, from its first word on, within words that someone says. */
  isSaid: boolean;
  /** What is said in it, without the marks; null when nobody speaks. */
  speech: Speech | null;
}

export type PassageKind = 'story' | 'poem' | 'information' | 'opinion' | 'instructions' | 'foreign' | 'fragments';

export interface Passage {
  sentences: readonly ReadSentence[];
  kind: PassageKind;
  isFirstPerson: boolean;
  isPast: boolean;
  /** A letter or a speech: whoever says "I" in it is no one to whom a story happens. */
  isAddress: boolean;
  /** Written without capitals, as young children do: its spelling is not to be asked about. */
  isLoose: boolean;
  /** What it is called, where it is no mere story, poem or passage. */
  genre: Genre | null;
  cast: readonly Figure[];
  /** Whom "he" or "she" means. */
  meant: WhoIsMeant;
  /** What it keeps coming back to: nouns in the form in which they stand there most, those of the title before the others, most frequent first, with the sentences that hold them. */
  topics: readonly { text: string; lemma: string; isNamed: boolean; sentences: readonly number[] }[];
  words: number;
  paragraphs: number;
  grade: number | null;
  title: string | null;
}

export function readPassage(original: string, tag: Tagger): Passage {
  const passage = withDoubleMarks(original);
  const plain = sentencesIn(passage);
  const wordsOfEach = plain.map(({ text }) => wordsIn(text));
  const words = wordsOfEach.flat();
  const isEnglish = words.filter((word) => functionWords.has(word)).length >= words.length * (words.length < 12 ? 0.1 : 0.2) && isInLatinLetters(passage, words);
  const wordsTagged = isEnglish ? tag(plain.map(({ text }) => text)) : [];
  const isLoose = startsSmall(passage);
  // Nobody is asked about a word that is not spelled like any.
  if (isLoose && tag.isWord) for (const word of wordsTagged.flat()) if (/^\p{Ll}{3,}$/u.test(word.text) && !tag.isWord(word.lower)) word.isDoubtful = true;
  let open: { paragraph: number; isOpen: boolean } = { paragraph: -1, isOpen: false };
  const read = plain.map((sentence): ReadSentence => {
    const isSaid = open.paragraph === sentence.paragraph && open.isOpen;
    open = { paragraph: sentence.paragraph, isOpen: staysOpen(sentence.text, isSaid) };
    const tagged = wordsTagged[sentence.index] ?? [];
    const speech = speechIn(sentence.text);
    const narrated = isSaid || (speech && /^["“]/.test(sentence.text)) ? null : clauseIn(tagged);
    return {
      ...sentence,
      words: tagged,
      length: lengthOf(sentence.text, wordsOfEach[sentence.index] ?? []),
      clause: sentence.form === 'heading' ? null : narrated,
      isSaid,
      speech,
    };
  });
  const body = read.filter(({ form }) => form !== 'heading');
  // What someone says about themselves makes no narrator.
  const narrated = body.flatMap(
    ({ text }) => (mark.test(text) ? text.replace(/[“"][^“”"]*(?:[”"]|$)/gu, ' ') : text).match(/(?<![\p{L}])(?:[Ii]|[Mm]e|[Mm]y|[Mm]yself|ME|MY)(?![\p{L}])/gu) ?? [],
  );
  const isFirstPerson = narrated.length >= Math.max(2, body.length * 0.15) && !body.some(({ speech, text }) => speech && /^\p{Lu}+:/u.test(text));
  const { isPast, people, figures } = tallied(body);
  const written = kindOf(body, { isEnglish, isPast, isFirstPerson, people, figures });
  // Who lays down what must be done argues for nothing.
  const kind = written === 'opinion' && isRuled({ sentences: read }) ? 'information' : written;
  const cast = castOf(read, kind === 'story' || kind === 'poem', isFirstPerson && kind === 'story');
  const isProse = isEnglish && kind !== 'poem' && kind !== 'fragments';
  const heading = read[0]?.form === 'heading' && read.length > 1 && !greeting.test(read[0].text) ? read[0].text : null;
  return {
    sentences: read,
    kind,
    isFirstPerson,
    isPast,
    isAddress:
      /^\s*(?:Dear\s+\p{L}|(?:My )?[Ff]ellow\s|Ladies and gentlemen|(?:Dear |My )?[Ff]riends,|(?:Neighbors|Colleagues|Classmates|Citizens|Parents|Comrades|Honored guests|Members of \p{L}[\p{L} ]{2,30}),|Good (?:morning|afternoon|evening),)/u.test(
        passage,
      ) || isToUs(body, kind, passage),
    isLoose,
    genre: genreOf(read, kind, isFirstPerson),
    cast,
    meant: whoIsMeant(read, cast),
    topics: topicsIn(body, cast, heading ?? ''),
    words: words.length,
    paragraphs: (read.at(-1)?.paragraph ?? -1) + 1,
    grade:
      isProse && words.length >= 30 ? Math.min(18, Math.max(0, Math.round(gradeOfSentences(body.flatMap(({ index }) => stretchesOf(wordsOfEach[index] ?? [], isLoose)))))) : null,
    title: heading,
  };
}

/** "We are met on a great battle-field", "Hi everyone, … Coach D.": most of it is said by someone to those who are meant by "we" and "you". */
const isToUs = (body: readonly ReadSentence[], kind: PassageKind, passage: string): boolean =>
  (kind === 'information' || kind === 'story') &&
  ((/^Subject:\s/m.test(passage) && /^(?:Hi|Hello|Dear)\b.{0,40},\s*$/m.test(passage)) ||
    (body.length >= 4 &&
      /\b(?:let us|it is for us|our fathers|my friends|I say to you|we must|we shall)\b/i.test(passage) &&
      body.filter(({ text }) => /\b(?:we|us|our)\b/i.test(text)).length >= body.length * 0.55));

/** Where full stops are missing, the length of sentences says nothing of how hard a text is: they are taken to be as long as a child's are. */
const stretchesOf = (words: readonly string[], isLoose: boolean): (readonly string[])[] =>
  isLoose && words.length > loosest ? Array.from({ length: Math.ceil(words.length / loosest) }, (_, at) => words.slice(at * loosest, (at + 1) * loosest)) : [words];
const loosest = 14;

/** Words; in scripts without spaces two characters count as one. */
const lengthOf = (text: string, words: readonly string[]): number =>
  // Below U+0E00, where Thai begins, and in the marks of print, no script does without spaces.
  /[^\0-\u0dff\u2000-\u206f]/.test(text) ? (text.match(unspaced)?.length ?? 0) / 2 + wordsIn(text.replace(unspaced, ' ')).length : words.length;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** In small letters. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Grades by the estimated level; the middle one where there is no estimate. */
export const bandOf = (grade: number | null): ReadingGrade => (grade === null ? '6-8' : grade < 5.5 ? '3-5' : grade < 8.5 ? '6-8' : '9-12');

function topicsIn(body: readonly ReadSentence[], cast: readonly Figure[], title: string): Passage['topics'] {
  const found = new Map<string, { forms: string[]; sentences: number[] }>();
  const note = (key: string, form: string, index: number): void => {
    const known = found.get(key);
    if (!known) {
      found.set(key, { forms: [form], sentences: [index] });
      return;
    }
    known.forms.push(form);
    if (known.sentences.at(-1) !== index) known.sentences.push(index);
  };
  const nouns = new Set<string>();
  for (const { words } of body) for (const { pos, lower } of words) if (pos === 'NOUN') nouns.add(lower);
  const names = new Set(cast.flatMap(({ name }) => name.toLowerCase().split(' ')));
  // What the title names comes before what is only said more often.
  const inTitle = new Set(wordsIn(title));
  for (const { index, words } of body)
    words.forEach((word, i) => {
      if (
        !(word.pos === 'NOUN' || (word.pos === 'PROPN' && i === 0 && nouns.has(word.lower))) ||
        word.lemma.length < 3 ||
        emptyNouns.has(word.lemma) ||
        months.has(word.lower) ||
        names.has(word.lower) ||
        !/^\p{L}[\p{L}-]+$/u.test(word.text)
      )
        return;
      // "sea ice" and "tide pool" name more than their last word.
      const before = words[i - 1];
      const text = before?.pos === 'NOUN' && /^\p{L}{3,}$/u.test(before.text) && words[i + 1]?.pos !== 'NOUN' ? `${before.lower} ${word.lower}` : word.lower;
      note(word.lemma, word.lower, index);
      if (text.includes(' ')) note(`${before?.lemma} ${word.lemma}`, text, index);
    });
  return [...found]
    .filter(([, { sentences }]) => sentences.length >= 2)
    .map(([lemma, { forms, sentences }]) => {
      let text: string | undefined;
      return {
        isNamed: inTitle.has(lemma) || forms.some((form) => inTitle.has(form)),
        lemma,
        // Only the first few are ever spoken about, and wording each searches the whole passage.
        get text() {
          text ??= topicText(mostFrequentFirst(forms), body);
          return text;
        },
        sentences,
      };
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.sentences.length - a.sentences.length || b.lemma.length - a.lemma.length);
}

const mostFrequentFirst = (forms: readonly string[]): string[] => [...Map.groupBy(forms, (form) => form).values()].sort((a, b) => b.length - a.length).map(([form = '']) => form);

/** As one speaks about it: "the bridge", "volcanoes", "sleep". `forms`: most frequent first. */
function topicText([form = '', ...others]: readonly string[], body: readonly ReadSentence[]): string {
  if (/(?<![sui])s$/.test(form) || form.includes(' ')) return form;
  const used = body.flatMap(({ words }) =>
    words.some(({ lower }) => lower === form)
      ? words.flatMap(({ lower }, at) => (lower === form ? [{ before: words[/^["“‘']$/.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1], next: words[at + 1] }] : []))
      : [],
  );
  const plural = others.find((other) => /s$/.test(other));
  // "my sweater", "one button": only what also stands without a word before it, as "sleep" does, can be spoken of without one.
  const isBare = used.some(
    ({ before, next }) =>
      (!before || !/^(?:DET|ADJ|NUM|NOUN|PROPN)$/.test(before.pos)) && !(owners.has(before?.lower ?? '') && before?.pos !== 'SCONJ') && !/^(?:NOUN|PROPN)$/.test(next?.pos ?? ''),
  );
  if (isBare) return form;
  return used.some(({ before }) => before?.lower === 'the') ? `the ${form}` : (plural ?? `the ${form}`);
}
const owners = new Set("my your his her its our their whose 's a an this that one some any no every each another".split(' '));

/** The words that do not begin a sentence, as they are written and in small letters. Asked for with every subject. */
function insideOf(sentences: Passage['sentences']): Inside {
  const known = inside.get(sentences);
  if (known) return known;
  const found: Inside = { written: new Set(), small: new Set() };
  for (const { words, form } of sentences)
    if (form !== 'heading')
      for (let at = 1; at < words.length; at++) {
        const word = words[at] as Word;
        found.written.add(word.text);
        found.small.add(word.lower);
      }
  inside.set(sentences, found);
  return found;
}
interface Inside {
  written: Set<string>;
  small: Set<string>;
}
/** Gone with the passage. */
const inside = new WeakMap<Passage['sentences'], Inside>();

/** "Different dynasties", "Yeast": a first word is written large whatever it is. False where the passage writes it small elsewhere, null where nothing tells. */
function isNamed({ cast, sentences }: Passage, [first, second]: readonly Word[]): boolean | null {
  if (!first || second?.pos === 'PROPN' || /\p{Lu}|\./u.test(first.text.slice(1))) return true;
  if (cast.some(({ name, isNamed }) => isNamed && name.split(' ').includes(first.text)) || givenNames.he.has(first.lower) || givenNames.she.has(first.lower)) return true;
  const { written, small } = insideOf(sentences);
  return small.has(first.lower) ? written.has(first.text) : null;
}

/** Who does it, as a question may call them, and whether they are people; null when the sentence does not say. */
export function subjectOf(
  passage: Passage,
  { index, text, clause }: Pick<ReadSentence, 'index' | 'text' | 'clause'>,
): { name: string; isPerson: boolean; isPlural: boolean } | null {
  if (!clause) return null;
  const { subject } = clause;
  const only = subject.length === 1 ? subject[0] : undefined;
  if (only?.pos === 'PRON') {
    if (only.lower === 'i') return passage.isFirstPerson ? { name: narrator, isPerson: true, isPlural: false } : null;
    const meant = passage.meant(only.lower, index, only.start);
    return meant && { name: meant.name, isPerson: !isBeast(passage, meant.name), isPlural: false };
  }
  if (subject.some(({ pos, lower }) => pos === 'PRON' && !/^(?:his|her|their|its)$/.test(lower) && !(lower === 'my' && passage.isFirstPerson))) return null;
  const written = textOf(text, subject);
  // "Lily the frog" is called Lily.
  const called = /^(\p{Lu}[\p{L}'’-]+) the \p{Ll}+$/u.exec(written)?.[1];
  if (called && passage.cast.some((each) => each.name === called)) return { name: called, isPerson: true, isPlural: false };
  const isName = subject[0]?.pos === 'PROPN' && text.startsWith(written) ? isNamed(passage, subject) : subject[0]?.pos === 'PROPN';
  if (isName === null) return null;
  const name = isName ? written : lowered(written).replace(/^my /, `${narrator}’s `);
  const words = /\b(?:of|and)\b|['’]s\b/.test(written) ? [] : written.split(' ');
  const introduced = name.replace(/^an? (?=\p{Ll}+$)/u, 'the ');
  const figure = passage.cast.find((each) => each.name === name || each.name === introduced || (each.isNamed && words.includes(each.name)));
  return {
    name: figure?.name === introduced ? introduced : name,
    isPerson: (figure !== undefined && !isBeast(passage, figure.name)) || (/ and /.test(name) && passage.cast.some((each) => written.includes(each.name))),
    isPlural: / and /.test(name) || figure?.isPlural === true,
  };
}
