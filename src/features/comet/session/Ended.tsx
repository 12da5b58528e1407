/** After the end: the results, to be taken along as long as the server holds them or this page is open. */
import { ArrowLeft, BookmarkPlus, Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { LiveView } from '../../../stores/live/live-view.ts';
import { CheckIn } from '../../../ui/live/CheckIn.tsx';
import { fileNameOf, saveFile } from '../../../ui/save-file.ts';
import { countOf } from '../notes-body.ts';
import { pictureOfRoom } from './class-picture.ts';
import { resultsCsv } from './results-csv.ts';

interface EndedProps {
  code: string;
  title: string;
  /** Null: it was erased before this page was opened. */
  room: LiveView | null;
  /** The server has erased it. */
  isGone: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** False: this browser has no room. */
  onKeep: (room: LiveView) => Promise<boolean>;
  onBack: () => void;
}

export function Ended({ code, title, room, isGone, heading, onKeep, onBack }: EndedProps) {
  const hasResults = room !== null && room.roster.size > 0;
  return (
    <div className="comet-session">
      <p>
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" /> Back to the notes
        </button>
      </p>
      <div className="comet-session-head">
        <h2 className="comet-title" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <span className="badge">Ended</span>
      </div>
      <p>
        The session <strong className="comet-code">{code}</strong> has ended. Nobody is connected any more, and its code leads nowhere.
      </p>
      {hasResults && <Results room={room} title={title} onKeep={onKeep} />}
      <p className="comet-hint">{!hasResults && !isGone ? 'Nobody has joined, so there are no results.' : isGone ? goneWords(hasResults) : keptWords}</p>
    </div>
  );
}

const keptWords =
  'The server holds the results for an hour after the end. Until then they can be taken here, also after a reload, from the list of your notes, and by your own link; then everything is erased there.';
const goneWords = (isHere: boolean): string =>
  isHere ? 'On the server everything is erased. The results are in this page until you leave it.' : 'What the session held is erased.';

function Results({ room, title, onKeep }: Pick<EndedProps, 'title' | 'onKeep'> & { room: LiveView }) {
  const [status, setStatus] = useState('');
  const keep = async () =>
    setStatus((await onKeep(room)) ? 'Kept with the notes in your library on this device, without names.' : 'This browser has no room for it. Save the results as a file instead.');
  const { total, completion, responses, attention, students } = pictureOfRoom(room, true);
  return (
    <>
      <CheckIn students={students} />
      <p>
        {countOf(total, 'student')}, {completion}% filled in and answered on average, {countOf(responses, 'answer')} to questions
        {attention > 0 && `, ${countOf(attention, 'question')} to look at again`}.
      </p>
      <p className="comet-bar">
        <button type="button" className="btn btn-primary" onClick={() => void keep()}>
          <BookmarkPlus size={18} aria-hidden="true" /> Keep a report in my library
        </button>
        <button type="button" className="btn" onClick={() => saveFile(fileNameOf(`${title} results`, 'csv', 'results'), resultsCsv(room), 'text/csv;charset=utf-8')}>
          <Download size={18} aria-hidden="true" /> Save the results (CSV)
        </button>
        <span role="status">{status}</span>
      </p>
      <p className="comet-hint">The report counts blanks and answers and holds no names. The CSV holds every name: keep it where only you can read it.</p>
    </>
  );
}
