/** What a student types and has not sent: kept on the device from the first key on, so that a reload, a locked phone or an empty battery takes no word. */
import * as storageKeys from '../../contracts/storage-keys.ts';
import { readObject, writeText } from '../device-storage.ts';

export interface Drafts {
  /** By the name of the field. */
  all(): Readonly<Record<string, string>>;
  /** Null: there is nothing of its own in the field. */
  set(field: string, text: string | null): void;
}

/** For a lesson that nobody sees. */
export function memoryDrafts(): Drafts {
  let drafts: Readonly<Record<string, string>> = {};
  return {
    all: () => drafts,
    set: (field, text) => {
      drafts = withField(drafts, field, text);
    },
  };
}

/** Shape in storage, version 1: `{"<session and seat>": {"<field>": "<text>"}}`. */
export function keptDrafts(place: string): Drafts {
  const memory = memoryDrafts();
  for (const [field, text] of Object.entries(read(place))) memory.set(field, text);
  return {
    all: memory.all,
    set: (field, text) => {
      memory.set(field, text);
      const { [place]: _, ...others } = readObject(storageKeys.liveDrafts);
      const all = Object.keys(memory.all()).length > 0 ? { ...others, [place]: memory.all() } : others;
      writeText(storageKeys.liveDrafts, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
    },
  };
}

function withField(drafts: Readonly<Record<string, string>>, field: string, text: string | null): Readonly<Record<string, string>> {
  const { [field]: _, ...others } = drafts;
  return text === null ? others : { ...others, [field]: text };
}

/** Storage may hold anything. */
function read(place: string): Record<string, string> {
  const kept = readObject(storageKeys.liveDrafts)[place];
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
