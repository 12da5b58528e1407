/** What was sent and is not acknowledged, kept on the device until it is: words of a student outlive a reload, an empty battery and a dead network. */

import type { ClientFrameBody } from '../../contracts/live/frames.ts';
import { liveLimits } from '../../contracts/live/limits.ts';
import * as storageKeys from '../../contracts/storage-keys.ts';
import { readObject, writeText } from '../device-storage.ts';

export type Kept = Extract<ClientFrameBody, { id: string }>;

export type Answer = Extract<Kept, { t: 'submit' }>;

export interface Outbox {
  all(): readonly Kept[];
  /** False: it is full, or the browser keeps nothing; the frame lasts as long as the page. */
  add(frame: Kept): boolean;
  remove(id: string): void;
  /** Answers that the session did not take any more, such as one that came after the answers were revealed. One that is added for the same question takes their place. */
  late(): readonly Answer[];
  isLate(answer: Answer): void;
}

/** For a teacher's instructions: one that is older than the page is not wanted any more. */
export function memoryOutbox(): Outbox {
  const frames = new Map<string, Kept>();
  let late: readonly Answer[] = [];
  const withoutSame = ({ step, q }: Answer): readonly Answer[] => late.filter((answer) => answer.step !== step || answer.q !== q);
  return {
    all: () => [...frames.values()],
    add: (frame) => {
      frames.set(frame.id, frame);
      if (frame.t === 'submit') late = withoutSame(frame);
      return true;
    },
    remove: (id) => void frames.delete(id),
    late: () => late,
    isLate: (answer) => {
      const isNewerWaiting = [...frames.values()].some((frame) => frame.t === 'submit' && frame.step === answer.step && frame.q === answer.q && frame.rev > answer.rev);
      if (!isNewerWaiting) late = [...withoutSame(answer), answer];
    },
  };
}

/** Shape in storage, version 1: `{"<session and seat>": [frame, …]}`; one that came too late says `isLate`. */
export function keptOutbox(place: string): Outbox {
  const memory = memoryOutbox();
  for (const { isLate, ...frame } of read(place)) {
    if (!isLate) memory.add(frame);
    else if (frame.t === 'submit') memory.isLate(frame);
  }
  const write = (): boolean => {
    const { [place]: _, ...others } = readObject(storageKeys.liveOutbox);
    const frames = [...memory.all(), ...memory.late().map((answer) => ({ ...answer, isLate: true }))];
    const all = frames.length > 0 ? { ...others, [place]: frames } : others;
    return writeText(storageKeys.liveOutbox, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
  };
  return {
    all: memory.all,
    add: (frame) => {
      memory.add(frame);
      const size = JSON.stringify(memory.all()).length;
      if (memory.all().length > liveLimits.outboxItems || size > liveLimits.outboxBytes) return false;
      return write();
    },
    remove: (id) => {
      memory.remove(id);
      write();
    },
    late: memory.late,
    isLate: (answer) => {
      memory.isLate(answer);
      write();
    },
  };
}

/** Storage may hold anything. The server checks each frame again. */
function read(place: string): (Kept & { isLate?: true })[] {
  const kept = readObject(storageKeys.liveOutbox)[place];
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (frame): frame is Kept & { isLate?: true } => typeof frame === 'object' && frame !== null && typeof frame.id === 'string' && (frame.t === 'submit' || frame.t === 'ask'),
  );
}

/** What a student has written and the teacher does not have, each text once: `frames` on their way, `drafts` by field. */
export const unsentWords = (frames: readonly Kept[], drafts: Readonly<Record<string, string>>): string[] => [
  ...new Set(
    [
      ...frames.flatMap((frame) => (frame.t === 'submit' ? [frame.text ?? '', (frame.blanks ?? []).filter(Boolean).join(', ')] : frame.t === 'ask' ? [frame.text] : [])),
      ...Object.values(drafts),
    ].filter((text) => text.trim()),
  ),
];
