/** The part of a topic pack that one lesson has room for, chosen around one sticking point so that it hangs together. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { shuffled } from '../text/hash.ts';
import { gradeLevel } from '../text/reading-level.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import { partOf } from '../topic-lookup/part-of.ts';
import { bearingFirst, carrying, matterOf, some } from './bearing.ts';
import { upperFirst } from './bench.ts';
import { withDiagram } from './diagram.ts';
import { diagramFrom, keyOf } from './diagram-from-pack.ts';
import { isCase, isForOlder } from './fit-for-class.ts';
import { isHalf, sidesOf } from './half.ts';
import { ideasOf, inTime } from './ideas-from-pack.ts';
import { inquiryIn } from './inquiry.ts';
import { beliefIn, type Focus, focusOf, wordsNeeded } from './inquiry-focus.ts';
import { holds, jigsawFrom } from './jigsaw.ts';
import { type Material, type ThinkingLevel, thinkingLevels } from './material.ts';
import { questionsOnPart } from './part-questions.ts';
import { preparationFrom } from './preparation.ts';
import { projectIn } from './project.ts';
import { ranked, rarityIn } from './rarity.ts';
import type { StructureName } from './structure.ts';
import { isTaught } from './taught.ts';
import { isYounger, shareOf, threadOf } from './thread.ts';

export interface PackWish {
  /** As the teacher wrote it: says which side of the topic is wanted. */
  topic: string;
  band: GradeBand;
  /** 1 to 5. */
  difficulty: number;
  /** How many idea slides there will be at most. */
  ideas: number;
  /** What the class does with the material decides how it is chosen. */
  structure?: StructureName;
  /** 0 for the best thread through the pack, 1 for the next. */
  variation: number;
  /** Equal seeds give equal material. */
  seed: string;
}

export function materialFromPack(pack: TopicPack, wish: PackWish): Material {
  const weigh = rarityIn(pack);
  // An alias or a term may name one part of the topic: "Cuban Missile Crisis" leads to the Cold War and to what speaks of that.
  const part = partOf(pack, wish.topic);
  const sides = !part && isHalf(pack, wish.topic) ? sidesOf(pack, wish.topic) : null;
  const isOn = (text: string): boolean => part?.speaks(text) ?? true;
  const isNamed = (text: string): boolean => contentStems(text).some((stem) => part?.own.has(stem));
  const nearTopic = sides
    ? (text: string): number => weigh(text, sides.asked) - weigh(text, sides.other)
    : (text: string): number => (part ? weigh(text, part.stems) + (isOn(text) ? onPart : 0) + (part.names(text) ? onPart : 0) : 0);
  // Where the pack asks nothing about the part, a question that can be asked of any matter is nearer to it than one about the whole.
  const anywhere = part && questionsOnPart(partName(pack, wish.topic), titleInLine(pack), wish.band);
  const sticking = threadOf(pack, wish, weigh, nearTopic);
  const project =
    wish.structure === 'project'
      ? projectIn(pack, {
          topic: titleInLine(pack),
          near: (text) => 20 * nearTopic(text) + weigh(text, sticking),
          part: anywhere && { isOn, brief: anywhere.create[0] ?? '' },
          variation: wish.variation,
        })
      : null;
  const asProbes = pack.misconceptions.map(({ belief, correction, probe }) => ({ belief, correction, question: probe }));
  const toSticking = (text: string): number => 20 * nearTopic(text) + weigh(text, sticking);
  const looked =
    wish.structure === 'inquiry'
      ? inquiryIn(
          pack,
          ranked(shuffled(asProbes, `${wish.seed}:probes`), ({ belief, correction, question }) => toSticking(`${belief} ${correction} ${question}`)),
          ranked([...pack.questions.apply, ...pack.questions.analyze], toSticking).filter((text) => isCase(text, pack)),
          part && isNamed,
        )
      : null;
  // On a part that no belief and no case names, the class gathers what cards say of it.
  const isOpen = wish.structure === 'inquiry' && part !== null && !looked;
  const behind = looked && beliefIn(looked.inquiry);
  const lookedInto = looked ? [behind?.belief, behind?.correction, looked.inquiry.question].filter(Boolean).join(' ') : '';
  const focus = looked && focusOf(pack, looked.inquiry, partOrTitle(pack, wish.topic, part), wish.seed);
  const lookedAt = matterOf(pack, `${behind?.belief ?? ''} ${looked?.inquiry.question ?? ''}`, behind?.correction);
  // What the class makes or looks into holds the lesson together.
  const thread = focus ? new Set(carrying(pack, lookedInto)) : project ? new Set(carrying(pack, project.cards.map(({ text }) => text).join(' '))) : sticking;
  const serves = (text: string): boolean => !focus || focus.nearness(text) > 0 || (part !== null && isOn(text));
  const near = (text: string): number => 20 * nearTopic(text) + weigh(text, thread);
  const scenes = ranked(shuffled(pack.storyHooks, `${wish.seed}:scene`), ({ scene }) => near(scene));
  const probes = ranked(shuffled(asProbes, `${wish.seed}:probes`), ({ belief, correction, question }) =>
    focus && question === looked?.inquiry.question ? Number.POSITIVE_INFINITY : near(`${belief} ${correction} ${question}`),
  );
  // A young or unpracticed class gets the facts that are easiest to read.
  // One below the grades that the pack was written for keeps to its first terms, which the others rest on.
  const isBelow = isYounger(wish.band, pack);
  const ease = wish.band === 'K-2' ? 0.2 : wish.band === '3-5' ? 0.12 : wish.difficulty <= 2 ? 0.08 : wish.difficulty >= 4 ? -0.03 : 0;
  const isUnfit = (text: string): boolean => wish.band === '3-5' && isForOlder(text, pack);
  const byUse = ranked(pack.facts, ({ text }) => near(text) - ease * gradeLevel(text) - (isUnfit(text) ? 20 : 0));
  const cases = ranked([...pack.questions.apply, ...pack.questions.analyze], near).filter((text) => isCase(text, pack));
  const most = wish.band === 'K-2' ? 4 : wish.band === '3-5' ? 5 : wish.band === '6-8' ? 6 : 8;
  const basics = isBelow ? pack.terms.slice(0, Math.max(most + 1, Math.ceil(pack.terms.length / 2))) : pack.terms;
  const advanced = new Set(pack.terms.filter((each) => !basics.includes(each)).map(({ term }) => term.toLowerCase()));
  const isBasic = ({ from, to }: { from: string; to: string }): boolean => !advanced.has(from.toLowerCase()) && !advanced.has(to.toLowerCase());
  const jigsaw =
    wish.structure === 'collaborative'
      ? jigsawFrom(pack, {
          facts: byUse.map(({ text }) => text),
          terms: ranked(basics, ({ term, definition }) => near(`${term} ${definition}`)),
          links: ranked(
            pack.relations.filter((link) => isBasic(link)),
            ({ from, to }) => near(`${from} ${to}`),
          ),
          weigh,
        })
      : null;
  const named = byUse.filter(({ text }) => isNamed(text));
  const onOpenPart = named.length > 1 ? named : byUse.filter(({ text }) => isOn(text));
  const bearing =
    looked?.cards ??
    (isOpen ? onOpenPart.slice(0, 4) : null) ??
    project?.cards ??
    (wish.structure === 'flipped' && part ? byUse.filter(({ text }) => isOn(text)).slice(0, 3) : null) ??
    pack.facts.filter(({ text }) => jigsaw?.sheets.some(({ fact }) => fact === text));
  const left = byUse.filter((fact) => !bearing.includes(fact) && serves(fact.text));
  // A case is worked out without cards.
  const answer = focus?.answer ? [focus.answer] : [];
  const onSlides = 2 * Math.min(wish.ideas - answer.length, Math.floor((left.length - (bearing.length > 0 || focus ? 0 : 3)) / 2));
  const facts = left.slice(0, onSlides);
  const cards = bearing.length > 0 || focus ? bearing : left.slice(onSlides, onSlides + 4);
  const inOrder = ranked(
    inTime(pack).filter((fact) => facts.includes(fact)),
    ({ text }) => Number(isOn(text)),
  );
  const plain = [
    ...answer,
    ...ideasOf(
      inOrder.map(({ text }) => text),
      pack,
    ),
  ];
  const shown = new Set(contentStems(plain.flatMap(({ title, lines }) => [title, ...lines]).join(' ')));
  const said = new Set(contentStems([...plain.flatMap(({ lines, more }) => [...lines, more]), ...cards.map(({ text }) => text)].join(' ')));
  // Packs name first what the rest is built on.
  // A class of the youngest band that the pack was written for has more use for these than for the last ones.
  const first = wish.band === pack.grades[0] && pack.grades.length > 1 ? 2.5 : 1;
  const early = (term: string): number => first * (1 - basics.findIndex((each) => each.term === term) / basics.length);
  const nearest = ranked(
    basics,
    ({ term, definition }) => near(`${term} ${definition}`) + 2 * weigh(term, shown) + weigh(definition, shown) + 0.5 * weigh(term, said) + early(term),
  );
  const wanted = focus
    ? wordsNeeded(pack, part || sides ? nearest : basics, [lookedInto, ...plain.flatMap(({ lines, more }) => [...lines, more]), ...cards.map(({ text }) => text)].join(' '))
    : nearest;
  const preparation =
    wish.structure === 'flipped'
      ? preparationFrom(pack, {
          terms: wanted,
          probes,
          isOn: part && isOn,
          questions: ranked([...pack.questions.remember, ...pack.questions.understand], near).filter(isOn),
        })
      : null;
  // Words on a sheet are among those that the lesson names, before all others.
  const onSheets = preparation?.words ?? jigsaw?.sheets.map(({ word }) => word) ?? [];
  const needed = [...onSheets, ...wanted.filter(({ term }) => !onSheets.some((each) => each.term === term))].slice(0, Math.max(most, onSheets.length));
  const told = [
    ...needed.map(({ term, definition }) => `${term} ${definition}`),
    ...plain.flatMap(({ lines, more }) => [...lines, more]),
    ...cards.map(({ text }) => text),
    lookedInto,
    ...[probes[0], preparation?.home].flatMap((each) => (each ? [`${each.question} ${each.correction}`] : [])),
  ];
  const questions = Object.fromEntries(
    thinkingLevels.map((level) => {
      const own = ranked(shuffled(pack.questions[level], `${wish.seed}:${level}`), (text) => near(text) - (isUnfit(text) ? 50 : 0));
      return [level, [...(anywhere ? own.filter(isOn) : own).filter(serves), ...(anywhere?.[level] ?? []), ...(focus?.questions[level] ?? [])]];
    }),
  ) as Record<ThinkingLevel, string[]>;
  const further = anywhere ? ranked([...pack.questions.apply, ...pack.questions.analyze, ...pack.questions.create], near).filter((text) => !isOn(text)) : [];
  const termNames = new Set(pack.terms.map(({ term }) => term.toLowerCase()));
  const linkPoints = ({ from, to }: { from: string; to: string }): number =>
    near(`${from} ${to}`) + 0.5 * weigh(`${from} ${to}`, said) + (termNames.has(from.toLowerCase()) ? 1 : 0) + (termNames.has(to.toLowerCase()) ? 1 : 0);
  // What the topic as a whole does says less than how its parts hang together.
  const root = keyOf(pack.title);
  const drawPoints = (link: { from: string; to: string }): number => linkPoints(link) - ([link.from, link.to].some((end) => keyOf(end) === root) ? 3 : 0);
  const isTold = (end: string): boolean => told.some((line) => holds(line, end));
  const ideas = withDiagram(plain, diagramFrom(pack.relations.filter(isBasic), drawPoints, diagramLinks[wish.band]), ({ title, lines }) => [title, ...lines]);
  const allStuck = ranked(shuffled(pack.stuckPoints, `${wish.seed}:stuck`), ({ about, question, hint }) => near(`${about} ${question} ${hint}`));
  const isOffPart = part !== null && !probes.some(({ belief, correction, question }) => isOn(`${belief} ${correction} ${question}`));
  const hingeOnPart = isOffPart ? allStuck.find(({ about, question, hint }) => isOn(`${about} ${question} ${hint}`)) : undefined;
  const stuck = [...allStuck.filter((each) => each !== hingeOnPart && serves(`${each.about} ${each.question} ${each.hint}`)), ...(focus?.stuck ?? [])];
  const turn = stuck[0]?.about ?? '';
  const hinge = probes[0] ? `${probes[0].belief} ${probes[0].correction} ${probes[0].question}` : '';
  const [debate] = ranked(shuffled(pack.controversies, `${wish.seed}:debate`), ({ question, background }) => nearTopic(`${question} ${background}`));
  // Two things can be joined where the lesson speaks of both.
  const linksTold = ranked(
    shuffled(pack.relations, `${wish.seed}:links`).filter((link) => !/,| and | or /.test(`${link.from} ${link.to}`) && isBasic(link) && isTold(link.from) && isTold(link.to)),
    drawPoints,
  ).map(({ from, to }) => `${from} and ${to}`);
  return {
    pack: pack.id,
    title: part ? upperFirst(wish.topic) : pack.title,
    topic: part ? partName(pack, wish.topic) : titleInLine(pack),
    matters: pack.matters,
    terms: needed,
    ideas,
    inquiry: looked?.inquiry ?? null,
    brief: project?.brief ?? null,
    preparation,
    jigsaw,
    answered: new Set([
      ...Object.values(pack.questions)
        .flat()
        .filter((question) => isTaught(pack, told, question)),
      ...(anywhere ? [...anywhere.understand, ...anywhere.apply] : []),
    ]),
    cards: pack.facts.filter((fact) => cards.includes(fact)).map(({ text }) => text),
    scenes: (looked ? bearingFirst(pack, lookedAt, scenes, ({ scene }) => scene) : project ? scenes.filter(({ scene }) => weigh(scene, thread) >= some) : scenes).map(({ scene }) =>
      paragraphs(scene),
    ),
    hinge: isOpen
      ? {
          question: `Which card tells most about ${partName(pack, wish.topic)}, and what does it leave open?`,
          hint: 'Choose the one that you would keep if you could keep only one.',
        }
      : hingeOnPart
        ? { question: hingeOnPart.question, hint: hingeOnPart.hint }
        : null,
    probes,
    questions,
    further,
    cases: part ? [...cases.filter(isOn), `What do you believe about ${partName(pack, wish.topic)} before you see a card, and what makes you believe it?`] : cases,
    analogies: ranked(shuffled(pack.analogies, `${wish.seed}:like`), ({ idea }) => near(idea)).filter(({ idea }) => serves(idea)),
    // Of a part only what is worked out on it: an example on something else would take the lesson there.
    examples: ranked(
      shuffled(pack.workedExamples, `${wish.seed}:example`).filter(
        ({ problem, steps, tryNext }) => isOn(`${problem} ${steps.join(' ')}`) && serves(`${problem} ${steps.join(' ')}`) && !isUnfit(`${problem} ${steps.join(' ')} ${tryNext}`),
      ),
      ({ problem, steps }) => near(`${problem} ${steps.join(' ')}`),
    ),
    stuck,
    turn: shareOf(pack, turn, hinge) >= 0.5 ? turn : '',
    connections: inFocus(
      connectionsIn(pack, part && isOn, partName(pack, wish.topic), (text) => near(text) + weigh(text, said)),
      focus,
    ),
    links: jigsaw ? jigsaw.joins.map(({ from, to }) => `${from} and ${to}`) : linksTold,
    debate: debate
      ? { question: debate.question, background: debate.background, voices: debate.stakeholders.slice(0, 4), choices: debate.decisions.map(({ choice }) => choice) }
      : null,
    sources: [...new Set([...inOrder, ...cards].flatMap(({ sources }) => sources ?? []))],
  };
}

/** The nearest of the pack, and then what the class looks into. */
const inFocus = (connections: readonly string[], focus: Focus | null): readonly string[] => (focus ? [...connections.slice(0, 1), ...focus.connections] : connections);

/** The pack's own, the ones nearest to the lesson first. Of a part of the topic only those that speak of it; where none does, its place in the whole. */
function connectionsIn(pack: TopicPack, isOn: ((text: string) => boolean) | null, part: string, points: (text: string) => number): string[] {
  // The first ones are the easiest, and all others rest on them.
  const inOrder = ranked(pack.connections, (text) => points(text) - 0.1 * pack.connections.indexOf(text));
  if (!isOn) return inOrder;
  return [...inOrder.filter(isOn), `how ${part} is connected with ${titleInLine(pack)}`, 'which words of the lesson one needs to explain it'];
}

/** What speaks of the part comes before all else. */
const onPart = 10;

/** Inside a sentence. */
export const titleInLine = ({ inText, title }: TopicPack): string => inText ?? title.charAt(0).toLowerCase() + title.slice(1);

const partOrTitle = (pack: TopicPack, topic: string, part: unknown): string => (part ? partName(pack, topic) : titleInLine(pack));

/** A key term in the pack's capitals, with the article that was typed; else the teacher's own words, marked as such. */
export function partName(pack: TopicPack, topic: string): string {
  const known = pack.terms.find(({ term }) => keyOf(term) === keyOf(topic))?.term;
  const [, article = '', rest = topic] = /^(the |an? )?(.*)$/i.exec(topic) ?? [];
  return known ? `${article.toLowerCase()}${/^\p{Lu}/u.test(known) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}` : `“${topic}”`;
}

/** Arrows that an age reads at a glance. */
const diagramLinks: Readonly<Record<GradeBand, number>> = { 'K-2': 3, '3-5': 3, '6-8': 4, '9-12': 4 };

/** A scene of several sentences as two or three paragraphs that fit a slide. */
function paragraphs(scene: string): string[] {
  const sentences = sentencesOf(scene);
  const count = sentences.length > 7 ? 3 : sentences.length > 2 ? 2 : 1;
  const each = Math.ceil(sentences.length / count);
  return Array.from({ length: count }, (_, place) => sentences.slice(place * each, (place + 1) * each).join(' ')).filter(Boolean);
}
