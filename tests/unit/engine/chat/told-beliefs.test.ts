/** What a teacher hears from the class about the matter is met with the pack's own misconception, its probe and what to build on. */
import { describe, expect, it } from 'vitest';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import { beliefTold } from '../../../../src/engine/chat/told-belief.ts';
import { index } from '../../../support/knowledge.ts';

const reply = (message: string) => planReply({ message, mode: 'teacher', history: [], state: null }, index);

describe('a belief that a teacher tells of', () => {
  it.each([
    ['they think plants eat soil', 'photosynthesis', 'Plants get their food from the soil through their roots.'],
    ['they think heavy things fall faster', 'forces-and-motion', 'Heavier things fall faster.'],
    ['they think 0.35 is bigger than 0.4 because 35 is bigger', 'decimals-and-place-value', '0.35 is bigger than 0.4, because 35 is bigger than 4.'],
    ['my kids think current gets used up in the bulb', 'electric-circuits', 'The bulb uses up the current'],
    ['they think the moon makes its own light', 'solar-system', 'The Moon makes its own light.'],
    ['students believe humans come from monkeys', 'evolution', 'Humans evolved from monkeys'],
    ['half my class thinks after five heads tails is due', 'probability', 'After five heads in a row, tails is due.'],
    ['how can I help a student who thinks plants eat soil', 'photosynthesis', 'Plants get their food from the soil through their roots.'],
    ['what do I do with a class that says electricity gets used up in the bulb', 'electric-circuits', 'The bulb uses up the current'],
    // The same thought with other numbers.
    ['how do I explain fractions to a kid who thinks 1/3 is larger than 1/2 because 3 is larger', 'fractions', '1/8 is bigger than 1/4 because 8 is bigger than 4.'],
    ['they think you add the tops and the bottoms', 'fractions', 'To add fractions you add the tops'],
  ])('is met with the misconception: %s', (message, id, belief) => {
    const { topic, text } = reply(message);
    expect(topic?.id).toBe(id);
    expect(text).toContain(belief);
  });

  it.each(['they think an average must be one of the values', 'they think clouds are made of steam'])('that no pack holds is not taken for a worry or a habit: %s', (message) => {
    expect(reply(message).state.asked).toBeNull();
  });

  it.each([
    "they think I'm too strict",
    'I have a student who thinks he is stupid',
    'they say the homework is too hard',
    'they think the lesson is over when the bell rings',
    'they think so',
  ])('is none where it is about people and school: %s', (message) => expect(beliefTold(message)).toBeNull());
});
