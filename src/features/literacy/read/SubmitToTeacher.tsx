/** Submit to Teacher: to an assignment that lies on this device, else as a file. */
import { useEffect, useState } from 'react';
import { assignmentsPath } from '../../../contracts/assignment.ts';
import { bringWork, type DeskLink, deskLinks } from '../../../stores/assignments/desk-links.ts';
import { showToast } from '../../../stores/toasts.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { fileName, handInText, titleOf } from './hand-in.ts';
import type { Answered } from './read-store.ts';
import { readingSet } from './reading-set.ts';

interface SubmitToTeacherProps {
  answered: Answered;
  answers: Readonly<Record<string, string>>;
  /** Told before answers leave the desk. */
  onHandOut?: () => void;
  find?: typeof deskLinks;
  go?: (href: string) => void;
}

export function SubmitToTeacher({ answered, answers, onHandOut, find = deskLinks, go = (href) => location.assign(href) }: SubmitToTeacherProps) {
  const [links, setLinks] = useState<readonly DeskLink[] | null>(null);
  const { teacherMode, assignment } = answered;
  useEffect(() => {
    void find().then(setLinks);
  }, [find]);
  // The one that the questions came with, else what asks for reading first.
  const rank = ({ id, tool }: DeskLink): number => (id === assignment ? 0 : tool === 'reading' ? 1 : 2);
  const open = [...(links ?? [])].sort((a, b) => rank(a) - rank(b));
  const bring = async ({ id, href }: DeskLink) => {
    try {
      await bringWork(id, { kind: 'reading', title: titleOf(answered), body: readingSet(answered, answers) });
      go(href);
    } catch {
      showToast({ title: 'Not handed over', message: 'A part of the page did not arrive. Your answers are kept: check the connection and press again.', variant: 'destructive' });
    }
  };
  const saveText = () => {
    onHandOut?.();
    saveFile(fileName(answered, 'txt'), handInText(answered, answers), 'text/plain');
  };
  return (
    <>
      {links === null && <p role="status">Looking for assignments on this device…</p>}
      {open.length > 0 && (
        <>
          <p>Choose where to hand in. You see once more what your teacher gets before it is sent.</p>
          <ul className="read-buttons">
            {open.map((link) => (
              <li key={link.id}>
                <button type="button" className={link === open[0] ? 'btn btn-primary' : 'btn'} dir="auto" onClick={() => void bring(link)}>
                  Hand in to “{link.title || 'the assignment'}”
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {links?.length === 0 && (
        <>
          <p>
            <strong>No assignment is open on this device.</strong>{' '}
            {!teacherMode && (
              <>
                Open the link that your teacher gave you, or <a href={assignmentsPath}>type the code</a>; then come back and press this again.
              </>
            )}
          </p>
          <details>
            <summary>How a teacher opens an assignment</summary>
            <ol>
              <li>
                The teacher goes to <a href={`${assignmentsPath}#new=reading`}>Assignments</a> and chooses Reading questions.
              </li>
              <li>The teacher makes the questions, sets the day it is due and gives it out.</li>
              <li>Students get the link or the code. Whoever opens it finds the assignment here under Submit to Teacher.</li>
            </ol>
          </details>
        </>
      )}
      <p>Or hand in a file: it holds the passage, the questions and {teacherMode ? 'the key' : 'your answers'}. Nothing is sent by saving it.</p>
      <p>
        <button type="button" className="btn" onClick={saveText}>
          Save the file to hand in
        </button>
      </p>
    </>
  );
}
