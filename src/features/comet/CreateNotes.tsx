/** The way to new notes: from a text, or by hand. */
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { cometLimits } from '../../contracts/comet.ts';
import { blankCount, notesFromText } from '../../engine/notes/from-text.ts';
import type { CometStore } from './comet-store.ts';
import { Editable } from './Editable.tsx';
import { countOf, emptyPart, newBody } from './notes-body.ts';

export function CreateNotes({ comet, heading }: { comet: CometStore; heading: RefObject<HTMLHeadingElement | null> }) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const id = useId();
  const parts = text.trim() ? notesFromText(text) : [];
  const name = title.trim() || parts[0]?.title || 'Guided notes';
  return (
    <>
      <p>
        <button type="button" className="btn btn-quiet" onClick={comet.showDashboard}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </button>
      </p>
      <h2 className="app-section" ref={heading} tabIndex={-1}>
        New guided notes
      </h2>
      <form
        className="comet-form"
        onSubmit={(event) => {
          event.preventDefault();
          comet.openNew(name, parts.length > 0 ? newBody({ notes: parts, origin: 'text' }) : newBody({ notes: [emptyPart()] }));
        }}
      >
        <Editable label="Title" value={title} most={cometLimits.titleChars} onChange={setTitle} />
        <div className="comet-field">
          <label htmlFor={`${id}-text`}>Text to make notes from, if you have one</label>
          <textarea
            id={`${id}-text`}
            className="field comet-lines"
            dir="auto"
            rows={10}
            maxLength={cometLimits.pasteChars}
            aria-describedby={`${id}-how`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <small id={`${id}-how`} className="comet-hint">
            Headings become parts, sentences become lines, and a key word of each becomes a blank. Put [square brackets] around words to choose the blanks yourself. The text stays
            on this device.
          </small>
        </div>
        <p role="status">{parts.length > 0 && `${countOf(parts.length, 'part')} with ${countOf(blankCount(parts), 'blank')}.`}</p>
        <p className="comet-bar">
          <button type="submit" className="btn btn-primary">
            {parts.length > 0 ? 'Make notes from the text' : 'Start by hand'}
          </button>
          <button type="button" className="btn" onClick={comet.showDashboard}>
            Cancel
          </button>
        </p>
      </form>
    </>
  );
}
