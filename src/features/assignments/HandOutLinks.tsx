/** The ways in for students: link, QR code, and the code where there is one. */
import { Copy, QrCode } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { addressOf } from '../../stores/assignments/teacher.ts';
import { LinkPicture } from '../../ui/LinkPicture.tsx';

export function HandOutLinks({ record }: { record: GivenOut }) {
  const [isQrShown, setIsQrShown] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const address = addressOf(record);
  const copy = async () => {
    const isCopied = await (navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    if (!isCopied) box.current?.select();
    setSaid(isCopied ? 'Link copied.' : 'This browser does not allow copying. The link is selected: copy it by hand.');
  };
  return (
    <div className="assign-links" data-no-print>
      {record.code && (
        <p>
          Code: <strong className="assign-big-code">{record.code}</strong> <span className="text-muted">typed at {location.host}/assignments</span>
        </p>
      )}
      <p className="assign-field">
        <label htmlFor={id}>Link for students</label>
        <input id={id} ref={box} className="field" readOnly value={address} onFocus={({ target }) => target.select()} />
      </p>
      <p className="assign-buttons">
        <button type="button" className="btn" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> Copy link
        </button>
        <button type="button" className="btn" aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
          <QrCode size={18} aria-hidden="true" /> {isQrShown ? 'Hide QR code' : 'Show QR code'}
        </button>
      </p>
      <p role="status">{said}</p>
      {isQrShown && <LinkPicture address={address} label={`QR code of the link to ${record.content.title}`} />}
    </div>
  );
}
