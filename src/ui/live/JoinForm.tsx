/** The way in: a name, and what a student should know before the first word. */
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface JoinFormProps {
  firstName: string;
  /** Why that name was not taken, where it was tried already. */
  refusal: string;
  suggest: () => string;
  /** Characters of a name; it may be typed with some more, and the answer says what is wrong. */
  most: number;
  /** Joins; answers what was wrong, or null. */
  onJoin: (name: string) => Promise<string | null>;
  /** What a student should know before the first word. */
  children: ReactNode;
}

export function JoinForm({ firstName, refusal, suggest, most, onJoin, children }: JoinFormProps) {
  const [name, setName] = useState(firstName);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState(refusal);
  const id = useId();
  const enter = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    const wrong = await onJoin(name.trim());
    setIsBusy(false);
    if (wrong !== null) setFault(wrong);
  };
  return (
    <form
      className="live-join"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p className="live-field">
        <label htmlFor={id}>Your Name</label>
        <input
          id={id}
          className="field"
          dir="auto"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={most * 2}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-hint ${id}-fault`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <small id={`${id}-hint`} className="live-hint">
          Use a nickname, not your full name. Other students do not see it.
        </small>
        <span id={`${id}-fault`} className="live-fault" role="alert">
          {fault}
        </span>
      </p>
      <p className="live-bar">
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? 'Joining…' : 'Join Session'}
        </button>
        <button type="button" className="btn" onClick={() => setName(suggest())}>
          <RefreshCw size={18} aria-hidden="true" /> Another name
        </button>
      </p>
      <p className="live-note">{children}</p>
    </form>
  );
}
