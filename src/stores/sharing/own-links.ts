/** The links made on this device, and how one is made and taken back. The server gets ciphertext; the key stays here and in the link. */
import { atom } from 'nanostores';
import { call, type Failure } from '../../api/client.ts';
import { deleteShare, makeShare } from '../../contracts/endpoints.ts';
import { limits } from '../../contracts/limits.ts';
import { type SharedKind, sharedHash, sharedPath } from '../../contracts/sharing.ts';
import { onChange } from '../device-storage.ts';
import { loadLibrary } from '../library/library.ts';
import { canSeal } from '../sealing/bytes.ts';
import { newKey, seal } from '../sealing/seal.ts';
import { readOwnLink } from './read-own-link.ts';
import { type SharedWork, withoutPrivate, writeShared } from './shared-work.ts';

export interface OwnLink {
  id: string;
  key: string;
  deleteToken: string;
  kind: SharedKind;
  title: string;
  /** ISO 8601. */
  made: string;
  /** ISO 8601. */
  expires: string;
}

export type Done<T> = { ok: true; value: T } | { ok: false; why: string };

/** What the tag of a shared text authenticates. */
export const sharePurpose = 'share';

/** Null until the device has been asked. The newest first. */
export const $ownLinks = atom<readonly OwnLink[] | null>(null);

// Everything was erased from the device.
onChange([], () => $ownLinks.set(null));

export const addressOf = ({ id, key }: Pick<OwnLink, 'id' | 'key'>): string => `${location.origin}${sharedPath}${sharedHash(id, key)}`;

/** Those whose time is over are forgotten. */
export async function loadOwnLinks(now = new Date()): Promise<readonly OwnLink[]> {
  const shelf = await loadLibrary();
  const kept = (await shelf.records('links')).flatMap((record) => readOwnLink(record) ?? []);
  const over = kept.filter(({ expires }) => Date.parse(expires) <= now.getTime());
  for (const { id } of over) await shelf.removeRecord('links', id);
  const links = kept.filter((link) => !over.includes(link)).sort((a, b) => b.made.localeCompare(a.made));
  $ownLinks.set(links);
  return links;
}

/** `days`: one of `limits.shares.days`. */
export async function makeLink(work: SharedWork, days: number, now = new Date()): Promise<Done<OwnLink>> {
  const wanted = limits.shares.days.find((each) => each === days) ?? limits.shares.usualDays;
  if (!canSeal()) return { ok: false, why: 'This browser encrypts only on pages that are served with https. Hand on a file instead.' };
  const key = newKey();
  const ciphertext = await seal(writeShared(withoutPrivate(work)), key, sharePurpose);
  if (ciphertext.length > limits.shares.ciphertextChars) return { ok: false, why: tooLarge };
  const result = await call(makeShare, { ciphertext, expiresInDays: wanted });
  if (!result.ok) return { ok: false, why: whyNot(result.failure) };
  const { id, deleteToken, expiresAt } = result.value;
  const link: OwnLink = { id, key, deleteToken, kind: work.kind, title: work.title, made: now.toISOString(), expires: expiresAt };
  await (await loadLibrary()).putRecord('links', { ...link }).catch(() => {});
  $ownLinks.set([link, ...($ownLinks.get() ?? [])]);
  return { ok: true, value: link };
}

/** Deletes it on the server, then here. One that the server no longer has counts as deleted. */
export async function deleteLink({ id, deleteToken }: OwnLink): Promise<Done<null>> {
  const result = await call({ ...deleteShare, path: `/api/shares/${id}` }, undefined, { token: deleteToken });
  const isGone = result.ok || (result.failure.kind === 'status' && [404, 410].includes(result.failure.status));
  if (!isGone) return { ok: false, why: whyNot(result.failure) };
  await (await loadLibrary()).removeRecord('links', id);
  $ownLinks.set(($ownLinks.get() ?? []).filter((link) => link.id !== id));
  return { ok: true, value: null };
}

const tooLarge = 'This is too large for a link: about 700,000 letters fit. Hand on a file instead.';

/** A sentence for people. */
export function whyNot(failure: Failure): string {
  if (failure.kind === 'status') {
    if (failure.status === 413) return tooLarge;
    if (failure.status === 429) return 'Many links were made from this network just now. Wait a minute, then try again.';
    return failure.problem?.detail ?? 'The server could not do it. Try again in a few minutes.';
  }
  return navigator.onLine ? 'The server did not answer. Try again in a moment.' : 'This device has no connection. Try again when it is back.';
}
