/** The page behind a link of a session: the projector's opens the big screen; the teacher's takes the key into this device and goes to the session. */
import { useEffect, useState } from 'react';
import { keyInHash, projectorKey } from '../../../stores/live/host-link.ts';
import { hostKeys, keepHostKey } from '../../../stores/live/kept-keys.ts';
import { Projector } from './Projector.tsx';

export function CometHost({ code, go = (path: string) => location.replace(path) }: { code: string; go?: (path: string) => void }) {
  const [coToken, setCoToken] = useState<string | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const projector = projectorKey(code);
    if (projector) return setCoToken(projector);
    const found = keyInHash({ kind: 'comet', code, title: 'Guided notes' }, location.hash, new Date());
    if (found?.is === 'host') keepHostKey({ ...found.key, title: hostKeys()[code]?.title ?? found.key.title });
    if (found || hostKeys()[code]) go(`/tools/comet#session=${code}`);
    else setIsUnknown(true);
  }, [code]);
  if (coToken) return <Projector code={code} coToken={coToken} />;
  if (!isUnknown) return <p role="status">Opening…</p>;
  return (
    <div className="comet-part">
      <p>This page leads a session, and the key to it is missing. Open it with the whole link that “Copy my own link” gave you, or on the device that opened the session.</p>
      <p className="comet-bar">
        <a className="btn btn-primary" href="/tools/comet">
          Go to Comet
        </a>
        <a className="btn" href={`/comet/join/${code}`}>
          Join as a student
        </a>
      </p>
    </div>
  );
}
