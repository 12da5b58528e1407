/** What stands on the planning sheets, by the address of the sheet. On this device only. */
import * as storageKeys from '../contracts/storage-keys.ts';
import { readObject, writeText } from './device-storage.ts';

/** Field → text. Shape in storage, version 1: `{"/tools/aurora":{"topic":"…"}}`. */
export type SheetTexts = Readonly<Record<string, string>>;

/** Storage may hold anything: only texts count. */
export function sheetTexts(path: string): SheetTexts {
  const kept = readObject(storageKeys.planningSheets)[path];
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Returns whether the browser keeps it. A sheet without any text is forgotten. */
export function keepSheet(path: string, texts: SheetTexts): boolean {
  const { [path]: _, ...others } = readObject(storageKeys.planningSheets);
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const all = Object.keys(written).length > 0 ? { [path]: written, ...others } : others;
  return writeText(storageKeys.planningSheets, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}
