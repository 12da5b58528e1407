/** Where saved work stands: the browser's database, or memory where the browser has none for this site. */
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames, type StoreValue } from 'idb';
import type { LibraryItem, LibraryVersion } from '../../contracts/library.ts';

export interface Shelf {
  /** False: everything lasts as long as the page. */
  isKept: boolean;
  items(): Promise<LibraryItem[]>;
  item(id: string): Promise<LibraryItem | undefined>;
  /** @throws DOMException when the browser has no room. */
  putItem(item: LibraryItem): Promise<void>;
  /** The item and its versions. */
  remove(id: string): Promise<void>;
  /** The newest first. */
  versions(item: string): Promise<LibraryVersion[]>;
  putVersion(version: LibraryVersion): Promise<void>;
  removeVersion(version: LibraryVersion): Promise<void>;
  /** What else belongs to a person: read with a strict reader, because it may be of any version. */
  records(table: RecordTable): Promise<unknown[]>;
  /** @throws DOMException when the browser has no room. */
  putRecord(table: RecordTable, record: DeviceRecord): Promise<void>;
  /** Reads a record and writes what comes of it, with nothing of another tab in between. @throws DOMException when the browser has no room. */
  updateRecord(table: RecordTable, id: string, update: (before: unknown) => DeviceRecord): Promise<void>;
  removeRecord(table: RecordTable, id: string): Promise<void>;
  close(): void;
}

/** Links that were made here, assignments that were given out from here, those that somebody works on here, and rooms in which maps are edited together. */
export const recordTables = ['links', 'assignments', 'hand-ins', 'map-rooms'] as const;
export type RecordTable = (typeof recordTables)[number];
export interface DeviceRecord {
  id: string;
}

/** Named on /privacy: `content/site/stored-data.yaml`. */
export const libraryName = 'kora-library';

interface Tables extends DBSchema {
  items: { key: string; value: LibraryItem };
  versions: { key: [string, string]; value: LibraryVersion };
  links: { key: string; value: DeviceRecord };
  assignments: { key: string; value: DeviceRecord };
  'hand-ins': { key: string; value: DeviceRecord };
  'map-rooms': { key: string; value: DeviceRecord };
}

/** Everything about one item: its key is followed by any time. */
const versionsOf = (item: string): IDBKeyRange => IDBKeyRange.bound([item, ''], [item, '\uffff']);

/** Opens the database, or memory when that is refused. `onClosed`: the device is being erased or the browser closed it. */
export async function openShelf(onClosed: () => void): Promise<Shelf> {
  try {
    const database = await openDB<Tables>(libraryName, 3, {
      upgrade(opened, before) {
        if (before < 1) {
          opened.createObjectStore('items', { keyPath: 'id' });
          opened.createObjectStore('versions', { keyPath: ['item', 'at'] });
        }
        if (before < 2) for (const table of ['links', 'assignments', 'hand-ins'] as const) opened.createObjectStore(table, { keyPath: 'id' });
        if (before < 3) opened.createObjectStore('map-rooms', { keyPath: 'id' });
      },
      blocking(_current, _blocked, event) {
        // The event's target is the connection that stands in the way.
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
    });
    return inDatabase(database);
  } catch {
    return inMemory();
  }
}

function inDatabase(database: IDBPDatabase<Tables>): Shelf {
  /** Commits without waiting for the answer: a page that is left right after a keystroke has still written it. */
  async function write<Table extends StoreNames<Tables>>(table: Table, value: StoreValue<Tables, Table>): Promise<void> {
    const change = database.transaction(table, 'readwrite');
    const written = change.store.put(value);
    change.commit();
    await Promise.all([written, change.done]);
  }
  return {
    isKept: true,
    items: () => database.getAll('items'),
    item: (id) => database.get('items', id),
    putItem: (item) => write('items', item),
    remove: async (id) => {
      const change = database.transaction(['items', 'versions'], 'readwrite');
      await Promise.all([change.objectStore('items').delete(id), change.objectStore('versions').delete(versionsOf(id)), change.done]);
    },
    versions: async (item) => (await database.getAll('versions', versionsOf(item))).reverse(),
    putVersion: (version) => write('versions', version),
    removeVersion: ({ item, at }) => database.delete('versions', [item, at]),
    records: (table) => database.getAll(table),
    putRecord: (table, record) => write(table, record),
    updateRecord: async (table, id, update) => {
      const change = database.transaction(table, 'readwrite');
      await change.store.put(update(await change.store.get(id)));
      await change.done;
    },
    removeRecord: (table, id) => database.delete(table, id),
    close: () => database.close(),
  };
}

export function inMemory(): Shelf {
  const items = new Map<string, LibraryItem>();
  let versions: LibraryVersion[] = [];
  const tables = new Map(recordTables.map((table) => [table, new Map<string, DeviceRecord>()]));
  return {
    isKept: false,
    items: async () => [...items.values()],
    item: async (id) => items.get(id),
    putItem: async (item) => void items.set(item.id, item),
    remove: async (id) => {
      items.delete(id);
      versions = versions.filter(({ item }) => item !== id);
    },
    versions: async (item) => versions.filter((version) => version.item === item).sort((a, b) => b.at.localeCompare(a.at)),
    putVersion: async (version) => void versions.push(version),
    removeVersion: async (version) => {
      versions = versions.filter(({ item, at }) => item !== version.item || at !== version.at);
    },
    records: async (table) => [...(tables.get(table)?.values() ?? [])],
    putRecord: async (table, record) => void tables.get(table)?.set(record.id, record),
    updateRecord: async (table, id, update) => void tables.get(table)?.set(id, update(tables.get(table)?.get(id))),
    removeRecord: async (table, id) => void tables.get(table)?.delete(id),
    close: () => {},
  };
}
