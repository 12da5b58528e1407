/** The student's tab: code and name; the scene and the task; the reveal and an echo. */

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PareLesson } from '../../../contracts/pare.ts';
import { suggestName } from '../../../engine/live/suggest-name.ts';
import { fromJoinForm } from '../../../stores/live/from-join-form.ts';
import { joinPath, type SeatKey } from '../../../stores/live/kept-keys.ts';
import { joinSession, seatLine } from '../../../stores/live/sessions.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { JoinStep } from './JoinStep.tsx';
import { StudentSession } from './StudentSession.tsx';
import { createStudent, type StudentDeps } from './student-store.ts';

export interface StudentProps {
  /** The code of the route; "" for none. */
  code: string;
  practice: PareLesson;
  help?: ReactNode;
  deps?: StudentDeps;
}

const ownDeps: StudentDeps = { join: joinSession, line: seatLine, suggest: () => suggestName(Math.random) };

export function StudentTab({ code, practice, help, deps = ownDeps }: StudentProps) {
  const [student] = useState(() => createStudent(deps));
  const step = useStore(student.$step);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const seat = useStore(student.$seat);
  const hadSeat = useRef(false);

  useEffect(() => {
    student.$code.set(code);
    const kept = code ? student.seatAt(code) : undefined;
    const { name } = fromJoinForm();
    student.$name.set(kept?.name || name || deps.suggest());
    // With the code in the address one is in at once, under the seat of before or a name that was drawn.
    if (code) void student.enter();
    else if (location.hash === practiceHash) student.practice();
  }, [student, code, deps]);
  // A reload, or a phone that was locked, finds the seat again by the address.
  useEffect(() => {
    if (seat) standAt(seat);
    else if (hadSeat.current) history.replaceState(null, '', `/pare${joinHash}`);
    hadSeat.current = seat !== null;
  }, [seat]);
  useEffect(() => {
    if (before.current !== step) focusHeading(heading.current);
    before.current = step;
  }, [step]);

  return (
    <section className="pare-student" aria-label="Student">
      {step === 0 ? <JoinStep student={student} heading={heading} /> : <StudentSession student={student} practice={practice} help={help} heading={heading} />}
    </section>
  );
}

/** Ends of the address of /pare: the tab for students, and the practice lesson in it. */
export const joinHash = '#join';
export const practiceHash = '#practice';

function standAt(seat: SeatKey): void {
  const path = joinPath(seat);
  // Another tool has the code that was typed here.
  if (seat.kind !== 'pare') location.assign(path);
  else if (location.pathname !== path) history.replaceState(null, '', path);
}
