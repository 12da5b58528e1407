/** What each person has heard about an answer: whom it costs most knows the cost, and the others hold what is left. */
import { bearerOf, type Question, type Stakeholder } from '../matter.ts';

export interface Piece {
  choice: string;
  what: string;
  /** Does it speak against the answer? */
  isCost: boolean;
}

/** One for each of the people, in their order; undefined where there are more people than pieces. */
export function piecesFor(question: Question, people: readonly Stakeholder[]): (Piece | undefined)[] {
  const held = new Map<string, Piece>();
  const left: Piece[] = [];
  for (const [place, { choice, cost }] of question.ways.entries()) {
    const { who } = bearerOf(question, place);
    if (held.has(who) || !people.some((person) => person.who === who)) left.push({ choice, what: cost, isCost: true });
    else held.set(who, { choice, what: cost, isCost: true });
  }
  left.push(...question.ways.map(({ choice, gain }) => ({ choice, what: gain, isCost: false })));
  return people.map(({ who }) => held.get(who) ?? left.shift());
}
