/** A word that has two meanings, and a message that leaves what was in work: which page or matter is meant is told by the whole message. */
import { describe, expect, it } from 'vitest';
import { planReply } from '../../../../src/engine/chat/reply.ts';
import type { ChatState } from '../../../../src/engine/chat/state.ts';
import { index } from '../../../support/knowledge.ts';

/** What the last reply of a conversation rests on. */
function restsOn(mode: 'student' | 'teacher', says: readonly string[]): string[] {
  const history: { text: string; sender: 'user' | 'kora' }[] = [];
  let state: ChatState | null = null;
  let found: (string | null | undefined)[] = [];
  for (const message of says) {
    const { text, topic, short, anchor, state: after } = planReply({ message, mode, history: history.slice(-6), state }, index);
    state = after;
    found = [topic?.id, short?.id, anchor?.id, after.asked, after.matter];
    history.push({ text: message, sender: 'user' }, { text, sender: 'kora' });
  }
  return found.filter((id) => typeof id === 'string');
}

describe('a word with two meanings', () => {
  it.each([
    ['what is a compound word', 'compound-words'],
    ['what is a compound in chemistry', 'mixtures-compounds'],
    ['how do I plot (3,4)', 'coordinates'],
    ['whats the plot of a story', 'story-structure'],
    ['what makes the volume of a sound louder', 'sound'],
    ['i need help with volume of a box', 'box-volume'],
    ['what is the square root of 81', 'square-roots'],
    ['what is the root of a word', 'prefixes-suffixes'],
    ['what is a battery cell', 'electric-circuits'],
    ['how does a plant cell differ from an animal cell', 'cells'],
    ['what is a base in chemistry', 'acids-alkalis'],
    ['what is the difference between a base and an exponent', 'exponent-rules'],
    ['what is a solution in chemistry', 'solutions'],
    ['what is the solution of 2x + 3 = 11', 'linear-equations'],
    ['what is a note in music', 'notes-reading'],
    ['how do I take notes in class', 'note-taking'],
    ['what is a function in python', 'functions-code'],
    ['what is a function', 'functions'],
    ['what is the function of the heart', 'heart-blood'],
    ['what is the object of this sentence: the dog ate the bone', 'direct-object'],
    ['what does volume mean in math', 'volume-shapes'],
    ['what is a fair test in science', 'scientific-method'],
    ['in which order do i do plus and times', 'order-of-operations'],
    ['what is the order of the planets', 'solar-system'],
    ['how do I divide a paragraph', 'paragraph'],
  ])('is read by what stands beside it: %s', (message, id) => expect(restsOn('student', [message])).toContain(id));

  it.each([
    ['what is a python, the snake', 'functions-code'],
    ['what is a mountain range', 'statistics-and-averages'],
    ['who can charge someone with a crime', 'electric-circuits'],
  ])('leads to no page of the other meaning: %s', (message, id) => expect(restsOn('student', [message])).not.toContain(id));

  it('is not that of the talk before', () => {
    expect(restsOn('student', ['he was mean to me and I feel bad', "what's the difference between mean and median"])).toContain('statistics-and-averages');
    expect(restsOn('student', ['what is the cold war', 'wait what is a cold front'])).toContain('climate-and-weather');
  });
});

describe('a teacher who goes on with something else', () => {
  it.each([
    ['I have forty essays to mark and no time', "I only have one class like this, it's not the paperwork, they just don't listen to me", 'noisy-class'],
    ['how do I plan a lesson on fractions', 'forget the plan, a parent shouted at me today', 'c-parent-shouts'],
    ['parents keep emailing me at night', 'different thing: how do I help a student who reads very slowly', 'weak-reader'],
    ['how do I grade essays fairly', "okay that's clear. what do I do with two girls who whisper all lesson", 'noisy-class'],
    ['my new student speaks no English', 'she is fine. my problem is a loud class after lunch', 'teacher-noise-after-lunch'],
    ['what do I say at parents evening', 'that went well, now I have a student who sleeps in class', 'c-sleepy'],
    ['how do I stop phones in class', 'not the phones. they just never start working when I ask them', 'class-habit'],
  ])('is answered on that: %s / %s', (first, second, id) => expect(restsOn('teacher', [first, second])).toContain(id));

  it('keeps the topic for what is asked for by name', () => {
    expect(restsOn('teacher', ['plan a lesson on fractions', "that's clear. now I need an exit ticket for the end"])).toContain('fractions');
  });

  it('leaves nothing with a few words that belong to what stood before', () => {
    expect(restsOn('teacher', ['how do I stop phones in class', "it's not him, it's everyone"])).toContain('phones');
  });
});
