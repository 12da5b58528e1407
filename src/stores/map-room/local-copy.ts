/** The copy of a shared map on this device: what one does here, what comes from others, and the undo of one's own changes alone. */
import { atom, type ReadableAtom } from 'nanostores';
import * as Y from 'yjs';
import { readDoc, type SharedMap, watchedBy, writeDoc } from './map-doc.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
// Yjs makes its bytes on buffers of their own.
const own = (update: Uint8Array): Bytes => update as Bytes;

export interface LocalCopy {
  $shared: ReadableAtom<SharedMap>;
  $canUndo: ReadableAtom<boolean>;
  $canRedo: ReadableAtom<boolean>;
  /** Changes with the same `key` within a second are one step for undo. */
  change(update: (shared: SharedMap) => SharedMap, key?: string): void;
  undo(): void;
  redo(): void;
  /** False: these bytes are no change. */
  takeIn(update: Uint8Array): boolean;
  /** All of it. */
  whole(): Bytes;
}

const ownOrigin = Symbol('own');
const otherOrigin = Symbol('other');
/** Milliseconds within which typing in one field is one step. */
const oneStep = 1_000;

/** `onOwn`: gets each change that was made here, undo and redo included. */
export function openCopy(state: Uint8Array | null, onOwn: (update: Bytes) => void): LocalCopy {
  const doc = new Y.Doc();
  if (state) Y.applyUpdate(doc, state, otherOrigin);
  const $shared = atom(readDoc(doc));
  const $canUndo = atom(false);
  const $canRedo = atom(false);
  const steps = new Y.UndoManager(watchedBy(doc), { trackedOrigins: new Set([ownOrigin]), captureTimeout: oneStep });
  let lastKey: string | undefined;
  const showSteps = (): void => {
    $canUndo.set(steps.undoStack.length > 0);
    $canRedo.set(steps.redoStack.length > 0);
  };
  for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const) steps.on(event, showSteps);
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    $shared.set(readDoc(doc, $shared.get()));
    if (origin !== otherOrigin) onOwn(own(update));
  });

  const travel = (go: () => unknown): void => {
    lastKey = undefined;
    go();
    steps.stopCapturing();
  };
  return {
    $shared,
    $canUndo,
    $canRedo,
    change: (update, key) => {
      const before = $shared.get();
      const after = update(before);
      if (after === before) return;
      if (key === undefined || key !== lastKey) steps.stopCapturing();
      lastKey = key;
      doc.transact(() => writeDoc(doc, before, after), ownOrigin);
    },
    undo: () => travel(() => steps.undo()),
    redo: () => travel(() => steps.redo()),
    takeIn: (update) => {
      try {
        Y.applyUpdate(doc, update, otherOrigin);
        return true;
      } catch {
        return false;
      }
    },
    whole: () => own(Y.encodeStateAsUpdate(doc)),
  };
}

/** Several changes as one. */
export const joined = (updates: readonly Uint8Array[]): Bytes => own(Y.mergeUpdates([...updates]));

/** A new document with this map in it. */
export function newWhole(shared: SharedMap): Bytes {
  const copy = openCopy(null, () => {});
  copy.change(() => shared);
  return copy.whole();
}
