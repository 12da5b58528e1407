/** The page behind a link of a session with Comet: the big screen, or the way to the session. */
import { joinPath } from '../../../stores/live/kept-keys.ts';
import { useHostDoor } from '../../../stores/live/use-host-door.ts';
import { NoHostKey } from '../../../ui/live/NoHostKey.tsx';
import { Projector } from './Projector.tsx';

const home = '/tools/comet';

export function CometHost({ code, go }: { code: string; go?: (path: string) => void }) {
  const state = useHostDoor({ kind: 'comet', code, title: 'Guided notes' }, home, go);
  if (state.is === 'projector') return <Projector code={code} coToken={state.coToken} />;
  if (state.is === 'opening') return <p role="status">Opening…</p>;
  return <NoHostKey tool="Comet" home={home} joinPath={joinPath({ kind: 'comet', code })} />;
}
