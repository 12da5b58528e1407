/** A teacher says that Kora took up the wrong thing. */
import { describe, expect, it } from 'vitest';
import { correctionIn } from '../../../../src/engine/chat/asks.ts';
import { converse, holdsLine, knowledge } from '../../../support/knowledge.ts';

const { moves } = knowledge;
const { teacher } = moves;
const talk = (...messages: string[]) => converse(messages, 'teacher').map(({ plan }) => plan);

describe('a correction', () => {
  it.each([
    ['no, I meant during reading time', 'during reading time'],
    ["that's not my problem, my problem is two kids who finish early", 'two kids who finish early'],
    ["no that's not what I asked, I want an activity", 'an activity'],
    ['no I mean the principal', 'the principal'],
    ["that's not my problem", ''],
    ['forget that', ''],
  ])('is heard, with what is meant instead: %s', (message, rest) => {
    expect(correctionIn(message, moves)?.rest).toBe(rest);
  });

  it.each(['my problem student is back', 'they meant well', 'I mean how do I design the task', 'no, they do not listen', 'what does that mean for my class'])(
    'is none: %s',
    (message) => {
      expect(correctionIn(message, moves)).toBeNull();
    },
  );

  it('lets the wrong anchor go and looks again', () => {
    const [first, second] = talk('my students wont stop talking during independent work', "that's not my problem, my problem is two kids who finish early");
    expect(first?.anchor?.id).toBe('teacher-chatty-during-work');
    expect(second?.anchor?.id).toBe('teacher-finishes-early');
  });

  it('that nothing fits is met with one question about the words themselves, and the old anchor stays away', () => {
    const [, second, third] = talk('my students wont stop talking during independent work', 'no, i meant during reading time', 'it is the last twenty minutes of the day');
    expect(holdsLine(second?.text ?? '', teacher.corrected, { quote: 'during reading time' })).toBe(true);
    expect(second?.anchor).toBeNull();
    expect(third?.anchor?.id).not.toBe('teacher-chatty-during-work');
  });

  it('that tells nothing else is asked for the one line it needs', () => {
    const [, second] = talk('my students wont stop talking during independent work', "no, that's not my problem");
    expect(holdsLine(second?.text ?? '', teacher.correctedWithout)).toBe(true);
  });

  it('keeps the topic of the lesson, where something else is wanted for it', () => {
    const [, second] = talk('I teach photosynthesis tomorrow', "no that's not what I asked, I want an exit question");
    expect(second?.topic?.id).toBe('photosynthesis');
    expect(holdsLine(second?.text ?? '', teacher.corrected)).toBe(false);
  });
});

describe('what only sounds like another matter', () => {
  it("is no loss where a daughter's project is", () => {
    const [only] = talk("parent says I lost her daughter's project");
    expect(only?.state.feeling).not.toBe('sad');
    expect(only?.anchor?.id).toBe('teacher-angry-parent-email');
  });

  it('is no angry parent where parents might be upset about something else', () => {
    const [, second] = talk('a student came out to me as trans and asked me not to tell', 'parents might be upset');
    expect(second?.anchor).toBeNull();
  });
});
