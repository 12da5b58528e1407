/** The way in: a name, and what a student should know before the first word. */
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import type { Result } from '../../../api/client.ts';
import { hasVisibleText } from '../../../contracts/limits.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { joinSession, type SeatKey, statusOf } from '../../../stores/live/sessions.ts';
import { showToast } from '../../../stores/toasts.ts';

export interface JoinFormProps {
  code: string;
  firstName: string;
  suggest: () => string;
  join?: (code: string, name: string) => Promise<Result<SeatKey>>;
  onJoined: (seat: SeatKey) => void;
}

export function JoinForm({ code, firstName, suggest, join = joinSession, onJoined }: JoinFormProps) {
  const [name, setName] = useState(firstName);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const id = useId();
  const enter = async () => {
    if (isBusy) return;
    if (!hasVisibleText(name)) {
      setFault('Please enter your name to join the session');
      return showToast({ title: 'Name Required', message: 'Please enter your name to join the session', variant: 'destructive' });
    }
    setIsBusy(true);
    setFault('');
    const result = await join(code, name.trim());
    setIsBusy(false);
    if (result.ok) return onJoined(result.value);
    setFault(whyNot(result.failure));
  };
  return (
    <form
      className="comet-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p className="comet-field">
        <label htmlFor={id}>Your Name</label>
        <input
          id={id}
          className="field"
          dir="auto"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={liveLimits.nameChars * 2}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-hint ${id}-fault`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <small id={`${id}-hint`} className="comet-hint">
          Use a nickname, not your full name. Other students do not see it.
        </small>
        <span id={`${id}-fault`} className="comet-fault" role="alert">
          {fault}
        </span>
      </p>
      <p className="comet-bar">
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? 'Joining…' : 'Join Session'}
        </button>
        <button type="button" className="btn" onClick={() => setName(suggest())}>
          <RefreshCw size={18} aria-hidden="true" /> Another name
        </button>
      </p>
      <p className="comet-note">
        <span>
          Your teacher can see what you send, and under which name. The class reads your words only if your teacher shows them, and without your name. If it looks like you may need
          help, your teacher is told. Everything is erased within an hour after the class.
        </span>
      </p>
    </form>
  );
}

function whyNot(failure: Extract<Awaited<ReturnType<typeof joinSession>>, { ok: false }>['failure']): string {
  const problem = failure.kind === 'status' ? failure.problem : null;
  switch (statusOf(failure)) {
    case 422:
      return `${problem?.errors?.find(({ pointer }) => pointer === '/name')?.message ?? 'Choose another name.'} ${problem?.detail ?? ''}`.trim();
    case 404:
      return 'No session has this code. It may have ended, or a letter got mixed up. Check it with your teacher.';
    case 423:
      return 'The session is closed to newcomers. Ask your teacher to let you in.';
    case 409:
      return 'The session is full. Ask your teacher.';
    case 403:
      return 'Your teacher has closed this seat. Talk to your teacher.';
    case 429:
      return 'That was too often. Wait a minute, then try again.';
    default:
      return 'The server cannot be reached. Look at the connection and try again.';
  }
}
