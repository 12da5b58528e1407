/** Reads a link as it stands on the device or in a backup. */
import { libraryLimits } from '../../contracts/library.ts';
import { sharedKinds } from '../../contracts/sharing.ts';
import { isRecord, isTime, textOf } from '../library/shapes/shape.ts';
import type { OwnLink } from './own-links.ts';

/** Null: this is none. */
export function readOwnLink(value: unknown): OwnLink | null {
  if (!isRecord(value)) return null;
  const kind = sharedKinds.find((each) => each === value.kind);
  const [id, key, deleteToken] = [textOf(value.id, 64), textOf(value.key, 64), textOf(value.deleteToken, 64)];
  if (!kind || !/^[\w-]{22}$/.test(id) || !/^[\w-]{43}$/.test(key) || !isTime(value.expires)) return null;
  return { id, key, deleteToken, kind, title: textOf(value.title, libraryLimits.titleChars), made: isTime(value.made) ? value.made : value.expires, expires: value.expires };
}
