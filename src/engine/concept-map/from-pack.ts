/** A concept map made from a topic pack, in the structure of its type. Pure: the same pack and type, the same map. Nothing in it that the pack does not say. */
import { type MapType, mapLimits } from '../../contracts/concept-map.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { contentStems } from '../text/stems.ts';
import { type GeneratedMap, MapDraft } from './generated.ts';
import { groupsOf, type PackGraph, packGraph } from './pack-graph.ts';

/** Groups of concepts below the topic. More than this is a list, not a map; the rest becomes suggestions. */
const branches = { hierarchical: 6, spider: 5 };
const wordsToKnow = 5;

export function mapFromPack(pack: TopicPack, mapType: MapType): GeneratedMap {
  const graph = packGraph(pack);
  const draft = mapType === 'flowchart' ? flowchart(pack, graph) : mapType === 'spider' ? spider(pack, graph) : hierarchy(graph);
  return {
    focusQuestion: focusOf(pack, graph),
    nodes: draft.nodes,
    links: draft.links,
    ideas: ideasFor(draft, pack, graph),
    note: `Made from this site's checked material on ${titleInText(pack)}. Every link says what the material says; doubt it anyway.`,
  };
}

/** The topic above, what its relations begin with below it, what they lead to at the bottom. */
function hierarchy(graph: PackGraph): MapDraft {
  const draft = new MapDraft();
  const root = draft.add(graph.root.key, graph.root.text);
  for (const group of groupsOf(graph).slice(0, branches.hierarchical)) addBranch(draft, graph, root, group);
  return draft;
}

/** The topic in the middle, legs of related concepts around it, and two legs of another kind: words to know and a question to answer. */
function spider(pack: TopicPack, graph: PackGraph): MapDraft {
  const draft = new MapDraft();
  const root = draft.add(graph.root.key, graph.root.text);
  for (const group of groupsOf(graph).slice(0, branches.spider)) addBranch(draft, graph, root, group);
  const free = graph.concepts.filter(({ key, definition }) => definition !== '' && !draft.idOf(key)).slice(0, wordsToKnow);
  if (free.length > 0) {
    const words = draft.add('words to know', 'words to know');
    draft.link(root, 'is explained with', words);
    for (const { key, text } of free) draft.link(words, 'such as', draft.add(key, text));
  }
  const question = shortest(pack.questions.understand);
  if (question) draft.link(root, 'leaves us to ask', draft.add('question', question, 'prompt'));
  return draft;
}

/** Questions in the order of their depth. Who cannot answer one is led over an idea of the pack and back to it. */
function flowchart(pack: TopicPack, graph: PackGraph): MapDraft {
  const draft = new MapDraft();
  let before = { id: draft.add(graph.root.key, graph.root.text, 'start'), label: 'begin with' };
  const used = new Set<string>();
  for (const level of ['remember', 'understand', 'analyze'] as const) {
    // The question that the pack's links help with most.
    const asked = [...pack.questions[level]].filter((each) => each.length <= mapLimits.conceptChars).sort((a, b) => a.length - b.length);
    const text = asked.sort((a, b) => helpfulness(closest(graph, b, used), b) - helpfulness(closest(graph, a, used), a))[0];
    if (!text) continue;
    const question = draft.add(`question ${level}`, text, 'decision');
    draft.link(before.id, before.label, question);
    before = { id: question, label: 'yes, I can' };
    const help = closest(graph, text, used);
    if (!help) continue;
    used.add(`${help.from} ${help.to}`);
    const [from, to] = [addConcept(draft, graph, help.from), addConcept(draft, graph, help.to)];
    draft.link(question, 'not yet: look at', from);
    draft.link(from, help.label, to);
    draft.link(to, 'then try again', question);
  }
  const task = shortest(pack.questions.create) ?? `Explain ${titleInText(pack)} to somebody who has never heard of it.`;
  draft.link(before.id, before.label, draft.add('task', task, 'end'));
  return draft;
}

/** The link of the pack that shares most words with the question and has not been used; else the next one. */
function closest({ links, root }: PackGraph, question: string, used: ReadonlySet<string>): PackGraph['links'][number] | undefined {
  const isFree = ({ from, to }: PackGraph['links'][number]): boolean => from !== root.key && to !== root.key && ![...used].some((pair) => pair.includes(from) || pair.includes(to));
  return links.filter(isFree).sort((a, b) => helpfulness(b, question) - helpfulness(a, question))[0];
}

/** How many meaning-bearing words a link of the pack shares with a question. */
function helpfulness(link: PackGraph['links'][number] | undefined, question: string): number {
  const asked = new Set(contentStems(question));
  return link ? new Set(contentStems(link.why).filter((each) => asked.has(each))).size : 0;
}

function addConcept(draft: MapDraft, { concepts, root }: PackGraph, key: string): string {
  return draft.add(key, key === root.key ? root.text : (concepts.find((each) => each.key === key)?.text ?? key));
}

/** A group of concepts. What nothing leads to hangs below the topic; in a circle to which the topic does not lead that is its first concept. */
function addBranch(draft: MapDraft, graph: PackGraph, root: string, group: readonly string[]): void {
  const own = graph.links.filter(({ from, to }) => group.includes(from) || group.includes(to));
  const sources = group.filter((key) => !own.some(({ to }) => to === key));
  const isReached = own.some(({ from }) => from === graph.root.key);
  for (const key of sources.length > 0 || isReached ? sources : group.slice(0, 1)) {
    const isLinked = own.some(({ from, to }) => from === key && to === graph.root.key);
    const id = addConcept(draft, graph, key);
    if (!isLinked) draft.link(root, involves(graph.root.text), id);
  }
  for (const link of own) draft.link(addConcept(draft, graph, link.from), link.label, addConcept(draft, graph, link.to));
}

/** "Fractions involve", "States of matter involve", "Separation of powers involves", "Making inferences involves". */
function involves(title: string): string {
  const head = title.replace(/ of .*$/, '');
  return / and |[^sui]s$/i.test(head) && !/^\w+ing |tectonics$/i.test(head) ? 'involve' : 'involves';
}

/** What the pack says besides, each in its own words. */
function ideasFor(draft: MapDraft, pack: TopicPack, graph: PackGraph): GeneratedMap['ideas'] {
  const textOf = (key: string): string => (key === graph.root.key ? graph.root.text : (graph.concepts.find((each) => each.key === key)?.text ?? key));
  const isThere = (key: string): boolean => draft.idOf(key) !== undefined;
  const hasLink = (from: string, to: string): boolean => draft.links.some((each) => each.from === draft.idOf(from) && each.to === draft.idOf(to));
  const more = graph.links.filter(({ from, to }) => !hasLink(from, to)).map(({ from, to, label, why }) => ({ from: textOf(from), label, to: textOf(to), why }));
  const terms = graph.concepts
    .filter(({ key, definition }) => definition !== '' && !isThere(key) && !graph.links.some(({ from, to }) => from === key || to === key))
    .map(({ text, definition }) => ({ from: pack.title, label: 'is explained with', to: text, why: `${text}: ${definition}` }));
  // A fact that names two concepts asks for a linking phrase, which is the learner's to find.
  const asked = pack.facts.flatMap((fact) => {
    const words = ` ${contentStems(fact.text).join(' ')} `;
    const named = graph.concepts.filter(({ key, text }) => isThere(key) && words.includes(` ${contentStems(text).join(' ')} `)).slice(0, 2);
    const [one, other] = named;
    return one && other && !hasLink(one.key, other.key) && !hasLink(other.key, one.key) ? [{ from: one.text, label: '', to: other.text, why: fact.text }] : [];
  });
  // One question about a pair of concepts is enough.
  const pairs = new Set<string>();
  const isFirst = ({ from, to }: { from: string; to: string }): boolean => !pairs.has(`${from} ${to}`) && pairs.add(`${from} ${to}`).size > 0;
  return [...more, ...asked.slice(0, 1), ...terms, ...asked.slice(1)].filter(isFirst).slice(0, mapLimits.ideas);
}

/** A single sentence that asks why, how or what, and names most of what the map holds; a map answers it. */
function focusOf({ questions }: TopicPack, { concepts }: PackGraph): string {
  const known = new Set(concepts.flatMap(({ text }) => contentStems(text)));
  const named = (text: string): number => new Set(contentStems(text).filter((each) => known.has(each))).size;
  const whole = [...questions.understand, ...questions.analyze].filter((text) => /^(?:Why|How|What)\b[^.?!]*\?$/.test(text));
  return whole.sort((a, b) => named(b) - named(a))[0] ?? shortest(questions.analyze) ?? '';
}

const shortest = (texts: readonly string[]): string | undefined => texts.filter((text) => text.length <= mapLimits.conceptChars).sort((a, b) => a.length - b.length)[0];
