/** Text that is changed where it stands: it looks like text, grows with what is written and is a field for everyone. */
import { useId } from 'react';

interface EditableProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Shows the label above the text; otherwise it is there for screen readers. */
  isLabelShown?: boolean;
  className?: string;
  isReadOnly?: boolean;
}

/** Characters of a line, for browsers that cannot size a field by its content. */
const lineChars = 64;
const rowsOf = (text: string): number => text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / lineChars)), 0);

export function Editable({ label, value, onChange, isLabelShown = false, className = '', isReadOnly = false }: EditableProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={isLabelShown ? 'aurora-label' : 'sr-only'}>
        {label}
      </label>
      <textarea
        id={id}
        className={`aurora-edit ${className}`}
        dir="auto"
        placeholder={isReadOnly ? '' : 'Write here'}
        rows={CSS.supports?.('field-sizing', 'content') ? 1 : rowsOf(value)}
        maxLength={4_000}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
