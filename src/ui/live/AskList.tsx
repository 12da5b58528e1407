/** What students ask, for the teacher: answer it in writing or aloud, show it to the class without the name, put it on the projector. */
import { useEffect, useId, useRef, useState } from 'react';

export interface AskEntry {
  ref: string;
  name: string;
  text: string;
  reply: string;
  /** Its words may call for help: it cannot be shown. */
  care: boolean;
  shown: boolean;
  /** Others who want it answered, too. */
  votes: number;
}

interface AskListProps {
  asks: readonly AskEntry[];
  /** Ref of what the projector shows large. */
  spotlight: string | null;
  most: number;
  isOver?: boolean;
  onReply: (ref: string, text: string) => void;
  /** Absent where there is no class to show it to. */
  onShow?: (ref: string, on: boolean) => void;
  onSpotlight?: (ref: string | null) => void;
}

/** Open ones first, then by how many want an answer. */
const inOrder = (a: AskEntry, b: AskEntry): number => Number(a.reply !== '') - Number(b.reply !== '') || b.votes - a.votes;

export function AskList({ asks, ...props }: AskListProps) {
  return (
    <ul className="live-asked">
      {[...asks].sort(inOrder).map((ask) => (
        <Entry key={ask.ref} ask={ask} {...props} />
      ))}
    </ul>
  );
}

function Entry({ ask, spotlight, most, isOver = false, onReply, onShow, onSpotlight }: Omit<AskListProps, 'asks'> & { ask: AskEntry }) {
  const { ref, name, text, reply, care, shown, votes } = ask;
  const [isWriting, setIsWriting] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasWriting.current && !isWriting) answer.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <li>
      <p dir="auto">
        <strong>{name}</strong>: {text}
      </p>
      {(votes > 0 || care) && (
        <p className="live-marks">
          {votes > 0 && <span className="badge">{votes === 1 ? '1 more wants to know' : `${votes} more want to know`}</span>}
          {care && <span className="badge live-check-in">Check in</span>}
        </p>
      )}
      {reply && (
        <p className="text-muted" dir="auto">
          You answered: {reply}
        </p>
      )}
      {isWriting && (
        <ReplyForm
          name={name}
          most={most}
          onClose={() => setIsWriting(false)}
          onReply={(words) => {
            onReply(ref, words);
            setIsWriting(false);
          }}
        />
      )}
      {!isWriting && !isOver && (
        <p className="live-bar">
          <button type="button" className="btn" ref={answer} onClick={() => setIsWriting(true)}>
            {reply ? 'Answer again' : 'Answer'}
            <span className="sr-only"> {name}</span>
          </button>
          {!reply && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                // This button goes with the reply.
                answer.current?.focus();
                onReply(ref, 'Answered in class.');
              }}
            >
              Answered aloud<span className="sr-only">: {text}</span>
            </button>
          )}
          {onShow && !care && (
            <button type="button" className="btn btn-quiet" aria-pressed={shown} onClick={() => onShow(ref, !shown)}>
              {shown ? 'Shown to the class' : 'Show to the class'}
              <span className="sr-only">: {text}</span>
            </button>
          )}
          {onSpotlight && !care && (
            <button type="button" className="btn btn-quiet" aria-pressed={spotlight === ref} onClick={() => onSpotlight(spotlight === ref ? null : ref)}>
              {spotlight === ref ? 'On the projector' : 'Put on the projector'}
              <span className="sr-only">: {text}</span>
            </button>
          )}
        </p>
      )}
    </li>
  );
}

function ReplyForm({ name, most, onReply, onClose }: { name: string; most: number; onReply: (words: string) => void; onClose: () => void }) {
  const [words, setWords] = useState('');
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim()) onReply(words.trim());
      }}
    >
      <label htmlFor={id}>Answer to {name}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed gives way to this field */}
      <textarea id={id} className="field" dir="auto" rows={2} maxLength={most} autoFocus value={words} onChange={(event) => setWords(event.target.value)} />
      <p className="live-bar">
        <button type="submit" className="btn btn-primary" disabled={!words.trim()}>
          Send the answer
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  );
}
