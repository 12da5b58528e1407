/** One map while it is open: every view changes the one model through these calls, each of which can be undone. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ConceptMap, MapIdea, MapNode, MapType, Point } from '../../../contracts/concept-map.ts';
import { mapLimits } from '../../../contracts/concept-map.ts';
import * as edit from '../../../engine/concept-map/edit.ts';
import { freeId } from '../../../engine/concept-map/new-map.ts';
import { indent, moveAmongSiblings, outdent, outlineOf, parentRow } from '../../../engine/concept-map/outline.ts';
import type { Person } from '../../../stores/map-room/people.ts';

export const views = ['map', 'outline', 'sentences'] as const;
export type View = (typeof views)[number];

/** The field that gets the focus when it is drawn next. */
export interface FocusWish {
  /** Id of a concept; with `label` also of a link. */
  node: string;
  field: 'text' | 'label';
}

/** Where the map is, and how it is changed: an item of the library, or a room that several people share. Undo is theirs. */
export interface EditedMap {
  $item: ReadableAtom<{ title: string; body: ConceptMap }>;
  change(update: (map: ConceptMap) => ConceptMap, key?: string): void;
  rename(title: string): void;
}

type FreeId = typeof freeId;
/** Where others add at the same moment, counting on would give two things one name. */
export const drawnId: FreeId = (_, letter) => letter + crypto.randomUUID().slice(0, 13);

/** `nextId`: names what is new. */
export function createEditor<Work extends EditedMap>(work: Work, nextId: FreeId = freeId) {
  const $selected = atom<string | null>(null);
  /** The link that was chosen after the concept. */
  const $link = atom<string | null>(null);
  const $view = atom<View>('map');
  const $focus = atom<FocusWish | null>(null);
  /** Said to screen readers. */
  const $status = atom('');
  const map = (): ConceptMap => work.$item.get().body;
  const change = (update: (map: ConceptMap) => ConceptMap, key?: string): void => {
    // What changes nothing is no step to undo.
    if (update(map()) !== map()) work.change(update, key);
  };
  const ids = () => ({ node: nextId(map().nodes, 'n'), link: nextId(map().links, 'l') });
  /** Who else is at which concept. */
  const $others = atom<ReadonlyMap<string, readonly Person[]>>(new Map());

  function select(id: string | null): void {
    $link.set(null);
    $selected.set(id !== null && map().nodes.some((node) => node.id === id) ? id : null);
  }

  function begin(node: string, said: string): void {
    if (!map().nodes.some(({ id }) => id === node)) {
      $status.set(`A map has room for ${mapLimits.nodes} concepts.`);
      return;
    }
    select(node);
    $focus.set({ node, field: 'text' });
    $status.set(said);
  }

  return {
    work,
    $selected,
    $link,
    $view,
    $focus,
    $status,
    $others,
    select,
    /** `writes`: its phrase gets the focus. */
    selectLink: (id: string | null, writes = false): void => {
      $link.set(id !== null && map().links.some((link) => link.id === id) ? id : null);
      if (writes && id !== null) $focus.set({ node: id, field: 'label' });
    },
    addConcept: (at: Point | null = null): void => {
      const { node } = ids();
      change((now) => edit.addNode(now, node, '', at));
      begin(node, 'New concept.');
    },
    addChild: (parent: string): void => {
      const made = ids();
      change((now) => edit.addChild(now, parent, made));
      begin(made.node, 'New concept, linked from the one above.');
    },
    /** Below `id` in the outline, from the same parent; a top concept gets a child. */
    addSibling: (id: string): void => {
      const made = ids();
      const parent = outlineOf(map()).find(({ node }) => node.id === id)?.link?.from;
      change((now) => (parent === undefined ? edit.addChild(now, id, made) : edit.addChild(now, parent, made, id)));
      begin(made.node, 'New concept.');
    },
    setText: (id: string, text: string): void => change((now) => edit.setText(now, id, text), `text ${id}`),
    setKind: (id: string, kind: MapNode['kind']): void => change((now) => edit.setKind(now, id, kind)),
    setLabel: (id: string, label: string): void => change((now) => edit.setLabel(now, id, label), `label ${id}`),
    link: (from: string, to: string, label = ''): boolean => {
      const before = map().links.length;
      const { link } = ids();
      change((now) => edit.addLink(now, link, from, to, label));
      const isNew = map().links.length > before;
      $status.set(isNew ? 'Linked.' : 'These two are linked already.');
      return isNew;
    },
    turn: (id: string): void => change((now) => edit.turnLink(now, id)),
    removeLink: (id: string): void => {
      change((now) => edit.removeLink(now, id));
      $status.set('Link removed.');
    },
    /** The selection goes to what stands before it in the outline. */
    removeNodes: (gone: readonly string[], links: readonly string[] = []): void => {
      const rows = outlineOf(map());
      const index = rows.findIndex(({ node }) => node.id === gone[0]);
      change((now) => {
        const fewer = gone.reduce(edit.removeNode, now);
        return links.reduce(edit.removeLink, fewer);
      });
      const before = rows
        .slice(0, Math.max(0, index))
        .reverse()
        .find(({ node }) => !gone.includes(node.id));
      select(before?.node.id ?? null);
      if (before && $view.get() === 'outline') $focus.set({ node: before.node.id, field: 'text' });
      $status.set(gone.length > 0 ? 'Concept removed, with its links.' : 'Link removed.');
    },
    /** With the same `key`, what follows within a second is one step to undo. */
    move: (places: ReadonlyMap<string, Point>, key?: string): void => change((now) => edit.moveNodes(now, places), key),
    tidy: (): void => {
      change(edit.tidy);
      $status.set('Every box is back in its place.');
    },
    setType: (mapType: MapType): void => change((now) => edit.tidy({ ...now, mapType })),
    setQuestion: (focusQuestion: string): void => change((now) => ({ ...now, focusQuestion: focusQuestion.slice(0, mapLimits.questionChars) }), 'question'),
    accept: (idea: MapIdea, label: string): void => {
      const made = ids();
      change((now) => edit.acceptIdea(now, idea, label, made));
      $status.set(`In the map: ${idea.from} ${label} ${idea.to}.`);
    },
    dismiss: (id: string): void => {
      change((now) => edit.dismissIdea(now, id));
      $status.set('Suggestion put away.');
    },
    /** Suggestions from elsewhere; those that the map had before stay first. */
    addIdeas: (ideas: readonly Omit<MapIdea, 'id'>[]): number => {
      const known = new Set(map().ideas.map(({ from, to }) => `${from} ${to}`.toLowerCase()));
      const fresh = ideas.filter(({ from, to }) => !known.has(`${from} ${to}`.toLowerCase()));
      const before = edit.openIdeas(map()).length;
      const all: MapIdea[] = [...map().ideas];
      for (const idea of fresh) all.push({ ...idea, id: nextId(all, 'i') });
      const grown = all.slice(-mapLimits.ideas);
      if (fresh.length > 0) change((now) => ({ ...now, ideas: grown }));
      return edit.openIdeas(map()).length - before;
    },
    /** Keys of the outline. `before`: the row above; `place`: how deep. */
    moveInOutline: (id: string, where: 'up' | 'down' | 'in' | 'out'): void => {
      const link = nextId(map().links, 'l');
      change((now) =>
        where === 'up' ? moveAmongSiblings(now, id, -1) : where === 'down' ? moveAmongSiblings(now, id, 1) : where === 'in' ? indent(now, id, link) : outdent(now, id, link),
      );
      const rows = outlineOf(map());
      const index = rows.findIndex(({ node }) => node.id === id);
      const above = rows[parentRow(rows, index)];
      $focus.set({ node: id, field: 'text' });
      $status.set(above ? `Now below ${above.node.text || 'a concept without text'}, level ${rows[index]?.level}.` : 'Now at the top.');
    },
  };
}
export type Editor = ReturnType<typeof createEditor<EditedMap>>;
