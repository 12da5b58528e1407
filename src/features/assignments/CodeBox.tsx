/** Where a student types the code from the board. */
import { useId, useState } from 'react';
import { assignmentPath } from '../../contracts/assignment.ts';
import { followCode } from '../../stores/assignments/student.ts';

export function CodeBox({ follow = followCode, go = (href: string) => location.assign(href) }: { follow?: typeof followCode; go?: (href: string) => void }) {
  const [code, setCode] = useState('');
  const [why, setWhy] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  return (
    <form
      className="assign-code"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setWhy('');
        setIsBusy(true);
        const found = await follow(code);
        setIsBusy(false);
        if (found.ok) go(`${assignmentPath}${found.value}`);
        else setWhy(found.why);
      }}
    >
      <p className="assign-field">
        <label htmlFor={id}>Code of an assignment</label>
        <input
          id={id}
          className="field assign-code-box"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          aria-invalid={why !== ''}
          aria-describedby={`${id}-why`}
          onChange={({ target }) => setCode(target.value)}
        />
      </p>
      <button type="submit" className="btn" disabled={isBusy || code.trim() === ''}>
        {isBusy ? 'Looking…' : 'Open the assignment'}
      </button>
      <p className="assign-why" id={`${id}-why`} role="alert">
        {why}
      </p>
    </form>
  );
}
