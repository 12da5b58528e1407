/** Tasks told in words with their figures: what is right is confirmed with its reason, what is not gets the question behind its slip, and nothing wrong is confirmed. */
import { describe, expect, it } from 'vitest';
import { fill } from '../../../../src/engine/chat/fill.ts';
import { problemIn } from '../../../../src/engine/chat/problem.ts';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]): string => converse(messages).at(-1)?.plan.text ?? '';

const opened = (line: string): RegExp => new RegExp(line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.+?'));
const isOneOf = (text: string, lines: readonly string[]): boolean => lines.some((line) => opened(line).test(text));

const confirming = [student.taskFits, student.resultFits, student.rightClaim, student.solvedAgain, student.balanced].flat();
const refusing = [
  ...Object.values(student.tasks).flatMap(({ slips }) => Object.values(slips).flat()),
  ...[student.resultFails, student.resultSlip, student.resultStep, student.resultUnit, student.wrongClaim, student.unbalanced, student.percentSlip].flat(),
  ...[student.formFails, student.meanTotal].flat(),
];

const right: readonly (readonly string[])[] = [
  ['2:3 red to blue, 10 red how many blue', '15'],
  ['2:3 red to blue, 10 red how many blue', 'oh 2 times 5 is 10 so 15'],
  ['the ratio of cats to dogs is 3:4. there are 12 cats. how many dogs?', 'sixteen'],
  ['for every 2 cups of rice you need 3 cups of water. how much water for 6 cups of rice', '9 cups'],
  ['boys to girls 4 to 5, 20 girls how many boys', 'i think its 16'],
  ['3 to 5 ratio of apples to pears, theres 15 pears, how meny apples', 'nine'],
  ['a car goes from 0 to 20 m/s in 5 s, whats the acceleration', 'oh divide, 4'],
  ['a car goes from 0 to 20 m/s in 5 s, whats the acceleration', '4 m/s^2'],
  ['a bike speeds up from 2 m/s to 8 m/s in 3 seconds. find the acceleration', '2 m/s²'],
  ['a train slows from 30 m/s to 10 m/s in 4 s what is its acceleration', '-5'],
  ['what force do you need to accelerate a 1200 kg car at 3 m/s^2', '3600 N'],
  ['a runner does 400 m in 80 seconds, how fast', '5 m/s'],
  ['whats the circumference of a circle with radius 3', '6pi'],
  ['whats the circumference of a circle with radius 3', '18.8'],
  ['whats the circumference of a circle with radius 3', '18.84'],
  ['circumference of a circle, diameter 10 cm', '31.4 cm'],
  ['area of a circle with radius 5', '25π'],
  ['area of a circle with radius 5', '78.5'],
  ['find the area of a circle whose diameter is 8', '16 pi'],
  ['area of a circle radius 4', '50.24'],
  ['a jacket costs 80 and is 25% off', '60', 'and then 25% up again is 80', '75'],
  ['a price of 200 goes up 10% and then down 10%', '198'],
  ['a shirt is 40, 20% off and then another 10% off, what do i pay', '28.80'],
  ['after 20% off it costs 48, what was the price', '60'],
  ['a die, chance of a 7', '0'],
  ['two dice both 6', '1/36'],
  ['whats the probability of rolling an even number on a die', '1/2'],
  ['chance of at least a 5 with one die?', '1/3'],
  ['chance of at least a 5 with one die?', '2/6'],
  ['flip a coin 3 times, chance all heads', '1/8'],
  ['probability of drawing an ace from a deck of cards', '4/52'],
  ['a bag has 3 red and 5 blue marbles, chance of red?', '3/8'],
  ['what is the probability that two dice add up to 7', '1/6'],
  ['whats the average of 4, 8 and 9', 'seven'],
  ['my scores are 70, 80 and 96, whats my avrage', '82'],
  ['how many meters are 3.2 km', '3200'],
  ['convert 250 ml to liters', '0.25'],
  ['how many minutes is 2.5 hours', '150 min'],
  ['balance H2 + O2 -> H2O', '2H2 + O2 -> 2H2O'],
  ['balance N2 + H2 -> NH3', 'N2 + 3H2 -> 2NH3'],
  ['how do i balance Fe + O2 -> Fe2O3', '4Fe + 3O2 -> 2Fe2O3'],
  ['derivative of x^2 sin x', '2x sin x + x^2 cos x'],
  ['derivative of x^2 sin x', '2x cos x', '2xsin(x)+x^2cos(x)'],
  ['differentiate 3x^4 - 2x', '12x^3 - 2'],
  ['whats the derivative of sin(x^2)', '2x cos(x^2)'],
  ['find the derivative of e^(3x)', '3e^(3x)'],
  ['integral of 2x', 'x^2 + c'],
  ['my python loop prints 0 to 9 but i want 1 to 10', 'for i in range(10): print(i)', 'range(1,10)', 'range(1,11)'],
  ['i need a loop that counts from 5 to 8 in python', 'range(5, 9)'],
];

const wrong: readonly (readonly string[])[] = [
  ['2:3 red to blue, 10 red how many blue', '12?'],
  ['the ratio of cats to dogs is 3:4. there are 12 cats. how many dogs?', '13'],
  ['for every 2 cups of rice you need 3 cups of water. how much water for 6 cups of rice', '7'],
  ['boys to girls 4 to 5, 20 girls how many boys', '25'],
  ['a car goes from 0 to 20 m/s in 5 s, whats the acceleration', '100'],
  ['a car goes from 0 to 20 m/s in 5 s, whats the acceleration', '4 m/s'],
  ['a bike speeds up from 2 m/s to 8 m/s in 3 seconds. find the acceleration', '2.67'],
  ['a train slows from 30 m/s to 10 m/s in 4 s what is its acceleration', '5'],
  ['what force do you need to accelerate a 1200 kg car at 3 m/s^2', '400'],
  ['a runner does 400 m in 80 seconds, how fast', '0.2'],
  ['whats the circumference of a circle with radius 3', '9pi'],
  ['whats the circumference of a circle with radius 3', '6'],
  ['circumference of a circle, diameter 10 cm', '31.4 cm^2'],
  ['circumference of a circle, diameter 10 cm', '62.8'],
  ['area of a circle with radius 5', '10pi'],
  ['find the area of a circle whose diameter is 8', '64pi'],
  ['a jacket costs 80 and is 25% off', '60', 'and then 25% up again is 80'],
  ['a price of 200 goes up 10% and then down 10%', '200'],
  ['a shirt is 40, 20% off and then another 10% off, what do i pay', '28'],
  ['after 20% off it costs 48, what was the price', '57.6'],
  ['a die, chance of a 7', '1/6'],
  ['two dice both 6', '1/12'],
  ['whats the probability of rolling an even number on a die', '1/6'],
  ['flip a coin 3 times, chance all heads', '1/6'],
  ['probability of drawing an ace from a deck of cards', '1/52'],
  ['a bag has 3 red and 5 blue marbles, chance of red?', '3/5'],
  ['what is the probability that two dice add up to 7', '1/12'],
  ['whats the average of 4, 8 and 9', '8'],
  ['my scores are 70, 80 and 96, whats my avrage', '80'],
  ['how many meters are 3.2 km', '320'],
  ['convert 5 ft to inches', '50'],
  ['how many minutes is 2.5 hours', '250'],
  ['balance H2 + O2 -> H2O', 'H2 + O -> H2O'],
  ['balance H2 + O2 -> H2O', 'H2 + O2 -> H2O2'],
  ['balance N2 + H2 -> NH3', 'N + 3H -> NH3'],
  ['how do i balance Fe + O2 -> Fe2O3', '2Fe + O3 -> Fe2O3'],
  ['how do i balance Fe + O2 -> Fe2O3', '8Fe + 6O2 -> 4Fe2O3'],
  ['derivative of x^2 sin x', '2x cos x'],
  ['differentiate 3x^4 - 2x', '12x^3'],
  ['whats the derivative of sin(x^2)', 'cos(2x)'],
  ['find the derivative of e^(3x)', 'e^(3x)'],
  ['integral of 2x', 'x^2'],
  ['integrate 3x^2', '6x'],
  ['my python loop prints 0 to 9 but i want 1 to 10', 'for i in range(10): print(i)', 'range(1,10)'],
  ['i need a loop that counts from 5 to 8 in python', 'for i in range(5,8):'],
];

const untold: readonly (readonly string[])[] = [
  ['a tank leaks 3 liters a day and a pipe adds 7 liters a day, it starts with 20, how much after 6 days', '44'],
  ['tom is twice as old as ann and in 5 years he will be 3 less than double, how old is ann', '8'],
  ['a ladder 5 m long leans on a wall 4 m up, how far is its foot from the wall and how steep', '3'],
  ['a farmer has 30 heads and 74 legs of chickens and rabbits, how many rabbits', 'seven'],
];

describe('an answer to a task that stands earlier in the talk', () => {
  it.each(right.map((messages) => [messages]))('is confirmed: %j', (messages) => {
    const text = last(messages);
    expect(isOneOf(text, confirming), text).toBe(true);
    expect(isOneOf(text, refusing), text).toBe(false);
  });

  it.each(wrong.map((messages) => [messages]))('is not, and gets a question: %j', (messages) => {
    const text = last(messages);
    expect(isOneOf(text, confirming), text).toBe(false);
    expect(isOneOf(text, refusing), text).toBe(true);
    expect(text).toContain('?');
  });

  it.each(untold.map((messages) => [messages]))('that nothing can check is neither, and the task is named: %j', (messages) => {
    const text = last(messages);
    expect(isOneOf(text, student.numberOfTask), text).toBe(true);
    expect(isOneOf(text, confirming), text).toBe(false);
  });
});

describe('the task of a talk', () => {
  it('stays the same equation, whatever is tried', () => {
    const talk = converse(['balance H2 + O2 -> H2O', 'H2 + O -> H2O', 'H2 + O2 -> H2O2', '2H2 + O2 -> 2H2O']).map(({ plan }) => plan.text);
    expect(talk[1]).toContain('O2');
    for (const text of talk.slice(1, 3)) expect(isOneOf(text, student.tasks.reaction.slips.changed ?? []), text).toBe(true);
    expect(holdsLine(talk[3] ?? '', student.balanced, { left: '2H2 + O2 -> 2H2O' })).toBe(true);
  });

  it('is asked for its unit', () => {
    const talk = converse(['a car goes from 0 to 20 m/s in 5 s, whats the acceleration', 'oh divide, 4', '4 what', 'm/s', 'm/s^2']).map(({ plan }) => plan.text);
    const left = 'the acceleration from 0 m/s to 20 m/s in 5 s';
    expect(holdsLine(talk[2] ?? '', student.taskUnit, { left })).toBe(true);
    expect(holdsLine(talk[3] ?? '', student.taskUnitFails, { left, right: 'm/s' })).toBe(true);
    expect(holdsLine(talk[4] ?? '', student.taskUnitFits, { left, right: 'm/s^2' })).toBe(true);
  });

  it('goes on with the next percentage and the next measure', () => {
    const jacket = ['a jacket costs 80 and is 25% off', '60', 'and then 25% up again is 80'];
    expect(last(jacket)).toContain('Of which amount is the second one taken?');
    const why = fill(student.tasks.chain.why, { a: '60', b: '25', term: '80' });
    expect(last([...jacket, '75'])).toContain(why);
    expect(isOneOf(last(['circumference of a circle with diameter 10 cm', '31.4 cm', 'and the area', '100pi']), student.tasks.disk.slips.double ?? [])).toBe(true);
  });

  it.each([
    'balance N2 + H2 -> NH3',
    'area of a circle whose diameter is 8',
    'speeds up from 2 m/s to 8 m/s in 3 seconds, find the acceleration',
    'a price of 200 goes up 10% and then down 10%',
    'boys to girls 4 to 5, 20 girls how many boys',
    'chance of at least a 5 with one die',
    'two dice both 6',
    'probability that two dice add up to 7',
    'flip a coin 3 times, chance all heads',
    'probability of drawing an ace from a deck of cards',
    'a bag has 3 red and 5 blue marbles, chance of red',
  ])('is read back from its own text: %s', (told) => {
    const task = problemIn(told);
    expect(task?.kind).toBe('task');
    expect(problemIn(task?.text ?? '')?.text).toBe(task?.text);
  });

  it('is asked about once it is done', () => {
    const talk = ['my python loop prints 0 to 9 but i want 1 to 10', 'range(1,10)', 'it stops at 9', 'range(1,11)', 'why does it not include the last'];
    expect(isOneOf(last(talk.slice(0, 3)), student.tasks.range.slips.observed ?? [])).toBe(true);
    expect(last(talk)).toContain(fill(student.tasks.range.why, { b: '10' }).slice(1, -1));
    const rules = ['so sin(x^2) is chain', '2x cos(x^2)'];
    expect(last(rules.slice(0, 1))).toContain('sin(x^2)');
    expect(last(rules)).toContain(student.tasks.composite.why);
  });

  it.each([
    'probability of a red ace from a deck',
    'a bag has 3 red and 5 blue marbles, chance of two reds',
    'an 8 sided die, chance of a 7',
    'two dice, chance of the sum being at least 10',
    '2:3 red to blue, there are 10 more blue than red, how many red',
    'from 0 to 60 mph in 5 s acceleration',
    'shirt 30% off, now 42, then 10% more off',
    'second derivative of x^4',
    'derivative of x^3 at x=2',
    'integral of x^2 from 0 to 1',
    'area of a semicircle with radius 4',
    'print the pages 1 to 10 please',
  ])('is none where it may mean another one: %s', (told) => {
    expect(problemIn(told)).toBeNull();
  });

  it.each([['6'], ['question 4'], ['i am 13 years old'], ['2x'], ['hm']])('is not taken for answered by %s', (message) => {
    const text = last(['derivative of x^2 sin x', message]);
    expect(isOneOf(text, confirming), text).toBe(false);
  });

  it('is none where no one number is asked for', () => {
    for (const other of [
      'I drew a circle with radius 3',
      'area and circumference of a circle with radius 3',
      'we throw two dice and a coin',
      'a bag has 3 red and 5 blue marbles',
      '20% of the 50 kids, 10% of the rest',
    ])
      expect(problemIn(other)?.kind, other).not.toBe('task');
  });
});
