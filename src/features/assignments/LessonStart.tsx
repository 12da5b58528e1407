/** An assignment that begins with a lesson: its title, and one of its tasks or questions as the words to students. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { assignmentLimits } from '../../contracts/assignment.ts';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { $library, loadLibrary } from '../../stores/library/library.ts';

interface LessonStartProps {
  /** Of the library; nothing is shown where it is no lesson. */
  item: string;
  /** Once, when the lesson has been found. */
  onTitle: (title: string) => void;
  onWords: (words: string) => void;
}

export function LessonStart({ item, onTitle, onWords }: LessonStartProps) {
  const { items } = useStore($library);
  // The kind says which reader has made the body.
  const lesson = items.find((each): each is LibraryItem<LessonBody> => each.id === item && each.kind === 'lesson');
  const words = lesson ? [...new Set([...lesson.body.exitTicket, ...lesson.body.tasks, ...lesson.body.assessments])].filter((line) => line.trim() !== '') : [];
  const isTaken = useRef(false);
  const id = useId();
  useEffect(() => void loadLibrary(), []);
  useEffect(() => {
    if (!lesson || isTaken.current) return;
    isTaken.current = true;
    onTitle(lesson.title.slice(0, assignmentLimits.titleChars));
    if (words[0]) onWords(words[0]);
  });
  if (!lesson || words.length === 0) return null;
  return (
    <p className="assign-field">
      <label htmlFor={id}>Begin with words of the lesson</label>
      <select id={id} className="field" onChange={({ target }) => onWords(target.value)}>
        {words.map((line) => (
          <option key={line}>{line}</option>
        ))}
      </select>
      <small className="text-muted">They go into the box below, where you can change them.</small>
    </p>
  );
}
