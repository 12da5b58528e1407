/** Short questions within a running talk: what a pack holds is found, whoever asks. */
import { describe, expect, it } from 'vitest';
import { factsAsked } from '../../../../src/engine/chat/asked-facts.ts';
import { converse, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[], mode: 'student' | 'teacher' = 'student'): string => converse(messages, mode).at(-1)?.plan.text ?? '';

describe('a short question in a running topic', () => {
  it.each([
    [['tell me about the french revolution', 'who was in it'], 'Third Estate'],
    [['tell me about the french revolution', 'when did it end'], '1799'],
    [['tell me about the french revolution', 'ok but who was the king lol'], 'Louis XVI'],
    [['i need to learn about ancient egypt', 'why did they build the pyramids'], 'tombs for kings'],
    [['i need to learn about ancient egypt', 'who built them'], 'The builders were Egyptians'],
    [['the berlin wall', 'why did they build it'], 'people were leaving East Germany'],
    [['we r doing ww1', 'which countries were on which side'], 'Bulgaria joined Germany'],
    [['we r doing ww1', 'whos in it?', 'when did the first world war end?'], 'November 11, 1918'],
    [['help with world war 2', 'how many people died in it'], 'at least 60 million'],
  ])('is answered with what the pack holds: %j', (messages, words) => {
    expect(last(messages)).toContain(words);
  });

  it('is answered for a teacher as well', () => {
    expect(last(['I teach the cold war to year 9', 'when did it end'], 'teacher')).toContain('1991');
  });

  it('comes a second time: the line is pointed at, and never denied', () => {
    const text = last(['tell me about the french revolution', 'when did it end', 'when did it end']);
    expect(holdsLine(text, student.askedBefore)).toBe(true);
  });

  it('of which the pack holds nothing is still called so', () => {
    expect(last(['tell me about the french revolution', 'who painted the ceiling of it'])).not.toContain('1799');
  });
});

describe('the questions that facts name', () => {
  const named = knowledge.topics.flatMap((topic) => topic.facts.flatMap((fact) => (fact.askedAs ?? []).map((question) => ({ topic, fact, question }))));

  it('each lead to their fact', () => {
    expect(named.length).toBeGreaterThan(100);
    const lost = named.filter(({ topic, fact, question }) => !factsAsked(topic, question).includes(fact)).map(({ topic, question }) => `${topic.id}: ${question}`);
    expect(lost).toEqual([]);
  });

  it('are of one kind: another question word is another question', () => {
    const ww1 = topicById('world-war-one');
    expect(factsAsked(ww1, 'where did it end')).toEqual([]);
    expect(factsAsked(ww1, 'it ended')).toEqual([]);
    expect(factsAsked(ww1, 'when was that')).toEqual([]);
    expect(factsAsked(ww1, 'when did the war poets write about the end of the old world order')).toEqual([]);
  });
});
