/** A piece of work inside a component. */
import { useStore } from '@nanostores/react';
import type { LibraryVersion } from '../../contracts/library.ts';
import { versionsOf } from './library.ts';
import { saidThen } from './version-words.ts';
import type { Work } from './work.ts';

/** The item as it stands, whether another tab has it open so that it can only be read here, and what src/ui/WorkBar.tsx shows and does. */
export function useWork<Body>(work: Work<Body>) {
  const item = useStore(work.$item);
  const isElsewhere = useStore(work.$isElsewhere);
  const bar = {
    saved: useStore(work.$saved),
    canUndo: useStore(work.$canUndo),
    canRedo: useStore(work.$canRedo),
    isElsewhere,
    onUndo: work.undo,
    onRedo: work.redo,
    onTakeOver: work.takeOver,
    onKeep: () => work.keep('Kept by you'),
    versions: async () => (await versionsOf(item.id)).map((version) => ({ ...version, said: saidThen(version.body, item.body) })),
    onRestore: (version: LibraryVersion) => void work.restore(version),
  };
  return { item, isElsewhere, bar };
}
