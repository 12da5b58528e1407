import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifeMatters } from '../../../../src/contracts/knowledge/life-moves.ts';
import { anchorSubjects, feelings } from '../../../../src/contracts/knowledge/vocabulary.ts';
import { type ChatState, decodeState, encodeState, freshState, remember, rungs } from '../../../../src/engine/chat/state.ts';
import { saidMark } from '../../../../src/engine/text/hash.ts';
import { anyText } from '../../../support/any-text.ts';
import { aState } from '../../../support/knowledge.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const anyState: fc.Arbitrary<ChatState> = fc.record({
  turn: fc.nat({ max: 500 }),
  anchor: orNull(slug),
  topic: orNull(slug),
  subject: orNull(fc.constantFrom(...anchorSubjects)),
  matter: orNull(fc.constantFrom(...lifeMatters)),
  feeling: orNull(fc.constantFrom(...feelings)),
  stuckPoint: orNull(fc.nat({ max: 20 })),
  rung: fc.constantFrom(...rungs),
  unknownTopic: orNull(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
  problem: orNull(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
  setting: fc.record({
    minutes: orNull(fc.integer({ min: 10, max: 240 })),
    lessons: orNull(fc.integer({ min: 2, max: 9 })),
    size: orNull(fc.integer({ min: 10, max: 60 })),
    grade: orNull(fc.integer({ min: 1, max: 13 })),
  }),
  asked: orNull(slug),
  short: orNull(slug),
  said: fc.array(fc.string().map(saidMark), { maxLength: 170 }),
});

describe('the state of a conversation', () => {
  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(decodeState(encodeState(state))).toEqual(state);
      }),
    );
  });

  it('is text without dots and spaces, so that it can stand in an id', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(encodeState(state)).not.toMatch(/[.\s]/);
      }),
    );
  });

  it.each(['', 'x', '1~2', '1~~~~~~9~~~', '-1~~~~~~0~~~', 'a~~~~~~0~~~', '1~~~~~~0~~~~', '1.5~~~~~~0~~~'])('is not read from "%s"', (text) => {
    expect(decodeState(text)).toBeNull();
  });

  it.each(['1~~~~~~0~%~~', '1~~~~~~0~~%~', '1~~~~~~~~~', '1~~~~~x~0~~~', '1~~~~~~0~~~ab'])('is not read from a text that is only nearly one: "%s"', (text) => {
    expect(decodeState(text)).toBeNull();
  });

  it('is read without throwing from any text', () => {
    fc.assert(
      fc.property(anyText(), fc.array(fc.string({ maxLength: 6 }), { minLength: 9, maxLength: 9 }), (text, parts) => {
        decodeState(text);
        decodeState(parts.join('~'));
      }),
    );
  });
});

describe('remembering a reply', () => {
  it('counts it and marks each of its sentences, without changing the state it was given', () => {
    const before = aState({ turn: 2, said: ['aaa'] });
    const after = remember(before, 'What do you notice? Try it once more.');
    expect(after).toEqual({ ...before, turn: 3, said: ['aaa', saidMark('What do you notice?'), saidMark('Try it once more.')] });
    expect(before).toEqual(aState({ turn: 2, said: ['aaa'] }));
  });

  it('keeps the id of a very long conversation within bounds by forgetting the oldest', () => {
    let state = freshState;
    for (let turn = 0; turn < 100; turn++) state = remember(state, Array.from({ length: 8 }, (_, i) => `This is sentence ${turn} ${i}.`).join(' '));
    expect(state.said.at(-1)).toBe(saidMark('This is sentence 99 7.'));
    expect(encodeState(state).length).toBeLessThan(800);
  });
});
