/** Finds the question that a teacher asks among those a colleague has answered before, whatever words it is put in. */
import type { Counsel } from '../../contracts/knowledge/counsel.ts';
import type { ChatKnowledge } from '../../contracts/knowledge/knowledge.ts';
import { stem } from '../text/stems.ts';
import { chatSentencesOf, wordsOf } from '../text/words.ts';

export interface CounselHit {
  counsel: Counsel;
  /** How much of what is told in the message and in the prepared question is the same, 0 to 1. */
  score: number;
}

/** From here on it is the question that is asked, and from there on better than to say that nothing is held. */
export const sure = 0.6;
export const likely = 0.5;

interface Asked {
  counsel: Counsel;
  words: ReadonlySet<string>;
  /** Those of them that are not weak. */
  telling: readonly string[];
  weight: number;
  /** The word that tells most of the question. */
  heart: string;
}

/** Words that tell nothing of a question, whatever it is. */
const empty = new Set(
  'like maybe good nice about up no id youre theyre theyd hed shed a an the is are was were be been am do does did i im me my mine we our us you your it its this that these those to of in on at for with and or but so if then ok okay well just really very please pls thanks hi hello hm yes yeah no not dont doesnt didnt isnt arent there here now also still even some any as from by have has had would could should can will ill id ive get got let lets'.split(
    ' ',
  ),
);

/** They say what kind of question it is, or that it is about school: shared alone they tell nothing. */
const weak = new Set(
  'student lesson say try need thing want make day week time what how why when teach teacher school work something anything nothing someone somebody anybody over without into out off again too much many more most such all each every other others one two three who which where since until cant wont'.split(
    ' ',
  ),
);

/** Words of one meaning in a school. */
const same: readonly (readonly [string, string])[] = [
  ['student', 'students pupil pupils kid kids child children boy boys girl girls teen teens teenager teenagers they them their he him his she her hers everyone everybody'],
  ['parent', 'parents mother mothers mom moms mum mums father fathers dad dads family families guardian guardians'],
  ['principal', 'head headteacher boss admin supervisor'],
  ['ai', 'chatgpt gpt gemini copilot chatbot bot claude'],
  ['grade', 'grades grading graded mark marks marking marked score scores'],
  ['say', 'tell told saying telling word words wording phrase'],
  ['email', 'mail message letter note'],
  ['quiet', 'silent silence shy'],
  ['talk', 'talking speak speaking discuss discussing discussion'],
  ['group', 'groups team teams'],
  ['fast', 'faster quick quicker ahead advanced strong stronger gifted'],
  ['slow', 'slower weak weaker struggling behind lost'],
  ['check', 'checking test see know find'],
  ['lesson', 'lessons class classes period periods hour'],
  ['real', 'everyday'],
  ['example', 'examples'],
  ['write', 'writing'],
  ['ask', 'asking asks asked'],
  ['understand', 'understood understanding'],
  ['easier', 'easy simpler simple simplify'],
  ['harder', 'difficult hard'],
];
const meaning = new Map(same.flatMap(([word, others]) => [word, ...others.split(' ')].map((each) => [each, word] as const)));

function tellingWords(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !empty.has(word) && !/^\d+$/.test(word))
      .map((word) => meaning.get(word) ?? stem(word)),
  );
}

export class CounselIndex {
  readonly #byId: ReadonlyMap<string, Counsel>;
  readonly #asked: readonly Asked[];
  /** Places in `#asked`, by a word. */
  readonly #with = new Map<string, number[]>();
  readonly #size: number;
  /** All words in which an answer is asked for. */
  readonly #ofAnswer = new Map<Counsel, Set<string>>();

  constructor(all: readonly Counsel[]) {
    this.#byId = new Map(all.map((counsel) => [counsel.id, counsel]));
    const asked = all.flatMap((counsel) => counsel.says.map((text) => ({ counsel, words: tellingWords(text) })));
    for (const { counsel, words } of asked) this.#ofAnswer.set(counsel, new Set([...(this.#ofAnswer.get(counsel) ?? []), ...words]));
    for (const [place, { words }] of asked.entries()) for (const word of words) this.#with.set(word, [...(this.#with.get(word) ?? []), place]);
    this.#size = asked.length;
    this.#asked = asked.map((each) => ({
      ...each,
      telling: [...each.words].filter((word) => !weak.has(word)),
      weight: this.#weightOf(each.words),
      heart: [...each.words].sort((a, b) => this.#weight(b) - this.#weight(a))[0] ?? '',
    }));
  }

  get(id: string | null): Counsel | null {
    return (id !== null && this.#byId.get(id)) || null;
  }

  /**
   * The prepared question nearest to the message or to one of its sentences. `about`: what is in work, by ids; an answer that belongs to it is preferred.
   * `names`: words of the topic, which tell nothing of the question.
   */
  find(message: string, about: ReadonlySet<string>, names: string): CounselHit | null {
    const known = tellingWords(names);
    // A talk about such programs at school is seldom a lesson on them.
    known.delete('ai');
    const typed = new Set(wordsOf(message));
    const found = new Map<Counsel, number[]>();
    const sentences = chatSentencesOf(message);
    const isAsked = sentences.length > 1 && message.includes('?');
    for (const text of new Set([message, ...sentences])) {
      const words = new Set([...tellingWords(text)].filter((word) => !known.has(word)));
      // A few words of a longer message are no question of their own.
      if (text !== message && words.size < 3) continue;
      // Beside a question, what is only told does not decide which one it is.
      const share = isAsked && text !== message && !text.includes('?') ? 0.75 : 1;
      for (const [counsel, score] of this.#scoresOf(words, about)) found.set(counsel, [...(found.get(counsel) ?? []), score * share]);
    }
    let best: CounselHit | null = null;
    for (const [counsel, scores] of found) {
      if (counsel.needs && !counsel.needs.some((word) => typed.has(word))) continue;
      const [first = 0, second = 0] = scores.sort((a, b) => b - a);
      // Two sentences that speak of the same are surer than one.
      const score = first + second * 0.15 + (counsel.within ? 0.04 : 0);
      if (score > (best?.score ?? 0)) best = { counsel, score };
    }
    return best;
  }

  /** For each answer the best of its prepared questions. */
  #scoresOf(words: ReadonlySet<string>, about: ReadonlySet<string>): Map<Counsel, number> {
    const scores = new Map<Counsel, number>();
    const weight = this.#weightOf(words);
    for (const [place, shared] of this.#sharedWith(words)) {
      const { counsel, weight: own, words: prepared, telling, heart } = this.#asked[place] as Asked;
      if (telling.length === 0 || telling.filter((word) => words.has(word)).length < Math.min(2, telling.length)) continue;
      if (counsel.within && !counsel.within.some((id) => about.has(id))) continue;
      // A message may mix several wordings of one question, so what it tells is held against all of them.
      const all = this.#ofAnswer.get(counsel) ?? prepared;
      const told = (shared + this.#weightOf([...words].filter((word) => !prepared.has(word) && all.has(word))) * 0.8) / weight;
      const asked = shared / own;
      // Both must tell mostly of the same; where the word that matters is missing, the small ones that are shared say little.
      const score =
        ((2 * told * asked) / (told + asked)) *
        (told < 0.4 || asked < 0.4 ? 0.7 : 1) *
        (words.has(heart) ? 1 : 0.75) *
        (telling.length < 2 ? (Math.min(told, asked) > 0.95 ? 0.7 : 0.6) : 1);
      if (score > (scores.get(counsel) ?? 0)) scores.set(counsel, score);
    }
    return scores;
  }

  /** By the place of each prepared question that shares a word: the weight of the words it shares. */
  #sharedWith(words: ReadonlySet<string>): Map<number, number> {
    const shared = new Map<number, number>();
    for (const word of words) {
      const weight = this.#weight(word);
      for (const place of this.#with.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + weight);
    }
    return shared;
  }

  #weightOf(words: Iterable<string>): number {
    return [...words].reduce((sum, word) => sum + this.#weight(word), 0);
  }

  /** The rarer among the prepared questions, the more a word tells (Spärck Jones, 1972); one that stands in none of them tells less than the rarest. */
  #weight(word: string): number {
    const many = this.#with.get(word)?.length ?? 0;
    return Math.log((this.#size + 1) / (many === 0 ? 40 : many + 1));
  }
}

const prepared = new WeakMap<ChatKnowledge, CounselIndex>();

export function counselOf(knowledge: ChatKnowledge): CounselIndex {
  const ready = prepared.get(knowledge) ?? new CounselIndex(knowledge.counsel);
  prepared.set(knowledge, ready);
  return ready;
}
