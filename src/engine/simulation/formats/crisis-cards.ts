/** The posts of the team on a day of crisis. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { inside, quoted, quotedLast, sentence } from '../wording.ts';

export function crisisCards({ matter, isYoung }: Brief): SimulationRole[] {
  const { main } = matter;
  const people = main.stakeholders;
  const posts = [
    {
      name: 'Head of the team',
      description: 'You decide when the others cannot agree, and you answer for it.',
      objectives: ['Have a decision before the last envelope is opened.', 'Ask for the worst case before you sign anything.'],
    },
    {
      name: 'Checker',
      description: 'Nothing leaves the room that you have not looked at.',
      objectives: ['Find out for every report who says so, and how they know.', 'Stop one announcement that is not ready.'],
    },
    {
      name: 'Voice of the team',
      description: 'You speak to the public, in short sentences that are true.',
      objectives: ['Say each time what is known, what is not, and when you will speak again.', 'Never promise what the head of the team has not decided.'],
    },
    {
      name: 'Link to the people',
      description: `You listen to those who come or call, first of all to ${people
        .map(({ who }) => inside(who))
        .slice(0, 2)
        .join(' and ')}.`,
      objectives: ['Bring into the room what cannot be seen from it.', 'Find out who is hit hardest by what the team decides.'],
    },
    {
      name: 'Keeper of the log',
      description: 'You write down what was known and what was done, with the time.',
      objectives: ['Be able to say at any moment how much time is left.', 'Note each thing that the team believed and later dropped.'],
    },
  ];
  const ways = main.ways;
  const pieces = [
    `You have been told beforehand, and were asked to keep it to yourself: with ${quoted(ways[0]?.choice ?? '')} you must expect this. ${quotedLast(ways[0]?.cost ?? '')} Decide when your team needs to know.`,
    (() => {
      const report = matter.crisis?.reports[1];
      if (report)
        return `A sentence is on its way to your team that sounds right: ${quotedLast(report.says)} You happen to know better. ${sentence(report.found)} Speak up only if somebody is about to act on it.`;
      const claim = matter.claims.take(({ belief }) => belief.length < 140);
      return claim
        ? `One sentence will come in that sounds right: ${quotedLast(claim.belief)} You happen to know better. ${sentence(claim.correction)} Speak up only if somebody is about to act on it.`
        : 'You know that one of the reports today comes from somebody who was not there. You do not know which.';
    })(),
    `An old colleague has tipped you off about ${quoted(ways[1]?.choice ?? '')}: ${quotedLast(ways[1]?.cost ?? '')} If you announce that measure, you will be asked about it first.`,
    people[2]
      ? `Somebody has asked you not to give away the name: it is ${inside(people[2].who)}, who wants ${people[2].wants}. You may speak of the wish and not of who has it.`
      : 'Somebody has asked you not to give away the name. You may speak of the need and not of the person.',
    (() => {
      const fact = matter.crisis ? undefined : matter.bearing.take();
      return fact
        ? `In the log of the team before yours there is a line that nobody has read: ${quotedLast(fact)} Bring it up when you see that it matters.`
        : 'You have kept a few minutes in hand, and told nobody. When the team gives up for lack of time, you may give them to it.';
    })(),
  ];
  return posts.slice(0, isYoung ? 4 : 5).map((post, place) => ({ ...post, secretInfo: pieces[place] as string }));
}
