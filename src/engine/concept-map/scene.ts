/** A laid out map as shapes to draw: the editor, the cards and the files all draw these. */
import type { ConceptMap, MapLink, Point } from '../../contracts/concept-map.ts';
import { drop, labelRoom, longLabelRoom, phraseOf, spine, stem } from './boxes.ts';
import { type Area, areCrossed, around, meets, overlaps } from './crossings.ts';
import { layoutOf, type Placed } from './layout.ts';

export interface Line {
  link: MapLink;
  /** Pixels that the way is pulled aside. */
  bend: number;
  /** From border to border, as straight pieces. */
  way: readonly Point[];
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
/** Pixels between a line and a box that it passes. */
const nearBox = 6;
/** Links: of more, each only keeps clear of boxes and phrases. */
const thicket = 150;
/** Links of one concept are further apart near their ends. */
const labelAt = 0.58;

export function sceneOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>): Scene {
  const boxes = layoutOf(map);
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const pairs = new Set(map.links.map(({ from, to }) => `${from} ${to}`));
  const ends = map.links.flatMap((link) => {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    return from && to ? [{ link, from, to, isFixed: hangs(from, to) }] : [];
  });
  const lines = ends.filter(({ isFixed }) => isFixed).map(({ link, from, to }) => lineBetween(from, to, link, 0));
  for (const { link, from, to, isFixed } of ends) {
    if (isFixed) continue;
    const isPair = pairs.has(`${link.to} ${link.from}`);
    const ways = bendsFor(from, to, isPair, map.mapType === 'flowchart').map((bend) => lineBetween(from, to, link, bend));
    lines.push(freest(ways, boxes, lines, [from, to]));
  }
  const points = lines.flatMap(({ way }) => way).map((point) => ({ ...point, width: 0, height: 0 }));
  const edges: Area[] = [...boxes, ...lines.map(({ label }) => label), ...points];
  const left = smallest(edges.map(({ x, width }) => x - width / 2)) - margin;
  const top = smallest(edges.map(({ y, height }) => y - height / 2)) - margin;
  const right = -smallest(edges.map(({ x, width }) => -x - width / 2)) + margin;
  const bottom = -smallest(edges.map(({ y, height }) => -y - height / 2)) + margin;
  return { boxes, lines, x: left, y: top, width: right - left, height: bottom - top };
}

/** Not above 0: a map without a box has its middle there. */
const smallest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value), 0);

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

/** What is wrong with a line, in boxes that it crosses. */
function faults(line: Line, boxes: readonly Placed[], drawn: readonly Line[], ends: readonly [Placed, Placed]): number {
  let sum = 0;
  const reach = around(line.way);
  for (const box of boxes) {
    if (overlaps(line.label, box)) sum += 2;
    if (overlaps(reach, { ...box, width: box.width + 2 * nearBox, height: box.height + 2 * nearBox }) && !ends.includes(box) && meets(line.way, box, nearBox)) sum += 1;
  }
  for (const { label, way } of drawn) {
    if (overlaps(label, line.label)) sum += 1;
    // In a thicket there is no free way to be found.
    if (drawn.length > thicket) continue;
    if (meets(line.way, label)) sum += 0.5;
    if (meets(way, line.label)) sum += 0.5;
    if (areCrossed(line.way, way)) sum += 0.25;
  }
  return sum;
}

/** The first of those with the fewest faults. */
function freest(ways: readonly Line[], boxes: readonly Placed[], drawn: readonly Line[], ends: readonly [Placed, Placed]): Line {
  let best: { line: Line; sum: number } | null = null;
  for (const line of ways) {
    const sum = faults(line, boxes, drawn, ends);
    if (!best || sum < best.sum) best = { line, sum };
    if (sum === 0) break;
  }
  if (!best) throw new Error('There is no way for a line.');
  return best.line;
}

/** Does `to` stand where the layout hung it below `from`, also now that one of them may have been moved? */
function hangs(from: Placed, to: Placed): boolean {
  if (to.hanging?.from !== from.node.id) return false;
  const room = to.y - to.height / 2 - (from.y + from.height / 2);
  return room > drop || (isAlone(from, to) && room > 0);
}

/** From the left end of `from` straight down to `to`: the only column below it. */
const isAlone = (from: Placed, to: Placed): boolean => to.hanging?.entry === 'side' && Math.abs(to.x - to.width / 2 - stem - (from.x - from.width / 2 + spine)) < 1;

/** Down from the middle of the box, along below it, and down again: every link of a hierarchy leaves a box at its lower side. */
function hungLine(from: Placed, to: Placed, phrase: { width: number; height: number }): { corners: Point[]; label: Point } {
  const [bottom, top, left] = [from.y + from.height / 2, to.y - to.height / 2, to.x - to.width / 2];
  const along = to.hanging?.entry === 'side' ? left - stem : to.x;
  const isStraight = isAlone(from, to) || Math.abs(along - from.x) < 1;
  const [start, below] = [isStraight ? along : from.x, bottom + drop];
  const down = isStraight
    ? [{ x: start, y: bottom }]
    : [
        { x: start, y: bottom },
        { x: start, y: below },
        { x: along, y: below },
      ];
  if (to.hanging?.entry === 'top') return { corners: [...down, { x: along, y: top }], label: { x: along, y: top - 12 - phrase.height / 2 } };
  return { corners: [...down, { x: along, y: to.y }, { x: left, y: to.y }], label: { x: left + phrase.width / 2, y: top - 3 - phrase.height / 2 } };
}

/** `bend`: how far the middle of the way is pulled aside, in pixels; what hangs below another concept has a way of its own. */
export function lineBetween(from: Placed, to: Placed, link: MapLink, bend: number): Line {
  const size = phraseOf(link.label, to.hanging?.entry === 'side' && hangs(from, to) ? longLabelRoom : labelRoom);
  if (hangs(from, to)) {
    const { corners, label } = hungLine(from, to, size);
    return { link, bend, ...rounded(corners), label: { ...label, ...size } };
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const control = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 - (dx / length) * bend };
  const [start, end] = [border(from, control), border(to, control)];
  const middle = { x: start.x / 4 + control.x / 2 + end.x / 4, y: start.y / 4 + control.y / 2 + end.y / 4 };
  return { link, bend, ...curve(start, control, end), label: { ...(bend ? middle : between(start, end, labelAt)), ...size } };
}

const steps = 16;

function curve(start: Point, control: Point, end: Point): Pick<Line, 'way' | 'path' | 'head'> {
  const way = Array.from({ length: steps + 1 }, (_, i) => between(between(start, control, i / steps), between(control, end, i / steps), i / steps));
  return { way, path: `M${at(start)}Q${at(control)} ${at(end)}`, head: headOf(control, end) };
}

/** A way along straight lines, with its corners rounded off. */
function rounded(corners: readonly Point[]): Pick<Line, 'way' | 'path' | 'head'> {
  const [start, end] = [corners[0], corners.at(-1)] as [Point, Point];
  let path = `M${at(start)}`;
  for (const [i, corner] of corners.entries()) {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before) continue;
    const [come, go] = [Math.hypot(corner.x - before.x, corner.y - before.y), after ? Math.hypot(after.x - corner.x, after.y - corner.y) : 0];
    const radius = Math.min(8, come / 2, go / 2);
    path += after && radius > 0 ? `L${at(between(corner, before, radius / come))}Q${at(corner)} ${at(between(corner, after, radius / go))}` : `L${at(corner)}`;
  }
  return { way: corners, path, head: headOf(corners.at(-2) ?? start, end) };
}

function headOf(toward: Point, end: Point): string {
  const angle = Math.atan2(end.y - toward.y, end.x - toward.x);
  const corner = (turn: number) => `${round(end.x - 10 * Math.cos(angle + turn))},${round(end.y - 10 * Math.sin(angle + turn))}`;
  return `${round(end.x)},${round(end.y)} ${corner(0.4)} ${corner(-0.4)}`;
}

const between = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
