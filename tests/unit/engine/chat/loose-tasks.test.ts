import { describe, expect, it } from 'vitest';
import { converse, firstReply, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]) => converse(messages).at(-1)?.plan ?? firstReply('');

describe('a task in numbers, loosely typed', () => {
  it.each([
    ['im stuck on 3/4 + 1/6', '3/4 + 1/6'],
    ['2x+5=17 help', '2x+5 = 17'],
    ['yo we mix paint 2:3 and i need 20 cups how much of each', '20 shared in the ratio 2:3'],
    ['round 3478 to the nearest hundred', '3478 rounded to the nearest hundred'],
    ['i have 24 cookies and 6 friends how many each', '24 ÷ 6'],
    ['whats 12.48 rounded to the nearest tenth', '12.48 rounded to the nearest tenth'],
    ['i read 30 pages in 2 hours how many do i read in 5 hours', 'the amount for 5 when 2 come to 30'],
  ])('%j keeps its own numbers', (message, problem) => {
    const { text, state } = firstReply(message);
    expect(state.problem).toBe(problem);
    expect(text).toMatch(/\d/);
  });

  it.each(['the game ended 3:5 and i scored twice', 'i have 20 pages to read till 3:15', 'it was round 2 and he fell'])('is not made of %j', (message) => {
    expect(firstReply(message).state.problem).toBeNull();
  });
});

describe('an answer on the way', () => {
  it('a common bottom counts whatever was said last', () => {
    expect(holdsLine(last(['im stuck on 3/4 + 1/6', 'idk', 'why', '12?']).text, student.commonBottom, { left: '3/4 + 1/6', right: '12' })).toBe(true);
  });

  it('a share of the same amount is a step, and a wrong one is not', () => {
    expect(holdsLine(last(['like 15% of 80', '10% is 8']).text, student.wayPart, { left: '10% of 80 = 8', right: '15% of 80' })).toBe(true);
    expect(holdsLine(last(['like 15% of 80', '10% is 18']).text, student.wrongClaim, { left: '10% of 80', right: '18' })).toBe(true);
  });

  it('a number behind the first question about a shape gets a verdict', () => {
    expect(last(['whats the area of a triangle with base 10 and height 6', '60']).state.problem).toContain('triangle');
    expect(
      holdsLine(last(['whats the area of a triangle with base 10 and height 6', '17']).text, student.resultFails, {
        right: '17',
        left: 'the area of a triangle with base 10 and height 6',
      }),
    ).toBe(true);
  });

  it('a true reason about other numbers does not settle which is bigger', () => {
    const { text, state } = last(['is 0.7 bigger than 0.65', 'no because 65 is bigger than 7']);
    expect(holdsLine(text, student.compareFails, { left: '0.7 is smaller than 0.65' })).toBe(true);
    expect(state.problem).toContain('0.7');
  });

  it('a task of a kind that nothing here works out keeps its numbers, too', () => {
    expect(firstReply('whats the midpoint of the line through (1,2) and (3,8)').text).toContain('1, 2, 3 and 8');
  });

  it.each([
    [['whats the perimeter of a rectangle 7 by 4', '22', 'ok what about the area', '28'], 'the area of a rectangle 7 by 4'],
    [['is 0.7 bigger than 0.65', '0.7', 'what about 0.09 and 0.1', '0.1'], '0.1 is bigger than 0.09'],
    [['find the mean of 4 8 6 10', '7', 'what about the median', '7'], 'the median of 4, 8, 6, 10'],
    [['round 3478 to the nearest hundred', '3500', 'what about nearest ten', '3480'], '3478 rounded to the nearest ten'],
  ])('the next question takes the rest from before: %j', (messages, done) => {
    expect(last(messages).text).toContain(done);
  });

  it('a sum on the way through a told task opens no pack', () => {
    const { state } = last(['a train goes 60 miles in 45 minutes how far in 2 hours', '60 divided by 3/4 is 80?']);
    expect(state.topic).toBeNull();
  });
});

describe('a task told in pieces', () => {
  const plans = converse(['can you help me with my math homework', 'it’s about area', 'a rectangle 5 by 7', '24?', 'oh 35']).map(({ plan }) => plan.text);

  it('is put together from what was told before', () => {
    expect(plans[2]).toContain('the area of a rectangle 5 by 7');
    expect(plans[3]).toContain('24 answers something other');
    expect(plans[4]).toContain('35');
    expect(plans[4]).toContain('the area of a rectangle 5 by 7');
  });

  it('is asked for by its subject where only that is named', () => {
    expect(plans[0]).toContain('math');
    expect(plans[0]).toMatch(/\?$/);
  });

  it('is read without its number on the worksheet', () => {
    expect(converse(['help me with the water cycle', 'number 2 what is condensation']).at(-1)?.plan.text).toContain('Condensation:');
  });

  it('is no correction and no question where it says what a text is about', () => {
    const [, plan] = converse(['my teacher said my essay needs a counterargument', 'i’m writing about why school should start later']).map(({ plan }) => plan);
    expect(plan?.intent).toBe('statement');
    expect(knowledge.moves.both.sorry.some((line) => plan?.text.includes(line))).toBe(false);
  });
});

it('a move told by what it undoes is the move', () => {
  expect(last(['4x - 9 = 23', 'undo the minus 9?']).text).toContain('add 9');
});
