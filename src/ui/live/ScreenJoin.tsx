/** How a class comes in, on the big screen. */
import type { ReactNode } from 'react';
import { LinkPicture } from '../LinkPicture.tsx';

interface ScreenJoinProps {
  /** The address behind the QR code. */
  address: string;
  /** Where the code is typed: "example.org/join". */
  place: string;
  code: string;
  children?: ReactNode;
}

export function ScreenJoin({ address, place, code, children }: ScreenJoinProps) {
  return (
    <div className="live-screen-join">
      <LinkPicture address={address} label={`QR code of the address ${address}`} />
      <div>
        {children}
        <p>
          Scan, or open <strong>{place}</strong> and type <strong className="live-screen-letters">{code}</strong>
        </p>
      </div>
    </div>
  );
}
