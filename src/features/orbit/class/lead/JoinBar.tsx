/** How a class comes in: the code, the link and its picture, the projector, and who may still come. */
import { MonitorPlay } from 'lucide-react';
import { useId, useState } from 'react';
import { copyLink } from '../../../../stores/live/copy-link.ts';
import type { HostKey } from '../../../../stores/live/kept-keys.ts';
import type { LiveView } from '../../../../stores/live/live-view.ts';
import { hostLink, joinLink, projectorLink } from '../../../../stores/live/sessions.ts';
import { LinkPicture } from '../../../../ui/LinkPicture.tsx';
import type { Lead } from './lead.ts';

export function JoinBar({ sessionKey, room, lead }: { sessionKey: HostKey; room: LiveView; lead: Lead }) {
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  // Until the class begins it is the first thing that is needed.
  const isJoining = isWanted ?? room.room.step === 0;
  const id = useId();
  const join = joinLink(sessionKey, location.origin);
  return (
    <section className="orbit-join" aria-label="Joining">
      <div className="orbit-buttons">
        <p>
          Code to join <strong className="orbit-code">{sessionKey.code}</strong>
        </p>
        <button type="button" className="btn" aria-expanded={isJoining} aria-controls={`${id}-how`} onClick={() => setIsWanted(!isJoining)}>
          Link and QR code
        </button>
        <a className="btn" href={projectorLink(sessionKey, location.origin)} target="_blank" rel="noreferrer">
          <MonitorPlay size={18} aria-hidden="true" /> Projector view<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <div id={`${id}-how`} hidden={!isJoining}>
        <div className="orbit-join-how">
          <div className="orbit-qr">
            <LinkPicture address={join} label={`QR code of ${join}`} />
          </div>
          <div className="orbit-stack">
            <p>
              Students open <strong>{join}</strong>, scan the picture, or type the code at {location.host}/join.
            </p>
            <p className="orbit-buttons">
              <button type="button" className="btn" onClick={() => void copyLink(join, 'The link to join.')}>
                Copy link to join
              </button>
              <button type="button" className="btn" onClick={() => void copyLink(projectorLink(sessionKey, location.origin), 'Open it on the computer of the big screen.')}>
                Copy the projector link
              </button>
              <button type="button" className="btn" onClick={() => void copyLink(hostLink(sessionKey, location.origin), 'This link leads the session. Keep it to yourself.')}>
                Copy my own link, for another device
              </button>
            </p>
            <p className="text-muted">Your own link leads the class from any device. Whoever has it can do what you can, and read every secret card.</p>
          </div>
        </div>
      </div>
      <div className="orbit-buttons">
        <label className="orbit-check-line">
          <input type="checkbox" checked={room.room.locked} onChange={(event) => lead({ t: 'lock', on: event.target.checked })} /> Nobody else can join
        </label>
        <label className="orbit-check-line">
          <input type="checkbox" checked={room.admission} onChange={(event) => lead({ t: 'admit', on: event.target.checked })} /> Newcomers wait until I let them in
        </label>
      </div>
    </section>
  );
}
