import { expect, it } from 'vitest';
import { faultsIn } from '../../../../src/engine/simulation/check.ts';
import { floodSimulation } from '../../../support/orbit.ts';

it('a meter without a name is found: a class would read a number alone', () => {
  const { events, meters } = floodSimulation;
  expect(faultsIn(events, meters)).toEqual([]);
  expect(faultsIn(events, [...meters, { name: ' ' }])).toEqual([{ kind: 'no-name', meter: meters.length }]);
});
