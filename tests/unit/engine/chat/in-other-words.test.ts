/** What is asked for behind an answer: the same in simpler words or shorter, problems and their key, a reason that shows how a slip came about. */
import { describe, expect, it } from 'vitest';
import { converse, holdsLine, knowledge, repeatedSentences, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const texts = (says: readonly string[], mode: 'student' | 'teacher' = 'student') => converse(says, mode).map(({ plan }) => plan.text);

describe('behind an answer to a student', () => {
  const { analogies } = topicById('photosynthesis');

  it.each(['simpler please', 'can you make it simpler', 'explain that in easier words'])('"%s" gives a comparison', (message) => {
    const text = texts(['what is photosynthesis', message]).at(-1) ?? '';
    expect(analogies.some(({ idea }) => text.includes(idea))).toBe(true);
    expect(text).toContain('?');
  });

  it.each(['make it shorter', 'shorter please', 'in one sentence', 'its too long', 'thats way too long', 'tldr', 'sum it up', 'can you summarize it'])(
    '"%s" points at the one line that is enough',
    (message) => {
      const [before = '', text = ''] = texts(['what is photosynthesis', message]);
      const begin = /"([^"]+)"/.exec(text)?.[1] ?? '';
      expect(before).toContain(begin);
      expect(holdsLine(text, student.inShort.keep, { term: begin })).toBe(true);
    },
  );

  it.each(['explain it like im 10', 'can you explain it like im five', 'in simple words please', 'less complicated'])(
    '"%s" gives a comparison, and then one piece at a time',
    (message) => {
      const [, first = '', second = ''] = texts(['what is photosynthesis', message, 'simpler please', 'even simpler', 'simpler']);
      expect(analogies.some(({ idea }) => first.includes(idea))).toBe(true);
      expect(analogies.some(({ idea }) => second.includes(idea))).toBe(true);
    },
  );

  it('a short pack is shortened to one of its lines, and never said twice', () => {
    const replies = texts(['why does ice float', 'idk because its cold', 'make it shorter', 'explain it like im 5', 'shorter']);
    expect(replies[2]).toContain('"Water expands by about 9 %"');
    expect(repeatedSentences(replies)).toEqual([]);
  });

  it('a simple machine is no wish for simpler words', () => {
    const text = texts(['what is photosynthesis', 'what is a simple machine']).at(-1) ?? '';
    expect(analogies.some(({ idea }) => text.includes(idea))).toBe(false);
  });

  it('"because 1+1 is 2 and 2+3 is 5" is taken for what it shows', () => {
    expect(texts(['1/2+1/3', '2/5', 'because 1+1 is 2 and 2+3 is 5']).at(-1)).toMatch(/^So you added the tops and the bottoms/);
  });

  it('judges the examples of a simile and a metaphor that a student brings', () => {
    const [, metaphor, simile, named] = texts([
      'whats the difference between a metaphor and a simile',
      '"my brother is a pig"',
      '"he runs like the wind"',
      'so the second is a simile',
    ]);
    expect(metaphor).toMatch(/so it is a metaphor/);
    expect(simile).toMatch(/so it is a simile/);
    expect(named).toMatch(/^Yes/);
  });
});

it('a teacher gets the reason for turning a fraction over, problems on it, and the key to these', () => {
  const [why, problems, key, short] = texts(['how do I explain why we flip the fraction when dividing', 'can you give me 3 problems', 'answers too', 'make it shorter'], 'teacher');
  expect(why).toMatch(/how many fit in/);
  expect(problems?.match(/^- /gm)).toHaveLength(3);
  expect(key).toMatch(/4 ÷ 1\/3 = 12[\s\S]*3\/4 ÷ 1\/8 = 6[\s\S]*2 ÷ 2\/5 = 5/);
  expect(short).toMatch(/^Dividing by 3\/4/);
});
