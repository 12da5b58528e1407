/** What is on its way: what happened so far, and what to do. */
import { useState } from 'react';
import type { OnMyDesk, Waiting } from '../../stores/assignments/records.ts';
import { forgetWaiting, sendWaiting } from '../../stores/assignments/student.ts';
import { timeText } from './due.ts';

export function Outbox({ record, waiting }: { record: OnMyDesk; waiting: Waiting }) {
  const [isBusy, setIsBusy] = useState(false);
  const { tries, why, made, isRefused } = waiting;
  const send = async () => {
    setIsBusy(true);
    await sendWaiting(record);
    setIsBusy(false);
  };
  return (
    <section className="assign-note assign-part" aria-labelledby="assign-outbox">
      <h2 className="app-section" id="assign-outbox">
        {isRefused ? 'Not taken' : 'Not handed in yet'}
      </h2>
      <p role="status">
        {isRefused
          ? `The server did not take it: ${why} Your work is still on this device, where you wrote it. Tell your teacher, or hand in again.`
          : tries === 0
            ? 'It is being sent.'
            : `It lies encrypted on this device since ${timeText(made)}. ${tries === 1 ? 'One try' : `${tries} tries`} so far: ${why} It is sent by itself as soon as this device is online and the dashboard, the library or any tool of this site is open.`}
      </p>
      <p className="assign-buttons">
        {!isRefused && (
          <button type="button" className="btn btn-primary" disabled={isBusy} onClick={() => void send()}>
            {isBusy ? 'Sending…' : 'Try now'}
          </button>
        )}
        <button type="button" className="btn" disabled={isBusy} onClick={() => void forgetWaiting(record)}>
          Do not hand this in
        </button>
      </p>
    </section>
  );
}
