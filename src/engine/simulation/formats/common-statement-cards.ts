/** The members of a commission, each with a line that the others lack. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { around, named, open, quoted, quotedLast, sentence } from '../wording.ts';
import { piecesFor } from './pieces.ts';

export function commissionCards({ matter, isYoung }: Brief): SimulationRole[] {
  const { main } = matter;
  const people = main.stakeholders;
  const pieces = piecesFor(main, people.slice(0, isYoung ? 3 : 4));
  const members = people.slice(0, isYoung ? 3 : 4).map(({ who, wants, because }, place) => {
    const piece = pieces[place];
    return {
      name: named(who),
      description: `A member who wants ${wants}. What the others may know: ${open(because)}.`,
      objectives: [
        around(
          [
            'Get one sentence onto the page that those who think like you would recognize.',
            'Find a sentence that somebody who differs from you can sign.',
            'Ask one member how they know.',
            'Have “mainly” or “partly” in the text, and know which of the two.',
          ],
          place,
        ),
        around(
          [
            'Sign nothing that you have not read aloud.',
            'Admit one point of a draft that is not yours.',
            'Keep one member from leaving without having signed or written.',
            'Give up one adjective.',
          ],
          place,
        ),
      ],
      secretInfo: piece
        ? `${around(piece.isCost ? ['You know the weak place of one draft, and have told nobody.', 'You would not sign one draft as it stands, and have not said why.', 'In a book of yours stands a line that you had not wanted to show.', 'Something about one draft has kept you awake.'] : ['There is something in one draft that you like more than you say.', 'You could be won over, and nobody knows by what.', 'In a letter to a friend you have praised one draft.', 'You have changed your mind once already.'], place)} It is about ${quoted(piece.choice)}: ${quotedLast(piece.what)}`
        : 'You could sign any page that says honestly what is not known. Nobody has asked you yet.',
    };
  });
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  return [
    ...members,
    {
      name: 'Chair',
      description: 'You give the floor and keep the time. You sign last.',
      objectives: ['Call every member once before any is called three times.', 'Ask “Who can sign that?” after each sentence, and never “Who is for it?”'],
      secretInfo: trap
        ? `You have been warned that a line may be proposed: ${quotedLast(trap.belief)} If it is, ask for a source. What you know: ${sentence(trap.correction)}`
        : 'You know that two members agree on more than they say. Give them one coffee break more than the plan allows.',
    },
    ...(isYoung
      ? []
      : [
          {
            name: 'Secretary',
            description: 'You write down each sentence as it is agreed, word for word, and read it back.',
            objectives: ['Ask “How do we know that?” whenever a sentence does not say.', 'Keep apart what was said and what was agreed.'],
            secretInfo: 'You have noticed that two members use one word for different things. Tell them when it helps the page.',
          },
        ]),
  ];
}
