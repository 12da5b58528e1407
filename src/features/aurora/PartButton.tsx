/** A button whose part of the page loads when it is pressed, and then stands until it is closed. */
import { type ReactNode, useState } from 'react';
import { showToast } from '../../stores/toasts.ts';

interface PartButtonProps {
  /** Icon and words. */
  children: ReactNode;
  className?: string;
  isDisabled?: boolean;
  /** Loads the part and draws it; the function closes it. */
  load: (onClose: () => void) => Promise<ReactNode>;
}

export function PartButton({ children, className = 'btn', isDisabled = false, load }: PartButtonProps) {
  // Not disabled while it loads: a button that is switched off loses the focus, which comes back to it afterward.
  const [isLoading, setIsLoading] = useState(false);
  const [part, setPart] = useState<ReactNode>(null);
  const open = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      setPart(await load(() => setPart(null)));
    } catch {
      showToast({ title: 'Not loaded', message: 'This part of the page did not arrive. Your lesson is kept. Look at the connection and press again.', variant: 'destructive' });
    }
    setIsLoading(false);
  };
  return (
    <>
      <button type="button" className={className} aria-busy={isLoading} disabled={isDisabled} onClick={() => void open()}>
        {children}
      </button>
      {part}
    </>
  );
}
