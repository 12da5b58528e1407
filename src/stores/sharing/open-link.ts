/** What a link leads to, opened in this browser, or in which way it leads nowhere. */
import { call } from '../../api/client.ts';
import { openShare } from '../../contracts/endpoints.ts';
import { readSharedHash } from '../../contracts/sharing.ts';
import { canSeal } from '../sealing/bytes.ts';
import { unseal } from '../sealing/seal.ts';
import { sharePurpose } from './own-links.ts';
import { readShared, type SharedWork } from './shared-work.ts';

export type Opened =
  | { kind: 'shown'; work: SharedWork /** ISO 8601. */; expires: string }
  /** Nothing stands behind "#". */
  | { kind: 'none' }
  /** The link is not whole. */
  | { kind: 'damaged' }
  /** Deleted, or its time is over. */
  | { kind: 'gone' }
  /** The key does not fit what is stored. */
  | { kind: 'wrong-key' }
  /** It opened, and holds nothing that this site could show. */
  | { kind: 'unreadable' }
  | { kind: 'newer' }
  | { kind: 'no-answer'; isOnline: boolean }
  | { kind: 'insecure' };

export async function openLink(hash: string): Promise<Opened> {
  const link = readSharedHash(hash);
  if (typeof link === 'string') return { kind: link };
  if (!canSeal()) return { kind: 'insecure' };
  const result = await call({ ...openShare, path: `/api/shares/${link.id}` }, undefined);
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === 'status' && [404, 410].includes(failure.status)) return { kind: 'gone' };
    return { kind: 'no-answer', isOnline: failure.kind === 'status' || navigator.onLine };
  }
  const text = await unseal(result.value.ciphertext, link.key, sharePurpose);
  if (text === null) return { kind: 'wrong-key' };
  const work = readShared(text);
  if (work === null) return { kind: 'unreadable' };
  return work === 'newer' ? { kind: 'newer' } : { kind: 'shown', work, expires: result.value.expiresAt };
}
