/** A teacher's talk keeps its subject: the wrong idea of the class, the mail to a parent, and what weighs on the teacher. */
import { describe, expect, it } from 'vitest';
import { beliefTold } from '../../../../src/engine/chat/told-belief.ts';
import { converse, repeatedSentences } from '../../../support/knowledge.ts';

const talk = (...messages: string[]) => converse(messages, 'teacher').map(({ plan }) => plan);
const texts = (...messages: string[]) => talk(...messages).map(({ text }) => text);

const falling = 'Heavier things fall faster.';

describe('wrong ideas that a pack holds', () => {
  it.each([
    ['Do you have anything on misconceptions about falling objects', falling],
    ['Do you actually have anything about misconceptions on falling objects', falling],
    ['any misconceptions around action and reaction?', 'Action and reaction cancel each other'],
  ])('are found by their matter: %s', (message, belief) => {
    const [{ text } = { text: '' }] = talk(message);
    expect(text).toContain(belief);
    expect(text).not.toContain('not in my collection');
  });

  it('are found in a message that tells more than the idea', () => {
    const [plan] = talk("My 7th graders think heavier things fall faster. They've watched the hammer and feather video and still say it. Lesson tomorrow at 9.");
    expect(plan?.topic?.id).toBe('forces-and-motion');
    expect(plan?.text).toContain(falling);
  });

  it.each([
    ['Misconception: heavier objects fall faster. Give me an activity.', 'heavier objects fall faster'],
    ['Lesson at nine. Some still said the book is heavier so it wins', 'the book is heavier so it wins'],
  ])('are read from: %s', (message, belief) => expect(beliefTold(message)).toBe(belief));

  it('stay the subject of the talk', () => {
    const plans = talk(
      'My 7th graders think heavier things fall faster. Lesson tomorrow at 9.',
      'Last week we dropped a book and a sheet of paper. Some still said the book is heavier so it wins if you go higher.',
      'I need a better activity that actually changes their mind.',
      'The topic is gravity and air resistance! Misconception: heavier objects fall faster. Give me an activity.',
      'What question could I ask before they drop the two objects?',
      'Do you actually have anything about misconceptions on falling objects',
    );
    for (const { topic, text } of plans) {
      expect(topic?.id).toBe('forces-and-motion');
      expect(text).toMatch(/heavier/i);
      expect(text).not.toContain('not in my collection');
    }
    expect(repeatedSentences(plans.map(({ text }) => text)).filter((sentence) => !falling.startsWith(sentence))).toEqual([]);
  });
});

describe('words to a parent', () => {
  it.each(['can you draft a short reply to her email', 'just tell me what to write to her. 3 sentences'])('are given in the middle of a lesson: %s', (message) => {
    const [, last = ''] = texts('I teach photosynthesis to grade 8', message);
    expect(last).toContain('Dear [name]');
  });

  it('are given to whoever tells of the parent in one line', () => {
    expect(texts('A parent wants the B changed to an A. Draft three sentences I can send her')[0]).toContain('Dear [name]');
  });
});

describe('a question about what the teacher means', () => {
  it('comes once in a talk, whatever it quotes', () => {
    const said = texts(
      'middle school. and the essays?',
      'its 140 two page essays, i have like 5 hours total',
      'will the kids notice if i only comment on one thing',
      'two of them always ask me about it',
    );
    const questions = said.flatMap((text) => text.match(/[^.?!]*\?/g) ?? []).map((question) => question.replace(/".*?"/g, '').trim());
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('a teacher close to quitting', () => {
  it.each(["I'm close to quitting", 'honestly thinking about quitting. year 2. I cry in my car most days'])('is heard, and gets no list: %s', (first) => {
    const [, respect = '', list = ''] = texts(first, 'its 3rd period. they dont respect me at all', 'you are giving me a list again. i said third period');
    for (const text of [respect, list]) expect(text).not.toMatch(/^- /m);
    expect(respect).toMatch(/It hurts/);
    expect(list).toMatch(/one moment/);
  });
});

describe('a word with two meanings', () => {
  it('"speed hides it", said of times tables, is no trouble with reading', () => {
    const last = texts('Extension work for grade 4, multi-digit multiplication', 'And his tables are shaky honestly, speed hides it.').at(-1);
    expect(last).toContain('six times eight');
    expect(last).not.toMatch(/\bread/i);
  });
});
