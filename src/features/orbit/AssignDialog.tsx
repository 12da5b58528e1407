// biome-ignore-all lint/suspicious/noArrayIndexKey: the entries have nothing of their own that stays while their words change
/** Three ways to a class: live, with a code; by link, to be played alone and handed in; or on paper, one printed card for each student. The names stay in this dialog. */
import { type RefObject, useId, useState } from 'react';
import { type Simulation, simulationLimits } from '../../contracts/simulation.ts';
import { dealRoles, namesIn, type Seat } from '../../engine/simulation/deal.ts';

interface AssignDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  simulation: Simulation;
  /** Opens a live session; answers what was wrong, or null. */
  onOpen: () => Promise<string | null>;
  /** The code of the session that is open now. */
  live: string | null;
  onReturn: () => void;
  /** To be played alone and handed in. */
  onAssign: () => void;
  onDeal: (seats: readonly Seat[]) => void;
  /** A number from 0 to 1. */
  random?: () => number;
}

/** Room for every seat with the longest name. */
const namesChars = simulationLimits.seats * (simulationLimits.nameChars + 2);

export function AssignDialog({ dialog, simulation: { roles, events }, onOpen, live, onReturn, onAssign, onDeal, random = Math.random }: AssignDialogProps) {
  const [text, setText] = useState('');
  const [seats, setSeats] = useState<readonly Seat[]>([]);
  const [opening, setOpening] = useState<{ isBusy: boolean; fault: string }>({ isBusy: false, fault: '' });
  const id = useId();
  const students = namesIn(text, simulationLimits.nameChars, simulationLimits.seats);
  const deal = (isShuffled: boolean) => setSeats(dealRoles(students, roles.length, isShuffled ? students.map(random) : []));
  const close = () => dialog.current?.close();
  const open = async () => {
    setOpening({ isBusy: true, fault: '' });
    const fault = await onOpen();
    setOpening({ isBusy: false, fault: fault ?? '' });
    if (fault === null) close();
  };
  const counted = `${students.length} ${students.length === 1 ? 'student' : 'students'}, ${roles.length} roles.`;

  return (
    <dialog className="dialog" ref={dialog} aria-label="Assign to Class">
      <div className="dialog-body">
        <h2 className="dialog-title">Assign to Class</h2>
        <h3 className="text-h3">Live, in class</h3>
        <p>Students join with a code. Each gets a role and a secret card on a device of their own, and the class votes on every decision.</p>
        <p className="orbit-buttons">
          {live === null ? (
            <button type="button" className="btn btn-primary" disabled={events.length === 0 || opening.isBusy} onClick={() => void open()}>
              {opening.isBusy ? 'Opening…' : 'Open a live session'}
            </button>
          ) : (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                close();
                onReturn();
              }}
            >
              Back to the session {live}
            </button>
          )}
        </p>
        <p role="alert" className="orbit-fault">
          {opening.fault}
        </p>
        <h3 className="text-h3">By link or code, alone</h3>
        <p>Each student plays it alone, on a device of their own, and hands in the path. Nobody but you can read it. The secret cards are not given out.</p>
        <p>
          <button type="button" className="btn" disabled={events.length === 0} onClick={onAssign}>
            Assign by link
          </button>
        </p>
        <h3 className="text-h3">Roles on paper</h3>
        <p>
          Roles are dealt on paper: type the names, deal, and print one card for each student. What is secret stands only on the card of its role. The names are not saved: they are
          gone when you leave this page.
        </p>
        {roles.length === 0 ? (
          <p className="orbit-note">This simulation has no roles yet. Add some in the editor first.</p>
        ) : (
          <>
            <p className="orbit-field">
              <label htmlFor={`${id}-names`}>Names, one a line or with commas between, at most {simulationLimits.seats}</label>
              <textarea
                id={`${id}-names`}
                className="field"
                rows={4}
                dir="auto"
                value={text}
                onChange={(event) => {
                  setText(event.target.value.slice(0, namesChars));
                  setSeats([]);
                }}
              />
            </p>
            <p className="text-muted" role="status">
              {students.length === 0 ? 'No names yet.' : students.length < roles.length ? `${counted} Some roles stay empty.` : counted}
            </p>
            <div className="orbit-buttons">
              <button type="button" className="btn" disabled={students.length === 0} onClick={() => deal(false)}>
                Deal in this order
              </button>
              <button type="button" className="btn" disabled={students.length === 0} onClick={() => deal(true)}>
                Deal by lot
              </button>
            </div>
          </>
        )}
        {seats.length > 0 && (
          <ol className="orbit-seats" aria-label="Seat list">
            {seats.map(({ student, role }, place) => (
              <li key={`${place} ${student}`}>
                <span dir="auto">{student}</span>
                <select
                  className="field"
                  aria-label={`Role of ${student}`}
                  value={role}
                  onChange={(event) => setSeats(seats.map((seat, other) => (other === place ? { ...seat, role: Number(event.target.value) } : seat)))}
                >
                  {roles.map(({ name }, number) => (
                    <option key={`${number} ${name}`} value={number}>
                      {name}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ol>
        )}
        <div className="dialog-buttons">
          <button
            type="button"
            className="btn"
            disabled={seats.length === 0}
            onClick={() => {
              close();
              onDeal(seats);
            }}
          >
            Print the cards
          </button>
          <button type="button" className="btn" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}
