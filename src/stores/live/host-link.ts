/** What stands behind "#" in the links of a session: the teacher's key, or the projector's. No server sees it. */
import type { HostKey } from './kept-keys.ts';

/** Hours that a session lasts at the most, with the time for its results. */
const mostHours = 5;

export type LinkKey = { is: 'host'; key: HostKey } | { is: 'projector'; coToken: string } | null;

export function keyInHash({ kind, code, title }: Pick<HostKey, 'kind' | 'code' | 'title'>, hash: string, now: Date): LinkKey {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const hostToken = params.get('h') ?? '';
  const coToken = params.get('c') ?? '';
  if (!code || !/^c\.[\w-]{32}\.[\w-]{16}$/.test(coToken)) return null;
  if (hostToken === '') return { is: 'projector', coToken };
  if (!/^h\.[\w-]{32}\.[\w-]{16}$/.test(hostToken)) return null;
  return { is: 'host', key: { kind, code, title, hostToken, coToken, expiresAt: new Date(now.getTime() + mostHours * 3_600_000).toISOString() } };
}

/** The projector's key. It goes out of the address at once, because a whole class looks at it, and into the entry of the history, where a reload finds it again. */
export function projectorKey(code: string): string | null {
  const link = keyInHash({ kind: 'pare', code, title: '' }, location.hash, new Date());
  const coToken = link?.is === 'projector' ? link.coToken : keptIn(history.state, code);
  if (coToken !== null) history.replaceState({ projector: { code, coToken } }, '', location.pathname + location.search);
  return coToken;
}

function keptIn(state: unknown, code: string): string | null {
  const kept = (state as { projector?: { code?: unknown; coToken?: unknown } } | null)?.projector;
  return kept?.code === code && typeof kept.coToken === 'string' ? kept.coToken : null;
}
