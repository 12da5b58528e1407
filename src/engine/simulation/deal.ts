/** Dealing roles to the students of a class. */

export interface Seat {
  student: string;
  /** Place of the role in the simulation. */
  role: number;
}

/** One name a line or between commas; doubles stay, since two students may share a name. */
export const namesIn = (text: string, mostChars: number, most: number): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.replaceAll(/\s+/g, ' ').trim().slice(0, mostChars))
    .filter((name) => name !== '')
    .slice(0, most);

/** Every role is dealt once before any is dealt twice. `order`: a number for each student; equal numbers keep the list's order. */
export function dealRoles(students: readonly string[], roles: number, order: readonly number[]): Seat[] {
  if (roles === 0) return [];
  const places = students.map((_, place) => place).sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
  const role = new Map(places.map((place, turn) => [place, turn % roles]));
  return students.map((student, place) => ({ student, role: role.get(place) ?? 0 }));
}
