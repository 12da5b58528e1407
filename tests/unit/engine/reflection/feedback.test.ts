import { beforeAll, describe, expect, it } from 'vitest';
import { loadTagger, type Tagger } from '../../../../src/engine/reading/tagger.ts';
import { feedbackFor } from '../../../../src/engine/reflection/feedback.ts';
import { readReflection } from '../../../../src/engine/reflection/read-reflection.ts';
import { reflections } from '../../../support/reflections.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const read = (reflection: string, title = 'A day') => readReflection({ title, reflection }, tag);
const feedback = (reflection: string, title?: string) => feedbackFor(read(reflection, title));

describe('what stands in the text is not asked for', () => {
  const all = (text: string) => Object.values(feedback(text)).flat().join(' ');
  it('a reason is one in the spelling of a child, too', () => {
    const text =
      'Today we bilded a bridge out of spagetti. Mine broke becaus I put to much glue and it was hevy. Then Mia sayd we shud make trianguls. Next time I will make trianguls first.';
    expect(all(text)).not.toMatch(/leaves out why|What led|not yet explained/);
  });
  it('a plan for the next week is a plan', () => {
    const text = 'I learned that I rush. I asked on Tuesday because I was stuck, and was done in ten minutes. Next week I want to check each equation twice before I go on.';
    expect(all(text)).not.toContain('If the same thing happened again tomorrow');
    expect(all(text)).not.toMatch(/there is no next step|What will be different the next time/);
  });
  it('of two feelings at the same time nobody asks which came first', () =>
    expect(all('I felt happy and scared at the same time when I got the solo. My friend wanted it too and she cried.')).not.toContain('come first'));
});

describe('feelings', () => {
  it.each([
    ['I was nervous.', 'nervous', 'self', false],
    ['My teacher was angry with us.', 'angry', 'other', false],
    ['Maya was sad and I laughed.', 'sad', 'other', false],
    ["I wasn't scared of the bee.", 'scared', 'self', true],
    ['I did not feel proud at all.', 'proud', 'self', true],
    ['We were so excited about the trip.', 'excited', 'self', false],
  ])('%s names “%s” of %s', (text, word, whose, isNegated) => {
    expect(read(`${text} It was on a day in the fall.`).feelings).toMatchObject([{ word, whose, isNegated }]);
  });

  it.each(['I hope that it works on the day.', 'The content of the book is about the sea.', 'He loved the dog that lived in the house.', 'It was a safe place for the birds.'])(
    '%s names none of the writer',
    (text) => {
      expect(read(text).feelings.filter(({ whose }) => whose === 'self')).toEqual([]);
    },
  );

  it.each([
    ['I was realy nervus befor the tset.', 'nervus', 'nervous'],
    ['jonas dint do nothing and i was so anoyed.', 'anoyed', 'annoyed'],
    ['He took it and I was angrey.', 'angrey', 'angry'],
    ['We were so exited about the trip.', 'exited', 'excited'],
    ['I was kinda scarred that I would forget it.', 'scarred', 'scared'],
    ['I was scard of the dark hall.', 'scard', 'scared'],
    ['I felt embarased in front of them.', 'embarased', 'embarrassed'],
    ['I was dissapointed with the grade.', 'dissapointed', 'disappointed'],
    ['I was jelous of her solo.', 'jelous', 'jealous'],
    ['I was kinda mad at him.', 'mad', 'mad'],
    ['I was so tierd after the game.', 'tierd', 'tired'],
    ['I hate poems.', 'hate', 'hatred'],
    ['We hated the long way home.', 'hated', 'hatred'],
  ])('%s names one, in the spelling of its writer', (text, word, base) => {
    expect(read(`${text} It was on a day in the fall.`).feelings).toMatchObject([{ word, base, whose: 'self' }]);
    expect(feedback(`${text} It was on a day in the fall.`).emotional_insights.join(' ')).toContain(`“${word}”`);
  });

  it.each([
    'We exited the bus at the lake.',
    'I shared the lovely cake with them.',
    'The tree was scarred by the storm.',
    'I scored twice and stared at the board.',
    'I received the sacred book and discussed it.',
    'We tried the other continent.',
    'I would love to go there.',
    'She consumed the fruit at that angle.',
  ])('%s holds a word like one and names none', (text) => {
    expect(read(text).feelings).toEqual([]);
  });

  it.each(['We went to the museum with the class. It was raining.', 'It realy hrt my hart wen he sed it to the hole class.', 'I was discombobulated. The bus came at nine.'])(
    'nobody is told that %s names none',
    (text) => {
      expect(Object.values(feedback(text)).flat().join(' ')).not.toMatch(/no feeling|names? none/i);
    },
  );

  it('two of them are asked about as a way from one to the other', () => {
    const { emotional_insights } = feedback(
      'I was nervous before the talk because I knew nobody. My notes were on three cards. The hall was full. I looked at Sam and slowed down. At the end of the hour I was proud of every word.',
    );
    expect(emotional_insights.join(' ')).toMatch(/“nervous”[\s\S]*“proud”/);
  });
});

describe('somebody who was treated badly', () => {
  const text =
    'On Monday three boys from my class pushed me and called me names in the hallway. I was scared. My friend Leo saw it and did not say anything. I told my teacher on Tuesday.';

  it('is asked neither for a part of their own nor for the view of the others', () => {
    const all = Object.values(feedback(text)).flat().join('\n');
    expect(all).not.toMatch(/from where|tell differently|sound different|could you have done|something differently|spoke against it|keep and what would you change/);
  });

  it('is told what the text says, and who it may be for', () => {
    const { strengths, questions } = feedback(text);
    expect(strengths.join(' ')).toMatch(/plainly|decoration/);
    expect(questions.join(' ')).toMatch(/Whom|helped|understood/);
  });
});

describe('a long story in which nobody was hurt', () => {
  const garden = reflections.find(({ name }) => name === 'long-garden');

  it('earns full lists, although herbs died in it', () => {
    const { strengths, areas_to_improve, emotional_insights, questions } = feedback(garden?.reflection ?? '', garden?.title);
    expect([strengths.length, emotional_insights.length, questions.length]).toEqual([4, 3, 4]);
    expect(areas_to_improve.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Some of the herbs died because the mint took over.', false],
    ['The battery died in the middle of the game.', false],
    ['In the spring my grandfather died.', true],
    ['She was my first dog, and she died in May.', true],
    ['After the death of my aunt nobody wanted to sing.', true],
  ])('%s asks for care: %s', (text, isCareful) => {
    expect(read(`${text} It was a long week for all of us.`)).toMatchObject({ isCareful });
  });

  it('asks no writer what follows from somebody else’s reason', () => {
    const { questions } = feedback(
      'We chose plants in March. Devon took tomatoes, because his grandmother used to grow them. The bed was full by May and it looked like a jungle.',
    );
    expect(questions.join(' ')).not.toMatch(/his grandmother.*(?:right|reason)/);
  });
});

describe('what a teacher would ask', () => {
  it.each<[string, string, RegExp]>([
    ['an empty judgment', 'We went to the museum with the class. It was really boring.', /“boring”/],
    ['learning without an object', 'We did a project about the sea. I learned a lot.', /“I learned a lot”/],
    ['a plan that cannot be seen', 'I failed the quiz because I did not read the text. Next time I will try harder.', /“Next time I will try harder”/],
    ['a rule without exception', 'My coach is strict because he wants to win. He never listens to us in the break.', /“never”/],
    ['a judgment of oneself', 'I got the quiz back and I saw the mark. I am just bad at math.', /“I am just bad at math”/],
    ['the same sentence over and over', 'It was fun. It was fun. It was fun. It was fun. We went home.', /4 times/],
    ['a proverb', 'We lost the game by one goal. It taught me to never give up.', /never give up”/],
  ])('%s is asked about', (_, text, quote) => {
    expect(feedback(text).areas_to_improve.join('\n')).toMatch(quote);
  });

  it.each<[string, string, RegExp]>([
    ['a change of mind', 'I used to think that fast is good. We lost the race in the rain.', /“I used to think that fast is good”/],
    ['another person’s side', 'We built the bridge on Monday. Kofi wanted to build the towers.', /“Kofi wanted to build the towers”/],
    ['a step that can be seen', 'I was late to band on Monday. Next time I will set two alarms before I go to bed.', /“Next time I will set two alarms before I go to bed”/],
    ['one’s own part', 'The group was angry with me on Friday. I forgot the poster at home.', /“I forgot the poster at home”/],
  ])('%s is named as a strength', (_, text, quote) => {
    expect(feedback(text).strengths.join('\n')).toMatch(quote);
  });
});
