/** The way to new notes: from a text, or by hand. */
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { cometLimits } from '../../contracts/comet.ts';
import { blankCount, type NotesOfText, notesFromText } from '../../engine/notes/from-text.ts';
import type { CometStore } from './comet-store.ts';
import { Editable } from './Editable.tsx';
import { countOf, emptyPart, newBody } from './notes-body.ts';

export function CreateNotes({ comet, heading }: { comet: CometStore; heading: RefObject<HTMLHeadingElement | null> }) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const id = useId();
  const made = notesFromText(text);
  const { parts } = made;
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
            aria-describedby={`${id}-how`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <small id={`${id}-how`} className="comet-hint">
            Headings become parts, sentences become lines, and a key word of each becomes a blank. Put [square brackets] around words to choose the blanks yourself. The text stays
            on this device.
          </small>
        </div>
        <div role="status" className="comet-part">
          {parts.length > 0 && (
            <p>
              {countOf(parts.length, 'part')} with {countOf(blankCount(parts), 'blank')}.
            </p>
          )}
          {leftOut(made).map((words) => (
            <p className="comet-fault" key={words} dir="auto">
              {words}
            </p>
          ))}
        </div>
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

/** What of the text does not stand in the notes, in words. */
function leftOut({ lostChars, lostParts, lostTitles }: NotesOfText): string[] {
  const figure = (count: number): string => count.toLocaleString('en-US');
  const [first] = lostParts;
  const lines = lostParts.reduce((sum, part) => sum + part.lines.length, 0);
  const [title, ...titles] = lostTitles;
  return [
    ...(lostChars > 0 ? [`Left out: the last ${figure(lostChars)} characters. The box takes ${figure(cometLimits.pasteChars)}; make further notes from the rest.`] : []),
    ...(first
      ? [
          `Left out: ${countOf(lostParts.length, 'part')} with ${countOf(lines, 'line')}, from “${first.title}” on. Notes hold ${cometLimits.parts} parts; make further notes from the rest, or take out headings.`,
        ]
      : []),
    ...(title === undefined
      ? []
      : [
          `Left out: ${titles.length === 0 ? `the heading “${title}”` : `“${title}” and ${countOf(titles.length, 'more heading')}`}${titles.length === 0 ? ', with nothing under it' : ', with nothing under them'}.`,
        ]),
  ];
}
