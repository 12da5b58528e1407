/** A reflection, read: its sentences with what each of them does, whom it names, which feelings it puts into words. Says nothing about its writer. */
import type { PrismFeedbackRequest } from '../../contracts/api/prism-feedback.ts';
import { narrator } from '../reading/cast.ts';
import { readPassage } from '../reading/passage.ts';
import type { Tagger } from '../reading/tagger.ts';
import { contentStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { crueltyIn } from './cruelty.ts';
import { isEnglishIn } from './english.ts';
import { type FeelingNamed, feelingsIn } from './feelings.ts';
import { utterancesIn } from './lines.ts';
import * as signs from './signs.ts';

export interface Told {
  /** Place among the sentences that count, from 0. */
  index: number;
  text: string;
  words: number;
  /** In which fifth of the text it stands. */
  part: 0 | 1 | 2 | 3 | 4;
  /** It stands under a heading such as "Next week". */
  isUnderPlan: boolean;
}

/** Somebody in the text, as feedback may call them: "Maya", "your partner". */
export interface Person {
  name: string;
  /** The sentences that name them. */
  sentences: readonly number[];
}

export interface Reflection {
  title: string;
  text: string;
  /** Without repetitions. */
  sentences: readonly Told[];
  /** In all, repetitions included. */
  words: number;
  /** `english`: sentences that the rules below can read. `other`: another language. `none`: no sentences. */
  kind: 'english' | 'other' | 'none';
  /** The sentence that stands there most often, three times or more. */
  repeated: { sentence: Told; times: number } | null;
  people: readonly Person[];
  feelings: readonly FeelingNamed[];
  /** Nobody is asked for their own part, or for another's view. */
  isCareful: boolean;
  /** The places of sentences that tell without regret of cruelty. */
  cruel: ReadonlySet<number>;
  /** Telling words of the title that the text never takes up. */
  isTitleLeft: boolean;
}

const fewest = { title: 60, repeated: 3 } as const;

/** Pure. */
export function readReflection({ title, reflection }: PrismFeedbackRequest, tag: Tagger): Reflection {
  const passage = readPassage(reflection, tag);
  const { sentences: told, repeated } = withoutRepetition(utterancesIn(reflection) ?? passage.sentences);
  const known = isEnglishIn(reflection);
  const isEnglish = told.length > 0 && known !== false && (known === true || passage.sentences.some(({ words }) => words.length > 0));
  const textStems = new Set(contentStems(reflection));
  const titleStems = contentStems(title);
  const isCareful = signs.harmed.test(reflection) || signs.heavy.test(reflection);
  return {
    title: title.trim(),
    text: reflection,
    sentences: told,
    words: wordsOf(reflection).length,
    kind: isEnglish ? 'english' : passage.kind === 'foreign' || known === false ? 'other' : 'none',
    repeated,
    people: isEnglish ? peopleIn(told, passage) : [],
    feelings: isEnglish ? feelingsIn(told, tag) : [],
    isCareful,
    cruel: isEnglish
      ? crueltyIn(
          told.map(({ text }) => text),
          isCareful,
        )
      : new Set(),
    isTitleLeft: isEnglish && wordsOf(reflection).length >= fewest.title && titleStems.length >= 2 && titleStems.every((stem) => !textStems.has(stem)),
  };
}

function withoutRepetition(read: readonly { text: string; isUnderPlan?: boolean }[]): Pick<Reflection, 'sentences' | 'repeated'> {
  const times = new Map<string, { text: string; count: number; isUnderPlan: boolean }>();
  for (const { text, isUnderPlan = false } of read) {
    const key = wordsOf(text).join(' ');
    const known = times.get(key);
    times.set(key, { text: known?.text ?? text, count: (known?.count ?? 0) + 1, isUnderPlan: known?.isUnderPlan ?? isUnderPlan });
  }
  const once = [...times.values()];
  const all = once.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  let before = 0;
  const sentences = once.map(({ text, isUnderPlan }, index): Told => {
    const words = wordsOf(text).length;
    const part = Math.min(4, Math.floor((5 * (before + words / 2)) / Math.max(1, all))) as Told['part'];
    before += words;
    return { index, text, words, part, isUnderPlan };
  });
  const most = once.reduce((top, { count }, i) => (count > (once[top]?.count ?? 0) ? i : top), 0);
  const sentence = sentences[most];
  const count = once[most]?.count ?? 0;
  return { sentences, repeated: sentence && count >= fewest.repeated ? { sentence, times: count } : null };
}

const kin =
  /\b(my|our|the) ((?:best |lab |math |science |history |english |art |music |gym |little |older |younger |big |new |old |whole |other |soccer |basketball |team |debate |project |writing |reading )?(?:friend|partner|group|team|teammate|teacher|coach|mom|mum|mother|dad|father|brother|sister|cousin|grandma|grandpa|grandmother|grandfather|uncle|aunt|neighbor|captain|goalie|principal|tutor|boss|manager|buddy|customer|audience))s?\b(?!['’]s)/gi;
const namedWithTitle = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Coach|Professor|Aunt|Uncle)\.? \p{Lu}[\p{L}'’-]+/gu;
/** Names that act in sentences and are no people. */
const noPerson =
  /^(?:Google|English|Math|Science|History|Spanish|French|German|Art|Music|Gym|God|Internet|YouTube|TikTok|Instagram|Minecraft|Chromebook|ChatGPT|Kora|AI|School|Also|Maybe|Monday|Okay|Ok|But|And|So|Then|When|Because|Next|First|Second|Finally|Today|Yesterday|Everyone|Mom|Dad)$/i;

function peopleIn(told: readonly Told[], passage: ReturnType<typeof readPassage>): Person[] {
  const found = new Map<string, Set<number>>();
  const add = (name: string, index: number): void => void found.set(name, (found.get(name) ?? new Set<number>()).add(index));
  for (const { index, text } of told) {
    for (const [name] of text.matchAll(namedWithTitle)) add(name, index);
    for (const [, whose = '', who = ''] of text.matchAll(kin)) {
      const owner = whose.toLowerCase();
      if (owner !== 'the' || /^(?:teacher|coach|goalie|captain|principal|audience|judge|customer)$/i.test(who))
        add(`${owner === 'the' ? 'the' : 'your'} ${who.toLowerCase()}`, index);
    }
  }
  const titled = [...found.keys()];
  for (const { name, isNamed, isPlural } of passage.cast) {
    if (!isNamed || isPlural || name === narrator || noPerson.test(name) || titled.some((each) => each.includes(name))) continue;
    for (const { index, text } of told)
      if (
        text
          .split(/[^\p{L}'’.-]+/u)
          .join(' ')
          .includes(name)
      )
        add(name, index);
  }
  return [...found].map(([name, sentences]) => ({ name, sentences: [...sentences] })).sort((a, b) => b.sentences.length - a.sentences.length);
}
