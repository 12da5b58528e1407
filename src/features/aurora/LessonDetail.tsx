/** The third view: the whole lesson, every field open to changes, with the total of its minutes in sight. */
import { useStore } from '@nanostores/react';
import { ArrowLeft, Network, RefreshCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { type LessonBody, type LessonPart, type LessonSlide, minutesOf, type OutlinePart } from '../../contracts/lesson.ts';
import { withTwins } from '../../engine/lesson/twins.ts';
import { useWork } from '../../stores/library/use-work.ts';
import type { Work } from '../../stores/library/work.ts';
import { $topicOffer } from '../../stores/topic-offer.ts';
import { DidYouMean } from '../../ui/DidYouMean.tsx';
import { WorkBar } from '../../ui/WorkBar.tsx';
import type { AuroraStore } from './aurora-store.ts';
import { Editable } from './Editable.tsx';
import { EditableList } from './EditableList.tsx';
import { LessonActions, RelatedResources } from './LessonActions.tsx';
import { LessonSide } from './LessonSide.tsx';
import { SlideDiagram } from './SlideDiagram.tsx';
import { SpreadHint } from './SpreadHint.tsx';
import { sinceThen } from './since-then.ts';

interface LessonDetailProps {
  aurora: AuroraStore;
  work: Work<LessonBody>;
  heading: RefObject<HTMLHeadingElement | null>;
  help?: ReactNode;
}

export function LessonDetail({ aurora, work, heading }: LessonDetailProps) {
  const { item, isElsewhere, bar } = useWork(work);
  const busy = useStore(aurora.$busy);
  const offer = useStore($topicOffer);
  const { body } = item;
  const set = (change: Partial<LessonBody>, key?: string) => work.change((old) => withTwins(old, { ...old, ...change }), key);
  const canRedoParts = body.origin !== 'draft';
  /** What a list needs besides its entries. */
  const partOf = (part: LessonPart) => ({
    onRedo: canRedoParts ? () => void aurora.redo(part) : undefined,
    isRedoing: busy === part,
    isLocked: body.locked?.includes(part) ?? false,
    onLock: (isLocked: boolean) => set({ locked: [...(body.locked ?? []).filter((each) => each !== part), ...(isLocked ? [part] : [])] }),
    isReadOnly: isElsewhere,
  });
  const textList = (part: 'objectives' | 'tasks' | 'assessments', title: string, one: string) => (
    <EditableList title={title} one={one} items={body[part]} blank={() => ''} onChange={(items, key) => set({ [part]: items }, key)} tools={partOf(part)} isOrdered>
      {(text, change, place) => <Editable label={`${title} ${place + 1}`} value={text} onChange={(value) => change(value)} isReadOnly={isElsewhere} />}
    </EditableList>
  );

  return (
    <article className="aurora-lesson">
      <header className="aurora-lesson-head">
        <p>
          <button type="button" className="btn btn-quiet" onClick={aurora.showDashboard}>
            <ArrowLeft size={18} aria-hidden="true" /> Back
          </button>
        </p>
        <h2 className="sr-only" ref={heading} tabIndex={-1}>
          Lesson: {item.title}
        </h2>
        <Editable label="Title" className="aurora-title" value={item.title} onChange={work.rename} isReadOnly={isElsewhere} />
        <div className="aurora-facts">
          <div className="aurora-short">
            <Editable label="Subject" value={body.subject} onChange={(subject) => set({ subject }, 'subject')} isReadOnly={isElsewhere} />
          </div>
          <div className="aurora-short">
            <Editable label="Grade level" value={body.gradeLevel} onChange={(gradeLevel) => set({ gradeLevel }, 'grade')} isReadOnly={isElsewhere} />
          </div>
          <span>created {sinceThen(item.created, new Date())}</span>
          {body.origin === 'draft' && <span className="badge aurora-draft">Basic draft</span>}
          {body.origin === 'sample' && <span className="badge">Sample</span>}
        </div>
        {body.origin === 'draft' && (
          <p className="aurora-note" role="note">
            <span>The lesson could not be generated, so this is a plain frame. Its minutes are not fitted to {body.duration}.</span>
            <button type="button" className="btn btn-primary" disabled={busy === 'lesson'} onClick={() => void aurora.retry()}>
              <RefreshCw size={18} aria-hidden="true" /> {busy === 'lesson' ? 'Generating...' : 'Retry'}
            </button>
          </p>
        )}
        {offer?.item === item.id && !isElsewhere && <DidYouMean className="aurora-note" topic={offer.topic} onTake={aurora.takeOffer} onLeave={() => $topicOffer.set(null)} />}
        {body.gaps.length > 0 && (
          <div className="aurora-note">
            <div>
              <strong>For you to check or add</strong>
              <ul>
                {body.gaps.map((gap) => (
                  <li key={gap}>{gap}</li>
                ))}
              </ul>
            </div>
            <button type="button" className="btn" onClick={() => set({ gaps: [] })} disabled={isElsewhere}>
              Done
            </button>
          </div>
        )}
        {body.guidance.length > 0 && (
          <p className="aurora-note">
            <span>
              Read before you teach: this lesson touches on <strong>{body.guidance.join(', ')}</strong>.
            </span>
          </p>
        )}
        <LessonActions aurora={aurora} item={item} isReadOnly={isElsewhere} />
        <WorkBar {...bar} />
      </header>
      <div className="aurora-columns">
        <div className="aurora-main">
          <section className="aurora-part">
            <Editable label="Description" isLabelShown value={body.description} onChange={(description) => set({ description }, 'description')} isReadOnly={isElsewhere} />
          </section>
          {textList('objectives', 'Learning objectives', 'objective')}
          <EditableList<OutlinePart>
            title="Lesson outline"
            one="part"
            items={body.outline}
            blank={() => ({ title: 'New part', duration: 5, description: '' })}
            onChange={(outline, key) => set({ outline }, key)}
            below={<Minutes body={body} />}
            tools={partOf('outline')}
          >
            {(part, change, place) => (
              <>
                <div className="aurora-line">
                  <Editable
                    label={`Part ${place + 1}, title`}
                    className="aurora-strong"
                    value={part.title}
                    onChange={(title) => change({ ...part, title }, 'title')}
                    isReadOnly={isElsewhere}
                  />
                  <span className="aurora-minutes">
                    <input
                      type="number"
                      className="field"
                      aria-label={`Part ${place + 1}, minutes`}
                      min={0}
                      max={600}
                      inputMode="numeric"
                      readOnly={isElsewhere}
                      value={part.duration}
                      onChange={(event) => change({ ...part, duration: Math.max(0, Math.min(600, Math.round(Number(event.target.value) || 0))) }, 'minutes')}
                    />{' '}
                    min
                  </span>
                </div>
                <Editable
                  label={`Part ${place + 1}, description`}
                  value={part.description}
                  onChange={(description) => change({ ...part, description }, 'description')}
                  isReadOnly={isElsewhere}
                />
              </>
            )}
          </EditableList>
          <EditableList<LessonSlide>
            title="Slides"
            one="slide"
            items={body.slides}
            blank={() => ({ kind: 'idea', title: 'New slide', content: [''], notes: '' })}
            onChange={(slides, key) => set({ slides }, key)}
            tools={partOf('slides')}
            aside={<span className="text-muted">{body.slides.length === 1 ? '1 slide' : `${body.slides.length} slides`}</span>}
            isOrdered
            extra={(slide, place) => (
              <>
                {canRedoParts && !body.locked?.includes('slides') && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={`Redo slide ${place + 1}`}
                    title="Redo this slide"
                    disabled={busy !== null}
                    onClick={() => void aurora.redoSlide(place)}
                  >
                    <RefreshCw size={18} aria-hidden="true" />
                  </button>
                )}
                {!slide.diagram && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={`Add a diagram to slide ${place + 1}`}
                    title="Add a diagram"
                    onClick={() => set({ slides: body.slides.map((each, i) => (i === place ? { ...each, diagram: [''] } : each)) })}
                  >
                    <Network size={18} aria-hidden="true" />
                  </button>
                )}
              </>
            )}
          >
            {(slide, change, place) => (
              <>
                <Editable
                  label={`Slide ${place + 1}, title`}
                  className="aurora-strong"
                  value={slide.title}
                  onChange={(title) => change({ ...slide, title }, 'title')}
                  isReadOnly={isElsewhere}
                />
                <Editable
                  label={`Slide ${place + 1}, content, one line each`}
                  className="aurora-slide"
                  value={slide.content.join('\n')}
                  onChange={(text) => change({ ...slide, content: text.split('\n') }, 'content')}
                  isReadOnly={isElsewhere}
                />
                <SpreadHint slide={slide} />
                <SlideDiagram
                  slide={`Slide ${place + 1}`}
                  lines={slide.diagram}
                  onChange={(diagram) => {
                    const { diagram: _, ...rest } = slide;
                    // Taking it away is a step of its own for undo.
                    if (diagram) change({ ...rest, diagram }, 'diagram');
                    else change(rest);
                  }}
                  isReadOnly={isElsewhere}
                />
                <Editable
                  label="Teacher notes"
                  isLabelShown
                  className="aurora-notes"
                  value={slide.notes}
                  onChange={(notes) => change({ ...slide, notes }, 'notes')}
                  isReadOnly={isElsewhere}
                />
              </>
            )}
          </EditableList>
          {textList('tasks', 'Tasks', 'task')}
          {textList('assessments', 'Assessments', 'assessment')}
        </div>
        <LessonSide body={body} set={set} partOf={partOf} isReadOnly={isElsewhere} related={<RelatedResources item={item} />} />
      </div>
    </article>
  );
}

/** How long the parts take together, and how far that is from the plan. */
function Minutes({ body }: { body: LessonBody }) {
  const total = minutesOf(body.outline);
  const over = total - body.duration;
  return (
    <p className="aurora-total" data-off={over !== 0 || undefined}>
      <strong>{total}</strong> of {body.duration} minutes{over !== 0 && <span>: {over > 0 ? `${over} too many` : `${-over} to spare`}</span>}
    </p>
  );
}
