/** The sessions this device leads, for a screen. Another tab may open or end one. */
import { useEffect, useState } from 'react';
import type { SessionKind } from '../../contracts/live/protocol.ts';
import { type HostKey, hostKeysOf } from './kept-keys.ts';

/** None until the device is read. `when`: read anew when it changes. */
export function useHostKeys(kind: SessionKind, when?: unknown): readonly HostKey[] {
  const [keys, setKeys] = useState<readonly HostKey[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that something may have changed
  useEffect(() => {
    const read = () => setKeys(hostKeysOf(kind));
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [kind, when]);
  return keys;
}
