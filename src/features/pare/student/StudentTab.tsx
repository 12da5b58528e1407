/** The student's tab: code and name; the scene and the task; the reveal and an echo. */

import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PareLesson } from '../../../contracts/pare.ts';
import { suggestName } from '../../../engine/live/suggest-name.ts';
import { fromJoinForm } from '../../../stores/live/from-join-form.ts';
import { joinPath, type SeatKey } from '../../../stores/live/kept-keys.ts';
import type { Notice } from '../../../stores/live/live-line.ts';
import { joinSession, seatLine } from '../../../stores/live/sessions.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { CareCard } from '../../../ui/live/CareCard.tsx';
import liveStyles from '../../../ui/live/live.css?inline';
import { loadPart } from '../../../ui/load-part.ts';
import { useStyles } from '../../../ui/use-styles.ts';
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

const loadEar = () => loadPart(() => import('../../../engine/live/hears-danger.ts'));
const ownDeps: StudentDeps = {
  join: joinSession,
  line: (seat) =>
    seatLine(seat, async (text) => {
      const { careTextAway, hearsDanger } = await loadEar();
      return hearsDanger(text) ? careTextAway : null;
    }),
  hear: async (text) => {
    const { careTextAlone, hearsDanger } = await loadEar();
    return hearsDanger(text) ? careTextAlone : null;
  },
  suggest: () => suggestName(Math.random),
};

const noNotice = atom<Notice | null>(null);

export function StudentTab({ code, practice, help, deps = ownDeps }: StudentProps) {
  useStyles(liveStyles);
  const [student] = useState(() => createStudent(deps));
  const step = useStore(student.$step);
  const line = useStore(student.$line);
  const notice = useStore(line?.$notice ?? noNotice);
  const own = useStore(student.$care);
  // At every step: who has handed in may need it as much as who still writes.
  const care = notice?.help ? notice : own;
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
      {care && <CareCard notice={care} help={help} />}
      {step === 0 ? <JoinStep student={student} heading={heading} /> : <StudentSession student={student} practice={practice} heading={heading} />}
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
