/** What a simulation is made of: one contested question on a topic with the people in it, and the statements, right and wrong, that will be made about it. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { SimulationFormat } from '../../contracts/simulation.ts';
import { shuffled } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import { framing } from '../topic-lookup/framing.ts';
import { isGrave } from './sensitive.ts';

type Controversy = TopicPack['controversies'][number];

export interface Stakeholder {
  who: string;
  wants: string;
  because: string;
}

/** A choice with what speaks for it (first) and what it costs (last). */
export interface Way {
  choice: string;
  gain: string;
  cost: string;
}

export interface Question {
  question: string;
  /** Is it about sharing, paying or what there is too little of? */
  isEconomic: boolean;
  background: string;
  stakeholders: readonly Stakeholder[];
  ways: readonly Way[];
}

export interface Claim {
  belief: string;
  correction: string;
  probe: string;
}

/** Things to hand out, each once: so that no sentence stands twice. */
export class Pile<T> {
  readonly #left: T[];
  constructor(items: readonly T[]) {
    this.#left = [...items];
  }
  /** The next one that fits, else the next one at all; undefined when none is left. */
  take(fits: (item: T) => boolean = () => true): T | undefined {
    const place = Math.max(0, this.#left.findIndex(fits));
    return this.#left.splice(place, 1)[0];
  }
  /** The one that fits best; undefined when none fits at all. */
  takeBest(fit: (item: T) => number): T | undefined {
    const fits = this.#left.map(fit);
    const best = Math.max(0, ...fits);
    return best === 0 ? undefined : this.#left.splice(fits.indexOf(best), 1)[0];
  }
  rest(most: number): T[] {
    return this.#left.splice(0, most);
  }
}

/** A day of crisis: what has happened stands in the background of its question. */
export interface Crisis {
  era: 'past' | 'radio' | 'now';
  team: string;
  reports: readonly { says: string; check: string; found: string }[];
}

export interface Matter {
  /** As it stands in a heading. */
  title: string;
  /** As it stands inside a sentence. */
  inText: string;
  /** False: nothing is held, and everything factual is left for the teacher to look up. */
  isHeld: boolean;
  main: Question;
  /** A second question on the topic, for simulations of several days. */
  other: Question | null;
  facts: Pile<string>;
  /** Where the question is that of a day of crisis. */
  crisis?: Crisis;
  /** By which work a fact is known; empty where none is named. */
  sourceOf?: (fact: string) => string;
  claims: Pile<Claim>;
  terms: readonly { term: string; definition: string }[];
  /** A person in a scene with a problem; fiction. */
  hook: string | null;
  questions: Readonly<Record<'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create', readonly string[]>>;
}

/** A short fact that speaks of what the claim speaks of, beyond the topic itself; undefined when none is left. */
export function factOn({ facts, title }: Matter, { belief, correction }: Claim): string | undefined {
  const topic = contentStems(title);
  const about = new Set(contentStems(`${belief} ${correction}`).filter((stem) => !topic.includes(stem)));
  return facts.takeBest((fact) => (shortEnough(fact) ? new Set(contentStems(fact).filter((stem) => about.has(stem))).size : 0));
}

/** Statements short enough to choose among, in characters. */
export const shortEnough = (text: string): boolean => text.length <= 170;

const asQuestion = ({ question, economic, background, stakeholders, decisions }: Controversy): Question => ({
  question,
  isEconomic: economic === true,
  background,
  stakeholders,
  ways: decisions.map(({ choice, consequences }) => ({ choice, gain: consequences[0] ?? '', cost: consequences.slice(1).join(' ') })),
});

/** Formats in which people meet to decide; what historians ask, looking back, is no matter for them. */
const inCouncil: ReadonlySet<SimulationFormat> = new Set(['roleplay', 'model-un', 'crisis']);
const looksBack = /^(?:Did|Was|Were|Who was)\b/;

const shared = (text: string, asked: ReadonlySet<string>): number => contentStems(text).filter((stem) => asked.has(stem)).length;

/**
 * `topic`: as it was asked for; the question that shares most of its own words is taken. Where it names none, an economic simulation takes a question about sharing or paying, a meeting one on what
 * to do, and one on what was done to real victims is left to those who ask for it. A crisis is a day of crisis where the pack holds one. Same topic and seed, same matter.
 */
export function matterFrom(pack: TopicPack, topic: string, seed: string, format: SimulationFormat): Matter {
  const whole = new Set(contentStems(pack.title));
  const asked = new Set(contentStems(topic).filter((stem) => !whole.has(stem) && !framing.has(stem)));
  const [crisis] =
    format === 'crisis'
      ? shuffled(pack.crises ?? [], `${seed}:crisis`).sort((a, b) => shared(`${b.question} ${b.situation}`, asked) - shared(`${a.question} ${a.situation}`, asked))
      : [];
  if (crisis) {
    const { question, situation: background, stakeholders, decisions, ...day } = crisis;
    return { ...handedOut(pack, seed, asQuestion({ question, background, stakeholders, decisions }), null), crisis: day };
  }
  const isWanted = ({ economic, question }: Controversy): boolean => (format === 'economic' ? economic === true : !inCouncil.has(format) || !looksBack.test(question));
  const [main, ...others] = shuffled(pack.controversies, `${seed}:question`).sort(
    (a, b) => shared(b.question, asked) - shared(a.question, asked) || Number(isWanted(b)) - Number(isWanted(a)) || Number(isGrave(a.question)) - Number(isGrave(b.question)),
  );
  if (!main) throw new Error(`The topic pack "${pack.id}" has no controversy.`);
  const other = others.find((each) => !isGrave(each.question) && !(main.economic && format === 'economic' && !each.economic));
  return handedOut(pack, seed, asQuestion(main), other ? asQuestion(other) : null);
}

/** What the pack holds beside the question: what shares words with it comes first. */
function handedOut(pack: TopicPack, seed: string, main: Question, other: Question | null): Matter {
  const about = new Set(contentStems(`${main.question} ${main.background}`));
  const nearest = <T>(items: readonly T[], textOf: (item: T) => string): T[] =>
    shuffled(items, seed)
      .map((item) => ({ item, near: new Set(contentStems(textOf(item)).filter((stem) => about.has(stem))).size }))
      .sort((a, b) => b.near - a.near)
      .map(({ item }) => item);
  return {
    title: pack.title,
    inText: pack.inText ?? pack.title.toLowerCase(),
    isHeld: true,
    main,
    other,
    facts: new Pile(
      nearest(
        pack.facts.map(({ text }) => text),
        (text) => text,
      ),
    ),
    claims: new Pile(nearest(pack.misconceptions, ({ belief, correction }) => `${belief} ${correction}`)),
    terms: pack.terms,
    hook: shuffled(pack.storyHooks, `${seed}:hook`)[0]?.scene ?? null,
    questions: pack.questions,
  };
}
