import { describe, expect, it } from 'vitest';
import { codeOf, type KnownCourse, readCode } from '../../../../src/features/profile/progress-code.ts';
import { newIn, outcomeOf, withAdded, without } from '../../../../src/features/profile/progress-merge.ts';

const courses: KnownCourse[] = [
  { id: 'llm', slugs: ['what', 'how'] },
  { id: 'bias', slugs: ['types'] },
];
const titleOf = (id: string) => `Course ${id}`;
const outcome = (completed: Record<string, string[]>, here: Record<string, string[]>, known = courses) =>
  outcomeOf(readCode(codeOf(completed, courses) ?? '', known), here, titleOf);

describe('progress from another device', () => {
  it('is added to what is here, and nothing is taken away', () => {
    const here = { llm: ['how'], old: ['x'] };
    const additions = newIn({ llm: ['what', 'how'], bias: ['types'] }, here);
    expect(additions).toEqual([
      { course: 'llm', slugs: ['what'] },
      { course: 'bias', slugs: ['types'] },
    ]);
    expect(withAdded(here, additions)).toEqual({ llm: ['how', 'what'], old: ['x'], bias: ['types'] });
  });

  it('can be taken back, while what was completed since stays', () => {
    const additions = [
      { course: 'llm', slugs: ['what'] },
      { course: 'bias', slugs: ['types'] },
    ];
    expect(without({ llm: ['how', 'what', 'later'], bias: ['types'], other: [] }, additions)).toEqual({ llm: ['how', 'later'], other: [] });
  });

  it('is asked about before it is added', () => {
    expect(outcome({ llm: ['what', 'how'] }, { llm: ['how'] })).toEqual({ ask: [{ course: 'llm', slugs: ['what'] }], lost: '' });
  });

  it('that is here already is said to be', () => {
    expect(outcome({ llm: ['what'] }, { llm: ['what', 'how'] })).toEqual({ say: 'Everything in this code is already complete on this device.' });
  });

  it('that this site has under another name is named before the question', () => {
    const renamed = [{ id: 'llm', slugs: ['what'] }];
    expect(outcome({ llm: ['what', 'how'], bias: ['types'] }, {}, renamed)).toEqual({
      ask: [{ course: 'llm', slugs: ['what'] }],
      lost: 'Not carried over, because this site does not have them under the same name: 1 module of Course llm; 1 module of a course that is not on this site. If you completed them, mark them again here.',
    });
  });

  it('of another site altogether is answered with a sentence', () => {
    expect(outcome({ llm: ['what', 'how'] }, {}, [{ id: 'other', slugs: ['a'] }])).toEqual({
      say: expect.stringMatching(/^Not carried over.*: 2 modules of a course that is not on this site\./),
    });
  });
});
