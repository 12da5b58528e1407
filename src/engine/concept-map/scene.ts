/** A laid out map as shapes to draw: the editor, the cards and the files all draw these. */
import type { ConceptMap, MapLink, Point } from '../../contracts/concept-map.ts';
import { looks, textWidth, wrap } from './boxes.ts';
import { layoutOf, type Placed } from './layout.ts';

export interface Line {
  link: MapLink;
  /** SVG path from border to border. */
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
const labelRoom = 130;
/** Links of one concept are further apart near their ends. */
const labelAt = 0.58;

export function sceneOf(map: Pick<ConceptMap, 'nodes' | 'links' | 'mapType'>): Scene {
  const boxes = layoutOf(map);
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const pairs = new Set(map.links.map(({ from, to }) => `${from} ${to}`));
  const lines = map.links.flatMap((link) => {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    return from && to ? [lineBetween(from, to, link, { isPair: pairs.has(`${link.to} ${link.from}`), isFlow: map.mapType === 'flowchart' })] : [];
  });
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

/** `isPair`: a link leads back as well, so both bend to one side. `isFlow`: what goes up again goes around what comes down. */
export function lineBetween(from: Placed, to: Placed, link: MapLink, { isPair, isFlow }: { isPair: boolean; isFlow: boolean }): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const isBack = isFlow && from.y - to.y > (from.height + to.height) / 2;
  // What stands between two boxes of one row is passed below.
  const isBeside = !isFlow && Math.abs(dy) < 30 && Math.abs(dx) > (from.width + to.width) / 2 + 60;
  const bend = isBeside ? Math.max(90, 0.35 * length) * (dx > 0 ? -1 : 1) : isBack ? Math.max(140, Math.min(340, 1.1 * length)) * (from.x > to.x ? -1 : 1) : isPair ? 46 : 0;
  const control = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 - (dx / length) * bend };
  const [start, end] = [border(from, control), border(to, control)];
  const middle = { x: start.x / 4 + control.x / 2 + end.x / 4, y: start.y / 4 + control.y / 2 + end.y / 4 };
  const angle = Math.atan2(end.y - control.y, end.x - control.x);
  const corner = (turn: number) => `${round(end.x - 10 * Math.cos(angle + turn))},${round(end.y - 10 * Math.sin(angle + turn))}`;
  const text = link.label.trim();
  const lines = text === '' ? [] : wrap(text, labelRoom, looks.labelSize);
  return {
    link,
    path: `M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`,
    head: `${round(end.x)},${round(end.y)} ${corner(0.4)} ${corner(-0.4)}`,
    label: {
      ...(bend ? middle : along(start, end, labelAt)),
      lines,
      width: Math.max(0, ...lines.map((line) => textWidth(line, looks.labelSize))) + 8,
      height: lines.length * looks.labelLine,
    },
  };
}

const along = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
const round = (value: number): number => Math.round(value * 10) / 10;
