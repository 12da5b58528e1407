/** The first view: make a new lesson, find one again, or start from a template. */
import { useStore } from '@nanostores/react';
import { Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { LessonBody } from '../../contracts/lesson.ts';
import type { LibraryItem } from '../../contracts/library.ts';
import { $library, loadLibrary, putInTrash } from '../../stores/library/library.ts';
import { showToast } from '../../stores/toasts.ts';
import type { AuroraStore } from './aurora-store.ts';
import { everyLesson, filterLessons, type LessonFilter, type LessonRow, subjectsIn } from './filter-lessons.ts';
import { ImportLesson } from './ImportLesson.tsx';
import { sinceThen } from './since-then.ts';
import { templates } from './templates.ts';

export interface SampleEntry {
  id: string;
  title: string;
  subject: string;
  gradeLevel: string;
  duration: number;
  teachingStyle: string;
}

interface LessonDashboardProps {
  aurora: AuroraStore;
  samples: readonly SampleEntry[];
  heading: RefObject<HTMLHeadingElement | null>;
}

const rowOf = (item: LibraryItem<LessonBody>): LessonRow => ({
  id: item.id,
  title: item.title,
  subject: item.body.subject,
  gradeLevel: item.body.gradeLevel,
  duration: item.body.duration,
  teachingStyle: item.body.teachingStyle,
  kind: item.body.origin === 'draft' ? 'draft' : 'own',
  created: item.created,
});

export function LessonDashboard({ aurora, samples, heading }: LessonDashboardProps) {
  const { items, isRead } = useStore($library);
  const [filter, setFilter] = useState<LessonFilter>(everyLesson);
  const [isFiltering, setIsFiltering] = useState(false);
  const id = useId();
  useEffect(() => {
    void loadLibrary();
  }, []);
  // The reader of lessons has read them.
  const own = (items.filter((item) => item.kind === 'lesson' && item.trashed === null) as LibraryItem<LessonBody>[]).map(rowOf);
  const rows: LessonRow[] = [...own, ...samples.map((sample): LessonRow => ({ ...sample, kind: 'sample' }))];
  const found = filterLessons(rows, isFiltering ? filter : everyLesson);

  return (
    <>
      <div className="aurora-bar">
        <button type="button" className="btn btn-primary" onClick={() => aurora.showForm()}>
          <Plus size={18} aria-hidden="true" /> Create New Lesson
        </button>
        <button type="button" className="btn" aria-expanded={isFiltering} aria-controls={`${id}-filter`} onClick={() => setIsFiltering(!isFiltering)}>
          <SlidersHorizontal size={18} aria-hidden="true" /> Filter
        </button>
        <ImportLesson aurora={aurora} />
      </div>
      <div id={`${id}-filter`} hidden={!isFiltering}>
        <fieldset className="aurora-filter">
          <legend className="sr-only">Filter the lessons</legend>
          <p>
            <label htmlFor={`${id}-words`}>Words in the title</label>
            <input id={`${id}-words`} className="field" type="search" value={filter.words} onChange={(event) => setFilter({ ...filter, words: event.target.value })} />
          </p>
          <p>
            <label htmlFor={`${id}-subject`}>Subject</label>
            <select id={`${id}-subject`} className="field" value={filter.subject} onChange={(event) => setFilter({ ...filter, subject: event.target.value })}>
              <option value="">All subjects</option>
              {subjectsIn(rows).map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor={`${id}-whose`}>Show</label>
            <select id={`${id}-whose`} className="field" value={filter.kind} onChange={(event) => setFilter({ ...filter, kind: event.target.value as LessonFilter['kind'] })}>
              <option value="">Mine and samples</option>
              <option value="own">Mine</option>
              <option value="sample">Samples</option>
            </select>
          </p>
          <p>
            <label htmlFor={`${id}-length`}>Length</label>
            <select
              id={`${id}-length`}
              className="field"
              value={filter.length}
              onChange={(event) => setFilter({ ...filter, length: event.target.value as LessonFilter['length'] })}
            >
              <option value="">Any length</option>
              <option value="short">Up to 30 minutes</option>
              <option value="long">More than 30 minutes</option>
            </select>
          </p>
        </fieldset>
      </div>
      <section aria-labelledby={`${id}-recent`} className="aurora-recent">
        <h2 className="app-section" id={`${id}-recent`} ref={heading} tabIndex={-1}>
          Recent Lessons
        </h2>
        {isFiltering && (
          <p className="text-small text-muted" role="status">
            {found.length === 1 ? '1 lesson' : `${found.length} lessons`} of {rows.length}
          </p>
        )}
        {own.length === 0 && !isFiltering && (
          // Its place is kept while the device is read, so that the list below does not move.
          <p className={isRead ? 'text-muted' : 'invisible'}>Nothing of your own yet. The samples below are whole lessons: open one, change it, and it is yours.</p>
        )}
        <ul className="aurora-list">
          {found.map((row) => (
            <li key={row.id} className="aurora-row">
              <button type="button" className="aurora-open" dir="auto" onClick={() => (row.kind === 'sample' ? void aurora.openSample(row.id) : aurora.open(row.id))}>
                {row.title || 'Lesson without a title'}
              </button>
              <span className="aurora-facts">
                <span dir="auto">
                  {row.subject}, {row.gradeLevel}, {row.duration} minutes, {row.teachingStyle}
                </span>
                {row.created && <span>created {sinceThen(row.created, new Date())}</span>}
                {row.kind === 'sample' && <span className="badge">Sample</span>}
                {row.kind === 'draft' && <span className="badge">Basic draft</span>}
              </span>
              {row.kind !== 'sample' && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Delete ${row.title}`}
                  title="Delete"
                  onClick={() => {
                    const undo = putInTrash(row.id);
                    showToast({ title: 'In the trash', message: 'It stays there for 30 days.', action: { label: 'Undo', run: undo } });
                  }}
                >
                  <Trash2 size={20} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
        {isFiltering && found.length === 0 && (
          <p>
            No lesson fits.{' '}
            <button type="button" className="text-btn" onClick={() => setFilter(everyLesson)}>
              Show all
            </button>
          </p>
        )}
      </section>
      <section aria-labelledby={`${id}-templates`}>
        <h2 className="app-section" id={`${id}-templates`}>
          Templates
        </h2>
        <ul className="aurora-templates">
          {templates.map(({ id: template, title, text, start }) => (
            <li key={template}>
              <button type="button" className="aurora-template" onClick={() => aurora.showForm({ template, ...start })}>
                <strong>{title}</strong>
                <span>{text}</span>
                <small>
                  {start.duration} minutes, {start.slideCount} slides
                </small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
