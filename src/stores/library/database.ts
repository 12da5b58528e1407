/** Where saved work stands: the browser's database, or memory where the browser has none for this site. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
  close(): void;
}

/** Named on /privacy: `content/site/stored-data.yaml`. */
export const libraryName = 'kora-library';

interface Tables extends DBSchema {
  items: { key: string; value: LibraryItem };
  versions: { key: [string, string]; value: LibraryVersion };
}

/** Everything about one item: its key is followed by any time. */
const versionsOf = (item: string): IDBKeyRange => IDBKeyRange.bound([item, ''], [item, '\uffff']);

/** Opens the database, or memory when that is refused. `onClosed`: the device is being erased or the browser closed it. */
export async function openShelf(onClosed: () => void): Promise<Shelf> {
  try {
    const database = await openDB<Tables>(libraryName, 1, {
      upgrade(opened) {
        opened.createObjectStore('items', { keyPath: 'id' });
        opened.createObjectStore('versions', { keyPath: ['item', 'at'] });
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
  return {
    isKept: true,
    items: () => database.getAll('items'),
    item: (id) => database.get('items', id),
    putItem: async (item) => void (await database.put('items', item)),
    remove: async (id) => {
      const change = database.transaction(['items', 'versions'], 'readwrite');
      await Promise.all([change.objectStore('items').delete(id), change.objectStore('versions').delete(versionsOf(id)), change.done]);
    },
    versions: async (item) => (await database.getAll('versions', versionsOf(item))).reverse(),
    putVersion: async (version) => void (await database.put('versions', version)),
    removeVersion: ({ item, at }) => database.delete('versions', [item, at]),
    close: () => database.close(),
  };
}

export function inMemory(): Shelf {
  const items = new Map<string, LibraryItem>();
  let versions: LibraryVersion[] = [];
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
    close: () => {},
  };
}
