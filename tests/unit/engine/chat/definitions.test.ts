import { describe, expect, it } from 'vitest';
import type { Mode } from '#src/contracts/knowledge/vocabulary.ts';
import { converse, index } from '../../../support/knowledge.ts';

const talk = (mode: Mode, ...lines: string[]): string[] => converse(lines, mode).map(({ plan }) => plan.text);

describe('the meanings of key terms', () => {
  it('stand side by side when their difference is asked for, and a question follows', () => {
    const [reply = ''] = talk('student', 'what is the difference between weight and mass in forces and motion');
    expect(reply).toMatch(/^.*Mass: .+$/m);
    expect(reply).toMatch(/^.*Weight: .+$/m);
    expect(reply).toMatch(/\?\s*$/);
  });

  it('are held against a claim about one of them, once', () => {
    const [, first = '', second = ''] = talk('student', 'i am learning about photosynthesis', 'stomata are little mouths', 'stomata are little doors');
    expect(first).toContain('Stomata: ');
    expect(second).not.toContain('Stomata: ');
  });
});

describe('what a topic is good for', () => {
  it('is said from the pack to a student who asks when it will ever be used', () => {
    const [reply = ''] = talk('student', 'when will i ever use fractions');
    expect(reply).toContain(index.topics.get('fractions')?.matters.split('. ')[0]);
  });
});

describe('a right sum that is not the way', () => {
  it('is not confirmed for the answer to a percentage', () => {
    const [, reply = ''] = talk('student', 'what is 15% of 60', 'i did 60/15 = 4');
    expect(reply).not.toMatch(/correct|checks out|indeed/);
    expect(reply).toContain('15% of 60');
  });
});

describe('a teacher for whom no anchor fits', () => {
  it('gets the nearest one, named as such, and not one for another age', () => {
    const [reply = ''] = talk('teacher', "Hi, I'm a first year teacher and my 7th graders won't stop talking");
    expect(reply).not.toMatch(/kindergarten|carpet/i);
    expect(reply).toMatch(/\?/);
  });
});
