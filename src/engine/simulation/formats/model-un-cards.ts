/** The delegations with their instructions, the chair and the secretary. */
import type { SimulationRole } from '../../../contracts/simulation.ts';
import type { Brief } from '../draft.ts';
import { inside, open, quoted, quotedLast, sentence } from '../wording.ts';
import { piecesFor } from './pieces.ts';

export function modelUnCards({ matter, isYoung }: Brief): SimulationRole[] {
  const { main } = matter;
  const people = main.stakeholders;
  const pieces = piecesFor(main, people.slice(0, isYoung ? 3 : 4));
  const orders = (isCost: boolean): readonly string[] => [
    `Your instructions, not to be read out: ${isCost ? 'sign nothing that leaves this open.' : 'you may give way on everything but this.'}`,
    `From the sealed letter of those who sent you: ${isCost ? 'this is what they are afraid of.' : 'for the sake of this they could sign.'}`,
    `Those who sent you have been studying the other papers. ${isCost ? 'They want you to use the following when it helps them most.' : 'They like one thing in them more than they admit.'}`,
    'A message reached you in the corridor, and nobody saw it.',
  ];
  const second = [
    'Keep one delegation from leaving the room angry.',
    'Have your word “must” or “may” in the final text, and know which of the two.',
    'Sponsor no paper that you have not read aloud.',
    'Sign one paper with a delegation that you began by opposing.',
  ];
  const delegations = people.slice(0, isYoung ? 3 : 4).map(({ who, wants, because }, place) => {
    const piece = pieces[place];
    return {
      name: `Delegation for ${inside(who)}`,
      description: `Sent by somebody who wants ${wants}. The reason that may be given in public: ${open(because)}.`,
      objectives: [
        [
          'Get a clause into the paper that those who sent you would recognize.',
          'Find a second delegation whose wish can stand in the same clause as yours.',
          'Have your reason mentioned in the preamble.',
          'Make sure that the paper says by when.',
        ][place] as string,
        second[place] as string,
      ],
      secretInfo: piece
        ? `${orders(piece.isCost)[place]} ${['It is about', 'This concerns', 'It has to do with', 'It speaks of'][place]} ${quoted(piece.choice)}: ${quotedLast(piece.what)}`
        : `${orders(true)[place]} They would be content with half of it, if it came this year.`,
    };
  });
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const fact = matter.bearing.take();
  return [
    ...delegations,
    {
      name: 'Chair',
      description: 'You give the floor, keep the time and put questions to the vote. You have no vote yourself.',
      objectives: ['Call every delegation at least once before any is called three times.', 'Rule on points of order in one sentence.'],
      secretInfo: trap
        ? `You have been warned that a line may be slipped into the paper: ${quotedLast(trap.belief)} If it is, ask the room for a source. What you know: ${sentence(trap.correction)}`
        : 'You know that the delegations could agree on more than they say. Give them one caucus more than the plan allows.',
    },
    ...(isYoung
      ? []
      : [
          {
            name: 'Secretary',
            description: 'You write down the clauses as they are agreed, word for word, and read them back.',
            objectives: ['Have the text ready when the vote is called.', 'Ask “Who does that, and by when?” whenever a clause does not say.'],
            secretInfo: fact
              ? `Among the papers of the last session you have found a note: ${quotedLast(fact)} You may pass it to the chair, to one delegation, or to all.`
              : 'You have noticed that two delegations use the same word for different things. Tell them when it suits the committee.',
          },
        ]),
  ];
}
