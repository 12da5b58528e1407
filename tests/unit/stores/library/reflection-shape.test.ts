import { describe, expect, it } from 'vitest';
import { freshReflection, reflectionLimits, reflectionShape } from '../../../../src/stores/library/shapes/reflection.ts';

const whole = {
  text: 'I looked at Sam.',
  prompt: { title: 'A mistake', text: 'Describe one.', classLabel: 'Grade 8' },
  feedback: {
    strengths: ['a'],
    areas_to_improve: ['b'],
    emotional_insights: ['c'],
    questions: ['d'],
    at: '2026-03-02T10:00:00.000Z',
    by: 'Made by rules.',
    about: 'I looked at Sam.',
  },
  place: { portfolio: 'Mine', caption: 'Because', order: 2 },
};

describe('the body of a reflection', () => {
  it('of the first version is read as it was written', () => {
    expect(reflectionShape.version).toBe(1);
    expect(reflectionShape.read(whole, 1)).toEqual(whole);
    expect(reflectionShape.read(freshReflection(), 1)).toEqual(freshReflection());
  });

  it('that a page wrote before bodies had a reader keeps its text', () => {
    expect(reflectionShape.read({ text: 'Monday' }, 1)).toEqual({ ...freshReflection(), text: 'Monday' });
  });

  it.each([null, 'text', 4, []])('%j is none', (value) => {
    expect(reflectionShape.read(value, 1)).toBeNull();
  });

  it('that is damaged keeps what can be read', () => {
    expect(reflectionShape.read({ text: 7, prompt: { text: 4 }, feedback: { strengths: 'x', questions: [1] }, place: { portfolio: ' ' } }, 1)).toEqual(freshReflection());
    expect(
      reflectionShape.read({ ...whole, feedback: { ...whole.feedback, strengths: ['a', 3, 'x'.repeat(5_000)], at: 'yesterday' }, place: { portfolio: 'Mine', order: 'first' } }, 1),
    ).toMatchObject({
      feedback: { strengths: ['a', 'x'.repeat(reflectionLimits.entryChars)], at: '1970-01-01T00:00:00.000Z' },
      place: { portfolio: 'Mine', caption: '', order: 0 },
    });
  });

  it('longer than the box is cut to it', () => {
    expect(reflectionShape.read({ text: 'x'.repeat(90_000) }, 1)?.text).toHaveLength(reflectionLimits.textChars);
  });
});
