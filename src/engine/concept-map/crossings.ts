/** What a line, as straight pieces, has in its way: areas around their middles, and other lines. */
import type { Point } from '../../contracts/concept-map.ts';

export type Area = Point & { width: number; height: number };
type Way = readonly Point[];

export const overlaps = (a: Area, b: Area): boolean =>
  a.width > 0 && b.width > 0 && Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** The area that holds the way. Never without an extent, so that it can overlap. */
export function around(way: Way): Area {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of way) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 1, height: bottom - top + 1 };
}

/** Does the way come nearer to the area than `room` pixels? */
export function meets(way: Way, area: Area, room = 0): boolean {
  if (area.width === 0) return false;
  const [left, right] = [area.x - area.width / 2 - room, area.x + area.width / 2 + room];
  const [top, bottom] = [area.y - area.height / 2 - room, area.y + area.height / 2 + room];
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point];
    if (Math.max(a.x, b.x) <= left || Math.min(a.x, b.x) >= right || Math.max(a.y, b.y) <= top || Math.min(a.y, b.y) >= bottom) continue;
    // Corners on both sides of the piece: it goes through between them.
    const side = (x: number, y: number): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    if (Math.abs(side(left, top) + side(right, top) + side(left, bottom) + side(right, bottom)) < 4) return true;
  }
  return false;
}

export function areCrossed(one: Way, other: Way): boolean {
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++) {
      const [a, b, c, d] = [one[i - 1] as Point, one[i] as Point, other[j - 1] as Point, other[j] as Point];
      if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) continue;
      if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) continue;
      const side = (from: Point, to: Point, at: Point): number => Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
      if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) return true;
    }
  return false;
}
