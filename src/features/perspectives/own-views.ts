/** What visitors wrote about their own views, by question. On this device only. */
import * as storageKeys from '../../contracts/storage-keys.ts';
import { readObject, writeText } from '../../stores/device-storage.ts';

export interface OwnViewText {
  before: string;
  after: string;
}

/** The newest questions are kept; older ones make room. */
const most = 40;

export function ownViewOf(question: string): OwnViewText {
  const kept = readObject(storageKeys.ownViews)[question];
  const text = (part: 'before' | 'after'): string => {
    const value = (kept as Partial<OwnViewText> | undefined)?.[part];
    return typeof value === 'string' ? value : '';
  };
  return { before: text('before'), after: text('after') };
}

/** Returns whether the browser keeps it. Two empty boxes are forgotten. */
export function keepOwnView(question: string, view: OwnViewText): boolean {
  const { [question]: _, ...others } = readObject(storageKeys.ownViews);
  const all = view.before || view.after ? { ...others, [question]: view } : others;
  const newest = Object.fromEntries(Object.entries(all).slice(-most));
  return writeText(storageKeys.ownViews, Object.keys(newest).length > 0 ? JSON.stringify(newest) : null);
}
