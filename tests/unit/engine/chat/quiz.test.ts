import { describe, expect, it } from 'vitest';
import { converse, knowledge, topicById } from '../../../support/knowledge.ts';

const replies = (messages: readonly string[]): string[] => converse(messages, 'teacher').map(({ plan }) => plan.text);
const numbered = (text: string): string[] => text.split('\n').filter((line) => /^- \d+\. /.test(line));
const questionsAndKey = (text: string): string[] => text.split(knowledge.moves.teacher.quizItems.key);

describe('a quiz that a teacher asks for', () => {
  it.each(['fractions', 'photosynthesis', 'cold-war'])('comes with a key of the same length, and every answer is the pack’s: %s', (id) => {
    const pack = topicById(id);
    const [reply = ''] = replies([`give me a 5 question quiz on ${pack.title} with answer key`]);
    const [asked = '', key = ''] = questionsAndKey(reply);
    expect(numbered(asked)).toHaveLength(5);
    expect(numbered(key)).toHaveLength(5);
    const own = [...pack.terms.map(({ term }) => `${term}.`), ...pack.misconceptions.map(({ correction }) => correction), ...pack.workedExamples.map(({ result }) => result)];
    for (const line of numbered(key))
      expect(
        own.some((text) => line.endsWith(text)),
        line,
      ).toBe(true);
  });

  it('no word is given away by its own meaning', () => {
    for (const pack of knowledge.topics) {
      const [reply = ''] = replies([`quiz on ${pack.title}`]);
      const [asked = '', key = ''] = questionsAndKey(reply);
      for (const [i, line] of numbered(asked).entries())
        if (line.includes('Which word?')) expect(line.toLowerCase(), pack.id).not.toContain(` ${(numbered(key)[i] ?? '').replace(/^- \d+\. |\.$/g, '').toLowerCase()} `);
    }
  });

  it('another one has other questions, as many as are asked for', () => {
    const [first = '', second = ''] = replies(['quiz on fractions with answers', 'another one with 3 questions']);
    const [asked = '', key = ''] = questionsAndKey(second);
    expect(numbered(asked)).toHaveLength(3);
    expect(numbered(key)).toHaveLength(3);
    for (const line of numbered(asked)) expect(first).not.toContain(line.replace(/^- \d+\. /, ''));
  });

  it('is not made up where nothing is held', () => {
    const [reply = ''] = replies(['can you make a quiz on the Hanseatic League']);
    expect(numbered(reply)).toEqual([]);
  });
});
