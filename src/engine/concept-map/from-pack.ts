/** A concept map made from a topic pack, in the structure of its type. Pure: the same pack and type, the same map. Nothing in it that the pack does not say. */
import { type ConceptKind, type MapType, mapLimits } from '../../contracts/concept-map.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { contentStems } from '../text/stems.ts';
import { type GeneratedMap, MapDraft } from './generated.ts';
import { conceptKey, groupsOf, type PackGraph, packGraph } from './pack-graph.ts';

/** Groups of concepts below the topic. More than this is a list, not a map; the rest becomes suggestions. */
const branches = { hierarchical: 8, spider: 6 };
/** Groups of which the pack does not say how the topic leads to them: a map is more than "it involves". */
const looseBranches = 2;
const wordsToKnow = 5;

/** What was drawn before: classes ask for the same maps, and a Worker has a hundred milliseconds for twenty of them at once. */
const drawn = new WeakMap<TopicPack, Map<MapType, GeneratedMap>>();

/** Callers share the answer and leave it as it is. */
export function mapFromPack(pack: TopicPack, mapType: MapType): GeneratedMap {
  const known = drawn.get(pack) ?? new Map<MapType, GeneratedMap>();
  const map = known.get(mapType) ?? draw(pack, mapType);
  drawn.set(pack, known.set(mapType, map));
  return map;
}

function draw(pack: TopicPack, mapType: MapType): GeneratedMap {
  const graph = packGraph(pack);
  const draft = mapType === 'flowchart' ? flowchart(pack) : mapType === 'spider' ? spider(pack, graph) : hierarchy(graph);
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
  for (const group of chosenGroups(graph, branches.hierarchical)) addBranch(draft, graph, root, group);
  return draft;
}

/** The topic in the middle, legs of related concepts around it, and two legs of another kind: words to know and a question to answer. */
function spider(pack: TopicPack, graph: PackGraph): MapDraft {
  const draft = new MapDraft();
  const root = draft.add(graph.root.key, graph.root.text);
  for (const group of chosenGroups(graph, branches.spider)) addBranch(draft, graph, root, group);
  const free = graph.concepts.filter(({ key, definition }) => definition !== '' && !draft.idOf(key)).slice(0, wordsToKnow);
  if (free.length > 0) {
    const words = draft.add('words to know', 'words to know');
    draft.link(root, 'can be explained with', words);
    for (const { key, text } of free) draft.link(words, 'such as', draft.add(key, text));
  }
  const question = shortest([...pack.questions.understand, ...pack.questions.analyze].filter((text) => text.endsWith('?')));
  if (question) draft.link(root, 'can make us ask', draft.add('question', question, 'prompt'));
  return draft;
}

/** The pack's way through the topic: its process, its chain of causes, or how a task of it is worked out. */
function flowchart({ flow }: TopicPack): MapDraft {
  const draft = new MapDraft();
  const waysFrom = (text: string): number => flow.filter(({ from }) => from === text).length;
  const kindOf = (text: string): ConceptKind => {
    if (text === flow[0]?.from) return 'start';
    if (waysFrom(text) === 0) return 'end';
    return text.endsWith('?') && waysFrom(text) > 1 ? 'decision' : 'concept';
  };
  const box = (text: string): string => draft.add(text, text, kindOf(text));
  for (const { from, verb, to } of flow) draft.link(box(from), verb, box(to));
  return draft;
}

function addConcept(draft: MapDraft, { concepts, root }: PackGraph, key: string): string {
  return draft.add(key, key === root.key ? root.text : (concepts.find((each) => each.key === key)?.text ?? key));
}

/** First the chains of three and more, then the pairs to which a relation of the topic leads. */
function chosenGroups(graph: PackGraph, most: number): string[][] {
  const isLed = (group: readonly string[]): boolean => group.length > 2 || graph.links.some(({ from, to }) => from === graph.root.key && group.includes(to));
  const groups = groupsOf(graph);
  return [...groups.filter(isLed), ...groups.filter((group) => !isLed(group)).slice(0, looseBranches)].slice(0, most);
}

/**
 * A group of concepts. What nothing leads to hangs below the topic where it is one of its key terms, in a circle to which the topic does not lead the first of them. Any other begins
 * a sentence that only touches the topic ("pavement increases runoff"): it and what is only said of it become suggestions.
 */
function addBranch(draft: MapDraft, graph: PackGraph, root: string, group: readonly string[]): void {
  const own = graph.links.filter(({ from, to }) => group.includes(from) || group.includes(to));
  const isTerm = (key: string): boolean => graph.concepts.some((each) => each.key === key && each.definition !== '');
  const isReached = own.some(({ from }) => from === graph.root.key);
  const sources = group.filter((key) => !own.some(({ to }) => to === key));
  const heads = own.filter(({ to }) => to === graph.root.key).map(({ from }) => from);
  const involved = (sources.length > 0 || isReached ? sources.filter(isTerm) : group.filter(isTerm).slice(0, 1)).filter((key) => !heads.includes(key));
  const kept = new Set([graph.root.key, ...heads, ...involved]);
  for (const key of kept) for (const { from, to } of own) if (from === key) kept.add(to);
  for (const key of involved) draft.link(root, involves(graph.root.text), addConcept(draft, graph, key));
  for (const link of own) if (kept.has(link.from)) draft.link(addConcept(draft, graph, link.from), link.label, addConcept(draft, graph, link.to));
}

/** "Fractions involve", "States of matter involve", "Separation of powers involves", "Making inferences involves". */
function involves(title: string): string {
  const head = title.replace(/ of .*$/, '');
  return / and |[^sui]s$/i.test(head) && !/^\w+ing |tectonics$/i.test(head) ? 'involve' : 'involves';
}

/** What the pack says besides, each in its own words. Where it gives no linking phrase, the phrase is the learner's to find. */
function ideasFor(draft: MapDraft, pack: TopicPack, graph: PackGraph): GeneratedMap['ideas'] {
  const textOf = (key: string): string => (key === graph.root.key ? graph.root.text : (graph.concepts.find((each) => each.key === key)?.text ?? key));
  const isThere = (key: string): boolean => draft.idOf(key) !== undefined;
  const hasLink = (from: string, to: string): boolean => draft.links.some((each) => each.from === draft.idOf(from) && each.to === draft.idOf(to));
  const isFree = ({ from, to }: { from: string; to: string }): boolean => !hasLink(from, to) && !hasLink(to, from);
  const said = graph.links.filter(isFree).map(({ from, to, label, why }) => ({ from: textOf(from), label, to: textOf(to), why }));
  const named = graph.named
    .filter((pair) => isFree(pair) && (isThere(pair.from) || isThere(pair.to)))
    .map(({ from, to, why }) => ({ from: textOf(from), label: '', to: textOf(to), why }));
  const asked = pack.facts.flatMap((fact) => {
    const words = ` ${contentStems(fact.text).join(' ')} `;
    const [one, other] = graph.concepts.filter(({ key, text }) => isThere(key) && words.includes(` ${contentStems(text).join(' ')} `));
    return one && other && isFree({ from: one.key, to: other.key }) ? [{ from: one.text, label: '', to: other.text, why: fact.text }] : [];
  });
  // A word that a box of a flowchart uses; elsewhere a word that belongs to the topic and stands alone.
  const terms = graph.concepts
    .filter(({ key, definition }) => definition !== '' && !isThere(key))
    .flatMap(({ key, text, term, definition }) => {
      const box = draft.nodes.find((node) => ` ${conceptKey(node.text)} `.includes(` ${key} `));
      return box || isThere(graph.root.key) ? [{ from: box?.text ?? pack.title, label: '', to: text, why: `${term}: ${definition}` }] : [];
    });
  // One question about a pair of concepts is enough.
  const pairs = new Set<string>();
  const isFirst = ({ from, to }: { from: string; to: string }): boolean => !pairs.has(`${from} ${to}`) && pairs.add(`${from} ${to}`).size > 0;
  return [...said, ...asked.slice(0, 1), ...named, ...asked.slice(1), ...terms].filter(isFirst).slice(0, mapLimits.ideas);
}

/** A single sentence that asks why, how or what, and names most of what the map holds; a map answers it. */
function focusOf({ questions }: TopicPack, { concepts }: PackGraph): string {
  const known = new Set(concepts.flatMap(({ text }) => contentStems(text)));
  const named = (text: string): number => new Set(contentStems(text).filter((each) => known.has(each))).size;
  const whole = [...questions.understand, ...questions.analyze].filter((text) => /^(?:Why|How|What)\b[^.?!]*\?$/.test(text));
  return whole.sort((a, b) => named(b) - named(a))[0] ?? shortest(questions.analyze) ?? '';
}

const shortest = (texts: readonly string[]): string | undefined => texts.filter((text) => text.length <= mapLimits.conceptChars).sort((a, b) => a.length - b.length)[0];
