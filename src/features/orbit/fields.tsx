/** Fields of the outline editor. */
import { useId } from 'react';

interface TextProps {
  label: string;
  value: string;
  most: number;
  /** Lines of a text area; one line of input when left out. */
  rows?: number;
  onChange: (value: string) => void;
}

export function TextField({ label, value, most, rows, onChange }: TextProps) {
  const id = useId();
  return (
    <p className="orbit-field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input id={id} className="field" type="text" dir="auto" maxLength={most} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea id={id} className="field" rows={rows} dir="auto" maxLength={most} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </p>
  );
}

/** A list with one entry a line. Empty lines stay while they are typed; who reads the list leaves them out. */
export const LinesField = ({ label, value, onChange }: { label: string; value: readonly string[]; onChange: (value: string[]) => void }) => (
  <TextField
    label={`${label}, one a line`}
    value={value.join('\n')}
    most={20_000}
    rows={Math.min(8, Math.max(3, value.length + 1))}
    onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
  />
);

export function NumberField({ label, value, least, most, onChange }: { label: string; value: number; least: number; most: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <p className="orbit-field orbit-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Math.min(most, Math.max(least, Math.round(Number(event.target.value) || 0))))}
      />
    </p>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  onChange: (value: T) => void;
}

export function ChoiceField<T extends string | number>({ label, value, options, nameOf, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <p className="orbit-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={String(value)} onChange={({ target }) => onChange(options.find((option) => String(option) === target.value) ?? value)}>
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Move up, move down, delete. `name`: what the buttons act on, for who cannot see it. */
export function RowButtons({ name, isFirst, isLast, onMove, onDelete }: { name: string; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void; onDelete: () => void }) {
  return (
    <div className="orbit-buttons" role="group" aria-label={name}>
      <button type="button" className="btn btn-quiet" disabled={isFirst} aria-label={`Move up: ${name}`} onClick={() => onMove(-1)}>
        Up
      </button>
      <button type="button" className="btn btn-quiet" disabled={isLast} aria-label={`Move down: ${name}`} onClick={() => onMove(1)}>
        Down
      </button>
      <button type="button" className="btn btn-quiet" aria-label={`Delete: ${name}`} onClick={onDelete}>
        Delete
      </button>
    </div>
  );
}

export const moved = <T,>(list: readonly T[], place: number, by: -1 | 1): T[] => {
  const next = [...list];
  const [item] = next.splice(place, 1);
  if (item !== undefined) next.splice(place + by, 0, item);
  return next;
};
export const replaced = <T,>(list: readonly T[], place: number, item: T): T[] => list.map((each, other) => (other === place ? item : each));
export const without = <T,>(list: readonly T[], place: number): T[] => list.filter((_, other) => other !== place);
