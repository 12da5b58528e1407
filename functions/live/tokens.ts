/** The secrets that open the sides of a session. Each carries a tag by which the Worker tells a forged one before it wakes the session; the session keeps hashes only. */
import type { Role } from '../../src/contracts/live/protocol.ts';
import { sha256 } from '../db/hashes.ts';

const utf8 = new TextEncoder();
const letters: Record<Role, string> = { host: 'h', projector: 'c', participant: 'p' };
const roleOf: Record<string, Role> = { h: 'host', c: 'projector', p: 'participant' };
/** 192 and 128 bits of secret, 96 bits of tag, in base64url. */
const pattern = /^([hcp])\.([\w-]{22,32})\.([\w-]{16})$/;

const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Keys of the sessions asked last: a class asks for its seats and its sockets with one and the same. No promises: one of another request's may never come. */
const imported = new Map<string, CryptoKey>();
const remembered = 100;

async function hmacKey(key: string): Promise<CryptoKey> {
  const known = imported.get(key);
  if (known) return known;
  const fresh = await crypto.subtle.importKey('raw', utf8.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  imported.set(key, fresh);
  const [oldest] = imported.keys();
  if (imported.size > remembered && oldest !== undefined) imported.delete(oldest);
  return fresh;
}

const keyed = async (key: string, text: string): Promise<string> => base64url(await crypto.subtle.sign('HMAC', await hmacKey(key), utf8.encode(text)));

export const newTagKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * The token of a role for whoever holds `secret`, a random text of theirs that we do not keep: asked again, it is the same token, so that an answer that was lost
 * on the way can be given once more.
 */
export async function tokenFor(tagKey: string, role: Role, secret: string): Promise<string> {
  const drawn = (await keyed(tagKey, `token ${role} ${secret}`)).slice(0, role === 'participant' ? 22 : 32);
  return `${letters[role]}.${drawn}.${await tagOf(tagKey, role, drawn)}`;
}

const tagOf = async (tagKey: string, role: Role, drawn: string): Promise<string> => (await keyed(tagKey, `tag ${role} ${drawn}`)).slice(0, 16);

/** The role and the hash of a token that this session has given out; null for any other text. */
export async function readToken(tagKey: string, token: string): Promise<{ role: Role; hash: string } | null> {
  const [, letter = '', drawn = '', tag = ''] = pattern.exec(token) ?? [];
  const role = roleOf[letter];
  if (!role || !isSame(tag, await tagOf(tagKey, role, drawn))) return null;
  return { role, hash: await sha256(token) };
}

/** In the same time, wherever they differ. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
