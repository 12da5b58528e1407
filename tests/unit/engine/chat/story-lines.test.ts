/** Lines of a story that a student is making up are taken on as a story, and never asked for their place in a book. */
import { expect, it } from 'vitest';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { storyLines, ownText } = knowledge.moves.student;
const last = (...says: string[]): string => converse(['i need to write a story about a dragon', ...says]).at(-1)?.plan.text ?? '';

it('a line of a story is answered with what may happen in it', () => {
  expect(holdsLine(last('it lives in a school'), storyLines, { quote: 'it lives in a school' })).toBe(true);
  expect(
    holdsLine(last('it lives in a school', 'the kids feed it secretly', 'how do i start', 'The bell rang and nobody saw the smoke.'), storyLines, {
      quote: 'The bell rang and nobody saw the smoke',
    }),
  ).toBe(true);
});

it('who asks whether the line is good hears of that line', () => {
  expect(last('The bell rang and nobody saw the smoke.', 'is that good')).toContain('"The bell rang and nobody saw the smoke"');
  // A question is no line of it.
  expect(holdsLine(last('how do i start', 'is that good'), [...storyLines, ...ownText.prose], { quote: 'how do i start' })).toBe(false);
});
