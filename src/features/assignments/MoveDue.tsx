/** Moves the due time, as when a class was ill. */
import { useId, useState } from 'react';
import type { GivenOut } from '../../stores/assignments/records.ts';
import { moveDueTo } from '../../stores/assignments/teacher.ts';
import { dueFrom, dueText, inputOf } from './due.ts';

export function MoveDue({ record }: { record: GivenOut }) {
  const [due, setDue] = useState(() => inputOf(new Date(record.dueAt)));
  const [said, setSaid] = useState('');
  const id = useId();
  const move = async () => {
    const dueAt = dueFrom(due);
    if (dueAt === null) return setSaid('Choose a date and a time.');
    const moved = await moveDueTo(record, dueAt);
    setSaid(moved.ok ? `Due ${dueText(moved.value.dueAt)} from now on.` : moved.why);
  };
  return (
    <form
      className="assign-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <p className="assign-field assign-short">
        <label htmlFor={id}>Move the due time</label>
        <input id={id} className="field" type="datetime-local" value={due} onChange={({ target }) => setDue(target.value)} />
      </p>
      <p>
        <button type="submit" className="btn">
          Move
        </button>
      </p>
      <p role="status">{said}</p>
    </form>
  );
}
