/** Times of day, units and slopes are worked out exactly, and the answers to them are read as pupils type them. */
import { expect, test } from 'vitest';
import { clockAnswerIn } from '../../../../src/engine/math/clock.ts';
import { formulaIn, judge } from '../../../../src/engine/math/formulas.ts';
import { asText } from '../../../../src/engine/math/rational.ts';
import { loneNumberIn } from '../../../../src/engine/math/spoken-numbers.ts';

const readAs = (text: string) => {
  const formula = formulaIn(text);
  return formula && [formula.text, asText(formula.value)];
};

test.each([
  ['how much time is there between 7:20 and 9:05', 'the time from 7:20 to 9:05', '105'],
  ['lunch is from 12:50 to 1:35, how long is it', 'the time from 12:50 to 1:35', '45'],
  ['i sleep from 21:30 to 6:10, how long is that', 'the time from 21:30 to 6:10', '520'],
  ['from 11:15 am to 2 pm, how long does the trip take', 'the time from 11:15 am to 2:00 pm', '165'],
  ['practice starts at 4:40 and lasts 1 h 35 min, when does it end', 'the time 1 h 35 min after 4:40', '375'],
  ['school begins at 8:05 and the walk takes 20 minutes. when do i have to leave', 'the time 20 minutes before 8:05', '465'],
  ['a bus leaves at 9:50 and arrives at 11:20. it goes 120 km. how fast is it', 'the speed for 120 km from 9:50 to 11:20', '80'],
  ['how many grams are in 1.2 kg', '1.2 kg in grams', '1200'],
  ['450 cm in m', '450 cm in m', '9/2'],
  ['turn 150 minutes into hours', '150 minutes in hours', '5/2'],
  ['how many hours are in 4 days', '4 days in hours', '96'],
  ['gradient of the line through (0, 1) and (4, 9)', 'the slope of the line through (0, 1) and (4, 9)', '2'],
  ['slope between (-2,5) and (1,-4)?', 'the slope of the line through (-2, 5) and (1, -4)', '-3'],
  ['what is the slope of y = -3x + 8', 'the slope of y = -3x + 8', '-3'],
  ['where is the y-intercept of y = 4x - 9', 'the y-intercept of y = 4x - 9', '-9'],
])('%s', (text, shown, value) => {
  expect(readAs(text)).toEqual([shown, value]);
  // The state carries a problem as its text.
  expect(readAs(shown)).toEqual([shown, value]);
});

test.each([
  'we meet at 4:30 in room 12',
  'the score was 3:15 on day 2',
  'i ran 5 km in 30 min',
  'my slope is steep',
  'slope of y = x^2 + 1',
  'the slope through (2, 3) and (2, 9)',
  'from 9:00 to 10:00 we had 3 tests',
  'how many km are in 3 kg',
])('"%s" is no such problem', (text) => {
  const family = formulaIn(text)?.family;
  expect(['clock', 'later', 'measure', 'slope', 'line']).not.toContain(family);
});

const verdictOn = (problem: string, answer: string) => {
  const formula = formulaIn(problem);
  if (!formula) throw new Error(`no problem in "${problem}"`);
  const given = clockAnswerIn(answer, formula) ?? loneNumberIn(answer);
  return given && judge(formula, given);
};

test.each([
  ['the time from 7:20 to 9:05', '1 hour and 45 minutes', 'fits'],
  ['the time from 7:20 to 9:05', 'is it 1:45', 'fits'],
  ['the time from 7:20 to 9:05', '105 min', 'fits'],
  ['the time from 7:20 to 9:05', '2h 45', 'fails'],
  ['the time 20 minutes before 8:05', 'so 7:45 am', 'fits'],
  ['the time 20 minutes before 8:05', '8:25', 'slip'],
  ['the speed for 120 km from 9:50 to 11:20', '1.5 hours', 'step'],
  ['450 cm in m', '4.5 m', 'fits'],
  ['450 cm in m', '450 cm', 'fails'],
  ['450 cm in m', '45000', 'slip'],
  ['450 cm in m', '100', 'step'],
  ['the slope of the line through (0, 1) and (4, 9)', '8/4', 'fits'],
  ['the slope of the line through (0, 1) and (4, 9)', '1/2', 'slip'],
  ['the slope of y = -3x + 8', '8', 'slip'],
])('%s: "%s" %s', (problem, answer, verdict) => {
  expect(verdictOn(problem, answer)).toBe(verdict);
});
