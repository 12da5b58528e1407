/** The role that every common purse has, whoever bids for it. */
import type { SimulationRole } from '../../../contracts/simulation.ts';

export const keeperOfThePurse: SimulationRole = {
  name: 'Keeper of the purse',
  description: 'You hold the points and decide on every bid. You keep nothing for yourself.',
  objectives: ['Have points left when the last bid comes.', 'Give a reason for each no.'],
  secretInfo: 'In the second half the purse may be cut without a warning. You know that it can happen, and not when.',
};
