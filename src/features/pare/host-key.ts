/** The keys of a session as they stand behind "#" in the teacher's link. */
import type { HostKey } from '../../stores/live/kept-keys.ts';

/** Hours that a session lasts at the most, with the time for its results. */
const mostHours = 5;

export function keyInHash(code: string, hash: string): HostKey | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const hostToken = params.get('h') ?? '';
  const coToken = params.get('c') ?? '';
  if (!code || !/^h\.[\w-]{32}\.[\w-]{16}$/.test(hostToken) || !/^c\.[\w-]{32}\.[\w-]{16}$/.test(coToken)) return null;
  return { kind: 'pare', code, title: '', hostToken, coToken, expiresAt: new Date(Date.now() + mostHours * 3_600_000).toISOString() };
}

export const coTokenInHash = (hash: string): string | null => /^#c=(c\.[\w-]{32}\.[\w-]{16})$/.exec(hash)?.[1] ?? null;
