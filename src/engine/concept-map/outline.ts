/** A concept map as an outline: every concept once, below the one that first leads to it. What else joins two concepts is a cross-link. */
import type { ConceptMap, MapLink, MapNode } from '../../contracts/concept-map.ts';

export interface OutlineRow {
  node: MapNode;
  /** The link that leads here from the row above it in the tree; null for a top row. */
  link: MapLink | null;
  /** From 1. */
  level: number;
  /** Links from here to concepts that stand elsewhere. */
  crossLinks: readonly MapLink[];
}

/** Rows in reading order. Top rows are concepts that nothing leads to; a circle begins with the concept that was there first. */
export function outlineOf({ nodes, links }: Pick<ConceptMap, 'nodes' | 'links'>): OutlineRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const from = new Map<string, MapLink[]>();
  for (const link of links) from.set(link.from, [...(from.get(link.from) ?? []), link]);
  const hasParent = new Set(links.map(({ to }) => to));
  // Who leads to a concept on the shortest way from the top is its parent.
  const parent = new Map<string, MapLink | null>();
  for (const start of [...nodes.filter(({ id }) => !hasParent.has(id)), ...nodes]) {
    if (parent.has(start.id)) continue;
    parent.set(start.id, null);
    for (let ring = [start.id]; ring.length > 0; )
      ring = ring
        .flatMap((id) => from.get(id) ?? [])
        .flatMap((link) => {
          if (parent.has(link.to) || !byId.has(link.to)) return [];
          parent.set(link.to, link);
          return [link.to];
        });
  }
  const isTree = (link: MapLink): boolean => parent.get(link.to) === link;
  const rows: OutlineRow[] = [];
  // A list instead of recursion: a chain may be as long as the map.
  const waiting: { id: string; level: number }[] = [...parent].flatMap(([id, link]) => (link === null ? [{ id, level: 1 }] : [])).reverse();
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { id, level } = at;
    const node = byId.get(id);
    if (!node) continue;
    const links = from.get(id) ?? [];
    rows.push({ node, link: parent.get(id) ?? null, level, crossLinks: links.filter((link) => !isTree(link) && byId.has(link.to)) });
    waiting.push(
      ...links
        .filter(isTree)
        .map((link) => ({ id: link.to, level: level + 1 }))
        .reverse(),
    );
  }
  return rows;
}

/** The row above `index` in the tree; -1 for a top row. */
export function parentRow(rows: readonly OutlineRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let i = index - 1; i >= 0; i--) if ((rows[i]?.level ?? 0) < level) return i;
  return -1;
}

/** Moves a concept with what is below it one place up or down among its siblings. */
export function moveAmongSiblings(map: ConceptMap, id: string, by: -1 | 1): ConceptMap {
  const rows = outlineOf(map);
  const row = rows.find(({ node }) => node.id === id);
  if (!row) return map;
  const siblings = row.link ? rows.filter(({ link }) => link?.from === row.link?.from) : rows.filter(({ link }) => link === null);
  const other = siblings[siblings.indexOf(row) + by];
  if (!other) return map;
  const swap = <T extends { id: string }>(list: readonly T[], a: string, b: string): T[] => {
    const [one, two] = [list.find((each) => each.id === a), list.find((each) => each.id === b)];
    return one && two ? list.map((each) => (each.id === a ? two : each.id === b ? one : each)) : [...list];
  };
  return row.link && other.link ? { ...map, links: swap(map.links, row.link.id, other.link.id) } : { ...map, nodes: swap(map.nodes, row.node.id, other.node.id) };
}

/** Puts a concept below the sibling before it. */
export function indent(map: ConceptMap, id: string, linkId: string): ConceptMap {
  const rows = outlineOf(map);
  const row = rows.find(({ node }) => node.id === id);
  const siblings = rows.filter(({ link, level }) => level === row?.level && link?.from === row?.link?.from);
  const before = row && siblings[siblings.indexOf(row) - 1];
  return row && before ? hang(map, row, before.node.id, linkId) : map;
}

/** Puts a concept beside the one it stands below. */
export function outdent(map: ConceptMap, id: string, linkId: string): ConceptMap {
  const rows = outlineOf(map);
  const index = rows.findIndex(({ node }) => node.id === id);
  const [row, parent] = [rows[index], rows[parentRow(rows, index)]];
  return row?.link && parent ? hang(map, row, parent.link?.from ?? null, linkId) : map;
}

/** The phrase goes along: it is the person's own, to be mended where it no longer fits. */
function hang(map: ConceptMap, { node, link }: OutlineRow, parent: string | null, linkId: string): ConceptMap {
  const others = map.links.filter((each) => each !== link && !(each.from === parent && each.to === node.id));
  return { ...map, links: parent === null ? others : [...others, { id: link?.id ?? linkId, from: parent, to: node.id, label: link?.label ?? '' }] };
}
