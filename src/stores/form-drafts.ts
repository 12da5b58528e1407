/** What somebody has entered into a form that makes something, until it is used or given up: kept on this device from the first key on, so that a reload or the way back takes no word. */
import * as storageKeys from '../contracts/storage-keys.ts';
import { readObject, writeText } from './device-storage.ts';

type DraftedForm = 'lesson' | 'simulation' | 'concept-map' | 'assignment';

export interface FormDraft {
  /** As it was kept; storage may hold anything. Null: nothing is. */
  read(): Readonly<Record<string, unknown>> | null;
  keep(fields: Readonly<Record<string, unknown>>): void;
  /** What another tab has entered since stays. */
  clear(): void;
}

/** Shape in storage, version 1: `{"<form>": {…}}`. */
export function formDraft(form: DraftedForm): FormDraft {
  /** As this tab has read or written it last. */
  let seen: string | undefined;
  const write = (fields: unknown): void => {
    const { [form]: _, ...others } = readObject(storageKeys.formDrafts);
    const all = fields === undefined ? others : { ...others, [form]: fields };
    writeText(storageKeys.formDrafts, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
  };
  return {
    read() {
      const kept = readObject(storageKeys.formDrafts)[form];
      seen = JSON.stringify(kept);
      // Checked here: an object that is no list has text keys.
      return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null;
    },
    keep(fields) {
      seen = JSON.stringify(fields);
      write(fields);
    },
    clear() {
      if (JSON.stringify(readObject(storageKeys.formDrafts)[form]) === seen) write(undefined);
    },
  };
}
