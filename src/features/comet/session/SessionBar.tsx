/** How a class comes in, and who sets the pace. */
import { MonitorPlay } from 'lucide-react';
import { useId, useState } from 'react';
import type { CommandBody } from '../../../contracts/live/frames.ts';
import { copyLink } from '../../../stores/live/copy-link.ts';
import type { HostKey } from '../../../stores/live/kept-keys.ts';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { hostLink, joinLink, projectorLink } from '../../../stores/live/sessions.ts';
import { LinkPicture } from '../../../ui/LinkPicture.tsx';

interface SessionBarProps {
  sessionKey: HostKey;
  room: LiveView;
  /** The label of a sample's class, where it is not the code to join with. */
  classCode: string | null;
  command: (frame: CommandBody) => Promise<void>;
}

export function SessionBar({ sessionKey, room, classCode, command }: SessionBarProps) {
  const [isJoining, setIsJoining] = useState(room.tally.joined === 0);
  const id = useId();
  const { locked, pace } = room.room;
  const join = joinLink(sessionKey, location.origin);
  return (
    <section className="comet-join" aria-label="Joining and pace">
      <div className="comet-bar">
        <p className="comet-join-code">
          Code to join <strong className="comet-code">{sessionKey.code}</strong>
          {classCode && <span className="comet-hint">class {classCode}</span>}
        </p>
        <button type="button" className="btn" aria-expanded={isJoining} aria-controls={`${id}-how`} onClick={() => setIsJoining(!isJoining)}>
          Link and QR code
        </button>
        <a className="btn" href={projectorLink(sessionKey, location.origin)} target="_blank" rel="noreferrer">
          <MonitorPlay size={18} aria-hidden="true" /> Projector view<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <div id={`${id}-how`} hidden={!isJoining} className="comet-join-how">
        <div className="comet-qr">
          <LinkPicture address={join} label={`QR code of ${join}`} />
        </div>
        <div className="comet-part">
          <p>
            Students open <strong className="comet-link">{join}</strong> or scan the code.
          </p>
          <p className="comet-bar">
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
          <p className="comet-hint">Your own link leads the class from any device. Whoever has it can do what you can.</p>
        </div>
      </div>
      <div className="comet-bar">
        <label className="comet-check">
          <input type="checkbox" checked={pace === 'students'} onChange={(event) => void command({ t: 'pace', pace: event.target.checked ? 'students' : 'teacher' })} /> Students
          set their own pace
        </label>
        <label className="comet-check">
          <input type="checkbox" checked={locked} onChange={(event) => void command({ t: 'lock', on: event.target.checked })} /> Nobody else can join
        </label>
        <label className="comet-check">
          <input type="checkbox" checked={room.admission} onChange={(event) => void command({ t: 'admit', on: event.target.checked })} /> Newcomers wait until I let them in
        </label>
      </div>
      {pace === 'students' && (
        <p className="comet-hint">You can take the pace back at any time. Whoever has had all the notes in hand keeps them, and can finish what was begun.</p>
      )}
    </section>
  );
}
