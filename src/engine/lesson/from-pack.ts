/** The part of a topic pack that one lesson has room for, chosen around one sticking point so that it hangs together. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { fingerprint, shuffled } from '../text/hash.ts';
import { gradeLevel } from '../text/reading-level.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import { type Idea, type Material, type ThinkingLevel, thinkingLevels } from './material.ts';

export interface PackWish {
  /** As the teacher wrote it: says which side of the topic is wanted. */
  topic: string;
  band: GradeBand;
  /** 1 to 5. */
  difficulty: number;
  /** How many idea slides there will be at most. */
  ideas: number;
  /** 0 for the best thread through the pack, 1 for the next. */
  variation: number;
  /** Equal seeds give equal material. */
  seed: string;
}

export function materialFromPack(pack: TopicPack, wish: PackWish): Material {
  const weigh = rarityIn(pack);
  // An alias may name one side of the topic: "Cuban Missile Crisis" leads to the Cold War and to one part of it.
  const inTitle = new Set(contentStems(pack.title));
  const named = contentStems(wish.topic).filter((stem) => !inTitle.has(stem));
  // "Cuban" and "Cuba" have stems of their own.
  const wished = new Set([...named, ...named.map((stem) => stem.replace(/n$/, ''))]);
  const nearTopic = (text: string): number => weigh(text, wished);
  const thread = threadOf(pack, wish, weigh, nearTopic);
  const near = (text: string): number => 20 * nearTopic(text) + weigh(text, thread);
  const scenes = ranked(shuffled(pack.storyHooks, `${wish.seed}:scene`), ({ scene }) => near(scene));
  const probes = ranked(shuffled(pack.misconceptions, `${wish.seed}:probes`), ({ belief, correction, probe }) => near(`${belief} ${correction} ${probe}`));
  // A young or unpracticed class gets the facts that are easiest to read.
  // One below the grades that the pack was written for keeps to its first terms, which the others rest on.
  const isBelow = isYounger(wish.band, pack);
  const ease = wish.band === 'K-2' ? 0.2 : wish.band === '3-5' ? 0.12 : wish.difficulty <= 2 ? 0.08 : wish.difficulty >= 4 ? -0.03 : 0;
  const byUse = ranked(pack.facts, ({ text }) => near(text) - ease * gradeLevel(text));
  const onSlides = 2 * Math.min(wish.ideas, Math.floor((byUse.length - 3) / 2));
  const facts = byUse.slice(0, onSlides);
  const cards = byUse.slice(onSlides, onSlides + 4);
  const inOrder = pack.facts.filter((fact) => facts.includes(fact));
  const ideas = ideasOf(
    inOrder.map(({ text }) => text),
    pack,
  );
  const said = new Set(contentStems([...ideas.flatMap(({ lines, more }) => [...lines, more]), ...cards.map(({ text }) => text)].join(' ')));
  const most = wish.band === 'K-2' ? 4 : wish.band === '3-5' ? 5 : wish.band === '6-8' ? 6 : 8;
  const basics = isBelow ? pack.terms.slice(0, Math.max(most + 1, Math.ceil(pack.terms.length / 2))) : pack.terms;
  const advanced = new Set(pack.terms.filter((each) => !basics.includes(each)).map(({ term }) => term.toLowerCase()));
  const needed = ranked(basics, ({ term, definition }) => near(`${term} ${definition}`) + 2 * weigh(term, said)).slice(0, most);
  const questions = Object.fromEntries(thinkingLevels.map((level) => [level, ranked(shuffled(pack.questions[level], `${wish.seed}:${level}`), near)])) as Record<
    ThinkingLevel,
    string[]
  >;
  const termNames = new Set(pack.terms.map(({ term }) => term.toLowerCase()));
  const [debate] = ranked(shuffled(pack.controversies, `${wish.seed}:debate`), ({ question, background }) => nearTopic(`${question} ${background}`));
  return {
    pack: pack.id,
    title: pack.title,
    topic: pack.inText ?? pack.title.charAt(0).toLowerCase() + pack.title.slice(1),
    matters: pack.matters,
    terms: needed,
    ideas,
    cards: pack.facts.filter((fact) => cards.includes(fact)).map(({ text }) => text),
    scenes: scenes.map(({ scene }) => paragraphs(scene)),
    probes: probes.map(({ belief, correction, probe }) => ({ belief, correction, question: probe })),
    questions,
    cases: ranked([...pack.questions.apply, ...pack.questions.analyze], near).filter(isCase),
    analogies: ranked(shuffled(pack.analogies, `${wish.seed}:like`), ({ idea }) => near(idea)),
    examples: ranked(shuffled(pack.workedExamples, `${wish.seed}:example`), ({ problem, steps }) => near(`${problem} ${steps.join(' ')}`)),
    stuck: ranked(shuffled(pack.stuckPoints, `${wish.seed}:stuck`), ({ about, question, hint }) => near(`${about} ${question} ${hint}`)),
    links: ranked(
      shuffled(pack.relations, `${wish.seed}:links`).filter(
        ({ from, to }) => !/,| and | or /.test(`${from} ${to}`) && !advanced.has(from.toLowerCase()) && !advanced.has(to.toLowerCase()),
      ),
      ({ from, to }) => near(`${from} ${to}`) + 0.5 * weigh(`${from} ${to}`, said) + (termNames.has(from.toLowerCase()) ? 1 : 0) + (termNames.has(to.toLowerCase()) ? 1 : 0),
    ).map(({ from, to }) => `${from} and ${to}`),
    debate: debate
      ? { question: debate.question, background: debate.background, voices: debate.stakeholders.slice(0, 4), choices: debate.decisions.map(({ choice }) => choice) }
      : null,
    sources: [...new Set([...inOrder, ...cards].flatMap(({ sources }) => sources ?? []))],
  };
}

const bands: readonly GradeBand[] = ['K-2', '3-5', '6-8', '9-12'];
const isYounger = (band: GradeBand, { grades }: TopicPack): boolean => grades.every((each) => bands.indexOf(each) > bands.indexOf(band));

const isCase = (text: string): boolean =>
  text.includes('?') && text.length >= 60 && !/^(?:solve|use|name|find|write|work out|place|choose|compare|explain|describe|make|take)\b/i.test(text);

/** What holds a lesson together: the words around one place where learners get stuck, for which the pack has a scene, a misconception and facts. Another one with each variation. */
function threadOf(pack: TopicPack, wish: PackWish, weigh: Weigh, nearTopic: (text: string) => number): ReadonlySet<string> {
  const best = (texts: readonly string[], stems: ReadonlySet<string>, count: number): number =>
    texts
      .map((text) => weigh(text, stems))
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, points) => sum + points, 0);
  const probes = pack.misconceptions.map(({ belief, correction, probe }) => `${belief} ${correction} ${probe}`);
  const scenes = pack.storyHooks.map(({ scene }) => scene);
  const facts = pack.facts.map(({ text }) => text);
  const threads = pack.stuckPoints.map(({ about, cues, question, hint }, place) => {
    const stems = new Set(contentStems([about, ...cues, question, hint].join(' ')));
    // Equally good ones take turns from class to class.
    const turn = (fingerprint(`${wish.seed}:thread:${place}`) % 100) / 60;
    // Packs go from the first steps to the last.
    const late = isYounger(wish.band, pack) ? place : 0;
    return { stems, points: 20 * nearTopic(`${about} ${cues.join(' ')}`) - late + best(probes, stems, 2) + best(scenes, stems, 1) + best(facts, stems, 4) / 2 + turn };
  });
  const inOrder = ranked(threads, ({ points }) => points);
  return inOrder[wish.variation % Math.max(1, inOrder.length)]?.stems ?? new Set();
}

type Weigh = (text: string, stems: ReadonlySet<string>) => number;

const rarities = new WeakMap<TopicPack, Weigh>();

/** How much of the stems a text shares, the ones that few lines of the pack have weighing more (Spärck Jones, 1972), for the length of the text. */
function rarityIn(pack: TopicPack): Weigh {
  const known = rarities.get(pack);
  if (known) return known;
  const lines = [
    ...pack.facts.map(({ text }) => text),
    ...pack.misconceptions.map(({ belief, correction }) => `${belief} ${correction}`),
    ...Object.values(pack.questions).flat(),
    ...pack.stuckPoints.map(({ question, hint }) => `${question} ${hint}`),
  ];
  const uses = new Map<string, number>();
  const ofText = new Map<string, string[]>();
  const stemsOf = (text: string): string[] => {
    const own = ofText.get(text) ?? [...new Set(contentStems(text))];
    ofText.set(text, own);
    return own;
  };
  for (const line of lines) for (const stem of stemsOf(line)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const weigh = (text: string, stems: ReadonlySet<string>): number => {
    const own = stemsOf(text);
    const sum = own.reduce((all, stem) => all + (stems.has(stem) ? Math.max(0, Math.log(1 + lines.length / (uses.get(stem) ?? 1)) - 1.3) + 0.15 : 0), 0);
    return own.length === 0 ? 0 : sum / Math.sqrt(own.length);
  };
  rarities.set(pack, weigh);
  return weigh;
}

const allStems = new WeakMap<TopicPack, ReadonlySet<string>>();

function stemsHeld(pack: TopicPack): ReadonlySet<string> {
  const known = allStems.get(pack) ?? new Set(contentStems(JSON.stringify(pack)));
  allStems.set(pack, known);
  return known;
}

/** Words of the topic that the pack says nothing about, such as "C4" in "photosynthesis in C4 plants". */
export function unheldWords(pack: TopicPack, topic: string): string[] {
  const held = stemsHeld(pack);
  const words = topic.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(words.filter((word) => word.length > 1 && contentStems(word).some((stem) => !held.has(stem) && !everywhere.has(stem))))].slice(0, 6);
}

const everywhere = new Set(
  contentStems(
    'introduction introduce intro basic overview unit lesson chapter learn understand study explore review grade class student teach part history cause effect how why what',
  ),
);

/** Highest first; equals stay in their order. */
function ranked<T>(items: readonly T[], score: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, points: score(item) }))
    .sort((a, b) => b.points - a.points)
    .map(({ item }) => item);
}

/** Facts two by two, those with most in common together. The first sentence of each goes on the slide, the rest is for the teacher to say. */
function ideasOf(facts: readonly string[], pack: TopicPack): Idea[] {
  const titles = new Set<string>();
  return paired(facts, rarityIn(pack)).map((pair) => {
    const split = pair.map(splitFact);
    const lines = split.map(({ first }) => first);
    const title = ideaTitle(lines, pack, titles);
    titles.add(title);
    return {
      title,
      lines,
      more: split
        .map(({ rest }) => rest)
        .join(' ')
        .trim(),
    };
  });
}

/** Each fact in its order with the later one that shares most with it. */
function paired(facts: readonly string[], weigh: Weigh): string[][] {
  const left = [...facts];
  const pairs: string[][] = [];
  while (left.length > 1) {
    const first = left.shift() ?? '';
    const stems = new Set(contentStems(first));
    const [second = ''] = ranked(left, (text) => weigh(text, stems));
    left.splice(left.indexOf(second), 1);
    pairs.push([first, second]);
  }
  return pairs;
}

/** Letters up to which a sentence may only announce what the next one says: "Natural selection needs three things." */
const announcing = 48;
const together = 190;

function splitFact(text: string): { first: string; rest: string } {
  const [first = text, ...rest] = sentencesOf(text);
  // A quoted question may stand in the middle of a sentence.
  if (/[?!]["”’]$/.test(first)) return { first: text, rest: '' };
  const [second, ...others] = rest;
  if (second && first.length <= announcing && first.length + second.length <= together) return { first: `${first} ${second}`, rest: others.join(' ') };
  return { first, rest: rest.join(' ') };
}

/** Named for a key term that both lines hold, or for one of each, if no other idea is named for it. */
function ideaTitle(lines: readonly string[], pack: TopicPack, taken: ReadonlySet<string>): string {
  const used = [...taken].join(' ').toLowerCase();
  const free = pack.terms.map(({ term }) => term).filter((term) => !used.includes(term.toLowerCase()) && contentStems(term).length > 0);
  // The longest names tell most.
  const byLine = lines.map((line) => {
    const stems = new Set(contentStems(line));
    return free.filter((term) => contentStems(term).every((stem) => stems.has(stem))).sort((a, b) => b.length - a.length);
  });
  const [first = [], second = []] = byLine;
  const shared = first.find((term) => second.includes(term));
  // "Cell" need not stand beside "cell wall".
  const other = second.find((term) => first[0] && !first[0].toLowerCase().includes(term.toLowerCase()) && !term.toLowerCase().includes(first[0].toLowerCase()));
  const name = nameInBoth(lines, pack);
  const title = shared
    ? upperFirst(shared)
    : first[0] && other
      ? upperFirst(`${first[0]} and ${other}`)
      : name && !used.includes(name.toLowerCase())
        ? name
        : `${pack.title}, a closer look`;
  if (!taken.has(title)) return title;
  const ordinal = ['another side', 'what follows', 'beyond the first answer', 'one thing more', 'the wider view'];
  return `${pack.title}: ${ordinal[taken.size % ordinal.length]}`;
}

/** What both lines speak of by name: "The Earth", "Berlin Wall". A single word without an article may be a mere adjective, such as "Black". */
function nameInBoth([first = '', second = '']: readonly string[], pack: TopicPack): string | null {
  const names = [...first.matchAll(/\b[Tt]he \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)+/gu)].map(([name]) => name);
  const found = names.find((name) => second.includes(name.slice(4)) && second.toLowerCase().includes(name.toLowerCase()) && !pack.title.toLowerCase().includes(name.toLowerCase()));
  return found ? upperFirst(found) : null;
}

/** A scene of several sentences as two or three paragraphs that fit a slide. */
function paragraphs(scene: string): string[] {
  const sentences = sentencesOf(scene);
  const count = sentences.length > 7 ? 3 : sentences.length > 2 ? 2 : 1;
  const each = Math.ceil(sentences.length / count);
  return Array.from({ length: count }, (_, place) => sentences.slice(place * each, (place + 1) * each).join(' ')).filter(Boolean);
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
