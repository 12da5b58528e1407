/** What a key does while slides are shown, in either window. Page up and page down are what hand-held clickers send. */
import type { Show } from './show-store.ts';

export type ShowCommand = 'notes' | 'help' | 'close' | 'full' | 'presenter';

export const showKeys: readonly (readonly [keys: string, what: string])[] = [
  ['→, ↓, Space, Page down', 'Next slide'],
  ['←, ↑, Shift + Space, Page up', 'Slide before'],
  ['Home, End', 'First or last slide'],
  ['B or .', 'Black screen, and back'],
  ['N', 'Notes below the slide'],
  ['P', 'Presenter window'],
  ['F', 'Full screen'],
  ['?', 'These keys'],
  ['Esc', 'End the show'],
];

const commands: Readonly<Record<string, ShowCommand>> = { n: 'notes', '?': 'help', Escape: 'close', f: 'full', p: 'presenter' };

/** Moves, or gives what the window itself has to do. Null: the key means nothing here, or it has been used. */
export function onShowKey(event: KeyboardEvent, show: Show): ShowCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const target = event.target instanceof HTMLElement ? event.target : null;
  // A field keeps its keys, and a button is pressed by the space bar.
  if (target?.matches('input, select, textarea') && key !== 'Escape') return null;
  if (key === ' ' && target?.matches('button, a, summary')) return null;
  const move = moveOf(key, event.shiftKey);
  if (move === null) return commands[key] ?? null;
  event.preventDefault();
  if (move === 'black') show.toggleBlack();
  else if (typeof move === 'number') show.step(move);
  else show.goTo(move === 'first' ? 0 : Number.MAX_SAFE_INTEGER);
  return null;
}

function moveOf(key: string, isShift: boolean): number | 'first' | 'last' | 'black' | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
      return 1;
    case ' ':
      return isShift ? -1 : 1;
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'b':
    case '.':
      return 'black';
    default:
      return null;
  }
}
