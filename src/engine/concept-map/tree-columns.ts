/** Concepts that hang below another one in columns: a line goes down beside each column, the phrase of each concept stands above it. */
import type { Point } from '../../contracts/concept-map.ts';
import { drop, spine, stem } from './boxes.ts';
import type { Branch, Sized, TreePlaces } from './tree-layout.ts';

export interface Block {
  branch: Branch;
  width: number;
  height: number;
  /** Middle of the concept itself, from the top left corner. */
  head: Point;
  below: readonly { block: Block; x: number; y: number }[];
}

const gap = 28;
const between = 14;

interface Wish {
  columns: number;
  /** The concept stands in the middle above its columns. */
  isTop?: boolean;
  /** The phrase of the concept itself stands above its middle. */
  isUnderPhrase?: boolean;
}

/** The block of `branch`; those of its children are in `blocks` already. */
export function columnsOf(
  branch: Branch,
  { sizeOf, phraseOf, longPhraseOf }: Sized,
  blocks: ReadonlyMap<Branch, Block>,
  { columns, isTop = false, isUnderPhrase = false }: Wish,
): Block {
  const size = sizeOf(branch);
  const children = branch.children.flatMap((child) => {
    const block = blocks.get(child);
    return block ? [{ block, phrase: branch.id === null ? { width: 0, height: 0 } : longPhraseOf(child) }] : [];
  });
  const isSplit = columns > 1 && children.length > 1;
  // One column hangs from the left end of the concept, several from a line that runs below it.
  const inset = branch.id === null ? 0 : isSplit ? stem : spine + stem;
  const lead = isUnderPhrase ? Math.max(0, (phraseOf(branch).width - size.width) / 2) : 0;
  const start = branch.id === null ? 0 : size.height + (isSplit ? drop : 0);
  const below: { block: Block; x: number; y: number }[] = [];
  let [left, bottom] = [lead, size.height];
  for (const part of parts(children, isSplit ? columns : 1, ({ block, phrase }) => between + phrase.height + block.height)) {
    let [y, width] = [start, 0];
    for (const { block, phrase } of part) {
      y += (y > 0 ? between : 0) + phrase.height;
      below.push({ block, x: left + inset, y });
      y += block.height;
      width = Math.max(width, inset + block.width, inset + phrase.width);
    }
    left += width + gap;
    bottom = Math.max(bottom, y);
  }
  const width = Math.max(lead + size.width, lead + (isUnderPhrase ? (size.width + phraseOf(branch).width) / 2 : 0), left - gap);
  const isCentered = isTop && isSplit;
  const shift = isCentered ? Math.max(0, (size.width - (left - gap)) / 2) : 0;
  return {
    branch,
    width,
    height: bottom,
    head: { x: isCentered ? width / 2 : lead + size.width / 2, y: size.height / 2 },
    below: shift > 0 ? below.map(({ block, x, y }) => ({ block, x: x + shift, y })) : below,
  };
}

/** Writes where each concept of the block stands. */
export function arranged(block: Block, at: Point, { places, hanging }: TreePlaces): void {
  const waiting = [{ block, ...at }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { branch, head, below } = next.block;
    if (branch.id !== null) places.set(branch.id, { x: next.x + head.x, y: next.y + head.y });
    for (const { block: child, x, y } of below) {
      if (branch.id !== null && child.branch.id !== null) hanging.set(child.branch.id, { from: branch.id, entry: 'side' });
      waiting.push({ block: child, x: next.x + x, y: next.y + y });
    }
  }
}

/** The list in at most `count` parts in its order, the highest as low as it can be. */
function parts<T>(list: readonly T[], count: number, heightOf: (item: T) => number): T[][] {
  const heights = list.map(heightOf);
  const fill = (most: number): T[][] => {
    const filled: T[][] = [[]];
    let sum = 0;
    for (const [i, item] of list.entries()) {
      const height = heights[i] ?? 0;
      if (sum > 0 && sum + height > most) {
        filled.push([]);
        sum = 0;
      }
      filled.at(-1)?.push(item);
      sum += height;
    }
    return filled;
  };
  if (count === 1) return [[...list]];
  let [low, high] = [Math.max(0, ...heights), heights.reduce((sum, height) => sum + height, 0)];
  // Half a pixel is near enough.
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= count) high = middle;
    else low = middle;
  }
  return fill(high);
}
