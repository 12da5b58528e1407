/** A student's way out of a session that takes along everything that was sent. */
import type { SeatKey } from '../../stores/live/sessions.ts';
import { eraseMine } from '../../stores/live/sessions.ts';
import { showToast } from '../../stores/toasts.ts';
import type { StudentStore } from './student-store.ts';

export function EraseButton({ student, seat }: { student: StudentStore; seat: SeatKey }) {
  const erase = async (): Promise<void> => {
    const result = await eraseMine(seat);
    if (result.ok) student.leave();
    showToast(
      result.ok
        ? { title: 'Erased', message: 'Everything you sent in this session is gone.' }
        : { title: 'Not erased', message: 'The session could not be reached. Please try again.', variant: 'destructive' },
    );
  };
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void erase()}>
      Leave and erase what I sent
    </button>
  );
}
