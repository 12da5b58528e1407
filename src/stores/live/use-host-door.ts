/** The way in behind a link of a session: the projector's key opens the big screen; the teacher's is kept on this device, and the page goes to the session. */
import { useEffect, useState } from 'react';
import { keyInHash, projectorKey } from './host-link.ts';
import { type HostKey, hostKeys, keepHostKey } from './kept-keys.ts';

export type HostDoorState = { is: 'opening' } | { is: 'projector'; coToken: string } | { is: 'unknown' };

/** `session.title`: where this device does not know the session's own. `home`: the page that leads it. */
export function useHostDoor(session: Pick<HostKey, 'kind' | 'code' | 'title'>, home: string, go: (path: string) => void = (path) => location.replace(path)): HostDoorState {
  const [state, setState] = useState<HostDoorState>({ is: 'opening' });
  const { code } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const coToken = projectorKey(code);
    if (coToken) return setState({ is: 'projector', coToken });
    const found = keyInHash(session, location.hash, new Date());
    if (found?.is === 'host') keepHostKey({ ...found.key, title: hostKeys()[code]?.title ?? found.key.title });
    if (found || hostKeys()[code]) go(`${home}#session=${code}`);
    else setState({ is: 'unknown' });
  }, [code]);
  return state;
}
