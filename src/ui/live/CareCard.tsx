/** Who can help, for whoever wrote of danger in a class: open at once, and never further away than one press. It may be folded, because a neighbor may look at the screen. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface CareCardProps {
  /** A new one opens the card again. */
  notice: { text: string };
  /** The help card. */
  help?: ReactNode;
}

export function CareCard({ notice, help }: CareCardProps) {
  const [folded, setFolded] = useState<object | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isFolded = folded === notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice
  useEffect(() => {
    // The card is taller than a phone: its first words come first.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [notice]);
  useEffect(() => {
    if (isFolded) opener.current?.focus();
  }, [isFolded]);
  if (isFolded)
    return (
      <p>
        <button type="button" className="btn" ref={opener} aria-expanded={false} onClick={() => setFolded(null)}>
          People who can help
        </button>
      </p>
    );
  return (
    <div className="live-care" ref={card} tabIndex={-1} role="group" aria-label="Help">
      <p>{notice.text}</p>
      {help}
      <p>
        <button type="button" className="btn" aria-expanded={true} onClick={() => setFolded(notice)}>
          Fold this card
        </button>
      </p>
    </div>
  );
}
