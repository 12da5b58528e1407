/** A few links of a topic pack that hang together: enough to see a connection, few enough to be read from the last row. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { conceptKey } from '../concept-map/pack-graph.ts';
import { type DiagramLink, diagramLine } from './diagram.ts';

/** Fewer are a sentence and no picture. */
const least = 3;
/** Arrows that leave one box or reach it. More make a star, and a star is a list. */
const mostAtOne = 3;
const seeds = 6;

const keys = new Map<string, string>();
/** The ends of a pack's links come again with every lesson. */
export function keyOf(name: string): string {
  const known = keys.get(name) ?? conceptKey(name);
  keys.set(name, known);
  return known;
}

/** One box is one spelling: "decomposer" in the place of "decomposers" would break the sentence. */
const boxOf = (name: string): string => name.toLowerCase();

/** `points`: how well a link fits the lesson; below zero it is drawn only where there would be too few. Empty where the pack has nothing that hangs together. */
export function diagramFrom(relations: TopicPack['relations'], points: (link: DiagramLink) => number, mostLinks: number): string[] {
  const links = relations
    .map(({ from, verb, to }) => ({ from, label: verb, to }))
    .map((link) => ({ link, ends: [boxOf(link.from), boxOf(link.to)] as const, points: points(link) }))
    .filter(({ ends: [from, to] }) => from !== to)
    .sort((a, b) => b.points - a.points);
  let best: { grown: typeof links; points: number } | null = null;
  for (const seed of links.slice(0, seeds)) {
    const grown = grow(seed, links, mostLinks);
    const sum = grown.reduce((all, each) => all + each.points, 0);
    if (grown.length >= least && (!best || sum > best.points)) best = { grown, points: sum };
  }
  const chosen = new Set(best?.grown);
  // In the order of the pack.
  const inOrder = relations.flatMap(({ from, verb, to }) => [...chosen].find(({ link }) => link.from === from && link.label === verb && link.to === to) ?? []);
  return inOrder.map(({ link }) => diagramLine(link));
}

/** The best link that hangs on is added, as long as it says something for the lesson. */
function grow<Link extends { ends: readonly [string, string]; points: number }>(seed: Link, links: readonly Link[], most: number): Link[] {
  const grown = [seed];
  const degree = (key: string): number => grown.filter(({ ends }) => ends.includes(key)).length;
  while (grown.length < most) {
    const next = links.find(
      (link) =>
        !grown.includes(link) &&
        link.ends.some((key) => degree(key) > 0) &&
        link.ends.every((key) => degree(key) < mostAtOne) &&
        !grown.some(({ ends }) => ends.includes(link.ends[0]) && ends.includes(link.ends[1])),
    );
    if (!next || (next.points < 0 && grown.length >= least)) return grown;
    grown.push(next);
  }
  return grown;
}
