import { describe, expect, it } from 'vitest';
import { isNamedIn } from '#src/features/studio/topic-match.ts';
import { index } from '../../support/knowledge.ts';

describe('what Kora Studio says about a topic', () => {
  it.each([
    ['Adding fractions, grade 5', true],
    ['FRACTIONS', true],
    ['refractions', false],
    ['', false],
  ])('goes by whole words: %j', (topic, isKnown) => {
    expect(isNamedIn(topic, ['fractions'])).toBe(isKnown);
  });

  it('is what the chat finds: every title and alias of every pack', () => {
    for (const pack of index.topics.values())
      for (const name of [pack.title, ...pack.aliases]) {
        expect(
          isNamedIn(
            name,
            [pack.title, ...pack.aliases].map((each) => each.toLowerCase()),
          ),
          name,
        ).toBe(true);
        expect(index.findTopic(name)?.how, name).toBe('named');
      }
  });
});
