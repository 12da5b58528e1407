/** After class: counts, the quotes that were shown, everything as CSV, and a page to print. Made on this device. */
import { useState } from 'react';
import { activateQuestion, activateStep, echoQuestion, echoStep, type PareLesson } from '../../contracts/pare.ts';
import type { LiveView } from '../../stores/live/live-view.ts';
import { saveFile } from '../../ui/save-file.ts';
import { reportCsv } from './report-csv.ts';

export function Report({ view }: { view: LiveView }) {
  const [isNamed, setIsNamed] = useState(false);
  const lesson = view.room.content as PareLesson;
  const seats = [...view.roster.values()].filter(({ state }) => state === 'in' || state === 'left');
  const answers = [...view.answers.values()].sort((a, b) => a.at - b.at);
  const parts = [
    { title: 'Activate', text: lesson.activateTask, step: activateStep, q: activateQuestion },
    ...lesson.echoPrompts.map((prompt, place) => ({ title: `Echo ${place + 1}`, text: prompt, step: echoStep, q: echoQuestion(place) })),
  ];
  const nameOf = (pid: string): string => view.roster.get(pid)?.name ?? '';
  return (
    <details className="pare-report">
      <summary>Report of this session</summary>
      <p className="pare-bar" data-no-print>
        <button
          type="button"
          className="btn"
          onClick={() =>
            saveFile(
              `pare-${view.room.title
                .toLowerCase()
                .replace(/[^a-z0-9]+/g, '-')
                .slice(0, 40)}.csv`,
              reportCsv(view),
              'text/csv',
            )
          }
        >
          Save as CSV
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          Print the report
        </button>
        <label className="pare-switch">
          <input type="checkbox" checked={isNamed} onChange={(event) => setIsNamed(event.target.checked)} />
          With names
        </label>
      </p>
      <div className="pare-report-page">
        <h3 dir="auto">{lesson.title}</h3>
        <p>
          {seats.length === 1 ? 'One student' : `${seats.length} students`}, {answers.length === 1 ? 'one answer' : `${answers.length} answers`}.
        </p>
        {parts.map(({ title, text, step, q }) => {
          const own = answers.filter((answer) => answer.step === step && answer.q === q && answer.level < 2);
          return (
            <section key={`${step}/${q}`}>
              <h4>
                {title}: {own.length} of {seats.length}
              </h4>
              <p className="pare-paragraph" dir="auto">
                {text}
              </p>
              <ul>
                {own.map((answer) => (
                  <li key={answer.ref} dir="auto">
                    {answer.text}
                    {isNamed && <em> ({nameOf(answer.pid)})</em>}
                    {answer.shown && <span className="text-muted"> shown to the class</span>}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {answers.some(({ level }) => level === 2) && <p>Texts that may be a call for help are left out here. They stand in the CSV, marked.</p>}
      </div>
    </details>
  );
}
