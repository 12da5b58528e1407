import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assistantGrades,
  assistantHash,
  assistantTones,
  type ClassAssistant,
  cleanTopic,
  helpLevels,
  openAssistant,
  readAssistantHash,
  sourceRules,
} from '#src/contracts/class-assistant.ts';
import { limits } from '#src/contracts/limits.ts';

const anAssistant = (changes: Partial<ClassAssistant> = {}): ClassAssistant => ({ ...openAssistant, ...changes });

describe('the link of a class assistant', () => {
  it('says in plain words what it asks for, and nothing that Kora does anyway', () => {
    expect(assistantHash(anAssistant())).toBe('#assistant=1');
    expect(assistantHash(anAssistant({ topic: 'Adding fractions', grade: '6-8', tone: 'plain', helpLevel: 'hints', sources: 'checked' }))).toBe(
      '#assistant=1&topic=Adding+fractions&grade=6-8&tone=plain&help=hints&sources=checked',
    );
  });

  it('comes back as it was written, whatever the topic', () => {
    fc.assert(
      fc.property(
        fc.record({
          topic: fc.string({ unit: 'grapheme', maxLength: 120 }),
          grade: fc.constantFrom(null, ...assistantGrades),
          tone: fc.constantFrom(...assistantTones),
          helpLevel: fc.constantFrom(...helpLevels),
          sources: fc.constantFrom(...sourceRules),
        }),
        (assistant) => {
          const hash = assistantHash(assistant);
          expect(hash.length).toBeLessThanOrEqual(limits.assistant.hashChars);
          expect(readAssistantHash(hash)).toEqual({ kind: 'assistant', assistant: { ...assistant, topic: cleanTopic(assistant.topic) } });
        },
      ),
    );
  });

  it.each(['', '#', '#main', '#teacher', '#kora', '#my-assistant=1'])('is not what %j is', (hash) => {
    expect(readAssistantHash(hash)).toEqual({ kind: 'none' });
  });

  it.each(['#assistant=', '#assistant=2&topic=Fractions', '#assistant=one', `#assistant=1&topic=${'a'.repeat(2_000)}`])('cannot be read: %s', (hash) => {
    expect(readAssistantHash(hash)).toEqual({ kind: 'unreadable' });
  });

  it('counts what it does not know as not set', () => {
    expect(readAssistantHash('#assistant=1&grade=99&tone=rude&help=answers&sources=web&more=yes&topic=%E0%A4%A')).toMatchObject({
      kind: 'assistant',
      assistant: { grade: null, tone: 'warm', helpLevel: 'examples', sources: 'any' },
    });
  });

  it('never stops the page, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const read = readAssistantHash(`#assistant=1&${text}`);
        if (read.kind === 'assistant') expect([...read.assistant.topic].length).toBeLessThanOrEqual(limits.assistant.topicChars);
      }),
    );
  });
});

describe('a topic', () => {
  it.each([
    ['  Adding\n fractions\u0000 ', 'Adding fractions'],
    ['Frac\u200btions\u202e', 'Fractions'],
    ['\u2066\ufeff', ''],
    ['Łódź und die Weberei', 'Łódź und die Weberei'],
  ])('is one line of visible text: %j', (text, clean) => {
    expect(cleanTopic(text)).toBe(clean);
  });

  it('is cut between characters, not inside one', () => {
    expect(cleanTopic('😀'.repeat(100))).toBe('😀'.repeat(limits.assistant.topicChars));
  });
});
