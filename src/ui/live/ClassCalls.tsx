/** What of the class calls the teacher, above what they work with and in the window wherever they are on the page. A press goes to it; a screen reader says what is new. */
import type { Calls } from './class-calls.ts';

interface ClassCallsProps {
  calls: Calls;
  /** Ids of the headings that it leads to; each may have the focus. */
  studentsId: string;
  asksId?: string;
}

export function ClassCalls({ calls, studentsId, asksId = '' }: ClassCallsProps) {
  return (
    <p className="live-calls" role="status">
      {calls.students && (
        <button type="button" className="btn live-call" onClick={() => goTo(studentsId)}>
          Students: {calls.students}
        </button>
      )}
      {calls.asks && (
        <button type="button" className="btn live-call" onClick={() => goTo(asksId)}>
          Student questions: {calls.asks}
        </button>
      )}
    </p>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
