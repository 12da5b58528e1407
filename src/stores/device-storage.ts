/**
 * localStorage that cannot throw. Where the browser forbids it or has no room, a value lasts as long as the page, and `$isKept` says so.
 * `announce` tells every store of this page what another part of it has written, as the browser tells other tabs.
 */
import { atom } from 'nanostores';
import * as storageKeys from '../contracts/storage-keys.ts';

/** False once a value could not be kept. */
export const $isKept = atom(true);

/** Values that could not be written. Null: removed. */
const inMemory = new Map<string, string | null>();

export function readText(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes. Returns whether the browser keeps it. */
export function writeText(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    inMemory.delete(key);
    $isKept.set(inMemory.size === 0);
    return true;
  } catch {
    inMemory.set(key, value);
    $isKept.set(false);
    return false;
  }
}

/** Does the browser keep anything for this site now? */
export function canKeep(): boolean {
  const isKept = writeText(storageKeys.probe, '1');
  inMemory.delete(storageKeys.probe);
  return isKept && writeText(storageKeys.probe, null);
}

/** All keys of this site that hold something, in order. */
export function keptKeys(): string[] {
  const keys = new Set<string>();
  try {
    for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i) ?? '');
  } catch {
    // Forbidden: only what is in memory.
  }
  for (const [key, value] of inMemory) value === null ? keys.delete(key) : keys.add(key);
  return [...keys].filter((key) => key.startsWith('kora.')).sort();
}

/** A JSON object from storage; an empty one for anything else. */
export function readObject(key: string): Record<string, unknown> {
  return parseObject(readText(key)) ?? {};
}

/** Null when the text is no JSON object. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    // Checked just before: an object that is no list has text keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Calls back when another tab, or `announce`, changes one of the keys or clears everything. */
export function onChange(keys: readonly string[], listener: () => void): void {
  if (typeof addEventListener !== 'function') return;
  addEventListener('storage', ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  });
}

/** Tells this page's stores about a value that was written past them. A null key: everything is gone. */
export function announce(key: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: key === null ? null : readText(key) }));
}

export function forgetMemory(): void {
  inMemory.clear();
  $isKept.set(true);
}
