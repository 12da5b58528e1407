/** Takes along everything one has sent in a session: before, during and after it, as long as the server holds any of it. */
import { useState } from 'react';

interface EraseSentProps {
  summary: string;
  /** True: it is gone. */
  onErase: () => Promise<boolean>;
  onErased: () => void;
}

export function EraseSent({ summary, onErase, onErased }: EraseSentProps) {
  const [state, setState] = useState<'asking' | 'erasing' | 'failed'>('asking');
  const erase = async () => {
    setState('erasing');
    if (await onErase()) onErased();
    else setState('failed');
  };
  return (
    <details className="live-erase">
      <summary>{summary}</summary>
      <p>Your name and everything you sent are erased, and your teacher no longer sees them. Nobody can bring them back.</p>
      <p>
        <button type="button" className="btn btn-danger" disabled={state === 'erasing'} onClick={() => void erase()}>
          {state === 'erasing' ? 'Erasing…' : 'Leave and erase what I sent'}
        </button>
      </p>
      <p role="status">{state === 'failed' && 'Not erased: the session could not be reached. Look at the connection and press again.'}</p>
    </details>
  );
}
