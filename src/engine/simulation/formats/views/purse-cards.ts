/** The bidders for the common purse on a curated question, and those who keep it. */
import type { CuratedQuestion } from '../../../../contracts/knowledge/perspective.ts';
import type { SimulationRole } from '../../../../contracts/simulation.ts';
import type { Brief } from '../../draft.ts';
import { spoken } from '../../wording.ts';
import { keeperOfThePurse } from '../keeper.ts';
import { viewCards } from './cards.ts';

export function purseCards({ matter, isYoung }: Brief, curated: CuratedQuestion): SimulationRole[] {
  const bidders = viewCards(curated, isYoung, {
    nameOf: (label) => `Bidder for “${label}”`,
    voice: [
      'This is why you have come to the purse:',
      'When you are asked what you want points for, you say:',
      'You stand in line for a reason:',
      'Your bid has no figures in it, only this:',
    ],
    aim: ['You would spend your points on one thing:', 'What your points are to buy, as far as points can:', 'Leave with enough for this:', 'See to it that the rule names this:'],
    task: [
      'Make one trade from which both sides gain.',
      'Find the smallest number of points that would do.',
      'Refuse one offer, and say why.',
      'Lend or borrow once, with a date in writing.',
    ],
    secret: [
      'You bid 40 and would be content with 25. Your weak spot is known to you:',
      'You bid 40, and have 10 of your own that nobody knows of. You may lend them to somebody who does not say this:',
      'You bid 40. What you need even more is to be heard before the rule is made, and to have an answer to this:',
      'You bid 40, and could also wait for a year. Until then somebody may bring up this:',
    ],
  });
  const fact = matter.facts.take();
  const source = fact ? matter.sourceOf?.(fact) : '';
  return [
    ...bidders,
    keeperOfThePurse,
    ...(isYoung
      ? []
      : [
          {
            name: 'Bookkeeper',
            description: 'You write the ledger where everyone can see it, and keep the sheet of what holds and what falls.',
            objectives: ['Keep the sum right at every moment.', 'Find the one who pays without having been asked.'],
            secretInfo: fact
              ? `On the back of last year’s ledger somebody has noted: ${spoken(fact)} ${source && `They give a source: ${source}. `}No bid has reckoned with it so far. Decide when to turn the page over.`
              : 'Two bids name the same thing in different words. You have noticed, and wait to see who else does.',
          },
        ]),
  ];
}
