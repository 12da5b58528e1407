/** Reads along what one writes oneself: the map is sealed before it leaves the device, so only here can anyone notice that its writer may need help. Nobody is told. */
import { atom } from 'nanostores';
import type { ConceptMap } from '../../../contracts/concept-map.ts';
import type { Room } from '../../../stores/map-room/room.ts';
import { loadPart } from '../../../ui/load-part.ts';
import type { EditedMap } from '../editor/editor-store.ts';

/** Milliseconds without a key, after which what was written is read. */
const pause = 700;
/** Without its part nothing is said about the words. */
const loadScreen = () => loadPart(() => import('./local-screen.ts')).catch(() => ({ isInNeed: () => false }));

export function watchWords(room: Room, load: () => Promise<{ isInNeed(text: string): boolean }> = loadScreen) {
  const $isInNeed = atom(false);
  let written = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // There in time, also when the network goes away.
  void load();

  function note(texts: readonly string[]): void {
    for (const text of texts) if (text.trim()) written.add(text);
    if (written.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const read = [...written];
      written = new Set();
      const { isInNeed } = await load();
      if (read.some(isInNeed)) $isInNeed.set(true);
    }, pause);
  }

  return {
    $item: room.$item,
    $isInNeed,
    change: (update, key) => {
      const before = room.$item.get().body;
      room.change(update, key);
      note(wordsChanged(before, room.$item.get().body));
    },
    rename: (title) => {
      room.rename(title);
      note([title]);
    },
  } satisfies EditedMap & { $isInNeed: unknown };
}

/** The texts that are new, and each sentence in which one of them stands. */
export function wordsChanged(before: ConceptMap, now: ConceptMap): string[] {
  if (before === now) return [];
  const nodes = new Map(before.nodes.map((node) => [node.id, node.text]));
  const labels = new Map(before.links.map((link) => [link.id, link.label]));
  const texts = new Map(now.nodes.map((node) => [node.id, node.text]));
  const isNew = (id: string): boolean => texts.get(id) !== nodes.get(id);
  const sentences = now.links
    .filter(({ id, from, to, label }) => label !== labels.get(id) || isNew(from) || isNew(to))
    .map(({ from, label, to }) => `${texts.get(from) ?? ''} ${label} ${texts.get(to) ?? ''}`);
  const question = now.focusQuestion !== before.focusQuestion ? [now.focusQuestion] : [];
  return [
    ...now.nodes.filter(({ id }) => isNew(id)).map(({ text }) => text),
    ...now.links.filter(({ id, label }) => label !== labels.get(id)).map(({ label }) => label),
    ...sentences,
    ...question,
  ];
}
