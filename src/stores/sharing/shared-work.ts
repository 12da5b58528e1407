/** A piece of work as it travels, inside the ciphertext: what goes along, and the strict way to read what came. */
import type { NotesBody } from '../../contracts/comet.ts';
import { libraryLimits } from '../../contracts/library.ts';
import type { PareBody } from '../../contracts/pare.ts';
import { type SharedKind, sharedKinds } from '../../contracts/sharing.ts';
import type { Simulation } from '../../contracts/simulation.ts';
import { type EssayDraft, readDraft } from '../essay-draft.ts';
import { shapes } from '../library/shapes/index.ts';
import { perspectivesShape } from '../library/shapes/perspectives.ts';
import { readingShape } from '../library/shapes/reading.ts';
import type { ReflectionBody } from '../library/shapes/reflection.ts';
import { isRecord, type Shape, textOf } from '../library/shapes/shape.ts';

export interface SharedWork<Body = unknown> {
  kind: SharedKind;
  title: string;
  body: Body;
}

const essayShape: Shape<EssayDraft> = { version: 1, read: readDraft };
const shapeOf: Readonly<Record<SharedKind, Shape<unknown>>> = { ...shapes, essay: essayShape, reading: readingShape, perspectives: perspectivesShape };

/** What belongs to whoever made the work, and to nobody else: runs of a simulation, reports of a class, feedback on a reflection and its place in a portfolio, when an essay asked for help. */
export function withoutPrivate({ kind, title, body }: SharedWork): SharedWork {
  // The kind says which reader has made the body.
  if (kind === 'simulation') {
    const { live: _, ...simulation } = body as Simulation;
    return { kind, title, body: { ...simulation, runs: [], studentCount: 0 } };
  }
  if (kind === 'reflection') return { kind, title, body: { ...(body as ReflectionBody), feedback: null, place: null } };
  if (kind === 'pare') return { kind, title, body: { ...(body as PareBody), reports: [] } };
  if (kind === 'guided-notes') return { kind, title, body: { ...(body as NotesBody), live: null, students: 0, reports: [] } };
  if (kind === 'essay') return { kind, title, body: { ...(body as EssayDraft), log: [], assignment: null } };
  return { kind, title, body };
}

export const writeShared = ({ kind, title, body }: SharedWork): string => JSON.stringify({ kind, shape: shapeOf[kind].version, title, body });

/** "newer": a later version of this site wrote it. Null: this is no work of ours. Whoever made the link may have put anything into it. */
export function readShared(text: string): SharedWork | 'newer' | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const kind = sharedKinds.find((each) => each === value.kind);
  if (!kind || typeof value.shape !== 'number') return null;
  if (value.shape > shapeOf[kind].version) return 'newer';
  const body = shapeOf[kind].read(value.body, value.shape);
  return body === null ? null : { kind, title: textOf(value.title, libraryLimits.titleChars), body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
