/** A student asks the teacher, reads the answers, and says which questions of the class are theirs, too. */
import { useId, useState } from 'react';

interface AskTeacherProps {
  /** One's own, with the teacher's answers. */
  asks: readonly { ref: string; text: string; reply: string }[];
  /** Questions that the teacher shows to the class; nobody is told whose they are. */
  board: readonly { ref: string; text: string; reply: string }[];
  /** Refs of what one has voted for. */
  votes: readonly string[];
  /** Asked, and not stored yet. */
  waiting: readonly string[];
  most: number;
  words: string;
  onWrite: (words: string) => void;
  /** False: it was refused. */
  onAsk: () => Promise<boolean>;
  onVote: (ref: string, on: boolean) => void;
}

export function AskTeacher({ asks, board, votes, waiting, most, words, onWrite, onAsk, onVote }: AskTeacherProps) {
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  const others = board.filter(({ ref }) => !asks.some((ask) => ask.ref === ref));
  return (
    <section className="live-ask" aria-labelledby={`${id}-title`}>
      <h3 className="app-section" id={`${id}-title`}>
        Ask your teacher
      </h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsRefused(false);
          // The button is disabled until something is written again.
          event.currentTarget.querySelector('textarea')?.focus();
          void onAsk().then((isStored) => setIsRefused(!isStored));
        }}
      >
        <label htmlFor={id}>Your question. Your teacher sees it first, and may show it to the class without your name.</label>
        <textarea id={id} className="field" dir="auto" rows={2} maxLength={most} value={words} onChange={(event) => onWrite(event.target.value)} />
        <p className="live-bar">
          <button type="submit" className="btn" disabled={!words.trim()}>
            Ask
          </button>
          <span role="status">{isRefused ? 'This question was not stored. Your words are still here.' : ''}</span>
        </p>
      </form>
      <ul className="live-asked" aria-live="polite" aria-label="What you asked">
        {asks.map(({ ref, text, reply }) => (
          <li key={ref}>
            <p dir="auto">
              You asked: {text} {board.some((item) => item.ref === ref) && <small className="text-muted">Shown to the class, without your name.</small>}
            </p>
            {reply && (
              <p dir="auto">
                <strong>Your teacher answered:</strong> {reply}
              </p>
            )}
          </li>
        ))}
        {waiting.map((text) => (
          <li key={text}>
            <p dir="auto">
              You asked: {text} <small className="text-muted">Not sent yet. It is kept on this device.</small>
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && <h4>Questions from the class</h4>}
      <ul className="live-asked" aria-live="polite" aria-label="Questions from the class">
        {others.map(({ ref, text, reply }) => {
          const isMine = votes.includes(ref);
          return (
            <li key={ref}>
              <p dir="auto">{text}</p>
              {reply && (
                <p dir="auto">
                  <strong>Your teacher answered:</strong> {reply}
                </p>
              )}
              <p aria-live="off">
                <button type="button" className="btn" aria-pressed={isMine} onClick={() => onVote(ref, !isMine)}>
                  {isMine ? 'My question, too: counted' : 'My question, too'}
                  <span className="sr-only">: {text}</span>
                </button>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
