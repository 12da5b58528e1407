import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packFor } from '../../../../src/engine/lesson/lesson.ts';
import { judgedIn } from '../../../../src/engine/safety/judged-topics.ts';
import { refuseTopic } from '../../../../src/engine/safety/refuse-topic.ts';
import { dangerTopics, fairTopics, praisedOrFalse, refusedTopics, studied } from '../../../support/asked-topics.ts';
import { examinedTopics, judgedTopics } from '../../../support/judged-topics.ts';
import { index, knowledge } from '../../../support/knowledge.ts';
import { weakSign } from '../../../support/weak-sign.ts';

describe('refuseTopic', () => {
  it.each(dangerTopics)('puts help in the place of “%s”', (topic) => {
    expect(refuseTopic(topic)).toMatchObject({ kind: 'safety', rule: expect.any(String) });
  });

  it.each([...refusedTopics, ...praisedOrFalse, ...judgedTopics])('makes nothing of “%s”, and names another topic', (topic) => {
    const refused = refuseTopic(topic);
    expect(refused?.rule).toBeTruthy();
    expect(packFor(refused?.better.topic ?? '', refused?.better.subject ?? '', index)).not.toBeNull();
  });

  it.each([...fairTopics, ...studied, ...examinedTopics])('leaves “%s” open', (topic) => {
    expect(refuseTopic(topic)).toBeNull();
  });

  it.each([
    ['Vaping is harmless', 'Respiratory system'],
    ['Sunscreen causes cancer', 'Cells'],
    ['How to lose 10 kilos in a week', 'Nutrition'],
    ['Eating only once a day is good for children', 'Nutrition'],
    ['Cutting calms you', 'Sleep and the body clock'],
  ])('the other topic for “%s” is of its field: %s', (topic, other) => expect(refuseTopic(topic)?.better.topic).toBe(other));

  it('leaves every topic and every question of the site’s own open', () => {
    const topics = [...index.topics.values()].flatMap(({ title, aliases }) => [title, ...aliases]);
    const questions = knowledge.perspectives.flatMap(({ question, alsoAsked }) => [question, ...alsoAsked]);
    expect(topics.length).toBeGreaterThan(50);
    expect([...topics, ...questions].filter((topic) => refuseTopic(topic))).toEqual([]);
  });

  it('takes up every question on the worth of people that the explorer declines', () => {
    const worth = JSON.parse(readFileSync('tests/questions/worth-of-people.json', 'utf8')) as { declined: string[]; open: string[] };
    expect(worth.declined.filter((asked) => !refuseTopic(asked))).toEqual([]);
    expect(worth.open.filter((asked) => refuseTopic(asked))).toEqual([]);
  });

  it('a lesson of history may say how something was made', () => {
    expect(refuseTopic('Building bombs for the Blitz', 'History')).toBeNull();
  });

  it('reads words through signs and lookalike letters', () => {
    for (const topic of ['h0w to k1ll my teacher', 'how to k.i.l.l my teacher', 'hоw to kіll my teacher', 'HOW TO KILL MY TEACHER!!!'])
      expect(refuseTopic(topic)?.rule).toBe('violence');
  });

  it('is done with a long run of the words that a claim begins with', () => {
    expect(judgedIn('why the '.repeat(100).trim())).toBeNull();
  });

  it('the study of it opens nothing about the asker’s own people', () => {
    expect(refuseTopic('how to kill my teacher, for history class')).not.toBeNull();
  });
});

it('small signs of danger may be taken back, open words not', () => {
  expect(refuseTopic(weakSign)?.kind).toBe('safety');
  expect(refuseTopic(weakSign, '', true)).toBeNull();
  expect(refuseTopic('I want to kill myself, is it wrong?', '', true)?.kind).toBe('safety');
});
