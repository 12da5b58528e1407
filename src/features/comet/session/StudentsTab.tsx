/** Who is there, how far each one is, and what each one finds filled in. */
import { useId, useRef, useState } from 'react';
import { supportLevels, supportNames } from '../../../contracts/comet.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import { showToast } from '../../../stores/toasts.ts';
import { CheckIn } from '../../../ui/live/CheckIn.tsx';
import { ManageSeat } from '../../../ui/live/ManageSeat.tsx';
import { Removed } from '../../../ui/live/Removed.tsx';
import { inOrder } from '../../../ui/live/seat-order.ts';
import seatStyles from '../../../ui/live/seats.css?inline';
import { focusAfterLetIn, useKeptFocus } from '../../../ui/live/use-kept-focus.ts';
import { useStyles } from '../../../ui/use-styles.ts';
import type { StudentRow } from './class-picture.ts';
import { LiveButton } from './LiveButton.tsx';
import type { TabProps } from './session-props.ts';

const standingOf = ({ state, isActive }: StudentRow): string => (state === 'waiting' ? 'Waiting' : state === 'back' ? 'In the lobby' : isActive ? 'Active' : 'Inactive');

export function StudentsTab({ content, picture, isCut, command, rename, openSeat }: TabProps) {
  useStyles(seatStyles);
  const [words, setWords] = useState('');
  const [managed, setManaged] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const id = useId();
  const found = inOrder(picture.students, words);
  const seat = managed === null ? undefined : picture.students.find(({ pid }) => pid === managed);
  const isReal = picture.students.some(({ pid }) => pid !== null);

  const remove = (pid: string, name: string) => {
    void command({ t: 'kick', pid, ban: true });
    showToast({
      title: 'Removed',
      message: `${name} cannot come back to this session.`,
      action: { label: 'Undo', run: () => void command({ t: 'kick', pid, ban: true, on: false }) },
    });
  };

  return (
    <div className="comet-main">
      <aside className="comet-panel comet-panel-strip" aria-labelledby={`${id}-class`}>
        <h3 id={`${id}-class`}>Class overview</h3>
        <dl>
          <div>
            <dt>Students</dt>
            <dd>{picture.total}</dd>
          </div>
          <div>
            <dt>Active</dt>
            <dd>{picture.active}</dd>
          </div>
          <div>
            <dt>Average progress</dt>
            <dd>{picture.completion}%</dd>
          </div>
          <div>
            <dt>Not begun</dt>
            <dd>{picture.students.filter(({ progress, state }) => progress === 0 && (state === 'in' || state === 'left')).length}</dd>
          </div>
        </dl>
        {picture.students.length < picture.total && <p className="comet-hint">The table shows the first {picture.students.length}.</p>}
      </aside>
      <section className="comet-part" ref={place} aria-labelledby={`${id}-list`}>
        <h3 className="app-section" id={`${id}-list`} ref={heading} tabIndex={-1} data-focus-home>
          Students
        </h3>
        <CheckIn students={picture.students} />
        <p className="comet-field">
          <label htmlFor={`${id}-words`}>Search students</label>
          <input id={`${id}-words`} className="field" type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </p>
        <table className="comet-table">
          <thead>
            <tr>
              <th scope="col">Student</th>
              <th scope="col">Progress</th>
              <th scope="col">Questions answered</th>
              <th scope="col">Status</th>
              {isReal && <th scope="col">Support</th>}
              {isReal && (
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {found.map((student, place) => {
              const { pid, name, progress, answered, isActive, state, support } = student;
              return (
                <tr key={pid ?? place}>
                  <th scope="row" dir="auto">
                    {name} {student.care && <span className="badge comet-care">Check in</span>}
                  </th>
                  <td data-label="Progress">
                    <span className="comet-progress-cell">
                      <progress className="comet-progress" max={100} value={progress} aria-label={`Progress of ${name}`} /> {progress}%
                    </span>
                  </td>
                  <td data-label="Questions answered">
                    {answered} of {content.questions.length}
                  </td>
                  <td data-label="Status">
                    <span className="badge" data-active={isActive || undefined}>
                      {standingOf(student)}
                    </span>
                  </td>
                  {isReal && pid !== null && (
                    <td data-label="Support">
                      <select
                        className="field"
                        aria-label={`Support for ${name}`}
                        value={support}
                        onChange={(event) => void command({ t: 'support', pid, level: supportLevels.find((level) => level === event.target.value) ?? 'blanks' })}
                      >
                        {supportLevels.map((level) => (
                          <option key={level} value={level}>
                            {supportNames[level]}
                          </option>
                        ))}
                      </select>
                    </td>
                  )}
                  {isReal && pid !== null && (
                    <td>
                      <span className="comet-row-buttons">
                        {(state === 'waiting' || state === 'back') && (
                          <LiveButton
                            className="btn btn-primary"
                            isCut={isCut}
                            data-let-in
                            onClick={({ currentTarget }) => {
                              focusAfterLetIn(currentTarget);
                              void command({ t: 'admit', pid });
                            }}
                          >
                            Let in<span className="sr-only"> {name}</span>
                          </LiveButton>
                        )}
                        <button type="button" className="btn btn-quiet" aria-label={`Manage ${name}`} aria-haspopup="dialog" onClick={() => setManaged(pid)}>
                          Manage
                        </button>
                      </span>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
        {found.length === 0 && <p className="text-muted">{picture.students.length === 0 ? 'Nobody has joined yet.' : 'No student fits.'}</p>}
        <Removed seats={picture.removed} onAllow={(pid) => void command({ t: 'kick', pid, ban: true, on: false })} />
        {isReal && <p className="comet-hint">Support is set quietly: only this student’s own notes change. Names are told to you alone.</p>}
      </section>
      {seat && managed !== null && (
        <ManageSeat
          name={seat.name}
          standing={standingOf(seat)}
          most={liveLimits.nameChars}
          onSendBack={seat.state === 'in' ? () => void command({ t: 'kick', pid: managed }) : undefined}
          onRename={(name) => rename(managed, name)}
          onRemove={() => remove(managed, seat.name)}
          list={heading}
          openSeat={() => openSeat(managed)}
          onClose={() => setManaged(null)}
        />
      )}
    </div>
  );
}
