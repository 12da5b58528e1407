/** What else belongs to a person in the browser's database, for the backup: links with their keys, inboxes with their private keys, assignments on the desk, maps that are edited together. */
import { readGivenOut, readOnMyDesk } from './assignments/records.ts';
import { type DeviceRecord, type RecordTable, recordTables } from './library/database.ts';
import { loadLibrary } from './library/library.ts';
import { readRoomRecord } from './map-room/room-record.ts';
import { readOwnLink } from './sharing/read-own-link.ts';

export type DeviceRecords = Record<RecordTable, DeviceRecord[]>;

/** In the words of the settings page. */
export const recordLabels: Readonly<Record<RecordTable, string>> = {
  links: 'Shared links with their keys',
  assignments: 'Assignments you gave out, with the keys to their inboxes',
  'hand-ins': 'Assignments to work on, with receipts',
  'map-rooms': 'Maps that are edited together, with their keys',
};

const readers: Readonly<Record<RecordTable, (value: unknown) => DeviceRecord | null>> = {
  links: readOwnLink,
  assignments: readGivenOut,
  'hand-ins': readOnMyDesk,
  'map-rooms': readRoomRecord,
};

const emptyRecords = (): DeviceRecords => ({ links: [], assignments: [], 'hand-ins': [], 'map-rooms': [] });

export async function allRecords(): Promise<DeviceRecords> {
  const shelf = await loadLibrary();
  const found = emptyRecords();
  for (const table of recordTables) found[table] = (await shelf.records(table)).flatMap((record) => readers[table](record) ?? []);
  return found;
}

export const hasRecords = (records: DeviceRecords): boolean => recordTables.some((table) => records[table].length > 0);

/** Null: some of it cannot be read. A backup that was made before there were any has none. */
export function readRecords(value: unknown): DeviceRecords | null {
  const found = emptyRecords();
  if (value === undefined) return found;
  if (typeof value !== 'object' || value === null) return null;
  for (const table of recordTables) {
    const records: unknown = (value as Partial<Record<RecordTable, unknown>>)[table] ?? [];
    if (!Array.isArray(records)) return null;
    found[table] = records.flatMap((record) => readers[table](record) ?? []);
    if (found[table].length < records.length) return null;
  }
  return found;
}

/** A room that this device knows stays as it is: it may hold changes that nobody else has yet. */
const toRestore = (table: RecordTable, records: DeviceRecords, before: DeviceRecords): DeviceRecord[] =>
  table === 'map-rooms' ? records[table].filter(({ id }) => !before[table].some((known) => known.id === id)) : records[table];

/** Puts them beside what is there; one with the same id takes its place. Returns the way back. */
export async function restoreRecords(records: DeviceRecords): Promise<{ isKept: boolean; undo: () => void }> {
  const shelf = await loadLibrary();
  const before = await allRecords();
  let isKept = shelf.isKept;
  for (const table of recordTables)
    for (const record of toRestore(table, records, before))
      await shelf.putRecord(table, record).catch(() => {
        isKept = false;
      });
  const undo = (): void => {
    for (const table of recordTables)
      for (const { id } of toRestore(table, records, before)) {
        const old = before[table].find((record) => record.id === id);
        void (old ? shelf.putRecord(table, old) : shelf.removeRecord(table, id));
      }
  };
  return { isKept, undo };
}
