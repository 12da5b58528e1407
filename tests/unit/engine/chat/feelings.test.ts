import { describe, expect, it } from 'vitest';
import type { Feeling } from '../../../../src/contracts/knowledge/vocabulary.ts';
import { feelingIn } from '../../../../src/engine/chat/feelings.ts';

const lines: Record<Feeling, readonly string[]> = {
  stuck: [
    "I don't get fractions",
    "I'm stuck on number 4",
    'this is so confusing',
    'no idea how to start',
    'makes no sense to me',
    "I can't figure this out",
    'im struggling with essays',
  ],
  sad: [
    'my dog died yesterday',
    'my grandma passed away',
    'our class hamster died',
    'I lost my grandpa last week',
    'my parents are getting divorced',
    'the funeral is tomorrow',
    "I'm so sad today",
  ],
  bored: [
    'this is so boring',
    'why do we even have to learn this',
    'who cares about the cold war',
    'when will I ever use this',
    'history is a waste of time',
    'the worksheet is too easy',
  ],
  anxious: [
    "I'm so nervous about the test",
    'I always go blank',
    'I panic every time',
    'scared of my presentation',
    'worried about tomorrow',
    'my heart is pounding before class',
    'im stressing about it',
  ],
  ashamed: [
    'i got a really bad grade',
    'everyone else gets it and I look stupid',
    'so embarrassed to ask',
    'they laughed at me',
    "I'm so bad at reading",
    'I feel dumb in math',
    'my lesson went badly in front of the principal',
  ],
  proud: ['I finally got it right', "I'm proud of my essay", 'I did it!', 'I got an A', 'my lesson worked really well today', 'first time I spoke in class'],
  angry: ["it's so unfair", "I'm furious about my grade", 'this is ridiculous', 'so annoying', "I'm sick of group work", 'I hate math', 'fed up with my class'],
  curious: [
    "I'm curious why leaves are green",
    'I wonder what happens at the core',
    'what if plants could not breathe',
    'is it true that plates float',
    'I want to know more about neural networks',
  ],
  hopeless: ["I'll never get this", "there's no point", 'I give up', "I've tried everything", 'nothing works with this class', 'I always fail'],
  rushed: ['my essay is due tomorrow', 'I have 20 minutes', 'no time, need a lesson for tonight', 'quick, the test is in an hour', 'need this asap', 'last minute observation'],
  overwhelmed: ["I'm overwhelmed", 'there is too much to learn', 'so many dates', "I don't know where to start", 'drowning in marking', 'work is piling up'],
  lonely: ['nobody helps me', 'I study alone', "I'm the only one who does not get it and has no one to ask", 'I feel left out of my group', 'I have to do it all by myself'],
};

describe.each(Object.entries(lines))('words that show someone is %s', (feeling, said) => {
  it.each(said)('are read in "%s"', (line) => {
    expect(feelingIn(line)).toBe(feeling);
  });
});

describe('no feeling', () => {
  it.each([
    'What is a numerator?',
    'we are doing photosynthesis in biology',
    'so 3/6 + 2/6 = 5/6',
    'They wanted people on their side',
    'my class has 28 pupils',
    'The force pushes the cart',
    'My paragraph is about two brothers',
    'the answer is 12',
    '',
  ])('is read into "%s"', (line) => {
    expect(feelingIn(line)).toBeNull();
  });

  // The word belongs to the subject, not to the person.
  it.each(['the lost colony of Roanoke', 'how many votes were lost', 'is iron a hard metal', 'the stamp act was unfair to the colonists'])(
    'is read into the words of a task: "%s"',
    (line) => {
      expect(feelingIn(line)).toBeNull();
    },
  );
});

it('the heavier feeling stands before the lighter one', () => {
  expect(feelingIn("I'm stuck and I'll never get this")).toBe('hopeless');
  expect(feelingIn("It's boring and I feel stupid")).toBe('ashamed');
  expect(feelingIn('nervous because I am confused')).toBe('anxious');
});
