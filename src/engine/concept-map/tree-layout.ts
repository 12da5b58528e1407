/** A hierarchy from the top down (d3-hierarchy: Reingold and Tilford 1981, Buchheim 2002). Where its rows would be too wide, what is below hangs in columns. */
import { type HierarchyNode, hierarchy, tree } from 'd3-hierarchy';
import type { MapLink, Point } from '../../contracts/concept-map.ts';
import { type BoxSize, labelRoom, looks, textWidth, wrap } from './boxes.ts';

export interface Branch {
  /** Null for the invisible root above several top concepts. */
  id: string | null;
  /** The link that leads here from above. */
  link: MapLink | null;
  children: Branch[];
}

export interface TreePlaces {
  places: Map<string, Point>;
  /** For a concept in a column the one that it hangs from. */
  hangsFrom: Map<string, string>;
}

const gap = { x: 28, y: 64 };
/** Pixels: what a screen shows of rows with their words still readable, and what a map has of a desktop's window. */
const widest = 900;
const frame = { width: 1000, height: 640 };
/** From the left edge of a concept to the line that those in its column hang from, and to their left edge. */
export const spine = 14;
const indent = 38;
const between = 14;
/** Deeper concepts never stand in rows once there are columns. */
const mostRows = 6;
/** Columns must make the words larger by this much, or they are not worth the change. */
const worthwhile = 1.1;

/** Rows where they fit; else the form whose words are largest when all of it is on the screen. */
export function treeFrom(root: Branch, sizes: ReadonlyMap<string, BoxSize>): TreePlaces {
  const nodes = hierarchy(root);
  const rows = drawn(nodes, sizes, Number.POSITIVE_INFINITY);
  if (rows.width <= widest) return rows;
  const scaleOf = ({ width, height }: { width: number; height: number }): number => Math.min(frame.width / width, frame.height / height);
  let best = rows;
  for (let depth = Math.min(mostRows, nodes.height - 1); depth >= (root.id === null ? 1 : 0); depth--) {
    const hung = drawn(nodes, sizes, depth);
    if (scaleOf(hung) > worthwhile * scaleOf(best)) best = hung;
  }
  return best;
}

interface Block {
  width: number;
  height: number;
  /** Middles of boxes, from the top left corner of the block. */
  places: Map<string, Point>;
}

/** From `columnsFrom` on, the concepts below one hang in a column. */
function drawn(root: HierarchyNode<Branch>, sizes: ReadonlyMap<string, BoxSize>, columnsFrom: number): TreePlaces & { width: number; height: number } {
  const hangsFrom = new Map<string, string>();
  const blocks = new Map<Branch, Block>();
  // From the leaves up.
  for (const node of root.descendants().reverse()) if (node.depth >= columnsFrom) blocks.set(node.data, column(node.data, sizes, blocks, hangsFrom));
  const sizeOf = (branch: Branch): { width: number; height: number } => sizes.get(branch.id ?? '') ?? { width: 0, height: 0 };
  const widthOf = (branch: Branch): number => (blocks.get(branch) ?? sizeOf(branch)).width;
  const upper = hierarchy<Branch>(root.data, (branch) => (blocks.has(branch) ? [] : branch.children));
  const top = tree<Branch>()
    .nodeSize([1, 1])
    .separation((a, b) => (widthOf(a.data) + widthOf(b.data)) / 2 + gap.x)(upper);
  const heights: number[] = [];
  top.each(({ depth, data }) => {
    heights[depth] = Math.max(heights[depth] ?? 0, sizeOf(data).height);
  });
  const tops = heights.map((_, depth) => heights.slice(0, depth).reduce((sum, height) => sum + height + (height > 0 ? gap.y : 0), 0));
  const places = new Map<string, Point>();
  top.each(({ data, depth, x }) => {
    const [start, block] = [tops[depth] ?? 0, blocks.get(data)];
    if (block) for (const [id, at] of block.places) places.set(id, { x: x - block.width / 2 + at.x, y: start + at.y });
    else if (data.id !== null) places.set(data.id, { x, y: start + (heights[depth] ?? 0) / 2 });
  });
  const edges = {
    x: [...places].flatMap(([id, { x }]) => [x - (sizes.get(id)?.width ?? 0) / 2, x + (sizes.get(id)?.width ?? 0) / 2]),
    y: [...places].map(([id, { y }]) => y + (sizes.get(id)?.height ?? 0) / 2),
  };
  return { places, hangsFrom, width: Math.max(...edges.x) - Math.min(...edges.x), height: Math.max(...edges.y) };
}

/** A concept with all that is below it hanging one under the other, each with its phrase above it. */
function column({ id, children }: Branch, sizes: ReadonlyMap<string, BoxSize>, blocks: ReadonlyMap<Branch, Block>, hangsFrom: Map<string, string>): Block {
  const head = sizes.get(id ?? '') ?? { width: 0, height: 0 };
  const places = new Map<string, Point>(id === null ? [] : [[id, { x: head.width / 2, y: head.height / 2 }]]);
  let [width, height] = [head.width, head.height];
  for (const child of children) {
    const block = blocks.get(child);
    if (!block || id === null || child.id === null) continue;
    const phrase = phraseSize(child.link);
    height += between + phrase.height;
    for (const [below, { x, y }] of block.places) places.set(below, { x: indent + x, y: height + y });
    hangsFrom.set(child.id, id);
    height += block.height;
    width = Math.max(width, indent + block.width, indent + phrase.width);
  }
  return { width, height, places };
}

function phraseSize(link: MapLink | null): { width: number; height: number } {
  const text = link?.label.trim() ?? '';
  if (text === '') return { width: 0, height: 0 };
  const lines = wrap(text, labelRoom, looks.labelSize);
  return { width: Math.max(...lines.map((line) => textWidth(line, looks.labelSize))) + 8, height: lines.length * looks.labelLine + 4 };
}
