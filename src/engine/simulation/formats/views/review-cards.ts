/** The posts of a team that reviews the evidence on a curated question. */
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Brief } from '../../draft.ts';
import { cared, quotedLast, spoken } from '../../wording.ts';
import type { Views } from './scenes.ts';

/** `asked`: what no study can decide. `first`, `other`: two of the views. */
export function reviewCards({ matter, isYoung }: Brief, isSettled: boolean, asked: string, [first, other]: Views): SimulationRole[] {
  const sourceOf = (text: string): string => matter.sourceOf?.(text) ?? '';
  const [a, b] = [matter.facts.take(), matter.facts.take()];
  const from = (fact: string): string => (sourceOf(fact) ? ` The place is ${sourceOf(fact)}.` : '');
  const posts: SimulationRole[] = [
    {
      name: 'Lead of the review',
      description: 'You decide which statement comes next, and when the page goes out.',
      objectives: ['Let nobody look at the sheet before the expectation is written down.', 'Put one statement back that you had already accepted.'],
      secretInfo: `You have promised the page for tonight, and told nobody. Before it goes out it has to say something on this: ${spoken(asked)} You do not know yet what a review can say on it.`,
    },
    {
      name: 'Skeptic',
      description: 'Your work is to try to break what the others like.',
      objectives: ['Ask of each result what else could explain it.', 'Change your mind in public once, for a reason.'],
      secretInfo: `${isSettled ? 'Somebody at home says' : 'You lean to one view yourself,'} ${quotedLast(first?.label ?? '')} What would make ${isSettled ? 'them' : 'you'} drop it you know well: ${spoken(first?.wouldChange ?? '')} Test it twice as hard as the others.`,
    },
    {
      name: 'Keeper of the protocol',
      description: 'What you have not written down has not happened. The sheet of what holds and what falls is with you, face down, until a result is on paper.',
      objectives: ['Write so that a stranger could do it again.', 'Keep crossed-out lines readable.'],
      secretInfo: a
        ? `From an earlier review you have kept a line: ${spoken(a)}${from(a)} Bring it out only after the team has guessed.`
        : 'On the first day you wrote down a wrong page number and put it right later. If somebody asks whether the protocol was ever corrected, say so at once.',
    },
    {
      name: 'Reader',
      description: 'You know the list of sources, and what kind of thing each of them is: an experiment, a survey, a summary, an opinion.',
      objectives: ['Name the source for each statement that the team leans on, or say that there is none.', 'Find one view for which the list holds nothing.'],
      secretInfo: b
        ? `You could end one discussion at once: ${spoken(b)}${from(b)} Wait until somebody has tried to find out without you.`
        : 'You have read only the summaries of two works on the list. If the team leans on one of them, say so.',
    },
    {
      name: 'Voice to the outside',
      description: `You speak with those who wait for the page, among them people who think ${quotedLast(other?.label ?? '')}`,
      objectives: ['Put the result into two sentences without making it larger than it is.', 'Come back with one question that the team had not thought of.'],
      secretInfo: `Somebody who will pay for the next review would like it to say that what counts is ${cared(other?.value ?? '')}. You have not answered. Will you tell the team?`,
    },
  ];
  return posts.slice(0, isYoung ? 4 : 5);
}
