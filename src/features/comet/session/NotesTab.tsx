// biome-ignore-all lint/suspicious/noArrayIndexKey: lines and blanks are their places
/** What stands in front of the class, how far it is, and what students ask. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { noteKey, notesStep } from '../../../contracts/comet.ts';
import type { NotesBlank } from '../../../contracts/guided-notes.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { AskList } from '../../../ui/live/AskList.tsx';
import { BlankText } from '../BlankText.tsx';
import { countOf } from '../notes-body.ts';
import { percent } from './class-picture.ts';
import { LiveButton } from './LiveButton.tsx';
import type { TabProps } from './session-props.ts';

export function NotesTab({ content, picture, at, revealed, spotlight, isLive, isDemo, isCut, goto, reveal, show, reply, command }: TabProps) {
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
                <LiveButton className="btn" isCut={isCut} disabled={isShown && slide === 0} onClick={() => goto(notesStep, isShown ? slide - 1 : 0)}>
                  <ChevronLeft size={18} aria-hidden="true" /> Previous
                </LiveButton>
                <LiveButton
                  className="btn btn-primary"
                  isCut={isCut}
                  disabled={isShown && slide >= content.notes.length - 1}
                  onClick={() => goto(notesStep, isShown ? slide + 1 : slide)}
                >
                  {isShown ? 'Next' : 'Show this slide'} <ChevronRight size={18} aria-hidden="true" />
                </LiveButton>
                {isLive && (
                  <LiveButton className="btn" isCut={isCut} aria-pressed={revealed.has(q)} onClick={() => reveal(q, !revealed.has(q))}>
                    {revealed.has(q) ? 'Hide the answers' : 'Reveal the answers'}
                  </LiveButton>
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
          {picture.asks.length === 0 && (
            <p className="text-muted">Nobody has asked anything yet. What students ask comes to you first; the class reads it only when you show it.</p>
          )}
          <AskList
            asks={picture.asks}
            spotlight={spotlight}
            most={liveLimits.askChars}
            onReply={reply}
            {...(!isDemo && { onShow: show, onSpotlight: (ref: string | null) => void command({ t: 'spotlight', ref }) })}
          />
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
