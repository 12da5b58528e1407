/** The two links of a room, for whoever opened it: one to edit, one to read. */
import { Copy, QrCode } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Room } from '../../../stores/map-room/room.ts';
import { linksOf } from '../../../stores/map-room/rooms.ts';
import { LinkPicture } from '../../../ui/LinkPicture.tsx';

export function RoomLinks({ room }: { room: Room }) {
  const links = linksOf(room.record);
  if (!links) return null;
  return (
    <details className="share-others" data-no-print open={room.record.rev <= 1}>
      <summary>Links to this room</summary>
      <RoomLink label="Link to edit" address={links.edit} hint="Whoever has it can change and remove everything in this map." />
      <RoomLink label="Link to read" address={links.read} hint="Whoever has it sees every change, and can change nothing." />
    </details>
  );
}

function RoomLink({ label, address, hint }: { label: string; address: string; hint: string }) {
  const [isQrShown, setIsQrShown] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async () => {
    const isCopied = await (navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    if (!isCopied) box.current?.select();
    setSaid(isCopied ? 'Link copied.' : 'This browser does not allow copying. The link is selected: copy it by hand.');
  };
  return (
    <div className="share-link">
      <p className="share-field">
        <label htmlFor={id}>{label}</label>
        <input id={id} ref={box} className="field" readOnly value={address} onFocus={({ target }) => target.select()} />
        <small className="text-muted">{hint}</small>
      </p>
      <div className="dialog-buttons">
        <button type="button" className="btn" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> Copy link
        </button>
        <button type="button" className="btn" aria-label={`${isQrShown ? 'Hide' : 'Show'} QR code: ${label}`} aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
          <QrCode size={18} aria-hidden="true" /> {isQrShown ? 'Hide QR code' : 'Show QR code'}
        </button>
      </div>
      <p role="status">{said}</p>
      {isQrShown && <LinkPicture address={address} label={`QR code: ${label}`} />}
    </div>
  );
}
