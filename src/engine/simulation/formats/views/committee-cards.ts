/** The delegations of a committee on a curated question, and those who run it. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Brief } from '../../draft.ts';
import { spoken } from '../../wording.ts';
import { readNotActed, viewCards } from './cards.ts';

export function delegations(curated: CuratedQuestion, isYoung: boolean): SimulationRole[] {
  const isSettled = curated.kind === 'settled';
  return viewCards(curated, isYoung, {
    nameOf: (label) => `Delegation for “${label}”`,
    voice: isSettled
      ? readNotActed
      : [
          'Those who sent you say it like this:',
          'The people behind your delegation have put it in writing:',
          'You bring with you what you heard at home:',
          'Your delegation is small, and its words are these:',
        ],
    aim: ['A paper without this is not yours:', 'Your word for the first clause:', 'You may give way on much, and not on this:', 'You were sent for the sake of this:'],
    task: [
      'Find a second delegation whose wish can stand in one clause with yours.',
      'Sponsor no paper that you have not read aloud.',
      'Sign one paper with a delegation that you began by opposing.',
      'See to it that the paper says who, and by when.',
    ],
    secret: [
      'In the sealed letter stands what you must have an answer to:',
      'Your own people argue about this, and it should not come up in public:',
      'From the last session you remember the speech that cost you the vote:',
      'The delegation across the aisle may say this to you:',
    ],
  });
}

export function bench({ matter, isYoung }: Brief): SimulationRole[] {
  const trap = matter.claims.take(({ belief }) => belief.length < 140);
  const fact = matter.facts.take();
  const source = fact ? matter.sourceOf?.(fact) : '';
  return [
    {
      name: 'Chair of the committee',
      description: 'You give the floor, keep the time and put questions to the vote. You have none yourself.',
      objectives: ['Call every delegation once before any is called three times.', 'Rule on a point of order in one sentence.'],
      secretInfo: trap
        ? `A line may be slipped into the preamble: ${spoken(trap.belief)} If it is, ask for its source. You have been told how it stands. ${trap.correction}`
        : 'You know of two delegations that agree on more than they say. Give them one caucus more than the plan allows.',
    },
    ...(isYoung
      ? []
      : [
          {
            name: 'Secretary',
            description: 'You write the clauses down as they are agreed, and check each line of the preamble against your sheet of what holds and what falls.',
            objectives: ['Read the whole paper aloud before the vote.', 'Ask “Who does that, and by when?” whenever a clause does not say.'],
            secretInfo: fact
              ? `A note was left in your folder: ${spoken(fact)} ${source && `Beside it stands ${source}. `}You may pass it to the chair, to one delegation or to all, once.`
              : 'You have noticed that two delegations use one word for different things. Tell them when it helps the paper.',
          },
        ]),
  ];
}
