/** The team that answers for an exhibition and its guide. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { factOnTopic } from '../matter.ts';
import { named, quoted, quotedLast, sentence } from '../wording.ts';

export function deadlineCards({ matter, isYoung, rounds }: Brief): SimulationRole[] {
  const { main } = matter;
  const [way, otherWay] = main.ways;
  const [toExplain] = matter.connections.slice(3);
  // The last panel is met from six rounds on.
  const hasPanel = rounds > 5;
  const claim = matter.claims.take(({ belief }) => belief.length < 140);
  const fact = factOnTopic(matter);
  const posts: SimulationRole[] = [
    {
      name: 'Head of the team',
      description: 'You decide when the others cannot agree, and you answer for it.',
      objectives: ['Have every decision made before the clock names the next hour.', 'Ask for the worst case before you sign anything.'],
      secretInfo:
        way && hasPanel
          ? `The answer on the last panel, ${quoted(way.choice)}, was your idea, and nobody knows it. You know what can be said against it: ${quotedLast(way.cost)}`
          : 'The sentence on page one was your idea, and nobody knows it.',
    },
    {
      name: 'Checker',
      description: 'Nothing leaves the room that you have not looked at.',
      objectives: ['Find for each sentence the question that shows whether it holds.', 'Stop one sentence that is not ready.'],
      secretInfo: claim
        ? `You have found one more on page seven, and told nobody yet: ${quotedLast(claim.belief)} You know how it stands. ${sentence(claim.correction)} Choose the moment.`
        : 'You have time to check one thing properly and everything else in passing. Tell nobody which one you have chosen.',
    },
    {
      name: 'Voice of the team',
      description: 'You speak to parents, classes and the office, in short sentences that are true.',
      objectives: ['Say each time what is known, what is not, and when you will speak again.', 'Promise nothing that has not been decided.'],
      secretInfo: fact
        ? `You have one line in your pocket that holds: ${quotedLast(fact)} You may use it once, when it helps.`
        : 'The office has asked you for a sentence behind the back of the team. You have not answered yet.',
    },
    {
      name: 'Guide',
      description: 'Tomorrow you walk people through the rooms. You know which questions they will ask.',
      objectives: [
        'Tell the team what a visitor would make of each sentence.',
        toExplain ? `Be able to tell a visitor ${toExplain}, or say aloud that you do not know.` : 'Say “I do not know” once, aloud.',
      ],
      secretInfo:
        otherWay && hasPanel
          ? `On the last panel you are for the answer that does not hang there: ${quotedLast(otherWay.choice)} Do not argue for it. See to it that visitors can find it.`
          : `${named('you')} have already told one class the sentence on page one, and nobody knows.`,
    },
    {
      name: 'Keeper of the log',
      description: 'You write down what was known and what was done, with the time.',
      objectives: ['Be able to say at any moment how much time is left.', 'Note each sentence that the team believed and later dropped.'],
      secretInfo: 'You have kept ten minutes in hand, and told nobody. When the team gives up for lack of time, you may give them to it.',
    },
  ];
  return posts.slice(0, isYoung ? 4 : 5);
}
