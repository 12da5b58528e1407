/** The heading of a part of a lesson, with what can be done with the part as a whole: make it again, or lock it. */
import { Lock, LockOpen, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PartTools {
  /** Makes the part again; absent where it cannot be. */
  onRedo: (() => void) | undefined;
  isRedoing: boolean;
  /** A locked part stays as it is when the lesson is made again. It can still be written in. */
  isLocked: boolean;
  onLock: (isLocked: boolean) => void;
  /** Another tab has the lesson open. */
  isReadOnly: boolean;
}

interface PartHeadProps {
  id: string;
  title: string;
  tools: PartTools;
  aside?: ReactNode;
}

export function PartHead({ id, title, tools: { onRedo, isRedoing, isLocked, onLock, isReadOnly }, aside }: PartHeadProps) {
  const name = title.toLowerCase();
  return (
    <div className="aurora-part-head">
      <h3 id={id}>{title}</h3>
      {aside}
      {onRedo && !isReadOnly && (
        <div className="aurora-part-tools">
          {!isLocked && (
            <button type="button" className="btn btn-quiet" aria-label={`Redo ${name}`} disabled={isRedoing} onClick={onRedo}>
              <RefreshCw size={16} aria-hidden="true" /> {isRedoing ? 'Generating...' : 'Redo'}
            </button>
          )}
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={`Lock ${name}`}
            aria-pressed={isLocked}
            title={isLocked ? 'Stays as it is when the lesson is made again. Press to unlock.' : 'Keep as it is when the lesson is made again'}
            onClick={() => onLock(!isLocked)}
          >
            {isLocked ? <Lock size={16} aria-hidden="true" /> : <LockOpen size={16} aria-hidden="true" />} {isLocked ? 'Locked' : 'Lock'}
          </button>
        </div>
      )}
    </div>
  );
}
