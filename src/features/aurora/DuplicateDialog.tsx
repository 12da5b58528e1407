/** A copy of the lesson, also for another grade or length. Loaded when it is asked for. */
import { useStore } from '@nanostores/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type LessonBody, lessonDurations, nearestDuration } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { limits } from '../../contracts/limits.ts';
import { lessonForClass } from '../../engine/lesson/for-class.ts';
import type { AuroraStore } from './aurora-store.ts';

interface DuplicateDialogProps {
  aurora: AuroraStore;
  item: LibraryItem<LessonBody>;
  onClose: () => void;
}

export function DuplicateDialog({ aurora, item: { body }, onClose }: DuplicateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const busy = useStore(aurora.$busy);
  const [grade, setGrade] = useState(body.gradeLevel);
  const [duration, setDuration] = useState(body.duration);
  const id = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const gradeLevel = grade.trim() || body.gradeLevel;
  const isOtherGrade = gradeLevel !== body.gradeLevel;
  const isOtherLength = duration !== body.duration;
  const isOther = isOtherGrade || isOtherLength;
  // Sources of facts stand in a lesson that was made from a topic pack.
  const hasPack = body.asked !== null && body.sources.length > 0;
  const durations = [...new Set([...lessonDurations, body.duration])].sort((a, b) => a - b);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          void aurora.duplicate(isOther ? (lesson) => lessonForClass(lesson, { gradeLevel, duration }) : undefined);
        }}
      >
        <h2 className="dialog-title" id={`${id}-title`}>
          Duplicate
        </h2>
        <p>You get this lesson, word for word. This one stays as it is.</p>
        <p className="aurora-field">
          <label htmlFor={`${id}-grade`}>Grade level</label>
          <input id={`${id}-grade`} className="field" dir="auto" maxLength={limits.lesson.gradeChars} value={grade} onChange={(event) => setGrade(event.target.value)} />
        </p>
        <p className="aurora-field">
          <label htmlFor={`${id}-duration`}>Duration</label>
          <select id={`${id}-duration`} className="field" value={duration} onChange={(event) => setDuration(Number(event.target.value))}>
            {durations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </select>
        </p>
        <div aria-live="polite">
          {isOtherLength && <p>The minutes of its parts are shared out anew, to {duration} in all. A note on top says what that means for the lesson.</p>}
          {isOtherGrade && <p>A note on top says which parts to look at for {gradeLevel}: reading load and numbers.</p>}
        </div>
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={busy !== null}>
            {isOther ? 'Duplicate for this class' : 'Duplicate as it is'}
          </button>
        </div>
        {isOther && hasPack && (
          <>
            <p id={`${id}-anew`} className="aurora-hint">
              Or start afresh: another lesson on the same topic is made for this class. What you changed here is not in it.
            </p>
            <p>
              <button
                type="button"
                className="btn"
                aria-describedby={`${id}-anew`}
                disabled={busy !== null}
                onClick={() => {
                  dialog.current?.close();
                  void aurora.makeAnew({ gradeLevel, duration: nearestDuration(duration) });
                }}
              >
                Make it anew from the checked material
              </button>
            </p>
          </>
        )}
      </form>
    </dialog>
  );
}
