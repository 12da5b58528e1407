/** Who is in a room, as people see it: a name that nobody chose, a color, and what they look at. */
import type { RoomPerson, RoomRole } from '../../contracts/map-room.ts';

export interface Person {
  seat: number;
  role: RoomRole;
  /** "Heron": from a list, by the seat, so that nobody can write a name. */
  name: string;
  /** One of eight colors, from 0. */
  hue: number;
  isYou: boolean;
  /** The selected concept, where it is known. */
  node: string | null;
}

/** One for each seat of a room: `roomLimits.people`. */
const names =
  'Heron Otter Falcon Badger Lynx Robin Turtle Dolphin Sparrow Panda Koala Beaver Gecko Puffin Raven Salmon Tapir Walrus Zebra Bison Crane Ferret Finch Gazelle Hare Ibis Jaguar Kiwi Lemur Marmot Newt Osprey Penguin Quail Seal Swift'.split(
    ' ',
  );
export const hues = 8;

export const nameOfSeat = (seat: number): string => names[seat % names.length] ?? '';

/** Oneself first, then by seat. */
export function peopleOf(people: readonly RoomPerson[], mine: number, nodes: ReadonlyMap<number, string>): Person[] {
  return people
    .map(({ seat, role }) => ({ seat, role, name: nameOfSeat(seat), hue: seat % hues, isYou: seat === mine, node: nodes.get(seat) ?? null }))
    .sort((a, b) => Number(b.isYou) - Number(a.isYou) || a.seat - b.seat);
}

/** Who else looks at which concept. */
export function othersAt(people: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const at = new Map<string, Person[]>();
  for (const person of people) if (!person.isYou && person.node !== null) at.set(person.node, [...(at.get(person.node) ?? []), person]);
  return at;
}
