/** The offer to make a piece of work again, with the topic that may have been meant. */
import { useState } from 'react';

interface DidYouMeanProps {
  topic: string;
  className: string;
  /** Makes it again; what stood there before comes back with Undo. */
  onTake: () => Promise<void>;
  onLeave: () => void;
}

export function DidYouMean({ topic, className, onTake, onLeave }: DidYouMeanProps) {
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    await onTake();
    setIsBusy(false);
  };
  return (
    <div className={className} role="group" aria-label="Did you mean another topic?">
      <p>
        Did you mean <strong>{topic}</strong>? Material on it is held here.
      </p>
      <p>
        <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void take()}>
          {isBusy ? 'Generating...' : `Make it again on “${topic}”`}
        </button>{' '}
        <button type="button" className="btn" disabled={isBusy} onClick={onLeave}>
          No, keep this
        </button>
      </p>
    </div>
  );
}
