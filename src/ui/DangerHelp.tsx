/** Stands by a text that sounds as if someone may be in danger: what became of it, who can help, and the way on where only small signs were heard. */
import type { ReactNode } from 'react';

interface DangerHelpProps {
  /** What became of the words. */
  kept: string;
  /** The help card, as static HTML from the page. */
  help: ReactNode;
  /** Only small signs were heard: whoever wrote may say that nobody is in danger. */
  isWeak?: boolean;
  /** What they get then, as in "give me feedback here". */
  wayOn?: string;
  onDeny?: () => void;
}

export function DangerHelp({ kept, help, isWeak = false, wayOn, onDeny }: DangerHelpProps) {
  return (
    <div className="grid gap-4" role="alert">
      <p>
        <strong>{kept}</strong>{' '}
        {isWeak
          ? 'Some of your words can mean that someone is in danger. If it is so, please talk to a grown-up you trust now: a parent, a teacher, a school nurse.'
          : 'What you wrote sounds as if someone may be in danger. You should not have to carry this alone. Please talk to a grown-up you trust now: a parent, a teacher, a school nurse.'}
      </p>
      {help}
      {isWeak && onDeny && (
        <p>
          Is nobody in danger? This program goes by single words and can be wrong.{' '}
          <button type="button" className="btn" onClick={onDeny}>
            Nobody is in danger: {wayOn}
          </button>
        </p>
      )}
    </div>
  );
}
