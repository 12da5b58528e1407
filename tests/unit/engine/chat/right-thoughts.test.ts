/** A student's right thought is recognized, a guess is taken up without its "idk", and who has got it is let go. */
import { describe, expect, it } from 'vitest';
import { answerAhead } from '../../../../src/engine/chat/answers-ahead.ts';
import { sumIn } from '../../../../src/engine/math/sum.ts';
import { converse, firstReply, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const lastText = (messages: string[]): string => converse(messages).at(-1)?.plan.text ?? '';

describe('a thought that answers a question of the page before it is asked', () => {
  const fractions = topicById('fractions');

  it('is met with the reply that the page holds for it', () => {
    const wanted = fractions.expectedAnswers?.find(({ question }) => question === 'Are the slices the same size?')?.replies.find(({ hears }) => hears.includes('no'));
    expect(answerAhead(fractions, 'is it because the slices arent the same size?')).toBe(wanted);
    const text = lastText(['i have a math test about fractions', 'is it 2/5', 'is it because the slices arent the same size?']);
    expect(text).toContain(wanted?.say);
  });

  it('is nothing to confirm where the words only lie near', () => {
    expect(answerAhead(fractions, 'my slices of toast are burnt again')).toBeNull();
    expect(answerAhead(fractions, 'the same')).toBeNull();
  });
});

describe('a guess that is half taken back', () => {
  it.each([
    ['idk i guess people were scared', '"people were scared"'],
    ['maybe people were afraid of the soldiers', '"people were afraid of the soldiers"'],
  ])('"%s" is taken up by its thought alone', (message, quote) => {
    const text = lastText(['why do we even have to learn about the cold war its so boring nobody even fought', message]);
    expect(text).not.toMatch(/"(?:idk|maybe|i guess)/i);
    if (text.includes('"')) expect(text).toContain(quote);
  });
});

describe('who has got it and says thanks', () => {
  it('is let go without another task', () => {
    const text = lastText(['help me with fractions', 'ok so 3/6 + 2/6 = 5/6', 'ok i think i get it now, thanks']);
    expect(holdsLine(text, student.closing)).toBe(true);
    expect(text).not.toContain('?');
  });

  it('not where something is still asked', () => {
    expect(holdsLine(lastText(['help me with fractions', 'ok i get it thanks but why sixths?']), student.closing)).toBe(false);
  });
});

describe('a product written without room', () => {
  it.each([
    ['i just want to know 7x8', '7 x 8'],
    ['ok and what about 6x8', '6 x 8'],
  ])('"%s" is a sum', (message, left) => expect(sumIn(message)?.expression.replace('×', 'x')).toBe(left));

  it('and a size is none', () => expect(sumIn('draw me a 3x4 grid of dots')).toBeNull());

  it('is checked where its result is told', () => {
    expect(lastText(['help me with my times tables', 'i know 5x7 is 35 i think'])).toContain('35');
    expect(lastText(['help me with my times tables', 'i know 5x7 is 35 i think'])).not.toContain('"i know');
  });
});

describe('a belief that names no topic', () => {
  it('opens the page that knows it', () => {
    const { topic, text } = firstReply('plants get their food from the soil right? my teacher said no but that makes no sense');
    expect(topic?.id).toBe('photosynthesis');
    expect(topic?.misconceptions.some(({ probe }) => text.includes(probe))).toBe(true);
  });
});

describe('a talk on a program that does not run', () => {
  it('does not turn to safety on the internet by a word of it', () => {
    const plan = converse([
      'my python loop keeps going forever and idk why. while x < 10: print(x)',
      'x = 0 is before it. it prints 0 0 0 0 0 forever',
      'there is no error message it just doesnt stop',
    ]).at(-1)?.plan;
    expect(plan?.topic).toBeNull();
  });
});

describe('"is that right"', () => {
  it('opens no page on rights, where "what are rights" may', () => {
    const plan = converse(['quick whats 20% of 60', '12', 'is that right']).at(-1)?.plan;
    expect(plan?.topic).toBeNull();
    expect(plan?.text).toContain('20% of 60');
  });
});

describe('the bigger of two numbers with its reason behind', () => {
  it('is taken for the answer', () => {
    expect(lastText(['which is bigger 0.3 or 0.29', '0.3 because 30 hundredths'])).toContain('0.3 is bigger than 0.29');
  });
});
