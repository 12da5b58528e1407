/** A list of a lesson whose entries can be changed, moved, added, deleted, and made again as a whole. */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PartHead, type PartTools } from './PartHead.tsx';

interface EditableListProps<T> {
  title: string;
  /** What one entry is called: "objective". */
  one: string;
  items: readonly T[];
  /** A fresh entry. */
  blank: () => T;
  /** The fields of an entry. */
  children: (item: T, change: (item: T, field?: string) => void, place: number) => ReactNode;
  /** `key`: changes under the same key within a second are one step for undo. */
  onChange: (items: T[], key?: string) => void;
  tools: PartTools;
  /** More buttons for an entry. */
  extra?: (item: T, place: number) => ReactNode;
  isOrdered?: boolean;
  aside?: ReactNode;
  /** Stays in sight while the list is scrolled. */
  below?: ReactNode;
}

export function EditableList<T>({ title, one, items, blank, children, onChange, tools, extra, isOrdered = false, aside, below }: EditableListProps<T>) {
  const id = useId();
  const { isReadOnly } = tools;
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus goes once the list is drawn again. */
  const next = useRef<{ place: number; button?: 'up' | 'down'; isNew?: boolean } | null>(null);
  useEffect(() => {
    const wish = next.current;
    next.current = null;
    if (!wish) return;
    const row = list.current?.children[wish.place];
    const button = wish.button && row?.querySelector<HTMLButtonElement>(`[data-move="${wish.button}"]:not(:disabled)`);
    const field = row?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
    // An empty list has only its button.
    (button || field || add.current)?.focus();
    // What stands in a fresh entry is there to be written over.
    if (wish.isNew) field?.select();
  });

  const replace = (place: number) => (item: T, field?: string) =>
    onChange(
      items.map((each, i) => (i === place ? item : each)),
      `${title}:${place}:${field ?? ''}`,
    );
  const move = (from: number, to: number) => {
    const moved = [...items];
    const [item] = moved.splice(from, 1);
    if (item === undefined) return;
    moved.splice(to, 0, item);
    next.current = { place: to, button: to < from ? 'up' : 'down' };
    onChange(moved);
  };

  return (
    <section className="aurora-part" aria-labelledby={id}>
      <PartHead id={id} title={title} tools={tools} aside={aside} />
      {below}
      <ol ref={list} className={isOrdered ? 'aurora-entries aurora-numbered' : 'aurora-entries'}>
        {items.map((item, place) => (
          // The entries have no names of their own, and their texts change with each key.
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place.
          <li key={place} className="aurora-entry">
            <div className="aurora-entry-fields">{children(item, replace(place), place)}</div>
            {!isReadOnly && (
              <div className="aurora-entry-buttons" role="group" aria-label={`${one} ${place + 1}`}>
                {extra?.(item, place)}
                <button
                  type="button"
                  className="icon-btn"
                  data-move="up"
                  aria-label={`Move ${one} ${place + 1} up`}
                  title="Move up"
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  data-move="down"
                  aria-label={`Move ${one} ${place + 1} down`}
                  title="Move down"
                  disabled={place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown size={18} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Delete ${one} ${place + 1}`}
                  title="Delete"
                  onClick={() => {
                    next.current = { place: Math.max(0, place - 1) };
                    onChange(items.filter((_, i) => i !== place));
                  }}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <button
          type="button"
          className="btn btn-quiet"
          ref={add}
          onClick={() => {
            next.current = { place: items.length, isNew: true };
            onChange([...items, blank()]);
          }}
        >
          <Plus size={16} aria-hidden="true" /> Add {one}
        </button>
      )}
    </section>
  );
}
