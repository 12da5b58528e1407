/** The second view: what the lesson is about, for whom, how long and how. */
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { difficulties, type LessonAsk, lessonDurations, slideCounts, teachingStyles, usualDuration } from '../../contracts/lesson.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import { bandOfGrade } from '../../engine/lesson/grade.ts';
import { partsFor, structureName } from '../../engine/lesson/structure.ts';
import type { AuroraStore } from './aurora-store.ts';
import { difficultyLabel, difficultyLabels, templates } from './templates.ts';

interface LessonFormProps {
  aurora: AuroraStore;
  start: Partial<LessonAsk>;
  heading: RefObject<HTMLHeadingElement | null>;
  help?: ReactNode;
}

const required = [
  { name: 'subject', label: 'Subject', example: 'Science', most: limits.lesson.subjectChars },
  { name: 'gradeLevel', label: 'Grade level', example: 'Grade 7', most: limits.lesson.gradeChars },
  { name: 'topic', label: 'Topic', example: 'Where a tree gets its weight', most: limits.lesson.topicChars },
] as const;

export function LessonForm({ aurora, start, heading, help }: LessonFormProps) {
  const [{ asked, isKept }, setAsked] = useState(() => aurora.draft.begin(start));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isBusy = useStore(aurora.$busy) === 'lesson';
  const needsHelp = useStore(aurora.$needsHelp);
  const id = useId();
  const set = (change: Partial<LessonAsk>) => {
    const changed = { ...asked, ...change };
    aurora.draft.keep(changed, start);
    setAsked({ asked: changed, isKept: false });
  };
  const giveUp = () => {
    aurora.draft.clear();
    aurora.showDashboard();
  };
  const template = templates.find((each) => each.id === asked.template);
  const parts = partsFor(structureName(asked.template, asked.teachingStyle), asked.duration, bandOfGrade(asked.gradeLevel) === 'K-2');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = required.filter(({ name }) => !hasVisibleText(asked[name])).map(({ name }) => name);
    setMissing(empty);
    if (empty[0]) document.getElementById(`${id}-${empty[0]}`)?.focus();
    else void aurora.submit(asked);
  };

  return (
    <form className="aurora-form" noValidate autoComplete="off" onSubmit={submit} aria-labelledby={`${id}-heading`}>
      <p>
        <button type="button" className="btn btn-quiet" onClick={aurora.showDashboard}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </button>
      </p>
      <h2 className="app-section" id={`${id}-heading`} ref={heading} tabIndex={-1}>
        Create New Lesson
      </h2>
      {isKept && <p className="aurora-hint">What you had entered before is here again. Cancel forgets it.</p>}
      <div className="aurora-fields">
        {required.map(({ name, label, example, most }) => (
          <p key={name} className={name === 'topic' ? 'aurora-wide' : undefined}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              className="field"
              dir="auto"
              required
              maxLength={most}
              value={asked[name]}
              aria-invalid={missing.includes(name) || undefined}
              aria-describedby={`${id}-${name}-note`}
              onChange={(event) => {
                set({ [name]: event.target.value });
                setMissing(missing.filter((each) => each !== name));
              }}
            />
            <span className="aurora-hint" id={`${id}-${name}-note`}>
              {missing.includes(name) ? <strong className="aurora-error">Please fill this in.</strong> : `For example: ${example}`}
            </span>
          </p>
        ))}
        <p>
          <label htmlFor={`${id}-duration`}>Duration</label>
          <select
            id={`${id}-duration`}
            className="field"
            required
            value={asked.duration}
            onChange={(event) => set({ duration: lessonDurations.find((minutes) => String(minutes) === event.target.value) ?? usualDuration })}
          >
            {lessonDurations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} minutes
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}-style`}>Teaching style</label>
          <select
            id={`${id}-style`}
            className="field"
            required
            value={asked.teachingStyle}
            onChange={(event) => set({ teachingStyle: teachingStyles.find((style) => style === event.target.value) ?? 'Inquiry-based' })}
          >
            {teachingStyles.map((style) => (
              <option key={style}>{style}</option>
            ))}
          </select>
        </p>
        <p className="aurora-wide">
          <label htmlFor={`${id}-standards`}>Standards (optional)</label>
          <textarea
            id={`${id}-standards`}
            className="field"
            rows={2}
            dir="auto"
            maxLength={limits.lesson.standardsChars}
            value={asked.standards}
            onChange={(event) => set({ standards: event.target.value })}
          />
          <span className="aurora-hint">In the wording that your school asks for. It is kept as you write it.</span>
        </p>
        <p>
          <label htmlFor={`${id}-slides`}>
            Slide count: <output htmlFor={`${id}-slides`}>{asked.slideCount}</output>
          </label>
          <input
            id={`${id}-slides`}
            type="range"
            min={slideCounts.min}
            max={slideCounts.max}
            value={asked.slideCount}
            onChange={(event) => set({ slideCount: Number(event.target.value) })}
          />
          <span className="aurora-ends" aria-hidden="true">
            <span>{slideCounts.min}</span>
            <span>{slideCounts.max}</span>
          </span>
        </p>
        <p>
          <label htmlFor={`${id}-difficulty`}>
            Content difficulty:{' '}
            <output htmlFor={`${id}-difficulty`}>
              {asked.contentDifficulty}, {difficultyLabel(asked.contentDifficulty)}
            </output>
          </label>
          <input
            id={`${id}-difficulty`}
            type="range"
            min={difficulties.min}
            max={difficulties.max}
            value={asked.contentDifficulty}
            aria-valuetext={`${asked.contentDifficulty}, ${difficultyLabel(asked.contentDifficulty)}`}
            onChange={(event) => set({ contentDifficulty: Number(event.target.value) })}
          />
          <span className="aurora-ends" aria-hidden="true">
            {difficultyLabels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </span>
        </p>
        <p>
          <label htmlFor={`${id}-template`}>Template</label>
          <select
            id={`${id}-template`}
            className="field"
            value={asked.template}
            onChange={(event) => {
              const chosen = templates.find((each) => each.id === event.target.value);
              if (chosen) set({ template: chosen.id, ...chosen.start });
            }}
          >
            {templates.map(({ id: value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </p>
      </div>
      <section className="aurora-structure" aria-labelledby={`${id}-structure`}>
        <h3 id={`${id}-structure`}>Structure</h3>
        <p className="aurora-hint">
          {template?.text} These parts add up to {asked.duration} minutes. You can change all of it afterward.
        </p>
        <ol>
          {parts.map(({ title, minutes }) => (
            <li key={title}>
              <span>{title}</span>
              <span className="aurora-minutes">{minutes} min</span>
            </li>
          ))}
        </ol>
      </section>
      {needsHelp && (
        <div className="aurora-help" role="alert">
          <p>
            <strong>No lesson was made from these words.</strong> They sound as if someone may be in danger. If it is about you or one of your students, please talk to a person
            now.
          </p>
          {help}
        </div>
      )}
      <p className="aurora-bar">
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? 'Generating...' : 'Generate Lesson'}
        </button>
        <button type="button" className="btn" onClick={giveUp}>
          Cancel
        </button>
      </p>
    </form>
  );
}
