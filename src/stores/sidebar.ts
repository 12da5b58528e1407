/** How the sidebar of the tool area stands: folded to icons, which groups are folded, whether Kora Tips are shown. `sidebar-first.js` applies it before the first paint. */
import { atom } from 'nanostores';
import * as storageKeys from '../contracts/storage-keys.ts';
import { onChange, readObject, writeText } from './device-storage.ts';

export interface Sidebar {
  readonly icons: boolean;
  /** Ids of the folded groups. */
  readonly folded: readonly string[];
  readonly tips: boolean;
}

export const $sidebar = atom<Sidebar>(readSidebar());

onChange([storageKeys.sidebar], () => show(readSidebar()));

function readSidebar(): Sidebar {
  const { icons, folded, tips } = readObject(storageKeys.sidebar);
  return { icons: icons === true, folded: Array.isArray(folded) ? folded.filter((id) => typeof id === 'string') : [], tips: tips !== false };
}

export function setSidebar(changes: Partial<Sidebar>): void {
  const next = { ...$sidebar.get(), ...changes };
  writeText(storageKeys.sidebar, JSON.stringify(next));
  show(next);
}

export function toggleGroup(id: string): void {
  const { folded } = $sidebar.get();
  setSidebar({ folded: folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id] });
}

function show(sidebar: Sidebar): void {
  $sidebar.set(sidebar);
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  if (sidebar.icons) dataset.sidebar = 'icons';
  else delete dataset.sidebar;
  if (sidebar.tips) delete dataset.tips;
  else dataset.tips = 'off';
  dataset.folded = sidebar.folded.join(' ');
}
