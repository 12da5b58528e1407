/** The stored examples with their distance from the drawing in the grid. Labels can be changed, as the lesson asks. */
import { Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type Example, inRows, type Match } from '../../../engine/labs/nearest.ts';
import { nameOf } from './drawing-state.ts';
import { SquarePicture } from './SquarePicture.tsx';

interface ExampleTableProps {
  examples: readonly Example[];
  /** The nearest first. */
  sorted: readonly Match[];
  /** `continues`: typed into the same field as the change before. */
  onLabel: (at: number, label: string, continues: boolean) => void;
  onShow: (at: number) => void;
  onRemove: (at: number) => void;
}

export function ExampleTable({ examples, sorted, onLabel, onShow, onRemove }: ExampleTableProps) {
  /** The example whose label is being typed. */
  const typing = useRef(-1);
  if (examples.length === 0) return null;
  const distances = new Map(sorted.map(({ at, distance }) => [at, distance]));
  return (
    <table className="lab-table lab-examples">
      <caption>Stored examples and their distance from the drawing</caption>
      <thead>
        <tr>
          <th scope="col">Example</th>
          <th scope="col">Label</th>
          <th scope="col">Distance</th>
          <th scope="col">
            <span className="sr-only">Show or remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ drawing, label }, at) => (
          <tr key={nameOf(at)}>
            <th scope="row">
              <span className="lab-example">
                {nameOf(at)} <SquarePicture drawing={drawing} />
                <span className="sr-only">{inRows(drawing)}</span>
              </span>
            </th>
            <td>
              <input
                className="field"
                dir="auto"
                aria-label={`Label of ${nameOf(at)}`}
                maxLength={20}
                value={label}
                onFocus={() => {
                  typing.current = -1;
                }}
                onChange={({ target }) => {
                  onLabel(at, target.value, typing.current === at);
                  typing.current = at;
                }}
              />
            </td>
            <td>
              {distances.get(at)}
              {sorted[0]?.at === at && <span className="lab-nearest"> nearest</span>}
            </td>
            <td>
              <button type="button" className="lab-icon" aria-label={`Put ${nameOf(at)} into the grid`} onClick={() => onShow(at)}>
                <Pencil size={18} aria-hidden="true" />
              </button>
              <button type="button" className="lab-icon" aria-label={`Remove ${nameOf(at)}`} onClick={() => onRemove(at)}>
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
