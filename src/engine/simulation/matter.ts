/** What a simulation is made of: one contested question on a topic with the people in it, and the statements, right and wrong, that will be made about it. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { SimulationFormat } from '../../contracts/simulation.ts';
import { shuffled } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import { framing } from '../topic-lookup/framing.ts';
import { isGrave } from './sensitive.ts';

type Controversy = TopicPack['controversies'][number];
type Day = NonNullable<TopicPack['crises']>[number];

export interface Stakeholder {
  who: string;
  wants: string;
  because: string;
  /** A fact that bears on what they want, where the pack names one. */
  knows?: string;
}

/** A choice with what speaks for it (first) and what it costs (last). */
export interface Way {
  choice: string;
  gain: string;
  cost: string;
  /** Whom the cost hits; a stakeholder's `who`. */
  borneBy?: string;
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
  peek(): readonly T[] {
    return this.#left;
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
  /** Facts that bear on the question, as an editor has tied them to it; those that nobody on a card knows come first. */
  bearing: Pile<string>;
  /** The other facts on the topic. */
  facts: Pile<string>;
  /** Where the question is that of a day of crisis. */
  crisis?: Crisis;
  /** By which work a fact is known; empty where none is named. */
  sourceOf?: (fact: string) => string;
  claims: Pile<Claim>;
  terms: readonly { term: string; definition: string }[];
  /** What can be explained of the topic: "how rising air forms a cloud". */
  connections: readonly string[];
  /** A person in a scene with a problem; fiction. */
  hook: string | null;
  questions: Readonly<Record<'remember' | 'understand' | 'apply' | 'analyze' | 'evaluate' | 'create', readonly string[]>>;
}

/** Who speaks of the cost of a way; where nobody is named for it, the next in the row. */
export const bearerOf = ({ stakeholders, ways }: Question, place: number): Stakeholder =>
  (stakeholders.find(({ who }) => who === ways[place]?.borneBy) ?? stakeholders[(place + 1) % stakeholders.length]) as Stakeholder;

/** A short fact that speaks of what the claim speaks of, beyond the topic itself; undefined when none is left. */
export function factOn({ facts, title }: Matter, { belief, correction }: Claim): string | undefined {
  const topic = contentStems(title);
  const about = new Set(contentStems(`${belief} ${correction}`).filter((stem) => !topic.includes(stem)));
  return facts.takeBest((fact) => (shortEnough(fact) ? new Set(contentStems(fact).filter((stem) => about.has(stem))).size : 0));
}

/** What this person knows; undefined where it is nothing, or where a scene has told it to everybody. */
export const factKnownTo = ({ bearing }: Matter, { knows }: Stakeholder): string | undefined => bearing.takeBest((fact) => Number(fact === knows));

/** A fact on the topic, on the question if one is left. */
export const factOnTopic = ({ bearing, facts }: Matter, fits?: (fact: string) => boolean): string | undefined => bearing.take(fits) ?? facts.take(fits);

/** Statements short enough to choose among, in characters. */
export const shortEnough = (text: string): boolean => text.length <= 170;

/** The fact that begins with these words. */
const factBy = ({ facts }: TopicPack, words: string): string | undefined => facts.find(({ text }) => text.startsWith(words))?.text;

const asQuestion = ({ question, economic, background, stakeholders, decisions }: Controversy, pack: TopicPack): Question => ({
  question,
  isEconomic: economic === true,
  background,
  stakeholders: stakeholders.map(({ knows, ...person }) => {
    const fact = knows && factBy(pack, knows);
    return fact ? { ...person, knows: fact } : person;
  }),
  ways: decisions.map(({ choice, borneBy, consequences }) => ({ choice, borneBy, gain: consequences[0] ?? '', cost: consequences.slice(1).join(' ') })),
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
  const named = new Set(contentStems(topic).filter((stem) => !framing.has(stem)));
  const told = ({ question, situation, team, reports }: Day): number => shared(`${question} ${situation} ${team} ${reports.map(({ says }) => says).join(' ')}`, named);
  const [crisis] = format === 'crisis' ? shuffled(pack.crises ?? [], `${seed}:crisis`).sort((a, b) => told(b) - told(a)) : [];
  if (crisis) {
    const { question, situation: background, facts, stakeholders, decisions, ...day } = crisis;
    return { ...handedOut(pack, seed, asQuestion({ question, background, stakeholders, decisions }, pack), null, facts ?? []), crisis: day };
  }
  const isWanted = ({ economic, question }: Controversy): boolean => (format === 'economic' ? economic === true : !inCouncil.has(format) || !looksBack.test(question));
  const [main, ...others] = shuffled(pack.controversies, `${seed}:question`).sort(
    (a, b) => shared(b.question, asked) - shared(a.question, asked) || Number(isWanted(b)) - Number(isWanted(a)) || Number(isGrave(a.question)) - Number(isGrave(b.question)),
  );
  if (!main) throw new Error(`The topic pack "${pack.id}" has no controversy.`);
  const other = others.find((each) => !isGrave(each.question) && !(main.economic && format === 'economic' && !each.economic));
  return handedOut(pack, seed, asQuestion(main, pack), other ? asQuestion(other, pack) : null, main.facts ?? []);
}

/** Words that stand in many sentences and tie none to a question. */
const common = new Set(
  contentStems(
    'people person time times year years day days country countries world place places home other others part parts work works live lives name names use uses used look looks show shows take takes took often change changes word words call calls called hold holds stand stands side sides ask asks find finds found large small good great long back same end ends set number little group groups make made need needs leave leaves stay stays come comes whole half first two three four every never nobody everyone know known give gives learn mean want keep free thing things old new high low more less most best better fair rule rules open study famous family families origin century centuries sent built build case cases piece pieces',
  ),
);

/** How much a claim has to do with the question: shared with the question or its answers a word counts most; shared with what people say about it, three are wanted. */
function nearnessTo({ question, background, stakeholders, ways }: Question, title: string): (fact: string) => number {
  const titled = new Set(contentStems(title));
  // "Egyptian" says no more about a question on ancient Egypt than "Egypt" does.
  const isTitled = (stem: string): boolean => titled.has(stem) || [...titled].some((each) => each.length > 3 && stem.startsWith(each));
  const telling = (text: string): Set<string> => new Set(contentStems(text).filter((stem) => !common.has(stem) && !isTitled(stem)));
  const core = telling([question, ...ways.map(({ choice }) => choice)].join(' '));
  const broad = telling(
    [question, background, ...stakeholders.flatMap(({ who, wants, because }) => [who, wants, because]), ...ways.flatMap(({ choice, gain, cost }) => [choice, gain, cost])].join(
      ' ',
    ),
  );
  return (text) => {
    const stems = [...telling(text)];
    const [inCore, inBroad] = [core, broad].map((set) => stems.filter((stem) => set.has(stem)).length) as [number, number];
    return inCore > 0 || inBroad > 2 ? 2 * inCore + inBroad : 0;
  };
}

/** What the pack holds beside the question. `bears`: facts on it, by their first words. */
function handedOut(pack: TopicPack, seed: string, main: Question, other: Question | null, bears: readonly string[]): Matter {
  const nearness = nearnessTo(main, pack.title);
  const claims = shuffled(pack.misconceptions, seed)
    .map((claim) => ({ claim, near: nearness(`${claim.belief} ${claim.correction}`) }))
    .sort((a, b) => b.near - a.near)
    .map(({ claim }) => claim);
  const known = main.stakeholders.flatMap(({ knows }) => knows ?? []);
  // Whoever is dealt a card first keeps what they know the longest.
  const bearing = new Set([...bears.flatMap((words) => factBy(pack, words) ?? []), ...known.reverse()]);
  return {
    title: pack.title,
    inText: pack.inText ?? pack.title.toLowerCase(),
    isHeld: true,
    main,
    other,
    bearing: new Pile([...bearing]),
    facts: new Pile(
      shuffled(
        pack.facts.map(({ text }) => text).filter((text) => !bearing.has(text)),
        seed,
      ),
    ),
    claims: new Pile(claims),
    terms: pack.terms,
    connections: pack.connections,
    hook: shuffled(pack.storyHooks, `${seed}:hook`)[0]?.scene ?? null,
    questions: pack.questions,
  };
}
