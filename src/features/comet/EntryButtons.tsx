/** Up, down and away, for one entry of a list. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface EntryButtonsProps<T> {
  /** As in "part 2". */
  name: string;
  items: readonly T[];
  place: number;
  onChange: (items: T[]) => void;
}

export function EntryButtons<T>({ name, items, place, onChange }: EntryButtonsProps<T>) {
  const moved = (to: number): T[] => {
    const list = [...items];
    list.splice(to, 0, ...list.splice(place, 1));
    return list;
  };
  return (
    <span className="comet-entry-buttons" role="group" aria-label={name}>
      <button type="button" className="icon-btn" aria-label={`Move ${name} up`} title="Move up" disabled={place === 0} onClick={() => onChange(moved(place - 1))}>
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Move ${name} down`}
        title="Move down"
        disabled={place === items.length - 1}
        onClick={() => onChange(moved(place + 1))}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={(event) => {
          // The last entry takes its buttons along: the focus goes to the one before, or to the button that adds one.
          if (place === items.length - 1) neighborOf(event.currentTarget)?.focus();
          onChange(items.filter((_, i) => i !== place));
        }}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </span>
  );
}

function neighborOf(button: HTMLElement): HTMLElement | null {
  const entry = button.closest('li');
  const before = entry?.previousElementSibling?.querySelector<HTMLElement>('.comet-entry-buttons > :last-child');
  return before ?? entry?.parentElement?.nextElementSibling?.querySelector('button') ?? null;
}
