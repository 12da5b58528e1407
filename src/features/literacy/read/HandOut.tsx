/** What leaves the desk: worksheet and key on paper, a Word file, and handing in to a teacher. */
import { FileText, Printer, Send } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { assignmentsPath } from '../../../contracts/assignment.ts';
import { keepForAssignment } from '../../../stores/reading-to-assign.ts';
import { showToast } from '../../../stores/toasts.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { fileName, titleOf } from './hand-in.ts';
import { PrintSheet } from './PrintSheet.tsx';
import type { Answered } from './read-store.ts';
import { readingSet } from './reading-set.ts';
import { SubmitToTeacher } from './SubmitToTeacher.tsx';

type Sheet = 'worksheet' | 'key';

interface HandOutProps {
  answered: Answered;
  answers: Readonly<Record<string, string>>;
  /** Told before answers leave the desk. */
  onHandOut: () => void;
}

export function HandOut({ answered, answers, onHandOut }: HandOutProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { teacherMode } = answered;

  const printSheet = (wanted: Sheet) => {
    setSheet(wanted);
    document.body.dataset.printing = 'reading';
    addEventListener(
      'afterprint',
      () => {
        delete document.body.dataset.printing;
        setSheet(null);
      },
      { once: true },
    );
    // The sheet must be drawn before the dialog opens.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  const saveWord = async () => {
    onHandOut();
    setMaking(true);
    try {
      const { wordFile } = await loadPart(() => import('./word-file.ts'));
      saveFile(fileName(answered, 'docx'), await wordFile(answered, answers));
    } catch {
      showToast({ variant: 'destructive', title: 'The Word file could not be made', message: 'Its part of the page did not load. Check the connection and press again.' });
    }
    setMaking(false);
  };

  const toggleSubmit = () => {
    onHandOut();
    setOpen(!isOpen);
  };

  return (
    <div className="read-out" data-no-print>
      <p className="read-buttons">
        <button type="button" className="btn" onClick={() => printSheet('worksheet')}>
          <Printer size={16} aria-hidden="true" /> Print worksheet
        </button>
        {teacherMode && (
          <button type="button" className="btn" onClick={() => printSheet('key')}>
            <Printer size={16} aria-hidden="true" /> Print key
          </button>
        )}
        <button type="button" className="btn" disabled={isMaking} onClick={() => void saveWord()}>
          <FileText size={16} aria-hidden="true" /> {isMaking ? 'Making the file…' : 'Word file'}
        </button>
        <ShareButton
          what={teacherMode ? 'these questions, with the key,' : 'these questions'}
          open={() =>
            loadPart(() => import('../../../stores/sharing/sharing-of.ts')).then(({ sharingOf }) =>
              sharingOf(() => ({ kind: 'reading', title: titleOf(answered), body: readingSet(answered) })),
            )
          }
        />
        <button type="button" className="btn" aria-expanded={isOpen} aria-controls="read-submit" onClick={toggleSubmit}>
          <Send size={16} aria-hidden="true" /> Submit to Teacher
        </button>
        {teacherMode && (
          <a className="btn" href={`${assignmentsPath}#new=reading`} onClick={() => keepForAssignment(readingSet(answered))}>
            Assign to students
          </a>
        )}
      </p>
      <div className="read-submit" id="read-submit" hidden={!isOpen}>
        {isOpen && <SubmitToTeacher answered={answered} answers={answers} onHandOut={onHandOut} />}
      </div>
      {sheet && createPortal(<PrintSheet answered={answered} answers={answers} withKey={sheet === 'key'} />, document.body)}
    </div>
  );
}
