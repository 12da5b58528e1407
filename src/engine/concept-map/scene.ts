/** A laid out map as shapes to draw: the editor, the cards and the files all draw these. */
import type { ConceptMap, MapLink, Point } from '../../contracts/concept-map.ts';
import { labelRoom, looks, textWidth, wrap } from './boxes.ts';
import { layoutOf, type Placed } from './layout.ts';
import { spine } from './tree-layout.ts';

export interface Line {
  link: MapLink;
  /** Pixels that the way is pulled aside. */
  bend: number;
  /** From border to border: a quadratic curve. */
  way: readonly [start: Point, control: Point, end: Point];
  /** The same as an SVG path. */
  path: string;
  /** The three corners of the arrow head, as SVG points. */
  head: string;
  /** Middle of the phrase. */
  label: Point & { lines: string[]; width: number; height: number };
}

export interface Scene {
  boxes: readonly Placed[];
  lines: readonly Line[];
  /** Left and top edge, in pixels, and size. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const margin = 24;
/** Links of one concept are further apart near their ends. */
const labelAt = 0.58;

export function sceneOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>): Scene {
  const boxes = layoutOf(map);
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const pairs = new Set(map.links.map(({ from, to }) => `${from} ${to}`));
  const lines: Line[] = [];
  for (const link of map.links) {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    if (!from || !to) continue;
    const isPair = pairs.has(`${link.to} ${link.from}`);
    const ways = hangs(from, to) ? [lineBetween(from, to, link, 0)] : bendsFor(from, to, isPair, map.mapType === 'flowchart').map((bend) => lineBetween(from, to, link, bend));
    lines.push(freest(ways, boxes, lines, [from, to]));
  }
  const edges = [...boxes.map(({ x, y, width, height }) => ({ x, y, width, height })), ...lines.map(({ label }) => label)];
  const left = Math.min(0, ...edges.map(({ x, width }) => x - width / 2)) - margin;
  const top = Math.min(0, ...edges.map(({ y, height }) => y - height / 2)) - margin;
  const right = Math.max(0, ...edges.map(({ x, width }) => x + width / 2)) + margin;
  const bottom = Math.max(0, ...edges.map(({ y, height }) => y + height / 2)) + margin;
  return { boxes, lines, x: left, y: top, width: right - left, height: bottom - top };
}

/** Where the way from the middle of a box to `toward` leaves the box. */
function border({ x, y, width, height }: Placed, toward: Point): Point {
  const [dx, dy] = [toward.x - x, toward.y - y];
  if (dx === 0 && dy === 0) return { x, y };
  const share = Math.min(dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx), dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy));
  return { x: x + dx * share, y: y + dy * share };
}

/** How far a line may bend, in pixels, the best way first: straight on, or around a box that stands in the way. What goes up again in a flowchart goes around. */
function bendsFor(from: Placed, to: Placed, isPair: boolean, isFlow: boolean): readonly number[] {
  if (isPair) return [46, 90, 150];
  if (isFlow && from.y - to.y > (from.height + to.height) / 2) {
    const around = Math.max(140, Math.min(340, 1.1 * Math.hypot(to.x - from.x, to.y - from.y))) * (from.x > to.x ? -1 : 1);
    return [around, -around, 0, 1.5 * around];
  }
  return [0, 70, -70, 130, -130, 200, -200, 300, -300];
}

/** The first line that crosses fewest other boxes with its way or its phrase, and covers fewest phrases that are there already. */
function freest(ways: readonly Line[], boxes: readonly Placed[], drawn: readonly Line[], ends: readonly [Placed, Placed]): Line {
  let best: { line: Line; hits: number } | null = null;
  for (const line of ways) {
    const hits =
      boxes.filter((box) => !ends.includes(box) && crosses(line, box)).length +
      ends.filter((box) => overlaps(line.label, box)).length +
      drawn.filter(({ label }) => overlaps(label, line.label)).length / 2;
    if (!best || hits < best.hits) best = { line, hits };
    if (hits === 0) break;
  }
  if (!best) throw new Error('There is no way for a line.');
  return best.line;
}

type Area = Point & { width: number; height: number };
const overlaps = (a: Area, b: Area): boolean => a.width > 0 && Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

function crosses({ way: [start, control, end], label }: Line, box: Placed): boolean {
  const room = 6;
  const [reachX, reachY] = [box.width / 2 + room, box.height / 2 + room];
  // Most boxes are nowhere near.
  if (Math.min(start.x, control.x, end.x) > box.x + reachX || Math.max(start.x, control.x, end.x) < box.x - reachX) return overlaps(label, box);
  if (Math.min(start.y, control.y, end.y) > box.y + reachY || Math.max(start.y, control.y, end.y) < box.y - reachY) return overlaps(label, box);
  for (let i = 1; i < 16; i++) {
    const [t, u] = [i / 16, 1 - i / 16];
    const x = u * u * start.x + 2 * u * t * control.x + t * t * end.x;
    const y = u * u * start.y + 2 * u * t * control.y + t * t * end.y;
    if (Math.abs(x - box.x) < reachX && Math.abs(y - box.y) < reachY) return true;
  }
  return overlaps(label, box);
}

/** Does `to` stand in the column below `from`, also now that one of them may have been moved? */
function hangs(from: Placed, to: Placed): boolean {
  return to.hangsFrom === from.node.id && to.x - to.width / 2 > from.x - from.width / 2 + spine + 8 && to.y - to.height / 2 > from.y + from.height / 2;
}

/** `bend`: how far the middle of the way is pulled aside, in pixels. In a column the way goes down beside the boxes, and the phrase stands above the concept it leads to. */
export function lineBetween(from: Placed, to: Placed, link: MapLink, bend: number): Line {
  const text = link.label.trim();
  const lines = text === '' ? [] : wrap(text, labelRoom, looks.labelSize);
  const size = { lines, width: Math.max(0, ...lines.map((line) => textWidth(line, looks.labelSize))) + 8, height: lines.length * looks.labelLine };
  if (hangs(from, to)) {
    const [left, down] = [to.x - to.width / 2, from.x - from.width / 2 + spine];
    const [start, control, end] = [
      { x: down, y: from.y + from.height / 2 },
      { x: down, y: to.y },
      { x: left, y: to.y },
    ];
    return { link, bend, ...drawn(start, control, end), label: { x: left + size.width / 2, y: to.y - to.height / 2 - 2 - size.height / 2, ...size } };
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const control = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 - (dx / length) * bend };
  const [start, end] = [border(from, control), border(to, control)];
  const middle = { x: start.x / 4 + control.x / 2 + end.x / 4, y: start.y / 4 + control.y / 2 + end.y / 4 };
  return { link, bend, ...drawn(start, control, end), label: { ...(bend ? middle : along(start, end, labelAt)), ...size } };
}

function drawn(start: Point, control: Point, end: Point): Pick<Line, 'way' | 'path' | 'head'> {
  const angle = Math.atan2(end.y - control.y, end.x - control.x);
  const corner = (turn: number) => `${round(end.x - 10 * Math.cos(angle + turn))},${round(end.y - 10 * Math.sin(angle + turn))}`;
  return {
    way: [start, control, end],
    path: `M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    head: `${round(end.x)},${round(end.y)} ${corner(0.4)} ${corner(-0.4)}`,
  };
}

const along = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
const round = (value: number): number => Math.round(value * 10) / 10;
