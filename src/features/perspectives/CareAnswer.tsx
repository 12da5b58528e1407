/** Stands where the views would be, or beside a text of one's own, when the words sound as if someone may be in danger. */
import type { ReactNode } from 'react';

interface CareAnswerProps {
  /** The help card, as static HTML from the page. */
  help: ReactNode;
  /** What became of the words. */
  children: ReactNode;
}

export function CareAnswer({ help, children }: CareAnswerProps) {
  return (
    <div className="explorer-care">
      <p role="alert">
        <strong>It sounds as if someone may be in danger.</strong> You should not have to carry this alone. Please tell a grown-up you trust now: a parent, a teacher, a school
        nurse. {children}
      </p>
      {help}
    </div>
  );
}
