// biome-ignore-all lint/suspicious/noArrayIndexKey: parts and lines are their places
/** The notes as slides: for the teacher with the answers highlighted, for students with boxes that can be tried out. */
import { useState } from 'react';
import { isBlank, type NotesBlank, type NotesPart } from '../../contracts/guided-notes.ts';
import { knownWords } from '../../engine/notes/known-words.ts';
import { type Mark, markBlank } from '../../engine/notes/spelling.ts';
import { BlankText } from './BlankText.tsx';
import { markNames } from './mark-names.ts';

/** `isKept`: they were taken home from a class. What stands in the blanks is the student's own, right or not, and nothing to check others by. */
export function NotesPreview({ notes, isKept = false }: { notes: readonly NotesPart[]; isKept?: boolean }) {
  const [isStudent, setIsStudent] = useState(false);
  if (isKept)
    return (
      <section className="comet-part" aria-label="Preview">
        <TeacherView notes={notes} />
      </section>
    );
  return (
    <section className="comet-part" aria-label="Preview">
      <div className="comet-switch" role="group" aria-label="View">
        <button type="button" className="btn" aria-pressed={!isStudent} onClick={() => setIsStudent(false)}>
          Teacher view
        </button>
        <button type="button" className="btn" aria-pressed={isStudent} onClick={() => setIsStudent(true)}>
          Student view
        </button>
      </div>
      {isStudent ? <StudentView notes={notes} /> : <TeacherView notes={notes} />}
    </section>
  );
}

const Slides = ({ notes, children }: { notes: readonly NotesPart[]; children: (part: NotesPart, place: number) => React.ReactNode }) => (
  <ol className="comet-slides">
    {notes.map((part, place) => (
      <li key={place} className="comet-slide">
        <h4 dir="auto">
          <span className="comet-slide-number">{place + 1}</span> {part.title || 'Notes'}
        </h4>
        {children(part, place)}
      </li>
    ))}
  </ol>
);

const TeacherView = ({ notes }: { notes: readonly NotesPart[] }) => (
  <Slides notes={notes}>
    {({ lines }) =>
      lines.map((line, place) => (
        <p key={place} dir="auto">
          <BlankText<NotesBlank>
            pieces={line}
            blank={({ answer, alternatives }) => (
              <mark className="comet-answer" title={alternatives.length > 0 ? `Also right: ${alternatives.join(', ')}` : undefined}>
                {answer}
                {alternatives.length > 0 && <span className="sr-only"> (also right: {alternatives.join(', ')})</span>}
              </mark>
            )}
          />
        </p>
      ))
    }
  </Slides>
);

function StudentView({ notes }: { notes: readonly NotesPart[] }) {
  const [words, setWords] = useState<Record<string, string>>({});
  const [isChecked, setIsChecked] = useState(false);
  const known = knownWords(notes);
  const total = notes.reduce((sum, { lines }) => sum + lines.flat().filter(isBlank).length, 0);
  let number = 0;
  return (
    <>
      <Slides notes={notes}>
        {({ lines }, part) =>
          lines.map((line, row) => (
            <p key={row} dir="auto">
              <BlankText<NotesBlank>
                pieces={line}
                blank={(blank) => {
                  number++;
                  const key = `${part}/${row}/${line.indexOf(blank)}`;
                  const written = words[key] ?? '';
                  const mark: Mark | null = isChecked ? markBlank(written, blank, known) : null;
                  return (
                    <span className="comet-blank" data-mark={mark ?? undefined}>
                      <input
                        className="comet-box"
                        size={Math.max(6, Math.min(24, blank.answer.length + 2))}
                        aria-label={`Blank ${number} of ${total}`}
                        autoComplete="off"
                        autoCapitalize="off"
                        spellCheck={false}
                        value={written}
                        onChange={(event) => setWords({ ...words, [key]: event.target.value })}
                      />
                      {mark && mark !== 'empty' && <small>{markNames[mark](blank.answer)}</small>}
                    </span>
                  );
                }}
              />
            </p>
          ))
        }
      </Slides>
      {total > 0 && (
        <p className="comet-bar">
          <button type="button" className="btn" onClick={() => setIsChecked(!isChecked)}>
            {isChecked ? 'Hide the marks' : 'Try it and check'}
          </button>
        </p>
      )}
    </>
  );
}
