/** A button that opens the dialog for encrypted links. Dialog, cryptography and calls arrive when it is pressed. */
import { Share2 } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { loadPart } from './load-part.ts';
import type { ShareDialogProps, Sharing } from './ShareDialog.tsx';

export interface ShareButtonProps extends Pick<ShareDialogProps, 'warning' | 'what' | 'more'> {
  /** Fetches what makes links of the work, as it stands when the button is pressed. */
  open: () => Promise<Sharing>;
  /** Seen on the button. */
  label?: string;
  /** Said in its place to screen readers, where several stand on a page. */
  name?: string;
  className?: string;
  isIcon?: boolean;
}

export function ShareButton({ open, label = 'Share', name, className = 'btn', isIcon = false, ...dialog }: ShareButtonProps) {
  const [part, setPart] = useState<{ Dialog: ComponentType<ShareDialogProps>; sharing: Sharing } | null>(null);
  const [isCut, setIsCut] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    setIsCut(false);
    try {
      const [{ ShareDialog }, sharing] = await Promise.all([loadPart(() => import('./ShareDialog.tsx')), open()]);
      setPart({ Dialog: ShareDialog, sharing });
    } catch {
      setIsCut(true);
    }
  };
  const close = () => {
    setPart(null);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={className} aria-haspopup="dialog" aria-label={name} title={isIcon ? label : undefined} onClick={() => void press()}>
        <Share2 size={18} aria-hidden="true" /> {!isIcon && label}
      </button>
      {isCut && <span role="alert">The part that makes links did not arrive. Check the connection and press again.</span>}
      {part && <part.Dialog {...dialog} sharing={part.sharing} onClose={close} />}
    </>
  );
}
