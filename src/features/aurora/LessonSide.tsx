/** The side panel: the details of the lesson, and what stands beside outline and slides. */
import { type ReactNode, useId } from 'react';
import { type LessonBody, type LessonMisconception, type LessonPart, teachingStyles, type VocabularyEntry } from '../../contracts/lesson.ts';
import { Editable } from './Editable.tsx';
import { EditableList } from './EditableList.tsx';
import { PartHead, type PartTools } from './PartHead.tsx';

interface LessonSideProps {
  body: LessonBody;
  set: (change: Partial<LessonBody>, key?: string) => void;
  partOf: (part: LessonPart) => PartTools;
  isReadOnly: boolean;
  /** What the lesson leads to, below its details. */
  related: ReactNode;
}

const origins = {
  embedded: 'Made by the built-in engine from checked topic packs, where one is held.',
  openai: 'Written by a language model and checked against the rules of a lesson. Read it before you teach it.',
  draft: 'A basic draft from the form.',
  sample: 'A sample of this site, edited by hand.',
  own: 'Written by you.',
} as const;

export function LessonSide({ body, set, partOf, isReadOnly, related }: LessonSideProps) {
  const id = useId();
  const hinge = body.hingeQuestion;
  const setHinge = (change: Partial<LessonBody['hingeQuestion']>) => set({ hingeQuestion: { ...hinge, ...change } }, `hinge:${Object.keys(change)[0]}`);
  const textList = (part: 'exitTicket' | 'supports' | 'extension' | 'materials', title: string, one: string) => (
    <EditableList title={title} one={one} items={body[part]} blank={() => ''} onChange={(items, key) => set({ [part]: items }, key)} tools={partOf(part)}>
      {(text, change, place) => <Editable label={`${title} ${place + 1}`} value={text} onChange={(value) => change(value)} isReadOnly={isReadOnly} />}
    </EditableList>
  );
  return (
    <aside className="aurora-side" aria-label="Details">
      <section className="aurora-part" aria-labelledby={`${id}-details`}>
        <h3 id={`${id}-details`}>Details</h3>
        <p className="aurora-field">
          <label htmlFor={`${id}-duration`}>Duration in minutes</label>
          <input
            id={`${id}-duration`}
            type="number"
            className="field"
            min={1}
            max={600}
            readOnly={isReadOnly}
            value={body.duration}
            onChange={(event) => set({ duration: Math.max(1, Math.min(600, Math.round(Number(event.target.value) || 1))) }, 'duration')}
          />
        </p>
        <p className="aurora-field">
          <label htmlFor={`${id}-style`}>Teaching style</label>
          <select
            id={`${id}-style`}
            className="field"
            disabled={isReadOnly}
            value={body.teachingStyle}
            onChange={(event) => set({ teachingStyle: teachingStyles.find((style) => style === event.target.value) ?? body.teachingStyle })}
          >
            {teachingStyles.map((style) => (
              <option key={style}>{style}</option>
            ))}
          </select>
        </p>
        <Editable label="Standards" isLabelShown value={body.standards} onChange={(standards) => set({ standards }, 'standards')} isReadOnly={isReadOnly} />
        <p className="aurora-hint">{origins[body.origin]}</p>
        {body.sources.length > 0 && (
          <details>
            <summary>Sources of the facts</summary>
            <ul className="aurora-sources">
              {body.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
      {related}
      <EditableList<VocabularyEntry>
        title="Vocabulary"
        one="word"
        items={body.vocabulary}
        blank={() => ({ term: '', definition: '' })}
        onChange={(vocabulary, key) => set({ vocabulary }, key)}
        tools={partOf('vocabulary')}
      >
        {(entry, change, place) => (
          <>
            <Editable label={`Word ${place + 1}`} className="aurora-strong" value={entry.term} onChange={(term) => change({ ...entry, term }, 'term')} isReadOnly={isReadOnly} />
            <Editable
              label={`Word ${place + 1}, meaning`}
              value={entry.definition}
              onChange={(definition) => change({ ...entry, definition }, 'definition')}
              isReadOnly={isReadOnly}
            />
          </>
        )}
      </EditableList>
      <section className="aurora-part" aria-labelledby={`${id}-hinge`}>
        <PartHead id={`${id}-hinge`} title="Hinge question" tools={partOf('hingeQuestion')} />
        <Editable label="Question" isLabelShown value={hinge.question} onChange={(question) => setHinge({ question })} isReadOnly={isReadOnly} />
        <Editable label="Listen for" isLabelShown value={hinge.listenFor} onChange={(listenFor) => setHinge({ listenFor })} isReadOnly={isReadOnly} />
        <Editable label="If many answer otherwise" isLabelShown value={hinge.ifNot} onChange={(ifNot) => setHinge({ ifNot })} isReadOnly={isReadOnly} />
      </section>
      <EditableList<LessonMisconception>
        title="Misconceptions"
        one="misconception"
        items={body.misconceptions}
        blank={() => ({ belief: '', response: '' })}
        onChange={(misconceptions, key) => set({ misconceptions }, key)}
        tools={partOf('misconceptions')}
      >
        {(entry, change, place) => (
          <>
            <Editable
              label={`Misconception ${place + 1}, what you may hear`}
              className="aurora-strong"
              value={entry.belief}
              onChange={(belief) => change({ ...entry, belief }, 'belief')}
              isReadOnly={isReadOnly}
            />
            <Editable
              label={`Misconception ${place + 1}, what to answer`}
              value={entry.response}
              onChange={(response) => change({ ...entry, response }, 'response')}
              isReadOnly={isReadOnly}
            />
          </>
        )}
      </EditableList>
      {textList('supports', 'Supports', 'support')}
      {textList('extension', 'Extension', 'extension')}
      {textList('exitTicket', 'Exit ticket', 'question')}
      {textList('materials', 'Materials', 'material')}
    </aside>
  );
}
