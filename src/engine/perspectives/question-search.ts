/** Finds the curated question that a visitor means, and those that stand near it. Another question in its place would be worse than none. */
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems, isStopWord, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

/** The share of the words that tell something which a question must meet, by inverse document frequency. */
const enough = 0.6;
/** The share from which on a question stands near. */
const near = 0.34;
/** The share of its words that two curated questions have in common, from which on they are related. */
const related = 0.16;

/** A word of the visitor, with what a slip of the pen may have made it from. */
interface Word {
  text: string;
  stem: string;
  /** No question is told by it, such as "good" or "kids": it only counts where a question must name it. */
  isJudging: boolean;
}

interface Entry {
  question: CuratedQuestion;
  /** Words and stems of all its wordings and of what it must name. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Stems by wording. */
  wordings: readonly ReadonlySet<string>[];
  /** From each of these one must be named. */
  mustName: readonly { words: readonly string[]; stems: ReadonlySet<string> }[];
}

interface Met {
  question: CuratedQuestion;
  share: number;
  /** How near the words come to one of its wordings, 0 to 1: what both say, of all that either says. */
  closest: number;
  isNamed: boolean;
  /** Does it speak of what the question is first about? */
  isNear: boolean;
  groups: number;
}

export class QuestionSearch {
  readonly #entries: readonly Entry[];
  readonly #exact: ReadonlyMap<string, CuratedQuestion>;
  readonly #weights = new Map<string, number>();
  readonly #rarest: number;
  /** Every word that some question holds: such a word is no slip. */
  readonly #held = new Set<string>();

  constructor(questions: readonly CuratedQuestion[]) {
    this.#entries = questions.map(entryOf);
    this.#exact = new Map(questions.flatMap((question) => wordingsOf(question).map((text) => [plain(text), question])));
    for (const { words } of this.#entries) for (const word of words) this.#held.add(word);
    for (const each of new Set(this.#entries.flatMap(({ stems }) => [...stems])))
      this.#weights.set(each, Math.log((questions.length + 1) / (this.#entries.filter(({ stems }) => stems.has(each)).length + 0.5)));
    // A word that no question holds weighs as much as the rarest that one holds: it may be what the visitor is after.
    this.#rarest = Math.max(0, ...this.#weights.values());
  }

  /** The curated question the text asks; without one, up to three that stand near it, nearest first. */
  find(text: string): { asked: CuratedQuestion } | { asked: null; near: CuratedQuestion[] } {
    const exact = this.#exact.get(plain(text));
    if (exact) return { asked: exact };
    const met = this.#met(text);
    const asked = met.find(({ share, isNamed }) => isNamed && share >= enough);
    if (asked) return { asked: asked.question };
    return {
      asked: null,
      near: met
        .filter(({ share, isNear }) => isNear && share >= near)
        .slice(0, 3)
        .map(({ question }) => question),
    };
  }

  /** Up to three curated questions near this one, nearest first. */
  relatedTo(curated: CuratedQuestion): CuratedQuestion[] {
    const own = new Set(
      wordingsOf(curated)
        .flatMap(contentStems)
        .filter((each) => !judging.has(each)),
    );
    const whole = this.#weigh(own);
    return this.#entries
      .filter(({ question }) => question.id !== curated.id)
      .map(({ question, stems }) => ({ question, share: this.#weigh([...own].filter((each) => stems.has(each))) / whole }))
      .filter(({ share }) => share >= related)
      .sort((a, b) => b.share - a.share)
      .slice(0, 3)
      .map(({ question }) => question);
  }

  #weigh(stems: Iterable<string>): number {
    let sum = 0;
    for (const each of stems) sum += this.#weights.get(each) ?? this.#rarest;
    return sum;
  }

  #met(text: string): Met[] {
    const said = new Set(wordsOf(text));
    const words = [...said].map(wordIn).filter((word) => word !== null);
    const telling = words.filter(({ isJudging }) => !isJudging);
    const whole = this.#weigh(new Set(telling.map((word) => word.stem)));
    return this.#entries
      .map((entry) => this.#meet(entry, { said, words, telling, whole }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.groups - a.groups || b.share - a.share || b.closest - a.closest);
  }

  /** `said`: every word, also those that tell nothing; a question that must name one of them, as in "made up", knows why. */
  #meet(
    { question, words: own, stems, wordings, mustName }: Entry,
    { said, words, telling, whole }: { said: ReadonlySet<string>; words: readonly Word[]; telling: readonly Word[]; whole: number },
  ): Met {
    const isExact = (word: Word): boolean => stems.has(word.stem);
    const slipped = (word: Word, among: Iterable<string>, isBacked: boolean): boolean => !this.#held.has(word.text) && [...among].some((each) => isSlip(word.text, each, isBacked));
    // A long word that is nearly there backs a short one: "nucular enrgy".
    const isBacked = telling.some((word) => isExact(word) || slipped(word, own, false));
    const spelled = (word: Word, among: Iterable<string>): boolean => slipped(word, among, isBacked);
    const agreed = new Set(telling.filter((word) => isExact(word) || spelled(word, own)).map((word) => word.stem));
    const named = mustName.map((group) => group.words.some((word) => said.has(word)) || words.some((word) => group.stems.has(word.stem) || spelled(word, group.words)));
    // "Vaccines", by itself: the question of which most wordings speak of it.
    const [only] = words.length === 1 ? telling : [];
    const isTopic = only !== undefined && wordings.filter((wording) => wording.has(only.stem)).length >= wordings.length * 0.4;
    return {
      question,
      share: whole === 0 ? 0 : this.#weigh(agreed) / whole,
      closest: Math.max(...wordings.map((wording) => closeness(wording, agreed))),
      isNamed: (named.every(Boolean) && agreed.size > 0) || isTopic,
      isNear: named[0] === true,
      groups: named.every(Boolean) ? named.length : 0,
    };
  }
}

const wordingsOf = ({ question, alsoAsked }: CuratedQuestion): string[] => [question, ...alsoAsked];

function entryOf(question: CuratedQuestion): Entry {
  const mustName = question.mustName.map((line) => ({ words: wordsOf(line), stems: new Set(wordsOf(line).map(stem)) }));
  const words = new Set([...wordingsOf(question).flatMap(wordsOf), ...mustName.flatMap((group) => group.words)]);
  const wordings = wordingsOf(question).map((text) => new Set(contentStems(text)));
  return { question, words, wordings, mustName, stems: new Set([...wordings.flatMap((wording) => [...wording]), ...mustName.flatMap((group) => [...group.stems])]) };
}

function wordIn(text: string): Word | null {
  if (text.length < 2 || isStopWord(text) || hasty.has(text)) return null;
  const stemmed = stem(text);
  return { text, stem: stemmed, isJudging: judging.has(stemmed) };
}

/** A likely slip in writing the word, and no other word: the first letter agrees, and one letter is wrong, in a long word two. A short one needs another word that agrees. */
function isSlip(typed: string, meant: string, isBacked: boolean): boolean {
  const length = Math.min(typed.length, meant.length);
  if (typed[0] !== meant[0] || length < (isBacked ? 4 : 7)) return false;
  return editDistance(typed, meant) <= (length >= 7 ? 2 : 1);
}

function closeness(wording: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  const both = [...stems].filter((each) => wording.has(each)).length;
  return both / (wording.size + stems.size - both || 1);
}

/** Words in which any question can be put: they tell nothing about what it asks. */
const judging = new Set(
  contentStems(
    'good bad right wrong okay fine better worse best kid kids child children student students teenagers people person think believe opinion pros cons idea matter yes why actually really truly ever real thing someone everyone anyone anybody still just useful usefull helpful useless able ethical moral proof evidence fair unfair cruel dangerous important possible lead told mom dad parents friends stupid dumb nice cool ban banned allow allowed forbid forbidden prohibit prohibited legal illegal abolish',
  ),
);

/** Small words as they are written in a hurry: they tell as little as the words they stand for. */
const hasty = new Set('wat wut wht wot abot abut abt bout shud shuld shoud shold shuldnt wuld culd hav haz doez dose iz'.split(' '));

const plain = (text: string): string => wordsOf(text).join(' ');
