/** Who is here: a name from a list, what each may do, and which concept each looks at. */
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Person } from '../../../stores/map-room/people.ts';
import type { Room } from '../../../stores/map-room/room.ts';
import type { Editor } from '../editor/editor-store.ts';

const roleTexts: Readonly<Record<Person['role'], string>> = { owner: 'opened the room', edit: 'edits', read: 'reads' };

export function People({ room, editor }: { room: Room; editor: Editor }) {
  const people = useStore(room.$people);
  const { body } = useStore(room.$item);
  const id = useId();
  if (people.length === 0) return null;
  const nameOf = (node: string | null): string | null => (node === null ? null : (body.nodes.find((each) => each.id === node)?.text.trim() ?? null));
  return (
    <section aria-labelledby={id} data-no-print>
      <h2 className="text-h3" id={id}>
        {people.length === 1 ? 'You are alone here' : `${people.length} people are here`}
      </h2>
      <ul className="room-people">
        {people.map(({ seat, name, hue, isYou, role, node }) => {
          const at = isYou ? null : nameOf(node);
          return (
            <li key={seat} data-hue={hue}>
              <strong>{isYou ? `${name} (you)` : name}</strong> <span>{roleTexts[role]}</span>
              {at !== null && node !== null && (
                <button type="button" className="text-btn" onClick={() => editor.select(node)}>
                  at “{at || 'a concept without text'}”
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
