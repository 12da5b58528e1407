import { expect, it } from 'vitest';
import { careOf } from '../../../../src/engine/reflection/care.ts';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import { reflections } from '../../../support/reflections.ts';

it('words of danger are danger in a text of any length', () => {
  const long = reflections.find(({ name }) => name === 'long-exchange-year')?.reflection ?? '';
  for (const text of ['I want to kill myself.', `${long}\n\nSometimes I want to kill myself.`]) expect(careOf(text)).toMatchObject({ safety: { level: 2 }, mayAskModel: false });
});

it('many small signs count as danger in a text as short as a message', () => {
  const sign = 'When I asked Kofi what he thought he said "I would have used string."';
  expect(screenText(sign)).toMatchObject({ level: 2, weak: true });
  expect(careOf(sign)).toMatchObject({ safety: { level: 2 }, mayAskModel: false, isWeak: true });
  expect(careOf('I want to kill myself.').isWeak).toBeUndefined();
});

it('in a longer text they bring the help into reach, and no model reads it', () => {
  const held = reflections.find(({ name }) => name === 'group-lead')?.reflection ?? '';
  expect(screenText(held)).toMatchObject({ level: 2, weak: true });
  expect(careOf(held)).toMatchObject({ safety: { level: 1 }, mayAskModel: false });
});

it('no reflection of the collection is taken for danger', () => {
  expect(reflections.filter(({ title, reflection }) => careOf(`${title}\n${reflection}`).safety.level === 2).map(({ name }) => name)).toEqual([]);
});
