/** How students and the projector come in. */
import { Copy, Monitor, QrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HostKey } from '../../../stores/live/kept-keys.ts';
import { hostLink, joinLink, projectorLink } from '../../../stores/live/sessions.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LinkPicture } from '../../../ui/LinkPicture.tsx';

export function Invite({ session }: { session: HostKey }) {
  const link = joinLink(session, location.origin);
  const qr = useRef<HTMLDialogElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', message: what });
    } catch {
      showToast({ title: 'Not copied', message: 'This browser does not let pages copy. Select the address and copy it yourself.', variant: 'destructive' });
    }
  };
  const showQr = () => {
    setIsSeen(true);
    qr.current?.showModal();
  };
  return (
    <div className="pare-invite">
      <p>
        Students open <strong className="pare-link">{link}</strong>, or type the code at <strong>{location.host}/join</strong>.
      </p>
      <p className="pare-bar">
        <button type="button" className="btn" onClick={() => void copy(link, 'The address for students is on the clipboard.')}>
          <Copy size={18} aria-hidden="true" /> Copy the student link
        </button>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={showQr}>
          <QrCode size={18} aria-hidden="true" /> QR code
        </button>
        <a className="btn" href={projectorLink(session, location.origin)} target="_blank" rel="noreferrer">
          <Monitor size={18} aria-hidden="true" /> Projector view<span className="sr-only"> (opens a new tab)</span>
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => void copy(projectorLink(session, location.origin), 'Open it on the computer of the big screen.')}>
          Copy the projector link
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => void copy(hostLink(session, location.origin), 'Whoever has this link leads the session. Keep it to yourself.')}
        >
          Copy my teacher’s link
        </button>
      </p>
      <dialog className="dialog" ref={qr} aria-label="QR code of the session">
        <div className="dialog-body">
          <div className="pare-qr">{isSeen && <LinkPicture address={link} label={`QR code of the address ${link}`} />}</div>
          <p className="pare-qr-code">{session.code}</p>
          <div className="dialog-buttons">
            <button type="button" className="btn btn-primary" onClick={() => qr.current?.close()}>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
