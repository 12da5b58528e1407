/** A text that is changed where it stands, with its label above it. */
import { useId } from 'react';

interface EditableProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  most: number;
  /** Said below the field. */
  hint?: string;
  isLabelShown?: boolean;
  isReadOnly?: boolean;
  className?: string;
}

export function Editable({ label, value, onChange, most, hint, isLabelShown = true, isReadOnly = false, className = '' }: EditableProps) {
  const id = useId();
  return (
    <p className={`comet-field ${className}`}>
      <label htmlFor={id} className={isLabelShown ? '' : 'sr-only'}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        dir="auto"
        maxLength={most}
        readOnly={isReadOnly}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <small id={`${id}-hint`} className="comet-hint">
          {hint}
        </small>
      )}
    </p>
  );
}
