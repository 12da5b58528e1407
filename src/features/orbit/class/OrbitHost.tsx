/** The page behind a link of a session with Orbit: the big screen, or the way to the session. */
import { joinPath } from '../../../stores/live/kept-keys.ts';
import { useHostDoor } from '../../../stores/live/use-host-door.ts';
import { NoHostKey } from '../../../ui/live/NoHostKey.tsx';
import { Projector } from './Projector.tsx';

const home = '/tools/orbit';

export function OrbitHost({ code, go }: { code: string; go?: (path: string) => void }) {
  const state = useHostDoor({ kind: 'orbit', code, title: 'Simulation' }, home, go);
  if (state.is === 'projector') return <Projector code={code} coToken={state.coToken} />;
  if (state.is === 'opening') return <p role="status">Opening…</p>;
  return <NoHostKey tool="Orbit" home={home} joinPath={joinPath({ kind: 'orbit', code })} />;
}
