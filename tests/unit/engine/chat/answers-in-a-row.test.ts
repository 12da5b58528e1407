/** A right answer to the question behind an answer that was called right is heard, too, and so is what an earlier line of a page says. */
import { describe, expect, it } from 'vitest';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import type { ChatState } from '../../../../src/engine/chat/state.ts';
import { index } from '../../../support/knowledge.ts';

/** The replies of a conversation with a student. */
function repliesTo(says: readonly string[]): string[] {
  const history: { text: string; sender: 'user' | 'kora' }[] = [];
  let state: ChatState | null = null;
  return says.map((message) => {
    const plan = planReply({ message, mode: 'student', history: history.slice(-6), state }, index);
    state = plan.state;
    history.push({ text: message, sender: 'user' }, { text: plan.text, sender: 'kora' });
    return plan.text;
  });
}

const lastReply = (says: readonly string[]): string => repliesTo(says).at(-1) ?? '';

describe('the second right answer', () => {
  it.each([
    [['what is the water cycle', 'the sun heats the water and it evaporates', 'it turns into clouds'], 'it condenses into tiny drops'],
    [['what is photosynthesis', 'plants take in carbon dioxide and water', 'they make sugar and oxygen'], 'the plant builds its own sugar'],
    [['help me with percentages', 'percent means out of 100', '12'], '12 percent, since'],
    [['help me with percentages', 'percent means out of 100', '12', '20 percent is 5'], 'Five, a fifth of 25'],
    [['what is a cell', 'all living things are made of cells', 'more cells'], 'More cells, and hardly bigger ones'],
    [['what causes the seasons', 'the earth is tilted', 'there would be no seasons'], 'each place would keep one kind of weather'],
    [['what is supply and demand', 'if everyone wants it the price goes up', 'when there is too much the price goes down'], 'Yes. With more on offer'],
  ])('is confirmed: %j', (says, text) => expect(lastReply(says)).toContain(text));

  it.each([
    [['what is a cell', 'all living things are made of cells', 'bigger cells'], 'The size of cells stays much the same'],
    [['help me with percentages', 'percent means out of 100', '3'], 'Make 100 of the 25'],
  ])('is not confirmed where it is wrong: %j', (says, text) => expect(lastReply(says)).toContain(text));
});

describe('what an earlier line of a short page says', () => {
  it('is met with the words by which that line is found', () => {
    const reply = lastReply(['why is the sky blue', 'because blue light scatters more', 'the red goes straight through', 'at sunset the light goes through more air']);
    expect(reply).toContain('"The air scatters blue light');
    expect(reply).toMatch(/\?$/);
  });

  it('is a thought on the matter in work and opens no other page', () => {
    expect(lastReply(['what is a metaphor', 'it compares two things without like or as'])).not.toContain('three points');
  });
});
