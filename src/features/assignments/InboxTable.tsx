/** Who has handed in: found by name, in the order that is wanted. */
import { useEffect, useId, useMemo, useRef } from 'react';
import { wordsText } from '../../engine/text/count-words.ts';
import type { Received } from '../../stores/assignments/teacher.ts';
import { timeText } from './due.ts';
import { type InboxOrder, inboxOrders, inboxRows } from './inbox-order.ts';

/** What stays chosen while a work is read. */
export interface InboxView {
  search: string;
  order: InboxOrder;
  /** The hand-in that was read last: its row has the focus when the list comes back. */
  last: string | null;
}

interface InboxTableProps {
  received: readonly Received[];
  view: InboxView;
  onView: (view: InboxView) => void;
  onRead: (id: string) => void;
}

export function InboxTable({ received, view, onView, onRead }: InboxTableProps) {
  const id = useId();
  const rows = useMemo(() => inboxRows(received, view.search, view.order), [received, view.search, view.order]);
  const lastRead = useRef<HTMLButtonElement>(null);
  useEffect(() => lastRead.current?.focus(), []);
  return (
    <>
      <form role="search" className="assign-find" data-no-print onSubmit={(event) => event.preventDefault()}>
        <p className="assign-field">
          <label htmlFor={`${id}-search`}>Search the inbox</label>
          <input id={`${id}-search`} className="field" type="search" value={view.search} onChange={({ target }) => onView({ ...view, search: target.value })} />
        </p>
        <p className="assign-field">
          <label htmlFor={`${id}-order`}>Order</label>
          <select
            id={`${id}-order`}
            className="field"
            value={view.order}
            onChange={({ target }) => target.value in inboxOrders && onView({ ...view, order: target.value as InboxOrder })}
          >
            {Object.entries(inboxOrders).map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </select>
        </p>
      </form>
      <p role="status">{view.search.trim() && `${rows.length} of ${received.length} found.`}</p>
      <div className="assign-frame" tabIndex={0} role="region" aria-label="Who has handed in">
        <table className="assign-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Status</th>
              <th scope="col">Handed in</th>
              <th scope="col">Words</th>
              <th scope="col">Receipt</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: handIn, label, handedAt, isLate, version, receipt, returnedAt }) => (
              <tr key={handIn}>
                <th scope="row">
                  {label ? (
                    <button type="button" className="text-btn assign-name" dir="auto" ref={handIn === view.last ? lastRead : null} onClick={() => onRead(handIn)}>
                      {label.name || 'Without a name'}
                    </button>
                  ) : (
                    'Cannot be opened with the key of this browser'
                  )}
                </th>
                <td>
                  {returnedAt ? 'Returned' : 'To read'}
                  {isLate && ', late'}
                  {label?.care === 2 && <strong>, check in with this student</strong>}
                </td>
                <td>
                  {timeText(handedAt)}
                  {version > 1 && `, version ${version}`}
                </td>
                <td>{label ? wordsText(label.words) : ''}</td>
                <td>
                  <code>{receipt}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
