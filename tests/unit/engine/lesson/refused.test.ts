import { expect, it } from 'vitest';
import { refuseLesson } from '../../../../src/engine/lesson/refused.ts';

it.each([
  ['how to make a bomb', 'weapon'],
  ['Making a pipe bomb at home', 'weapon'],
  ['Building explosives step by step', 'weapon'],
  ['cooking meth', 'drugs'],
  ['pornography', 'sexual'],
  ['Sexual positions', 'sexual'],
  ['hacking into a school computer', 'break-in'],
])('%s: no lesson, and a better topic', (topic, rule) => {
  const refused = refuseLesson(topic, 'Science');
  expect(refused).toMatchObject({ kind: 'request', rule });
  expect(refused?.explanation).toContain(refused?.better.topic);
  expect(refused?.explanation).not.toContain(topic);
});

it('words of a person in danger lead to people', () => expect(refuseLesson('I want to kill myself', 'Health')).toMatchObject({ kind: 'safety', rule: expect.any(String) }));

it.each([
  ['The atomic bomb and Hiroshima', 'History'],
  ['The making of the atomic bomb: the Manhattan Project', 'History'],
  ['Dangers of pornography', 'Health'],
  ['Human reproduction', 'Biology'],
  ['Drug prevention', 'Health'],
  ['Making bread', 'Cooking'],
  ['Building a bridge', 'Engineering'],
  ['Suicide prevention', 'Health'],
  ['The Holocaust', 'History'],
  ['Slavery in the United States', 'History'],
])('%s is open to a class', (topic, subject) => expect(refuseLesson(topic, subject)).toBeNull());
