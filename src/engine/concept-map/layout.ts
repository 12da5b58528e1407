/** Where the boxes stand: a tree for hierarchies, rings for spiders (both d3-hierarchy: Reingold and Tilford 1981, Buchheim 2002), layers for flowcharts (dagre: Sugiyama 1981). */
import dagre from '@dagrejs/dagre';
import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';
import type { ConceptMap, MapNode, Point } from '../../contracts/concept-map.ts';
import { type BoxSize, boxOf, looks, textWidth } from './boxes.ts';
import { outlineOf } from './outline.ts';

export interface Placed extends BoxSize {
  node: MapNode;
  /** Middle of the box, in pixels. */
  x: number;
  y: number;
}

/** Every node with its box and place. Where a person has put a box, there it stands. */
export function layoutOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>): Placed[] {
  const sizes = new Map(map.nodes.map((node) => [node.id, boxOf(node)]));
  const places = map.mapType === 'flowchart' ? inLayers(map, sizes) : inTree(map, sizes, map.mapType === 'spider');
  return map.nodes.map((node) => ({ node, ...(sizes.get(node.id) as BoxSize), ...(node.at ?? places.get(node.id) ?? { x: 0, y: 0 }) }));
}

interface Branch {
  /** Null for the invisible root above several top concepts. */
  id: string | null;
  children: Branch[];
}

/** `isRound`: there is one middle, the first concept; other top concepts stand around it. */
function branchesOf(map: Pick<ConceptMap, 'nodes' | 'links'>, isRound: boolean): Branch {
  const all: Branch = { id: null, children: [] };
  const way: Branch[] = [all];
  for (const { node, level } of outlineOf(map)) {
    const branch: Branch = { id: node.id, children: [] };
    way.length = level;
    way.at(-1)?.children.push(branch);
    way.push(branch);
  }
  const [first, ...others] = all.children;
  if (first && isRound) first.children.push(...others);
  return first && (isRound || others.length === 0) ? first : all;
}

const gap = { x: 28, y: 64 };

function inTree(map: Pick<ConceptMap, 'nodes' | 'links'>, sizes: ReadonlyMap<string, BoxSize>, isRound: boolean): Map<string, Point> {
  const sizeOf = ({ id }: Branch): { width: number; height: number } => sizes.get(id ?? '') ?? { width: 0, height: 0 };
  const root = hierarchy(branchesOf(map, isRound));
  if (isRound) {
    const round = tree<Branch>()
      .size([2 * Math.PI, 1])
      .separation((a, b) => (a.parent === b.parent ? 1 : 1.4) / Math.max(1, a.depth))(root);
    return rings(round, sizeOf);
  }
  const drawn = tree<Branch>()
    .nodeSize([1, 1])
    .separation((a, b) => (sizeOf(a.data).width + sizeOf(b.data).width) / 2 + gap.x)(root);
  const heights: number[] = [];
  drawn.each(({ depth, data }) => (heights[depth] = Math.max(heights[depth] ?? 0, sizeOf(data).height)));
  const tops = heights.map((_, depth) => heights.slice(0, depth).reduce((sum, height) => sum + height + (height > 0 ? gap.y : 0), 0));
  const places = new Map<string, Point>();
  drawn.each(({ data, depth, x }) => data.id !== null && places.set(data.id, { x, y: (tops[depth] ?? 0) + (heights[depth] ?? 0) / 2 }));
  return places;
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
      const tallest = Math.max(...ring.map(({ data }) => sizeOf(data).height));
      radius += 160 + tallest / 2;
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

function inLayers({ nodes, links }: Pick<ConceptMap, 'nodes' | 'links'>, sizes: ReadonlyMap<string, BoxSize>): Map<string, Point> {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 36, edgesep: 18 });
  for (const { id } of nodes) {
    const { width, height } = sizes.get(id) as BoxSize;
    graph.setNode(id, { width, height });
  }
  for (const { id, from, to, label } of links) graph.setEdge(from, to, { width: textWidth(label, looks.labelSize) + 12, height: looks.labelLine, labelpos: 'c' }, id);
  dagre.layout(graph);
  return new Map(nodes.map(({ id }) => [id, { x: graph.node(id).x, y: graph.node(id).y }]));
}
