/** What somebody without a fact on the card has to find out from the others: it rests on the question's own people and answers. */
import type { Question, Stakeholder } from '../matter.ts';
import { known, quoted } from '../wording.ts';

/** `place`: of the person among the stakeholders. */
export function toFindOut({ stakeholders, ways }: Question, place: number): string {
  const next = stakeholders[(place + 1) % stakeholders.length] as Stakeholder;
  const [first, second] = ways;
  const tasks = [
    `You have brought no proof, and one thing to find out: would ${quoted(first?.choice ?? '')} leave you what you want? Ask until you can say yes or no.`,
    `Find out how ${known(next.who)} knows what they say, and where that can be looked up. Until then believe half of it.`,
    `You came to find out one thing: what ${known(next.who)} could give up, and what they never would. Do not show that it matters to you.`,
    `Find out who would be the first to notice if ${quoted(second?.choice ?? '')} went wrong, and what they would see. You will be asked about it at the end.`,
  ];
  return tasks[place % tasks.length] as string;
}
