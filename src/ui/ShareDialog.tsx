/** Makes a link to a piece of work: how long it lasts, the link with its QR code, and the links that were made before. Knows nothing of how a link is made. */
import { Copy, QrCode } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import dialogStyles from './dialog.css?inline';
import { LinkPicture } from './LinkPicture.tsx';
import shareStyles from './share-dialog.css?inline';
import { useStyles } from './use-styles.ts';

export interface ShareLink {
  id: string;
  title: string;
  address: string;
  /** ISO 8601. */
  expires: string;
}

type Answer<T> = { ok: true; value: T } | { ok: false; why: string };

export interface Sharing {
  /** Days that a link may last. */
  days: readonly number[];
  usualDays: number;
  /** Null: the dialog only shows the links there are. */
  make: ((days: number) => Promise<Answer<ShareLink>>) | null;
  links(): Promise<readonly ShareLink[]>;
  remove(id: string): Promise<Answer<null>>;
}

export interface ShareDialogProps {
  /** What is shared, as in "this lesson". */
  what: string;
  /** What one should think of before sharing. */
  warning?: string | undefined;
  sharing: Sharing;
  /** Other ways to hand the work on, below the link. */
  more?: ((close: () => void) => ReactNode) | undefined;
  onClose: () => void;
}

const sheet = `${dialogStyles}\n${shareStyles}`;

export function ShareDialog({ what, warning, sharing, more, onClose }: ShareDialogProps) {
  useStyles(sheet);
  const dialog = useRef<HTMLDialogElement>(null);
  const [days, setDays] = useState(sharing.usualDays);
  const [links, setLinks] = useState<readonly ShareLink[] | null>(null);
  const [made, setMade] = useState<ShareLink | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
    void sharing.links().then(setLinks);
  }, [sharing]);

  const run = async <T,>(work: Promise<Answer<T>>): Promise<T | undefined> => {
    setIsBusy(true);
    setProblem('');
    setSaid('');
    const answer = await work;
    setIsBusy(false);
    if (answer.ok) return answer.value;
    setProblem(answer.why);
    return undefined;
  };
  const make = async () => {
    if (!sharing.make) return;
    const link = await run(sharing.make(days));
    if (!link) return;
    setMade(link);
    setLinks(await sharing.links());
    setSaid('The link is ready.');
  };
  const remove = async (link: ShareLink) => {
    if ((await run(sharing.remove(link.id))) === undefined) return;
    if (made?.id === link.id) setMade(null);
    setLinks(await sharing.links());
    setSaid(`The link to “${link.title}” is deleted. It leads nowhere now.`);
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  };
  const others = (links ?? []).filter((link) => link.id !== made?.id);

  return (
    <dialog className="dialog share-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose} data-own-undo="">
      <div className="dialog-body">
        <h2 className="dialog-title" id={`${id}-title`} tabIndex={-1}>
          {sharing.make ? `Share ${what}` : 'Shared links'}
        </h2>
        {sharing.make && !made && (
          <>
            <p>
              Whoever has the link can read the present state of {what}, and save a copy. It is encrypted in this browser; the key is a part of the link and is never sent to our
              server, which cannot read it.
            </p>
            {warning && <p className="share-warning">{warning}</p>}
            <p className="share-field">
              <label htmlFor={`${id}-days`}>The link lasts</label>
              <select id={`${id}-days`} className="field" value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {sharing.days.map((each) => (
                  <option key={each} value={each}>
                    {each === 1 ? '1 day' : `${each} days`}
                  </option>
                ))}
              </select>
              <small className="text-muted">Until {timeOf(new Date(Date.now() + days * 86_400_000).toISOString())}.</small>
            </p>
          </>
        )}
        {made && <Link key={made.id} link={made} isBusy={isBusy} onDelete={() => void remove(made)} onSay={setSaid} />}
        <p role="status">{isBusy ? 'One moment…' : said}</p>
        {problem && (
          <p className="share-warning" role="alert">
            {problem}
          </p>
        )}
        {others.length > 0 && (
          <details className="share-others" open={!sharing.make}>
            <summary>
              {sharing.make ? 'Links you made before' : 'Links you made on this device'} ({others.length})
            </summary>
            <ul>
              {others.map((link) => (
                <li key={link.id}>
                  <details>
                    <summary>
                      <span dir="auto">{link.title}</span> <small>until {timeOf(link.expires)}</small>
                    </summary>
                    <Link link={link} isOneOfMany isBusy={isBusy} onDelete={() => void remove(link)} onSay={setSaid} />
                  </details>
                </li>
              ))}
            </ul>
          </details>
        )}
        {links?.length === 0 && !sharing.make && <p>No link made on this device is in use.</p>}
        {more?.(() => dialog.current?.close())}
        <div className="dialog-buttons">
          {sharing.make && !made && (
            <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void make()}>
              Make a link
            </button>
          )}
          <button type="button" className={sharing.make ? 'btn' : 'btn btn-primary'} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface LinkProps {
  link: ShareLink;
  /** Its buttons then say which link they are for. */
  isOneOfMany?: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onSay: (text: string) => void;
}

function Link({ link, isOneOfMany = false, isBusy, onDelete, onSay }: LinkProps) {
  const [isQrShown, setIsQrShown] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const named = (action: string) => (isOneOfMany ? `${action}: ${link.title}` : undefined);
  const copy = async () => {
    const isCopied = await (navigator.clipboard?.writeText(link.address) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    if (!isCopied) box.current?.select();
    onSay(isCopied ? 'Link copied.' : 'This browser does not allow copying. The link is selected: copy it by hand.');
  };
  return (
    <div className="share-link">
      <p className="share-field">
        <label htmlFor={id}>Link to “{link.title}”</label>
        <input id={id} ref={box} className="field" readOnly value={link.address} onFocus={({ target }) => target.select()} />
      </p>
      <p className="text-muted">Until {timeOf(link.expires)}. After that it is deleted by itself.</p>
      <div className="dialog-buttons">
        <button type="button" className="btn btn-primary" aria-label={named('Copy link')} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> Copy link
        </button>
        <button type="button" className="btn" aria-label={named(isQrShown ? 'Hide QR code' : 'Show QR code')} aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
          <QrCode size={18} aria-hidden="true" /> {isQrShown ? 'Hide QR code' : 'Show QR code'}
        </button>
        <button type="button" className="btn btn-danger" aria-label={named('Delete the link now')} disabled={isBusy} onClick={onDelete}>
          Delete the link now
        </button>
      </div>
      {isQrShown && <LinkPicture address={link.address} label={`QR code of the link to ${link.title}`} />}
    </div>
  );
}

const timeOf = (at: string): string => new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });
