/**
 * A hierarchy from the top down, in the form whose words are largest on a landscape screen: in rows (d3-hierarchy: Reingold and Tilford 1981, Buchheim 2002), in rows with
 * columns below them, or with what is below the top in columns side by side.
 */
import { type HierarchyNode, hierarchy, tree } from 'd3-hierarchy';
import type { MapLink, Point } from '../../contracts/concept-map.ts';
import { type BoxSize, drop, longLabelRoom, phraseOf } from './boxes.ts';
import { arranged, type Block, columnsOf } from './tree-columns.ts';

export interface Branch {
  /** Null for the invisible root above several top concepts. */
  id: string | null;
  /** The link that leads here from above. */
  link: MapLink | null;
  children: Branch[];
}

/** Where the line from above comes in: from the top, or from a line that goes down beside a column. */
export interface Hanging {
  from: string;
  entry: 'top' | 'side';
}

export interface TreePlaces {
  places: Map<string, Point>;
  hanging: Map<string, Hanging>;
}

interface Form extends TreePlaces {
  width: number;
  height: number;
}

const gap = 28;
/** Pixels between a phrase and the box below it: the arrow's room. */
const arrowRoom = 14;
/** What a map has of a laptop's screen. */
const frame = { width: 860, height: 640 };
/** Deeper concepts never stand in rows once there are columns. */
const mostRows = 6;
const mostColumns = { top: 9, below: 3 };
/** A form without rows must make the words larger by this much, or it is not worth the change. */
const worthwhile = 1.1;

const scaleOf = ({ width, height }: Form): number => Math.min(frame.width / width, frame.height / height);

export function treeFrom(root: Branch, sizes: ReadonlyMap<string, BoxSize>): TreePlaces {
  const nodes = hierarchy(root);
  const sized: Sized = {
    sizeOf: ({ id }) => sizes.get(id ?? '') ?? { width: 0, height: 0 },
    phraseOf: remembered(({ link }) => phraseOf(link?.label ?? '')),
    longPhraseOf: remembered(({ link }) => phraseOf(link?.label ?? '', longLabelRoom)),
  };
  const rows = inRows(nodes, sized, Number.POSITIVE_INFINITY);
  if (scaleOf(rows) >= 1) return rows;
  const largest = (forms: readonly Form[]): Form => forms.reduce((best, form) => (scaleOf(form) > scaleOf(best) ? form : best));
  const depths = Array.from({ length: Math.max(0, Math.min(mostRows, nodes.height - 1)) }, (_, i) => i + 1);
  const inSomeRows = largest([rows, ...depths.map((depth) => inRows(nodes, sized, depth))]);
  const counts = Array.from({ length: mostColumns.below * Math.min(mostColumns.top, root.children.length) }, (_, i) => i);
  const hung = largest(counts.map((i) => inColumns(nodes, sized, Math.floor(i / mostColumns.below) + 1, (i % mostColumns.below) + 1)));
  return scaleOf(hung) > worthwhile * Math.min(1, scaleOf(inSomeRows)) ? hung : inSomeRows;
}

function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

export interface Sized {
  sizeOf: (branch: Branch) => { width: number; height: number };
  /** Above a box that a line reaches from above. */
  phraseOf: (branch: Branch) => { width: number; height: number };
  /** In a column, where nothing stands beside it. */
  longPhraseOf: (branch: Branch) => { width: number; height: number };
}

/** From `columnsFrom` on, the concepts below one hang in a column. */
function inRows(root: HierarchyNode<Branch>, sized: Sized, columnsFrom: number): Form {
  const { sizeOf, phraseOf } = sized;
  const blocks = new Map<Branch, Block>();
  // From the leaves up.
  for (const node of root.descendants().reverse())
    if (node.depth >= columnsFrom) blocks.set(node.data, columnsOf(node.data, sized, blocks, { columns: 1, isUnderPhrase: node.depth === columnsFrom }));
  const widthOf = (branch: Branch): number => Math.max((blocks.get(branch) ?? sizeOf(branch)).width, phraseOf(branch).width);
  const upper = hierarchy<Branch>(root.data, (branch) => (blocks.has(branch) ? [] : branch.children));
  const top = tree<Branch>()
    .nodeSize([1, 1])
    .separation((a, b) => (widthOf(a.data) + widthOf(b.data)) / 2 + gap)(upper);
  const rows: { height: number; phrase: number }[] = [];
  top.each(({ depth, data }) => {
    const row = rows[depth] ?? { height: 0, phrase: 0 };
    rows[depth] = { height: Math.max(row.height, sizeOf(data).height), phrase: Math.max(row.phrase, phraseOf(data).height) };
  });
  // Boxes of a row end on one line, so that lines can run below all of them.
  const bottoms: number[] = [];
  for (const { height, phrase } of rows) {
    const above = bottoms.at(-1) ?? 0;
    bottoms.push(above + (above > 0 ? drop + phrase + arrowRoom : 0) + height);
  }
  const form: Form = { places: new Map(), hanging: new Map(), width: 0, height: 0 };
  const reach = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  top.each(({ data, depth, x, parent }) => {
    const [block, size, bottom] = [blocks.get(data), sizeOf(data), bottoms[depth] ?? 0];
    const width = widthOf(data);
    reach.left = Math.min(reach.left, x - width / 2);
    reach.right = Math.max(reach.right, x + width / 2);
    form.height = Math.max(form.height, bottom - size.height + (block?.height ?? size.height));
    if (block) arranged(block, { x: x - block.width / 2, y: bottom - size.height }, form);
    else if (data.id !== null) form.places.set(data.id, { x, y: bottom - size.height / 2 });
    if (data.id !== null && parent && parent.data.id !== null) form.hanging.set(data.id, { from: parent.data.id, entry: 'top' });
  });
  form.width = reach.right - reach.left;
  return form;
}

/** What is below the top in `top` columns side by side, what is below that in up to `below`. */
function inColumns(root: HierarchyNode<Branch>, sized: Sized, top: number, below: number): Form {
  const blocks = new Map<Branch, Block>();
  for (const { data, depth } of root.descendants().reverse())
    blocks.set(data, columnsOf(data, sized, blocks, { columns: depth === 0 ? top : Math.min(below, Math.ceil(data.children.length / 3)), isTop: depth === 0 }));
  const block = blocks.get(root.data) as Block;
  const form: Form = { places: new Map(), hanging: new Map(), width: block.width, height: block.height };
  arranged(block, { x: -block.width / 2, y: 0 }, form);
  return form;
}
