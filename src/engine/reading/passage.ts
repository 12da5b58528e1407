/** A passage, read: its sentences with their words and clauses, what kind of text it is, who is in it and what it keeps coming back to. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import { gradeOfSentences } from '../text/reading-level.ts';
import { castOf, type Figure, narrator } from './cast.ts';
import { type Clause, clauseIn, textOf } from './clauses.ts';
import { argumentWords, emptyNouns, functionWords, judgments, orderVerbs } from './lexicon.ts';
import { type WhoIsMeant, whoIsMeant } from './mentions.ts';
import { lowered } from './quoting.ts';
import { type Sentence, sentencesIn, startsSmall } from './sentences.ts';
import type { Tagger, Word } from './tagger.ts';

export interface ReadSentence extends Sentence {
  words: readonly Word[];
  /** Without punctuation. */
  length: number;
  /** Of the narration; null inside a quotation and where the sentence does not begin plainly. */
  clause: Clause | null;
  /** It stands, from its first word on, within words that someone says. */
  isSaid: boolean;
  /** What is said in it, without the marks; null when nobody speaks. */
  speech: { said: string; speaker: string | null } | null;
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

export function readPassage(passage: string, tag: Tagger): Passage {
  const plain = sentencesIn(passage);
  const wordsOfEach = plain.map(({ text }) => wordsIn(text));
  const words = wordsOfEach.flat();
  const isEnglish =
    words.filter((word) => functionWords.has(word)).length >= words.length * (words.length < 12 ? 0.1 : 0.2) &&
    words.filter((word) => /^[a-z]+$/.test(word) || /^[\p{Script=Latin}\p{N}'’-]+$/u.test(word)).length > words.length * 0.8;
  const wordsTagged = isEnglish ? tag(plain.map(({ text }) => text)) : [];
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
  const tokens = body.flatMap((sentence) => sentence.words);
  // What someone says about themselves makes no narrator.
  const narrated = body.flatMap(
    ({ text }) => (mark.test(text) ? text.replace(/[“"][^“”"]*(?:[”"]|$)/gu, ' ') : text).match(/(?<![\p{L}])(?:[Ii]|[Mm]e|[Mm]y|[Mm]yself|ME|MY)(?![\p{L}])/gu) ?? [],
  );
  const isFirstPerson = narrated.length >= Math.max(2, body.length * 0.15) && !body.some(({ speech, text }) => speech && /^\p{Lu}+:/u.test(text));
  const finite = tokens.filter(({ pos, lower }) => (pos === 'VERB' || pos === 'AUX') && !lower.endsWith('ing'));
  const isPast = finite.filter(({ lower, lemma }) => pastForms.has(lower) || (lower !== lemma && !lower.endsWith('s'))).length > finite.length / 2;
  const kind = kindOf(body, isEnglish, isPast, isFirstPerson);
  const cast = castOf(read, kind === 'story' || kind === 'poem', isFirstPerson && kind === 'story');
  const isProse = isEnglish && kind !== 'poem' && kind !== 'fragments';
  const heading = read[0]?.form === 'heading' && read.length > 1 ? read[0].text : null;
  return {
    sentences: read,
    kind,
    isFirstPerson,
    isPast,
    isAddress: /^\s*(?:Dear\s+\p{L}|(?:My )?[Ff]ellow\s|Ladies and gentlemen|(?:Dear |My )?[Ff]riends,|Good (?:morning|afternoon|evening),)/u.test(passage),
    isLoose: startsSmall(passage),
    cast,
    meant: whoIsMeant(read, cast),
    topics: topicsIn(body, cast, heading ?? ''),
    words: words.length,
    paragraphs: (read.at(-1)?.paragraph ?? -1) + 1,
    grade: isProse && words.length >= 30 ? Math.min(18, Math.max(0, Math.round(gradeOfSentences(body.map(({ index }) => wordsOfEach[index] ?? []))))) : null,
    title: heading,
  };
}

const pastForms = new Set('was were had did could would'.split(' '));
const thirdPersons = new Set('he she him her his hers'.split(' '));

/** Nine of ten characters that are seen are letters, and nearly every word in Latin letters has a vowel. */
function isMostlyLetters(text: string): boolean {
  const seen = text.replace(/\s/g, '');
  const words = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  const spoken = words.filter((word) => /[aeiouyäöüáàâéèêëíìîïóòôøõúùûåæœıąęãw]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word));
  return (seen.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= seen.length * 0.75 && spoken.length >= words.length * 0.8;
}

/** Words; in scripts without spaces two characters count as one. */
const lengthOf = (text: string, words: readonly string[]): number =>
  // Below U+0E00, where Thai begins, and in the marks of print, no script does without spaces.
  /[^\0-\u0dff\u2000-\u206f]/.test(text) ? (text.match(unspaced)?.length ?? 0) / 2 + wordsIn(text.replace(unspaced, ' ')).length : words.length;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
/** In small letters. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Nearly every sentence of a text that is no story has none. */
const mark = /["“”]/;

/** Is a quotation still open at the end of the text? */
function staysOpen(text: string, isOpen: boolean): boolean {
  if (!mark.test(text)) return isOpen;
  let now = isOpen;
  for (const [each] of text.matchAll(/["“”]/g)) now = each === '“' ? true : each === '”' ? false : !now;
  return now;
}

/** Grades by the estimated level; the middle one where there is no estimate. */
export const bandOf = (grade: number | null): ReadingGrade => (grade === null ? '6-8' : grade < 5.5 ? '3-5' : grade < 8.5 ? '6-8' : '9-12');

function kindOf(body: readonly ReadSentence[], isEnglish: boolean, isPast: boolean, isFirstPerson: boolean): PassageKind {
  // Another language still has sentences: they begin large and end with a mark, or are written in another script.
  const isWritten = ({ text, length }: ReadSentence) =>
    isMostlyLetters(text) &&
    ((length >= 3 && /^[“"«¿¡(—-]?\s?\p{Lu}.*[.!?…]/u.test(text)) ||
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}]{4,}/u.test(text));
  if (!isEnglish) return body.filter(isWritten).length >= body.length / 2 && body.length > 0 ? 'foreign' : 'fragments';
  if (isList(body)) return 'fragments';
  if (body.filter(({ form }) => form === 'verse').length > body.length / 2) return 'poem';
  if (body.every(({ length }) => length < 3)) return 'fragments';
  const tokens = body.flatMap(({ words }) => words);
  const share = (test: (word: Word) => boolean) => tokens.filter(test).length / Math.max(1, tokens.length);
  const orders = body.filter(({ words }) => (words[0]?.pos === 'VERB' && words[0].lower === words[0].lemma) || orderVerbs.has(words[0]?.lower ?? '')).length;
  if (orders >= 3 && orders > body.length * 0.4) return 'instructions';
  const people = share(({ lower }) => thirdPersons.has(lower)) + (isFirstPerson ? 0.03 : 0);
  const speaks = body.filter(({ speech }) => speech).length / Math.max(1, body.length);
  const judges = body.filter(({ words }) => words.some(({ lower, lemma }) => judgments.has(lower) || argumentWords.has(lemma))).length / Math.max(1, body.length);
  const figures = share(({ pos, text }) => pos === 'NUM' && /\d{2}/.test(text));
  // A report dates and counts; a story follows someone.
  const story = (isPast ? 1 : 0) + Math.min(2.5, people * 40) + speaks * 3 + (isFirstPerson && isPast ? 1.5 : 0) - Math.max(0, figures - 0.012) * 50;
  // A scene: "ANNA: Where is it?"
  const isScene = body.filter(({ text, speech }) => speech && /^\p{Lu}{2,}[\p{Lu} .]*:/u.test(text)).length >= body.length * 0.4;
  // A life told year by year informs, whoever it is about.
  const dated = body.filter(({ text }) => /\b(?:1[5-9]|20)\d\d\b/.test(text)).length;
  const isLife = dated >= 2 && dated >= body.length * 0.2 && speaks === 0 && !isFirstPerson;
  if ((story >= 2 && !isLife) || isScene) return 'story';
  return judges >= 0.2 ? 'opinion' : 'information';
}

/** What to buy or to bring: line by line things and how many, and nothing that happens. */
const isList = (body: readonly ReadSentence[]): boolean =>
  body.length > 0 &&
  body.filter(({ words }) => words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')).length < body.length * 0.25 &&
  body.filter(({ text }) => /^\p{N}/u.test(text)).length >= body.length * 0.25;

const speaking =
  'said|asked|cried|whispered|shouted|replied|answered|called|muttered|murmured|yelled|added|told|began|agreed|laughed|sighed|screamed|snapped|insisted|explained|exclaimed|says|asks|grumbled|continued|pleaded|begged';

const speakerAfter = new RegExp(
  `[”"]\\s*(?:${speaking.replace('|told', '')})\\s+((?:(?:Mr|Mrs|Ms|Dr)\\.\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+|\\s\\d{1,3})?|the\\s(?:\\p{Ll}+\\s){0,2}\\p{Ll}+)(?=[\\s.,;]|$)`,
  'u',
);
const speakerBefore = new RegExp(
  `(?:^|[”"’,.!?]\\s*)((?:(?:Mr|Mrs|Ms|Dr)\\.\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?|[Tt]he\\s(?:\\p{Ll}+\\s){0,1}\\p{Ll}+)\\s(?:${speaking})\\b`,
  'u',
);

/** Words between quotation marks that someone says; one quoted word is none. Also "ANNA: Where is it?". */
function speechIn(text: string): ReadSentence['speech'] {
  const colon = text.indexOf(':');
  if (!mark.test(text) && (colon < 0 || colon > 25)) return null;
  const said = [...text.matchAll(/[“"]([^“”"]{2,400})(?:[”"]|$)/g)].map((match) => (match[1] ?? '').trim().replace(/,$/, ''));
  const parts = said.filter((part) => /\s/.test(part) || /[!?.]$/.test(part) || said.length > 1);
  // “Who,” he demanded, “has put that plant in my window?”
  const first = /[.!?…]$/.test(parts[0] ?? '.') || parts.length < 2 ? parts[0] : `${parts[0]} … ${parts[1]}`;
  if (first && /\s|[!?.]$/.test(first)) {
    const after = speakerAfter.exec(text)?.[1];
    const before = speakerBefore.exec(text)?.[1];
    const speaker = [after, before].find(
      (name) => name && !/^(?:He|She|They|I|It|We|You|Nobody|Somebody|Someone|Everyone|Everybody|No one|One)$/.test(name) && !/\b(?:to|and|in|with|that|as|at|for)$/.test(name),
    );
    return { said: first, speaker: speaker ? lowered(speaker).replace(/^\p{Ll}/u, (letter) => (/^[Tt]he /.test(speaker) ? letter : (speaker[0] ?? letter))) : null };
  }
  const script = /^(\p{Lu}[\p{L} .]{0,24}):\s+(.{3,})$/u.exec(text);
  return script?.[1] && script[2] && /^\p{Lu}/u.test(script[2]) && script[1].split(' ').length <= 3 && /^\p{Lu}+$/u.test(script[1].replace(/[ .]/g, ''))
    ? { said: script[2], speaker: capitalizedName(script[1]) }
    : null;
}

const capitalizedName = (name: string): string => name.replace(/\p{Lu}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

function topicsIn(body: readonly ReadSentence[], cast: readonly Figure[], title: string): Passage['topics'] {
  const found = new Map<string, { forms: Map<string, number>; sentences: Set<number> }>();
  const note = (key: string, form: string, index: number): void => {
    const known = found.get(key) ?? { forms: new Map<string, number>(), sentences: new Set<number>() };
    known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
    known.sentences.add(index);
    found.set(key, known);
  };
  const nouns = new Set(body.flatMap(({ words }) => words.filter(({ pos }) => pos === 'NOUN').map(({ lower }) => lower)));
  const names = new Set(cast.flatMap(({ name }) => name.toLowerCase().split(' ')));
  // What the title names comes before what is only said more often.
  const inTitle = new Set(wordsIn(title));
  const isNamed = (lemma: string, forms: ReadonlyMap<string, number>): boolean => inTitle.has(lemma) || [...forms.keys()].some((form) => inTitle.has(form));
  for (const { index, words } of body)
    for (const [i, word] of words.entries()) {
      if (
        !(word.pos === 'NOUN' || (word.pos === 'PROPN' && i === 0 && nouns.has(word.lower))) ||
        word.lemma.length < 3 ||
        emptyNouns.has(word.lemma) ||
        names.has(word.lower) ||
        !/^\p{L}[\p{L}-]+$/u.test(word.text)
      )
        continue;
      // "sea ice" and "tide pool" name more than their last word.
      const before = words[i - 1];
      const text = before?.pos === 'NOUN' && /^\p{L}{3,}$/u.test(before.text) && words[i + 1]?.pos !== 'NOUN' ? `${before.lower} ${word.lower}` : word.lower;
      note(word.lemma, word.lower, index);
      if (text.includes(' ')) note(`${before?.lemma} ${word.lemma}`, text, index);
    }
  return [...found]
    .filter(([, { sentences }]) => sentences.size >= 2)
    .map(([lemma, { forms, sentences }]) => {
      let text: string | undefined;
      return {
        isNamed: isNamed(lemma, forms),
        lemma,
        // Only the first few are ever spoken about, and wording each searches the whole passage.
        get text() {
          text ??= topicText(
            [...forms].sort((a, b) => b[1] - a[1]).map(([form]) => form),
            body,
          );
          return text;
        },
        sentences: [...sentences],
      };
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.sentences.length - a.sentences.length || b.lemma.length - a.lemma.length);
}

/** As one speaks about it: "the bridge", "volcanoes", "sleep". `forms`: most frequent first. */
function topicText([form = '', ...others]: readonly string[], body: readonly ReadSentence[]): string {
  if (/(?<![sui])s$/.test(form) || form.includes(' ')) return form;
  const used = body.flatMap(({ words }) => words.flatMap(({ lower }, at) => (lower === form ? [{ before: words[at - 1], next: words[at + 1] }] : [])));
  const plural = others.find((other) => /s$/.test(other));
  // "my sweater", "one button": only what also stands without a word before it, as "sleep" does, can be spoken of without one.
  const isBare = used.some(
    ({ before, next }) => (!before || !/^(?:DET|ADJ|NUM|NOUN|PROPN)$/.test(before.pos)) && !(owners.has(before?.lower ?? '') && before?.pos !== 'SCONJ') && next?.pos !== 'NOUN',
  );
  if (isBare) return form;
  return used.some(({ before }) => before?.lower === 'the') ? `the ${form}` : (plural ?? `the ${form}`);
}
const owners = new Set("my your his her its our their whose 's a an this that one some any no every each another".split(' '));

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
    return meant && { name: meant.name, isPerson: true, isPlural: false };
  }
  if (subject.some(({ pos, lower }) => pos === 'PRON' && !/^(?:his|her|their|its)$/.test(lower) && !(lower === 'my' && passage.isFirstPerson))) return null;
  const written = textOf(text, subject);
  const name = subject[0]?.pos === 'PROPN' ? written : lowered(written).replace(/^my /, `${narrator}’s `);
  const figure = passage.cast.find((each) => each.name === name || (each.isNamed && written.split(' ').includes(each.name) && !/\b(?:of|and)\b|['’]s\b/.test(written)));
  return {
    name,
    isPerson: figure !== undefined || (/ and /.test(name) && passage.cast.some((each) => written.includes(each.name))),
    isPlural: / and /.test(name) || figure?.isPlural === true,
  };
}
