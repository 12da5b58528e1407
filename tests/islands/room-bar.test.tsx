/** What the bar over a map that is edited together says of the line and of one's own words. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import { RoomBar } from '../../src/features/nebula/room/RoomBar.tsx';
import type { Room } from '../../src/stores/map-room/room.ts';

afterEach(cleanup);

it('does not say that all is in the room while editing is stopped and own words wait', () => {
  const $isWaiting = atom(true);
  const room = {
    $state: atom({ is: 'open' }),
    $isWaiting,
    $isFull: atom(false),
    $isKept: atom(true),
    $role: atom('edit'),
    $isLocked: atom(true),
    $endsAt: atom(0),
    $canUndo: atom(false),
    $canRedo: atom(false),
    undo: () => {},
    redo: () => {},
  } as unknown as Room;
  render(<RoomBar room={room} canEdit={false} />);
  const said = (): string | null => screen.getByRole('status').textContent;
  expect(said()).toContain('What you changed before is not in the room. It is kept on this device');
  expect(screen.queryByText(/Everyone in the room sees what you write/)).toBeNull();
  act(() => $isWaiting.set(false));
  expect(said()).toBe('Connected. You see every change as it is made.');
});
