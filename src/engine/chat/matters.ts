/** Finds the matter a teacher comes with, and what of it has been said. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { ChatKnowledge } from '../../contracts/knowledge/knowledge.ts';
import { type Matter, type MatterAnswer, type MatterMove, type MatterWant, matterWants } from '../../contracts/knowledge/teacher-matters.ts';
import { saidMark } from '../text/hash.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { asWords, type Phrase, PhraseBook, patternOf } from './phrases.ts';

interface Heard<T> {
  /** Letters of the message that the longest phrase covers: the more, the surer. */
  length: number;
  what: T;
}

interface PreparedMatter {
  matter: Matter;
  moves: PhraseBook<MatterMove>;
  answers: PhraseBook<MatterAnswer>;
}

/** The matters of the content, made ready once. */
export class Matters {
  readonly #matters: ReadonlyMap<string, PreparedMatter>;
  readonly #ofAnchor: ReadonlyMap<string, Matter>;
  /** What is heard first stands first: a trouble, then what fits anybody, then a subject. */
  readonly #ranks: readonly PhraseBook<Matter>[];
  readonly #subjects: PhraseBook<Matter>;
  readonly #wants: PhraseBook<MatterWant>;
  readonly #asides: PhraseBook<string>;
  readonly #terms: PhraseBook<string>;
  /** By the mark of a sentence of five words or more. */
  #origins: Map<string, Matter> | null = null;

  constructor({ matters, matterWords, moves }: Pick<ChatKnowledge, 'matters' | 'matterWords' | 'moves'>) {
    const prepare = patternsOf(moves);
    this.#matters = new Map(
      matters.map((matter) => [
        matter.id,
        {
          matter,
          moves: new PhraseBook(matter.moves.map((move) => [move, prepare(move.hears ?? [])] as const)),
          answers: new PhraseBook((matter.answers ?? []).map((answer) => [answer, prepare(answer.hears)] as const)),
        },
      ]),
    );
    const bookOf = (some: readonly Matter[]) => new PhraseBook(some.map((matter) => [matter, prepare(matter.hears)] as const));
    this.#subjects = bookOf(matters.filter(({ isSubject }) => isSubject));
    this.#ranks = [bookOf(matters.filter(({ isSubject, isGeneral }) => !isSubject && !isGeneral)), bookOf(matters.filter(({ isGeneral }) => isGeneral)), this.#subjects];
    this.#ofAnchor = new Map(matters.flatMap((matter) => (matter.anchors ?? []).map((anchor) => [anchor, matter] as const)));
    this.#wants = new PhraseBook(matterWants.map((want) => [want, prepare(matterWords.hears[want])] as const));
    this.#asides = new PhraseBook(matterWords.asides.map(({ hears, answer }) => [answer, prepare(hears)] as const));
    this.#terms = new PhraseBook(matterWords.terms.map(({ hears, meaning }) => [meaning, prepare(hears)] as const));
  }

  get(id: string | null): Matter | null {
    return (id !== null && this.#matters.get(id)?.matter) || null;
  }

  all(): Matter[] {
    return [...this.#matters.values()].map(({ matter }) => matter);
  }

  ofAnchor(id: string | null): Matter | null {
    return (id !== null && this.#ofAnchor.get(id)) || null;
  }

  /** The matter the message tells most of, `except` the one. What fits anybody is heard only where nothing of its own is, a subject only where no trouble is. */
  heardIn(message: string, except: Matter | null = null): Heard<Matter> | null {
    const words = asWords(message);
    for (const rank of this.#ranks) {
      const found = rank.longest(words, (matter) => matter !== except);
      if (found) return found;
    }
    return null;
  }

  /** A matter that must not wait. */
  graveIn(message: string): Matter | null {
    return this.#ranks[0]?.longest(asWords(message), ({ isGrave }) => isGrave === true)?.what ?? null;
  }

  /** The subject of the lesson, whatever else is told. */
  subjectIn(message: string): Matter | null {
    return this.#subjects.longest(asWords(message))?.what ?? null;
  }

  wantIn(message: string): Heard<MatterWant> | null {
    return this.#wants.longest(asWords(message));
  }

  /** The meaning of a word of the trade that is asked for. */
  meaningIn(message: string): string | null {
    return this.#terms.longest(asWords(message))?.what ?? null;
  }

  /** The move of the matter that what is told calls for. */
  moveIn(message: string, { id }: Matter): Heard<MatterMove> | null {
    return this.#matters.get(id)?.moves.longest(asWords(message)) ?? null;
  }

  answerIn(message: string, { id }: Matter): Heard<MatterAnswer> | null {
    return this.#matters.get(id)?.answers.longest(asWords(message)) ?? null;
  }

  /** What is said to something that teachers add in any matter. */
  asideIn(message: string): Heard<string> | null {
    return this.#asides.longest(asWords(message));
  }

  /** The matter a reply of Kora's speaks of, for a conversation that brings no state. */
  originOf(reply: string): Matter | null {
    this.#origins ??= new Map(
      [...this.#matters.values()].flatMap(({ matter }) => ownTexts(matter).flatMap((text) => longSentences(text).map((sentence) => [saidMark(sentence), matter] as const))),
    );
    return longSentences(reply).flatMap((sentence) => this.#origins?.get(saidMark(sentence)) ?? [])[0] ?? null;
  }
}

const patternsOf =
  ({ teacher }: ChatMoves) =>
  (phrases: readonly string[]): Phrase[] =>
    phrases.map((phrase) => patternOf(phrase, teacher.wordGroups));

const longSentences = (text: string): string[] => sentencesOf(text).filter((sentence) => wordsOf(sentence).length >= 5);

const ownTexts = ({ opens, moves, watch, because, limit, write, answers }: Matter): string[] => [
  opens,
  watch,
  because,
  limit,
  ...(write ? [write] : []),
  ...moves.flatMap((move) => [move.do, move.say, move.otherwise, ...(move.how ?? []), move.asks]),
  ...(answers ?? []).map(({ answer }) => answer),
];

const prepared = new WeakMap<ChatKnowledge, Matters>();

export function mattersOf(knowledge: ChatKnowledge): Matters {
  const ready = prepared.get(knowledge) ?? new Matters(knowledge);
  prepared.set(knowledge, ready);
  return ready;
}

const marks = new WeakMap<MatterMove, readonly string[]>();

/** The marks of a move's first two sentences: one of so short a mark alone is now and then that of something else. */
function marksOf(move: MatterMove): readonly string[] {
  const known = marks.get(move) ?? sentencesOf(move.do).slice(0, 2).map(saidMark);
  marks.set(move, known);
  return known;
}

/** When the move was said last, by the places of the marks; -1 for never. */
const saidAt = (move: MatterMove, places: ReadonlyMap<string, number>): number => Math.min(...marksOf(move).map((mark) => places.get(mark) ?? -1));

/** Moves of the matter that have been given, the latest last. `said`: marks of all sentences, oldest first. */
export function givenMoves({ moves }: Matter, said: readonly string[]): MatterMove[] {
  const places = new Map(said.map((mark, place) => [mark, place]));
  const at = (move: MatterMove) => saidAt(move, places);
  return moves.filter((move) => at(move) >= 0).sort((a, b) => at(a) - at(b));
}

/** Matters of which a move was given, the latest first. */
export function givenMatters(matters: Matters, said: readonly string[]): Matter[] {
  const places = new Map(said.map((mark, place) => [mark, place]));
  const latest = (matter: Matter) => Math.max(...matter.moves.map((move) => saidAt(move, places)));
  return matters
    .all()
    .map((matter) => ({ matter, at: latest(matter) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
    .map(({ matter }) => matter);
}
