import { describe, expect, it } from 'vitest';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
/** The reply to the last message. */
const last = (messages: readonly string[]): string => converse(messages).at(-1)?.plan.text ?? '';

describe('a move that a student tells in words', () => {
  it.each([
    ['subtract 7', ['how do i solve 2x + 7 = 19', 'subtract 7?'], student.moveUndoes, { left: 'subtract 7', right: '2x + 7 = 19', term: 'x' }],
    ['add 4', ['solve 5n - 4 = 21', 'should i add 4'], student.moveUndoes, { left: 'add 4', right: '5n - 4 = 21', term: 'n' }],
    ['divide by 5', ['solve 5n = 20', 'you divide by 5'], student.moveLast, { left: 'divide by 5', right: '5n = 20', term: 'n' }],
    ['a common bottom', ['i have to add 1/2 and 2/5', 'find a common denominator'], student.moveCommon, { right: '1/2 + 2/5', a: '2', b: '5' }],
    [
      'halve it',
      ['area of a triangle with base 10 and height 6', '60', 'oh you have to halve it'],
      student.moveRight,
      { left: 'halve it', right: 'the area of a triangle with base 10 and height 6' },
    ],
    ['add them up', ['what is the mean of 3 5 10', 'add them up'], student.moveRight, { left: 'add them up', right: 'the mean of 3, 5, 10' }],
    ['multiply them', ['whats the volume of a box 2 by 4 by 6', 'multiply them'], student.moveRight, { left: 'multiply them', right: 'the volume of a box 2 by 4 by 6' }],
    ['open the brackets', ['im doing 3(x + 1) = 12', 'expand first'], student.moveRight, { left: 'open the brackets', right: '3(x + 1) = 12' }],
    [
      'find one',
      ['if 4 pens cost 6 dollars how much do 7 cost', 'find the price of one'],
      student.moveRight,
      { left: 'find what one comes to', right: 'the amount for 7 when 4 come to 6' },
    ],
    ['divide by how many there are', ['what is the mean of 3 5 10', 'divide by 3'], student.moveRight, { left: 'divide by 3', right: 'the mean of 3, 5, 10' }],
  ])('is called right where it is: %s', (_, messages, lines, slots) => expect(holdsLine(last(messages), lines, slots)).toBe(true));

  it.each([
    ['the wrong way', ['how do i solve 2x + 7 = 19', 'add 7?']],
    ['another number', ['how do i solve 2x + 7 = 19', 'subtract 2']],
    ['not of this problem', ['area of a triangle with base 10 and height 6', 'times 4']],
  ])('is not called right where it is not: %s', (_, messages) => {
    for (const lines of [student.moveRight, student.moveUndoes, student.moveLast])
      for (const left of ['add 7', 'subtract 2', 'multiply by 4']) expect(holdsLine(last(messages), lines, { left, right: '2x + 7 = 19', term: 'x' })).toBe(false);
  });

  it('the total of a mean is on the way', () => {
    expect(holdsLine(last(['what is the mean of 3 5 10', '18']), student.meanTotal, { left: '18', right: 'the mean of 3, 5, 10' })).toBe(true);
  });

  it('what one comes to is on the way to what seven do', () => {
    const reply = last(['if 4 pens cost 6 dollars how much do 7 cost', '1.50']);
    expect(holdsLine(reply, student.unitValue, { left: '1.50', right: 'the amount for 7 when 4 come to 6' })).toBe(true);
  });

  it('a sum of other numbers that comes to the same is the right line', () => {
    expect(holdsLine(last(['find 20% of 150', 'i did 150 / 5']), student.wayFits, { left: '150 ÷ 5', right: '20% of 150' })).toBe(true);
  });

  it('an answer that stands before its problem is held against it', () => {
    expect(last(['i got 14 for 2 + 3 x 4 but the answer says 20'])).toMatch(/2 \+ 3 × 4 (?:= 14|is indeed 14)|2 \+ 3 × 4.*checks out/);
    expect(last(['i got 20 for 2 + 3 x 4'])).toContain('2 + 3 × 4 = 20');
  });

  it('"6 over 2" is a fraction', () => {
    expect(last(['what is the slope between (1,2) and (3,8)', '6 over 2'])).toContain('6/2');
  });

  it('how a problem that is done works is asked of that problem', () => {
    expect(last(['find 20% of 150', '30', 'how does that work'])).toContain('20% of 150');
  });

  it('a chance without figures is a problem', () => {
    expect(last(['probability of rolling an even number', '1/2'])).toMatch(/the probability of rolling an even number/);
  });

  it('a slip that the student sees is no new problem', () => {
    const reply = last(['whats the perimeter of a rectangle 4 by 6', '24', 'no wait thats the area']);
    expect(holdsLine(reply, student.ownSlip, { left: '24', right: 'the perimeter of a rectangle 4 by 6' })).toBe(true);
  });
});

describe('what comes after a problem', () => {
  it('begins with its result where the next one says so', () => {
    expect(last(['20% off 50', '40', 'and then 10% tax on that'])).toContain('10% more than 40');
    expect(last(['20% off 50', '40', 'and then 10% tax on that', '44'])).toMatch(/44/);
  });

  it.each(['another one', 'ok give me another', 'one more please'])('is one of its kind: %s', (message) => {
    expect(last(['a car goes 120 km in 2 hours, how fast is it', '60', message])).toMatch(/km in \d+ hours/);
  });

  it('is a task of one’s own where no other can be made', () => {
    const reply = last(['solve x^2 + 5x + 6 = 0', 'x = -2 and -3', 'another one']);
    expect(holdsLine(reply, student.ownAnother, { left: 'x^2 + 5x + 6 = 0' })).toBe(true);
  });

  it('"is that it" is answered', () => {
    expect(holdsLine(last(['solve x^2 + 5x + 6 = 0', 'x = -2 and -3', 'is that it']), student.doneRight, { left: 'x^2 + 5x + 6 = 0' })).toBe(true);
  });
});

describe('what is wrong is called so, and what is put right is the new problem', () => {
  it('a mended equation takes the place of the old one', () => {
    const replies = converse(['how do i solve 5x + 2 = 27', 'i wrote it wrong its 5x - 2 = 28', 'add 2', 'x = 6']).map(({ plan }) => plan.text);
    expect(replies[1]).toContain('5x - 2 = 28');
    expect(holdsLine(replies[2] ?? '', student.moveUndoes, { left: 'add 2', right: '5x - 2 = 28', term: 'x' })).toBe(true);
    expect(holdsLine(replies[3] ?? '', student.solutionFits, { left: '5x - 2 = 28', right: '6' })).toBe(true);
    expect(replies.join(' ').split('5x + 2 = 27').length).toBe(2);
  });

  it.each([
    ['is that right', ['solve 2(x+3) = 14', 'x = 5.5', 'is that right']],
    ['did i get it', ['25% off 80', '20', 'did i get it']],
  ])('a value that is not the answer gets a plain no: %s', (_, messages) => expect(holdsLine(last(messages), student.notYet)).toBe(true));

  it('a reason with numbers in it sets no task', () => expect(last(['simplify x^3 * x^4', 'because 3 times 4', 'x^7?'])).not.toContain('3 × 4'));
});
