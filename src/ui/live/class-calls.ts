/** What of a class calls its teacher, counted. No name and no word of it: a screen may be seen by the class. Pure. */
export interface Calls {
  /** Who waits to be let in, and how many may need somebody. Empty: nobody. */
  students: string;
  /** Questions without an answer. Empty: none. */
  asks: string;
}

export function callsOf(seats: Iterable<{ state: string; care: boolean }>, asks: Iterable<{ reply: string }>): Calls {
  const all = [...seats];
  const waiting = all.filter(({ state }) => state === 'waiting').length;
  const care = all.filter((seat) => seat.care).length;
  const open = [...asks].filter(({ reply }) => reply === '').length;
  return {
    students: [waiting > 0 && `${waiting} waiting`, care > 0 && (care > 1 ? `check in with ${care}` : 'check in')].filter(Boolean).join(', '),
    asks: open > 0 ? `${open} to answer` : '',
  };
}
