/** Where the boxes stand: a tree for hierarchies, rings for spiders (d3-hierarchy: Reingold and Tilford 1981, Buchheim 2002), layers for flowcharts (dagre: Sugiyama 1981). */
import dagre from '@dagrejs/dagre';
import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';
import type { ConceptMap, MapNode, Point } from '../../contracts/concept-map.ts';
import { type BoxSize, boxOf, labelRoom, looks, textWidth, wrap } from './boxes.ts';
import { outlineOf } from './outline.ts';
import { type Branch, type Hanging, treeFrom } from './tree-layout.ts';

export interface Placed extends BoxSize {
  node: MapNode;
  /** Middle of the box, in pixels. */
  x: number;
  y: number;
  /** In a hierarchy: the concept above, unless a person has put this one elsewhere. */
  hanging: Hanging | null;
}

/** Every node with its box and place. Where a person has put a box, there it stands. */
export function layoutOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>): Placed[] {
  const sizes = new Map(map.nodes.map((node) => [node.id, boxOf(node)]));
  const { places, hanging } =
    map.mapType === 'hierarchical'
      ? treeFrom(branchesOf(map, false), sizes)
      : { places: map.mapType === 'flowchart' ? inLayers(map, sizes) : inRings(map, sizes), hanging: new Map<string, Hanging>() };
  return map.nodes.map((node) => ({
    node,
    ...(sizes.get(node.id) as BoxSize),
    ...(node.at ?? places.get(node.id) ?? { x: 0, y: 0 }),
    hanging: node.at ? null : (hanging.get(node.id) ?? null),
  }));
}

/** `isRound`: there is one middle, the first concept; other top concepts stand around it. */
function branchesOf(map: Pick<ConceptMap, 'nodes' | 'links'>, isRound: boolean): Branch {
  const all: Branch = { id: null, link: null, children: [] };
  const way: Branch[] = [all];
  for (const { node, link, level } of outlineOf(map)) {
    const branch: Branch = { id: node.id, link, children: [] };
    way.length = level;
    way.at(-1)?.children.push(branch);
    way.push(branch);
  }
  const [first, ...others] = all.children;
  if (first && isRound) first.children.push(...others);
  return first && (isRound || others.length === 0) ? first : all;
}

function inRings(map: Pick<ConceptMap, 'nodes' | 'links'>, sizes: ReadonlyMap<string, BoxSize>): Map<string, Point> {
  const round = tree<Branch>()
    .size([2 * Math.PI, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.4) / Math.max(1, a.depth))(hierarchy(branchesOf(map, true)));
  return rings(round, ({ id }) => sizes.get(id ?? '') ?? { width: 0, height: 0 });
}

/** Each ring is as wide as its boxes need where they come nearest to each other. */
function rings(root: HierarchyPointNode<Branch>, sizeOf: (branch: Branch) => { width: number; height: number }): Map<string, Point> {
  const byDepth: HierarchyPointNode<Branch>[][] = [];
  root.each((node) => {
    byDepth[node.depth] = [...(byDepth[node.depth] ?? []), node];
  });
  const places = new Map<string, Point>();
  let radius = 0;
  for (const [depth, ring] of byDepth.entries()) {
    if (depth > 0) {
      const before = radius;
      const tallest = Math.max(...ring.map(({ data }) => sizeOf(data).height));
      radius += 96 + tallest / 2;
      // From a box to the one it leads to, a phrase has to fit between them.
      for (const { x, parent, data } of ring) {
        const [across, along] = [Math.abs(Math.sin(x)), Math.abs(Math.cos(x))];
        const [one, other] = [sizeOf(data), parent ? sizeOf(parent.data) : { width: 0, height: 0 }];
        radius = Math.max(radius, before + ((one.width + other.width) / 2 + 110) * across + ((one.height + other.height) / 2 + 50) * along);
      }
      const sorted = [...ring].sort((a, b) => a.x - b.x);
      for (const [i, one] of sorted.entries()) {
        const other = sorted[(i + 1) % sorted.length];
        if (!other || other === one) continue;
        const between = i + 1 < sorted.length ? other.x - one.x : other.x + 2 * Math.PI - one.x;
        if (between <= 0) continue;
        const along = one.x + between / 2;
        const need = (size: 'width' | 'height') => (sizeOf(one.data)[size] + sizeOf(other.data)[size]) / 2 + 24;
        // Beside the middle boxes stand one above the other, above and below it side by side.
        radius = Math.max(radius, (need('width') * Math.abs(Math.cos(along)) + need('height') * Math.abs(Math.sin(along))) / between);
      }
    }
    for (const { data, x } of ring) if (data.id !== null) places.set(data.id, { x: radius * Math.sin(x), y: -radius * Math.cos(x) * 0.82 });
  }
  return places;
}

/** Dagre takes a third of a second for 300 boxes. Sizes count in steps, so that typing a word does not ask for it with every letter. */
const step = 40;
const layers = new Map<string, Map<string, Point>>();
const mostKept = 12;
const stepped = (size: number): number => Math.ceil(size / step) * step;

function inLayers({ nodes, links }: Pick<ConceptMap, 'nodes' | 'links'>, sizes: ReadonlyMap<string, BoxSize>): Map<string, Point> {
  const boxes = nodes.map(({ id }) => ({ id, width: stepped(sizes.get(id)?.width ?? 0), height: sizes.get(id)?.height ?? 0 }));
  const ways = links.map(({ id, from, to, label }) => ({
    id,
    from,
    to,
    width: stepped(Math.min(labelRoom, textWidth(label, looks.labelSize)) + 12),
    height: Math.max(1, wrap(label, labelRoom, looks.labelSize).length) * looks.labelLine,
  }));
  const key = JSON.stringify([boxes, ways]);
  const known = layers.get(key);
  if (known) return known;
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 36, edgesep: 18 });
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
  for (const { id, from, to, width, height } of ways) graph.setEdge(from, to, { width, height, labelpos: 'c' }, id);
  dagre.layout(graph);
  const places = new Map(nodes.map(({ id }) => [id, { x: graph.node(id).x, y: graph.node(id).y }]));
  layers.set(key, places);
  for (const oldest of layers.keys()) if (layers.size > mostKept) layers.delete(oldest);
  return places;
}
