/** The order in which a teacher wants the seats of a class. */
interface Seat {
  name: string;
  state: string;
  /** Somebody should talk to this student. */
  care: boolean;
}

/** Lower comes first: who may need help, who waits for the teacher, who takes part, who has gone. */
const rankOf = ({ care, state }: Seat): number => (care ? 0 : state === 'waiting' || state === 'back' ? 1 : state === 'in' ? 2 : 3);

/** Those whose name has the words, who needs the teacher first; the others stay as they came. */
export const inOrder = <T extends Seat>(seats: readonly T[], words = ''): T[] => {
  const wanted = words.trim().toLowerCase();
  return seats.filter(({ name }) => name.toLowerCase().includes(wanted)).sort((a, b) => rankOf(a) - rankOf(b));
};
