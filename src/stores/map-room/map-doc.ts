/**
 * A concept map as a document that many may change at once, on Yjs: whatever the order in which changes arrive, all copies end up the same. Words are texts of their own, so that two
 * people who write in one box both keep what they wrote; the order of boxes and links is a key for each (fractional indexing), so that nothing stands twice.
 *
 * A change is written as the difference between two maps. So the editor, its three views and its commands work on plain maps and know nothing of this.
 */
import { generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import type { ConceptMap, MapIdea, MapLink, MapNode } from '../../contracts/concept-map.ts';
import { conceptMapShape } from '../library/shapes/concept-map.ts';

export interface SharedMap {
  title: string;
  map: ConceptMap;
}

type Entry = Y.Map<unknown>;
type Entries = Y.Map<unknown>;

const rootNames = ['map', 'nodes', 'links', 'ideas'] as const;
const rootsOf = (doc: Y.Doc): [Entry, Entries, Entries, Entries] => [doc.getMap('map'), doc.getMap('nodes'), doc.getMap('links'), doc.getMap('ideas')];
/** What undo watches. */
export const watchedBy = (doc: Y.Doc): Y.Map<unknown>[] => rootNames.map((name) => doc.getMap(name));

const plainFields = ['mapType', 'topic', 'note', 'origin'] as const;

const emptyMap: ConceptMap = { mapType: 'hierarchical', topic: '', focusQuestion: '', nodes: [], links: [], ideas: [], note: '', origin: '' };
export const emptyShared: SharedMap = { title: '', map: emptyMap };

/** The map in the document, read strictly: whoever has the link may have written anything. With `before`, what has not changed is the same object as there. */
export function readDoc(doc: Y.Doc, before: SharedMap = emptyShared): SharedMap {
  const [map, nodes, links, ideas] = rootsOf(doc);
  const value = {
    ...Object.fromEntries(plainFields.map((field) => [field, map.get(field)])),
    focusQuestion: wordsIn(map, 'focusQuestion'),
    nodes: inOrder(nodes).map(([id, entry]) => ({ id, text: wordsIn(entry, 'text'), kind: entry.get('kind'), at: entry.get('at') })),
    links: onceEach(inOrder(links).map(([id, entry]) => ({ id, from: entry.get('from'), to: entry.get('to'), label: wordsIn(entry, 'label') }))),
    ideas: ideasIn(ideas),
  };
  // It reads any record of lists.
  const read = conceptMapShape.read(value, conceptMapShape.version) ?? emptyMap;
  const { nodes: oldNodes, links: oldLinks, ideas: oldIdeas } = before.map;
  return {
    title: wordsIn(map, 'title').slice(0, 200),
    map: { ...read, nodes: keepSame(oldNodes, read.nodes), links: keepSame(oldLinks, read.links), ideas: keepSame(oldIdeas, read.ideas) },
  };
}

/** Writes what differs. Call it inside a transaction. */
export function writeDoc(doc: Y.Doc, before: SharedMap, after: SharedMap): void {
  const [map, nodes, links, ideas] = rootsOf(doc);
  for (const field of plainFields) if (before.map[field] !== after.map[field]) map.set(field, after.map[field]);
  if (before.title !== after.title) writeWords(map, 'title', after.title);
  if (before.map.focusQuestion !== after.map.focusQuestion) writeWords(map, 'focusQuestion', after.map.focusQuestion);
  writeList(nodes, before.map.nodes, after.map.nodes, (entry, node, old) => {
    if (node.text !== old?.text) writeWords(entry, 'text', node.text);
    if (node.kind !== old?.kind) entry.set('kind', node.kind);
    if (node.at?.x !== old?.at?.x || node.at?.y !== old?.at?.y) entry.set('at', node.at && { ...node.at });
  });
  const gone = before.map.links.filter(({ id }) => !after.map.links.some((link) => link.id === id));
  writeList(links, before.map.links, after.map.links, (entry, link, old) => {
    if (link.from !== old?.from) entry.set('from', link.from);
    if (link.to !== old?.to) entry.set('to', link.to);
    if (link.label !== old?.label) writeWords(entry, 'label', link.label);
  });
  // A second link between the same two, drawn by someone else at the same moment, was never shown, and must not appear now.
  for (const [id, entry] of entriesOf(links)) if (gone.some(({ from, to }) => entry.get('from') === from && entry.get('to') === to)) links.delete(id);
  for (const { id } of before.map.ideas) if (!after.map.ideas.some((idea) => idea.id === id)) ideas.delete(id);
  for (const [place, idea] of after.map.ideas.entries()) if (!before.map.ideas.some(({ id }) => id === idea.id)) ideas.set(idea.id, { ...idea, place });
}

function writeList<T extends MapNode | MapLink>(list: Entries, before: readonly T[], after: readonly T[], write: (entry: Entry, now: T, old: T | undefined) => void): void {
  const old = new Map(before.map((each) => [each.id, each]));
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) list.delete(id);
  for (const each of after) {
    const known = old.get(each.id);
    if (known === each) continue;
    const found = list.get(each.id);
    if (found instanceof Y.Map) write(found, each, known);
    else {
      const entry = new Y.Map<unknown>();
      list.set(each.id, entry);
      write(entry, each, undefined);
    }
  }
  const isSameOrder = before.length === after.length && before.every(({ id }, i) => id === after[i]?.id);
  if (!isSameOrder)
    writeOrder(
      list,
      after.map(({ id }) => id),
    );
}

/** As few entries as can be get a new key: those that stand in a rising row of keys keep theirs. */
function writeOrder(list: Entries, ids: readonly string[]): void {
  const keys = ids.map((id) => {
    const key = (list.get(id) as Entry).get('order');
    return typeof key === 'string' ? key : null;
  });
  const kept = longestRising(keys);
  try {
    for (let i = 0; i < ids.length; i++) {
      if (kept.has(i)) continue;
      let end = i;
      while (end < ids.length && !kept.has(end)) end++;
      const made = generateNKeysBetween(i === 0 ? null : keys[i - 1], end < ids.length ? keys[end] : null, end - i);
      for (const [offset, key] of made.entries()) {
        keys[i + offset] = key;
        (list.get(ids[i + offset] ?? '') as Entry).set('order', key);
      }
      i = end;
    }
  } catch {
    // A key that is none: somebody wrote it by other means. Then all get new ones.
    for (const [i, key] of generateNKeysBetween(null, null, ids.length).entries()) (list.get(ids[i] ?? '') as Entry).set('order', key);
  }
}

/** The places of a longest strictly rising row (patience sorting, Fredman 1975). */
function longestRising(keys: readonly (string | null)[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [i, key] of keys.entries()) {
    if (key === null) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[ends[middle] ?? 0] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    before[i] = ends[low - 1] ?? -1;
    ends[low] = i;
  }
  const row = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) row.add(at);
  return row;
}

const entriesOf = (list: Entries): [string, Entry][] => [...list.entries()].filter((each): each is [string, Entry] => each[1] instanceof Y.Map);

/** By key, then by id; what has no key comes last. The same on every copy. */
function inOrder(list: Entries): [string, Entry][] {
  const keyOf = (entry: Entry): string => {
    const key = entry.get('order');
    return typeof key === 'string' ? key : '\uffff';
  };
  const keyed = entriesOf(list).map(([id, entry]) => ({ id, entry, key: keyOf(entry) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : 1));
  return keyed.map(({ id, entry }) => [id, entry]);
}

/** Suggestions never change; they come in the order in which they were made. */
function ideasIn(ideas: Entries): unknown[] {
  const placeOf = (value: unknown): number => (typeof value === 'object' && value !== null && 'place' in value && typeof value.place === 'number' ? value.place : 0);
  return [...ideas.entries()].sort(([a, one], [b, other]) => placeOf(one) - placeOf(other) || (a < b ? -1 : 1)).map(([, idea]) => idea);
}

/** Two people may have linked the same two at the same moment. */
function onceEach<T extends { from: unknown; to: unknown }>(links: readonly T[]): T[] {
  const seen = new Set<string>();
  return links.filter(({ from, to }) => {
    const pair = `${String(from)} ${String(to)}`;
    return !seen.has(pair) && seen.add(pair);
  });
}

/** Letter by letter, so that a place in what is read is the same place in the text: two spaces that two people typed at once stay two. */
function wordsIn(entry: Entry, field: string): string {
  const words = entry.get(field);
  return words instanceof Y.Text ? words.toString().replaceAll(/[\p{Cc}\s]/gu, ' ') : '';
}

/** Writes only the letters that differ, so that what somebody else writes beside them stays. */
function writeWords(entry: Entry, field: string, now: string): void {
  const found = entry.get(field);
  if (!(found instanceof Y.Text)) {
    entry.set(field, new Y.Text(now));
    return;
  }
  const old = found.toString();
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  // Not through the middle of a letter that takes two places.
  if (start > 0 && isHigh(old.charCodeAt(start - 1))) start--;
  if (end > 0 && isHigh(old.charCodeAt(old.length - end - 1))) end--;
  if (old.length - end > start) found.delete(start, old.length - end - start);
  if (now.length - end > start) found.insert(start, now.slice(start, now.length - end));
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The list with the old object in the place of each that has not changed; the old list where none has. */
function keepSame<T extends MapNode | MapLink | MapIdea>(before: readonly T[], now: readonly T[]): readonly T[] {
  const old = new Map(before.map((each) => [each.id, each]));
  const merged = now.map((each) => {
    const known = old.get(each.id);
    return known && JSON.stringify(known) === JSON.stringify(each) ? known : each;
  });
  return merged.length === before.length && merged.every((each, i) => each === before[i]) ? before : merged;
}
