/** An address as a QR code, black on white in both themes. */
import { useEffect, useRef, useState } from 'react';
import { loadPart } from './load-part.ts';

export function LinkPicture({ address, label }: { address: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    loadPart(() => import('./qr-picture.ts')).then(
      ({ qrPicture }) => place.current?.replaceChildren(qrPicture(address, label)),
      () => setIsCut(true),
    );
  }, [address, label]);
  return isCut ? <p role="alert">The QR code could not be loaded. The link works all the same.</p> : <div className="link-picture" ref={place} />;
}
