/**
 * Everything a person has made here, in one place for all tools: found again, pinned, tagged, put into the trash for 30 days, taken back.
 * `work.ts` is one item while it is open.
 */
import { atom } from 'nanostores';
import { type LibraryItem, type LibraryKind, type LibraryVersion, libraryLimits } from '../../contracts/library.ts';
import { onChange } from '../device-storage.ts';
import { openShelf, type Shelf } from './database.ts';
import { readItem, readVersion, shapes } from './shapes/index.ts';

export interface Library {
  /** False until the device has been asked. */
  isRead: boolean;
  /** Does the browser keep what is made? */
  isKept: boolean;
  /** The one changed last first, those in the trash included. */
  items: readonly LibraryItem[];
}

const unread: Library = { isRead: false, isKept: true, items: [] };
export const $library = atom<Library>(unread);

let shelf: Promise<Shelf> | null = null;
let hasShelf = true;
/** Items whose last writing found no room: they last as long as the page. */
const unkept = new Set<string>();
/** Tells the other tabs which item has changed. */
let channel: BroadcastChannel | null = null;

const byTime = (items: readonly LibraryItem[]): LibraryItem[] => [...items].sort((a, b) => b.updated.localeCompare(a.updated));

function forget(): void {
  shelf = null;
  hasShelf = true;
  unkept.clear();
  channel?.close();
  channel = null;
  $library.set(unread);
}

// Everything was erased from the device.
onChange([], forget);

/** Reads the device once; later calls answer at once. Items whose time in the trash is over go. */
export async function loadLibrary(now = new Date()): Promise<Shelf> {
  shelf ??= openShelf(forget);
  const opened = await shelf;
  hasShelf = opened.isKept;
  if ($library.get().isRead) return opened;
  const kept = (await opened.items()).flatMap((item) => readItem(item) ?? []);
  const over = kept.filter(({ trashed }) => trashed !== null && now.getTime() - Date.parse(trashed) > libraryLimits.trashDays * 86_400_000);
  for (const { id } of over) await opened.remove(id);
  $library.set({ isRead: true, isKept: opened.isKept, items: byTime(kept.filter((item) => !over.includes(item))) });
  listen();
  return opened;
}

function listen(): void {
  if (channel || typeof BroadcastChannel !== 'function') return;
  channel = new BroadcastChannel('kora-library');
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    const item = await (await loadLibrary()).item(data);
    show(data, (item && readItem(item)) ?? null);
  };
}

/** Puts the item, or its absence, into what this page shows. */
function show(id: string, item: LibraryItem | null): void {
  const { items, ...rest } = $library.get();
  const others = items.filter((other) => other.id !== id);
  $library.set({ ...rest, items: byTime(item ? [item, ...others] : others) });
}

export function newItem<Body>(kind: LibraryKind, title: string, body: Body, now = new Date()): LibraryItem<Body> {
  const at = now.toISOString();
  return { id: crypto.randomUUID(), kind, shape: shapes[kind].version, title, tags: [], isPinned: false, created: at, updated: at, trashed: null, body };
}

/** Writes the item as it is. False: the browser has no room, and it lasts as long as the page. */
export async function putItem(item: LibraryItem): Promise<boolean> {
  if ($library.get().isRead) show(item.id, item);
  const opened = await loadLibrary();
  show(item.id, item);
  const isKept = await opened.putItem(item).then(
    () => opened.isKept,
    () => false,
  );
  if (isKept) unkept.delete(item.id);
  else unkept.add(item.id);
  $library.set({ ...$library.get(), isKept: hasShelf && unkept.size === 0 });
  channel?.postMessage(item.id);
  if (isKept) askForPermanence();
  return isKept;
}

let isAsked = false;
/** A browser may clear a site's data when it runs out of room, unless it grants this. It may refuse without asking anybody. */
function askForPermanence(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.();
}

/** Does the browser keep the item as it was written last? */
export const isItemKept = (id: string): boolean => hasShelf && !unkept.has(id);

export const itemById = (id: string): LibraryItem | undefined => $library.get().items.find((item) => item.id === id);

type Label = Pick<LibraryItem, 'title' | 'tags' | 'isPinned' | 'trashed'>;

/** Changes what is on the outside of an item. Returns the way back. */
export function relabel(id: string, label: Partial<Label>): () => void {
  const item = itemById(id);
  if (!item) return () => {};
  const before = Object.fromEntries(Object.keys(label).map((key) => [key, item[key as keyof Label]]));
  const write = (change: Partial<Label>): void => {
    const now = itemById(id);
    if (now) void putItem({ ...now, ...change });
  };
  write(label);
  return () => write(before);
}

export const putInTrash = (id: string, now = new Date()): (() => void) => relabel(id, { trashed: now.toISOString() });

/** A second item with the same body. */
export function duplicate(id: string, now = new Date()): LibraryItem | undefined {
  const item = itemById(id);
  if (!item) return undefined;
  const copy = { ...newItem(item.kind, `${item.title} (copy)`.slice(0, libraryLimits.titleChars), item.body, now), tags: item.tags, shape: item.shape };
  void putItem(copy);
  return copy;
}

/** For good, with its versions. */
export async function removeItem(id: string): Promise<void> {
  const opened = await loadLibrary();
  await opened.remove(id);
  unkept.delete(id);
  show(id, null);
  channel?.postMessage(id);
}

export async function versionsOf(id: string): Promise<LibraryVersion[]> {
  return (await loadLibrary()).versions(id);
}

/** Every earlier state of everything that is kept. */
export async function allVersions(): Promise<LibraryVersion[]> {
  const opened = await loadLibrary();
  const found = await Promise.all($library.get().items.map(async ({ id, kind }) => (await opened.versions(id)).flatMap((version) => readVersion(version, kind) ?? [])));
  return found.flat();
}

/** Puts earlier states beside those that are there; the oldest make room. False: the browser has none. Returns the way back. */
export async function putVersions(versions: readonly LibraryVersion[]): Promise<{ isKept: boolean; undo: () => void }> {
  const opened = await loadLibrary();
  let isKept = true;
  const added: LibraryVersion[] = [];
  for (const id of new Set(versions.map(({ item }) => item))) {
    const here = await opened.versions(id);
    const missing = versions.filter(({ item, at }) => item === id && !here.some((known) => known.at === at));
    const all = [...here, ...missing].sort((a, b) => b.at.localeCompare(a.at)).slice(0, libraryLimits.versions);
    for (const version of all.filter((each) => missing.includes(each))) {
      await opened.putVersion(version).then(
        () => added.push(version),
        () => {
          isKept = false;
        },
      );
    }
    for (const version of here.filter((each) => !all.includes(each))) await opened.removeVersion(version);
  }
  return {
    isKept,
    undo: () => {
      for (const version of added) void opened.removeVersion(version);
    },
  };
}

/** Keeps how the item stands now; the oldest makes room. Nothing is kept twice in a row. */
export async function keepVersion(item: LibraryItem, label: string, now = new Date()): Promise<void> {
  const opened = await loadLibrary();
  const kept = await opened.versions(item.id);
  const { title, shape, body } = item;
  if (kept[0]?.title === title && JSON.stringify(kept[0].body) === JSON.stringify(body)) return;
  await opened.putVersion({ item: item.id, at: now.toISOString(), label, title, shape, body }).catch(() => {});
  for (const version of kept.slice(libraryLimits.versions - 1)) await opened.removeVersion(version);
}
