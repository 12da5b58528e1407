/** The field of one question, with what is being written in it, and whether it has arrived. */
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { StudentStore } from './student-store.ts';

interface AnswerFieldProps {
  student: StudentStore;
  q: string;
  label: string;
  className: string;
  submit: string;
  status: string;
}

export function AnswerField({ student, q, label, className, submit, status }: AnswerFieldProps) {
  useStore(student.$drafts);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={`field ${className}`}
        dir="auto"
        maxLength={liveLimits.responseChars}
        value={student.textOf(q)}
        onChange={(event) => student.write(q, event.target.value)}
      />
      {student.textOf(q).length >= liveLimits.responseChars && (
        <p className="pare-error" role="status">
          The box is full: it takes {liveLimits.responseChars.toLocaleString('en-US')} characters, and what comes after them is left out.
        </p>
      )}
      <p className="pare-bar">
        <button type="submit" className="btn btn-primary">
          {submit}
        </button>
        <span role="status">{status}</span>
      </p>
    </>
  );
}
