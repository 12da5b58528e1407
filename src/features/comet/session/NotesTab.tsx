// biome-ignore-all lint/suspicious/noArrayIndexKey: lines and blanks are their places
/** What stands in front of the class, how far it is, and what students ask. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { noteKey, notesStep } from '../../../contracts/comet.ts';
import type { NotesBlank } from '../../../contracts/guided-notes.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { BlankText } from '../BlankText.tsx';
import { countOf } from '../notes-body.ts';
import { type AskFigure, percent } from './class-picture.ts';
import type { TabProps } from './session-props.ts';

export function NotesTab({ content, picture, at, revealed, isLive, goto, reveal, reply }: TabProps) {
  const id = useId();
  const slide = at.step === notesStep ? Math.min(at.slide, content.notes.length - 1) : 0;
  const part = content.notes[slide];
  const figure = picture.parts[slide];
  const isShown = at.step === notesStep;
  const q = noteKey(slide);
  const missed = (figure?.blanks ?? []).filter(({ tried, right }) => tried >= 3 && right < 0.6 * tried);
  return (
    <div className="comet-columns">
      <div className="comet-main">
        <section className="comet-part" aria-labelledby={`${id}-slide`}>
          <h3 className="app-section" id={`${id}-slide`}>
            Slide {slide + 1} of {content.notes.length}
          </h3>
          {part ? (
            <>
              <div className="comet-slide comet-present">
                <h4 dir="auto">{part.title || 'Notes'}</h4>
                {part.lines.map((line, place) => (
                  <p key={place} dir="auto">
                    <BlankText<NotesBlank> pieces={line} blank={({ answer }) => <mark className="comet-answer">{answer}</mark>} />
                  </p>
                ))}
              </div>
              <p className="comet-bar">
                <button type="button" className="btn" disabled={isShown && slide === 0} onClick={() => goto(notesStep, isShown ? slide - 1 : 0)}>
                  <ChevronLeft size={18} aria-hidden="true" /> Previous
                </button>
                <button
                  type="button"
                  className="btn btn-primary"
                  disabled={isShown && slide >= content.notes.length - 1}
                  onClick={() => goto(notesStep, isShown ? slide + 1 : slide)}
                >
                  {isShown ? 'Next' : 'Show this slide'} <ChevronRight size={18} aria-hidden="true" />
                </button>
                {isLive && (
                  <button type="button" className="btn" aria-pressed={revealed.has(q)} onClick={() => reveal(q, !revealed.has(q))}>
                    {revealed.has(q) ? 'Hide the answers' : 'Reveal the answers'}
                  </button>
                )}
              </p>
              <p>
                <strong>{figure?.done ?? 0}</strong> of {picture.total} have filled in this slide ({percent(figure?.done ?? 0, picture.total)}%).
              </p>
              {missed.length > 0 && (
                <p className="comet-note">
                  <span>
                    Often missed here: <strong>{missed.map(({ answer, right, tried }) => `${answer} (${right} of ${tried} right)`).join(', ')}</strong>
                  </span>
                </p>
              )}
            </>
          ) : (
            <p className="text-muted">There are no notes; the questions stand in the next tab.</p>
          )}
        </section>
        <section className="comet-part" aria-labelledby={`${id}-asked`}>
          <h3 className="app-section" id={`${id}-asked`}>
            Student questions
          </h3>
          {picture.asks.length === 0 && <p className="text-muted">Nobody has asked anything yet. What students ask is seen by you alone.</p>}
          <ul className="comet-list">
            {picture.asks.map((ask) => (
              <Ask key={ask.ref} ask={ask} onReply={(text) => reply(ask.ref, text)} />
            ))}
          </ul>
        </section>
      </div>
      <LiveStats picture={picture} />
    </div>
  );
}

function LiveStats({ picture }: Pick<TabProps, 'picture'>) {
  const id = useId();
  const { active, total, completion, responses, attention } = picture;
  return (
    <aside className="comet-panel" aria-labelledby={id}>
      <h3 id={id}>Live stats</h3>
      <dl>
        <dt>Active students</dt>
        <dd>
          {active} of {total}
        </dd>
        <dt>Completion rate</dt>
        <dd>{completion}%</dd>
        <dt>Question responses</dt>
        <dd>{responses}</dd>
        <dt>Needs attention</dt>
        <dd>{countOf(attention, 'question')}</dd>
      </dl>
    </aside>
  );
}

function Ask({ ask: { name, text, reply, care }, onReply }: { ask: AskFigure; onReply: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const id = useId();
  return (
    <li className="comet-ask">
      <p dir="auto">
        <strong>{name}</strong>: {text} {care && <span className="badge comet-care">Check in</span>}
      </p>
      {reply && (
        <p className="comet-reply" dir="auto">
          You answered: {reply}
        </p>
      )}
      {isOpen ? (
        <form
          className="comet-field"
          onSubmit={(event) => {
            event.preventDefault();
            if (!words.trim()) return;
            onReply(words.trim());
            setIsOpen(false);
          }}
        >
          <label htmlFor={id}>Answer to {name}</label>
          {/* It was opened to be written in. */}
          {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed gives way to this field */}
          <textarea id={id} className="field" dir="auto" rows={2} maxLength={liveLimits.askChars} autoFocus value={words} onChange={(event) => setWords(event.target.value)} />
          <span className="comet-bar">
            <button type="submit" className="btn btn-primary" disabled={!words.trim()}>
              Send the answer
            </button>
            <button type="button" className="btn" onClick={() => setIsOpen(false)}>
              Cancel
            </button>
          </span>
        </form>
      ) : (
        <p>
          <button type="button" className="btn" aria-label={`Answer ${name}`} onClick={() => setIsOpen(true)}>
            {reply ? 'Answer again' : 'Answer'}
          </button>
        </p>
      )}
    </li>
  );
}
