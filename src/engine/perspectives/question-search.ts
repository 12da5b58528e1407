/** Finds the curated question that a visitor means, and those that stand near it. */
import MiniSearch from 'minisearch';
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import { contentStems, isStopWord, keptStems, stem } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';

/** The share of the words that tell something which a question must meet, by inverse document frequency. */
const enough = 0.62;
/** The share from which on a question stands near: one common word among several is no nearness. */
const near = 0.34;

const processTerm = (word: string): string | null => (isStopWord(fold(word)) || fold(word).length < 2 ? null : stem(fold(word)));

export class QuestionSearch {
  readonly #byId: ReadonlyMap<string, CuratedQuestion>;
  readonly #search: MiniSearch;
  readonly #exact: ReadonlyMap<string, CuratedQuestion>;
  readonly #weights = new Map<string, number>();

  constructor(questions: readonly CuratedQuestion[]) {
    this.#byId = new Map(questions.map((question) => [question.id, question]));
    this.#exact = new Map(questions.flatMap((question) => [question.question, ...question.alsoAsked].map((text) => [plain(text), question])));
    this.#search = new MiniSearch({
      fields: ['asked'],
      idField: 'key',
      storeFields: ['id'],
      tokenize: wordsOf,
      processTerm,
      searchOptions: { fuzzy: (term) => (term.length > 3 ? 0.25 : false), combineWith: 'OR' },
    });
    this.#search.addAll(questions.flatMap(({ id, question, alsoAsked }) => [question, ...alsoAsked].map((asked, i) => ({ key: `${id}#${i}`, id, asked }))));
    const stemsOf = questions.map(({ question, alsoAsked }) => new Set([question, ...alsoAsked].flatMap(contentStems)));
    for (const each of new Set(stemsOf.flatMap((stems) => [...stems])))
      this.#weights.set(each, Math.log((questions.length + 1) / (stemsOf.filter((stems) => stems.has(each)).length + 0.5)));
  }

  /** The curated question the text asks; without one, up to three that stand near it, nearest first. */
  find(text: string): { asked: CuratedQuestion } | { asked: null; near: CuratedQuestion[] } {
    const exact = this.#exact.get(plain(text));
    if (exact) return { asked: exact };
    const ranked = this.#ranked(text);
    const [best] = ranked;
    if (best && best.share >= enough && this.#isMeant(best.question, text)) return { asked: best.question };
    return { asked: null, near: nearest(ranked) };
  }

  /** One word alone asks a question only where the question is mostly asked with it, or hardly with another: "zoos?" and "can a computer think", but not "are you human?". */
  #isMeant(question: CuratedQuestion, text: string): boolean {
    const [only, ...others] = tellingStems(text);
    const wordings = [question.question, ...question.alsoAsked].map(keptStems);
    const holding = wordings.filter((wording) => only !== undefined && wording.includes(only)).length;
    return others.length > 0 || holding === 0 || holding >= wordings.length * 0.4 || closest(question, contentStems(text)) >= 0.5;
  }

  /** Up to three curated questions near this one, nearest first. */
  relatedTo({ id, question, alsoAsked }: CuratedQuestion): CuratedQuestion[] {
    return nearest(this.#ranked([question, ...alsoAsked].join(' ')).filter((each) => each.question.id !== id));
  }

  #ranked(text: string): { question: CuratedQuestion; share: number }[] {
    const stems = tellingStems(text);
    // A word that no question holds weighs as much as the rarest that one holds: it may be what the visitor is after.
    const rarest = Math.max(...this.#weights.values());
    const weightOf = (each: string) => this.#weights.get(each) ?? rarest;
    const whole = stems.reduce((sum, each) => sum + weightOf(each), 0);
    // Words are met in any of a question's wordings: one speaks of phones, another of class.
    const met = new Map<string, Set<string>>();
    for (const hit of this.#search.search(text)) {
      const id = String(hit.id).replace(/#\d+$/, '');
      const terms = met.get(id) ?? new Set();
      met.set(id, terms);
      for (const term of hit.queryTerms) if (stems.includes(term)) terms.add(term);
    }
    const best = [...met].map(([id, terms]) => [id, whole === 0 ? 0 : [...terms].reduce((sum, term) => sum + weightOf(term), 0) / whole] as const);
    return (
      best
        .flatMap(([id, share]) => {
          const question = this.#byId.get(id);
          return question ? [{ question, share }] : [];
        })
        // Of two that are met alike, the one of which a single wording says it, and says little else.
        .sort((a, b) => b.share - a.share || closest(b.question, stems) - closest(a.question, stems))
    );
  }
}

/** Without the words in which any question can be put. */
const tellingStems = (text: string): string[] => [...new Set(contentStems(text))].filter((each) => !judging.has(each));

const nearest = (ranked: readonly { question: CuratedQuestion; share: number }[]): CuratedQuestion[] =>
  ranked
    .filter(({ share }) => share >= near)
    .slice(0, 3)
    .map(({ question }) => question);

/** How near the stems come to one of a question's wordings, 0 to 1: what both say, of all that either says. */
const closest = ({ question, alsoAsked }: CuratedQuestion, stems: readonly string[]): number =>
  Math.max(
    ...[question, ...alsoAsked].map((wording) => {
      const own = new Set(keptStems(wording));
      return stems.filter((each) => own.has(each)).length / new Set([...own, ...stems]).size;
    }),
  );

/** Words in which any question can be put: they tell nothing about what it asks. */
const judging = new Set(
  contentStems(
    'good bad right wrong okay fine better worse best kids child children students teenagers people person think believe opinion pros cons idea matter yes why actually really truly ever real thing someone everyone anyone anybody still just useful usefull helpful',
  ),
);

const plain = (text: string): string => wordsOf(text).join(' ');
