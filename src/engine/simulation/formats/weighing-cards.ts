/** Those whose reasons are weighed, and the keeper of the board. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { factKnownTo } from '../matter.ts';
import { around, named, open, quoted, quotedLast } from '../wording.ts';
import { toFindOut } from './to-find-out.ts';

export function weighingCards({ matter, isYoung }: Brief): SimulationRole[] {
  const { main } = matter;
  const people = main.stakeholders;
  const speakers = people.slice(0, isYoung ? 3 : 4).map((person, place) => {
    const { who, wants, because } = person;
    const fact = factKnownTo(matter, person);
    return {
      name: named(who),
      description: `Somebody who wants ${wants}. What the others may know: ${open(because)}.`,
      objectives: [
        around(
          [
            'Get your reason onto the board in one line.',
            'Find the cost of your own wish before the others do.',
            'Move one line to the other column.',
            'Ask the question that nobody likes.',
          ],
          place,
        ),
        around(
          [
            'Admit one gain of an answer that is not yours.',
            'Name somebody who would pay for your wish.',
            'Ask one person how they know.',
            'Lay one of your weights on a line of somebody else.',
          ],
          place,
        ),
      ],
      secretInfo: fact
        ? `${around(['You hold something that could go into either column:', 'You know one thing that the board does not hold yet:', 'On the back of your card stands:', 'You have kept one line for the end:'], place)} ${quotedLast(fact)}`
        : `${around(
            [
              'You would be content with half of what you want. Nobody has asked you yet.',
              'You have changed your mind on this once before. Say so when it helps.',
              'You know somebody who would pay for your wish, and you have not told them.',
              'You are less sure than you sound.',
            ],
            place,
          )} ${toFindOut(main, place)}`,
    };
  });
  const [way] = main.ways;
  return [
    ...speakers,
    {
      name: 'Keeper of the board',
      description: 'You write what is said, in the words in which it is said, and you ask for each line: gain or cost, and for whom?',
      objectives: ['Leave no line without a person behind it.', 'Wipe out nothing: strike it through.'],
      secretInfo: way
        ? `You think that one answer has been weighed too lightly so far: ${quoted(way.choice)}. Do not say so. Make sure that both of its columns are full.`
        : 'You think that one answer has been weighed too lightly so far. Make sure that both of its columns are full.',
    },
  ];
}
