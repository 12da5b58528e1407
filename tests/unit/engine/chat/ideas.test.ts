import { describe, expect, it } from 'vitest';
import { ideasIn } from '../../../../src/engine/chat/ideas.ts';
import { converse, index, knowledge, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]) => converse(messages).at(-1)?.plan.text ?? '';
const coldWar = 'why do we even have to learn about the cold war its so boring nobody even fought';
const fractions = 'i have a math test tomorrow about fractions and i just know ill go blank';

describe("a student's own idea", () => {
  it.each([
    [[fractions, 'adding', 'so you have to make them the same size first'], 'only then you count'],
    [[fractions, 'the ones where you add and the bottoms are different', 'is it because the slices arent the same size?'], 'Equal pieces, yes'],
    [[coldWar, 'idk i guess people were scared'], 'fear runs through'],
    [[coldWar, 'idk i guess people were scared', 'so both sides wanted other countries to be on their side'], 'looked for partners'],
    [['why do plants even need sunlight i dont get photosynthesis', 'and water from the roots'], 'roots take up'],
    [['why do we even have checks and balances it just makes everything slow', 'maybe so nobody gets too much power?'], 'main reason'],
  ])('%j is said to be right', (messages, words) => {
    expect(last(messages)).toContain(words);
  });

  it('is not heard where the message denies it or asks for it', () => {
    const pack = topicById('fractions');
    expect(ideasIn(pack, 'the pieces are different sizes')).toHaveLength(1);
    expect(ideasIn(pack, 'the pieces are not different sizes')).toEqual([]);
    expect(ideasIn(pack, 'how do i make them the same size')).toEqual([]);
    expect(ideasIn(topicById('cold-war'), 'nobody was on their side and people were scared of nothing')).toEqual([]);
  });

  it('is answered by a text that ends with a question', () => {
    for (const { id, ideas = [] } of index.topics.values()) for (const { says } of ideas) expect(says, id).toMatch(/\?$/);
  });
});

describe('plain talk', () => {
  it('a place where it stops is not examined like a claim', () => {
    const reply = last([fractions, 'the ones where you add and the bottoms are different']);
    expect(reply).not.toContain('"the ones');
    expect(reply).toContain('same pizza');
  });

  it.each(['ok i will try it', 'ok ill try thanks'])('"%s" is taken as a plan', (message) => {
    expect(student.tries).toContain(last(['i hate reading its boring', 'i like soccer', message]));
  });
});
