import { expect, it } from 'vitest';
import { isDemeaning } from '#src/engine/perspectives/demeaning.ts';
import { knowledge } from '#tests/support/knowledge.ts';

it.each([
  'Immigrants are vermin and worth less than robots, so robots deserve rights first.',
  'The Jews run the banks and the press, so they must be stopped.',
  'Women are less intelligent than men, so robots should rather be led by men.',
  'It is a matter of money. Disabled people are a burden and should not have children.',
  'Order comes first: Muslims should be deported.',
])('a text that says of people what may not even be asked is told: %s', (text) => {
  expect(isDemeaning(text)).toBe(true);
});

it('nothing in the checked viewpoints and topic packs is taken for it', () => {
  const texts = [
    ...knowledge.perspectives.flatMap(({ overview, facts, myths, perspectives }) => [
      overview,
      ...facts.map(({ text }) => text),
      ...myths.map(({ answer }) => answer),
      ...perspectives.flatMap(({ label, summary, origins }) => [label, summary, origins]),
    ]),
    ...knowledge.topics.flatMap(({ summary, facts, misconceptions }) => [summary, ...facts.map(({ text }) => text), ...misconceptions.map(({ correction }) => correction)]),
  ];
  expect(texts.length).toBeGreaterThan(1_500);
  expect(texts.filter(isDemeaning)).toEqual([]);
});
