/** What feedback may not say of a reflection: praise for a phrase or for cruelty, a plan where there is none, the same sentence over and over. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTagger, type Tagger } from '../../../../src/engine/reading/tagger.ts';
import { feedbackFor } from '../../../../src/engine/reflection/feedback.ts';
import { isPlan } from '../../../../src/engine/reflection/plans.ts';
import { readReflection } from '../../../../src/engine/reflection/read-reflection.ts';
import { quotesOf } from '../../../../src/engine/reflection/rules.ts';
import { reflections } from '../../../support/reflections.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const read = (reflection: string, title = 'A day') => readReflection({ title, reflection }, tag);
const feedback = (reflection: string, title?: string) => feedbackFor(read(reflection, title));

describe('a plan', () => {
  it.each([
    'There is nothing that I could do better next time.',
    'Next time I will change nothing.',
    'I do not know what I will do next time.',
    "I don't need to change what I do in the future.",
    'I will miss my friends.',
    'I will never forget this day.',
  ])('is none in: %s', (text) => {
    expect(isPlan(text)).toBe(false);
    const all = Object.values(feedback(`My talk was on Monday. ${text} We went home at four.`))
      .flat()
      .join('\n');
    expect(all).not.toMatch(/get in the way|has worked|a month from now|Who could help|somebody could watch|The plan in|carry it forward/);
  });

  it.each([
    'Next time I will ask first.',
    'No matter what, next time I will ask Tom.',
    'I was not ready, so next time I will start on Sunday.',
    'I will not rush the first page again.',
    'If we did it again, we would swap the plants every day.',
    'Now I put a note on my door every evening.',
    'I want to write the source on every card before the next debate.',
  ])('is one in: %s', (text) => expect(isPlan(text)).toBe(true));
});

describe('phrases that anybody could write', () => {
  const texts = [
    'I learned a lot from this project. It taught me the value of teamwork and communication. It was a challenging but rewarding experience that pushed me out of my comfort zone forever.',
    'This experience was truly eye-opening and helped me grow as a person. I faced many challenges but overcame them through hard work and dedication. Teamwork makes the dream work.',
  ];

  it.each(texts)('are asked for one moment and earn no praise: %s', (text) => {
    const { strengths, areas_to_improve, questions } = feedback(text, 'Reflection');
    expect(strengths.join('\n')).toMatch(/still yours to add|only you can tell/);
    expect(areas_to_improve.join('\n')).toMatch(/moment|example|Where were you/);
    expect(questions.join('\n')).not.toMatch(/What has helped|Whom would you want/);
  });

  it('beside one that only the writer knows leave that one its praise', () => {
    const { strengths } = feedback(`${texts[0]} On Tuesday Amal showed me how to hold the saw, and my third cut was straight.`);
    expect(strengths.join('\n')).toContain('Amal');
  });

  it('a reason that is only the judgment once more is no reason', () => {
    const { strengths, areas_to_improve } = feedback('I read the book in March. I liked it because it was good.');
    expect(strengths.join('\n')).not.toContain('because it was good');
    expect(areas_to_improve.join('\n')).toContain('“I liked it because it was good”');
  });
});

describe('what sounds like harm done to the writer', () => {
  it.each([
    ['It pushed me out of my comfort zone.', false],
    ['My coach pushed me to run faster.', false],
    ['The story touched me.', false],
    ['Then it hit me that I was late.', false],
    ['My plant died.', false],
    ['A boy pushed me in the hall.', true],
    ['He pushed me to the ground.', true],
    ['They laughed at me.', true],
    ['My dog died.', true],
  ])('%s asks for care: %s', (text, isCareful) => expect(read(`${text} It was on a day in the fall.`).isCareful).toBe(isCareful));
});

describe('cruelty without regret', () => {
  it.each([
    ['The kids from the other school were dirty foreigners and we laughed at them. The trip was fun anyway. The teacher was annoyed but we did not care.'],
    ['I made Tom do all the work and laughed at him when he got it wrong. It was funny. He is a loser and everybody knows it. I would do it again.'],
    ["We hid the new kid's shoes and he had to walk home in socks. Everyone was dying of laughter. He cried a little, what a baby. Next time we will take his jacket."],
    ['We made fun of the new girl in the break. She had old shoes. It was the best day of the week.'],
  ])('is not praised, and the other person is asked about: %s', (text) => {
    const told = read(text);
    const { strengths, areas_to_improve, questions } = feedbackFor(told);
    expect(told.cruel.size).toBeGreaterThan(0);
    expect(strengths.join('\n')).toMatch(/how it was for the others|side of the others/);
    expect(strengths).toHaveLength(1);
    expect(areas_to_improve.join('\n')).toMatch(/the one it is about|What would they tell/);
    expect(questions.join('\n')).toMatch(/about you or about a friend|the one whom/);
  });

  it.each([
    'We laughed at Ben in the break. I am ashamed of it.',
    'They called me a loser and laughed at me.',
    'I felt like a loser after the game.',
    'The losers of the race got a cake.',
    'We laughed at our own song.',
    'I pushed him over the line in the race.',
    'We broke their record in the relay.',
    'I hid the key under the mat.',
    'Robots are no people, and they laughed at nothing.',
  ])('is not seen in: %s', (text) => expect(read(text).cruel.size).toBe(0));

  it('that is regretted is a part of one’s own, told openly', () => {
    expect(feedback('In the break I laughed at Ben. I should have helped him and I want to say sorry.').strengths.join('\n')).toContain('“In the break I laughed at Ben”');
  });
});

describe('a sentence', () => {
  it.each(reflections)('is quoted once where the text has others: $name', (reflection) => {
    const told = readReflection(reflection, tag);
    const entries = Object.values(feedbackFor(told)).flat();
    const usable = told.sentences.filter(({ words }) => words >= 3).length;
    const quotes = entries.flatMap((entry) => [...new Set(quotesOf(entry))].filter((quote) => quote.split(' ').length > 3));
    if (told.kind === 'english' && usable >= 2 * entries.length) expect(quotes.filter((quote, i) => quotes.indexOf(quote) < i)).toEqual([]);
  });

  it('of a short text is quoted whole once, and only pointed at after that', () => {
    const entries = Object.values(feedback('I am scared about moving to the new school in another city where I know nobody and nobody knows me. I will miss my friends.')).flat();
    expect(entries.filter((entry) => entry.includes('to the new school in another city')).length).toBe(1);
  });

  it('has an entry of its own in each list when there are four of them', () => {
    const quotes = Object.values(
      feedback('I hate poems. This one was boring and stupid and the teacher made us read it three times. I do not see why we have to do that. It has no point at all.'),
    )
      .flat()
      .flatMap((entry) => quotesOf(entry).filter((quote) => quote.includes(' ')));
    expect(new Set(quotes.filter((quote) => quote !== 'three times')).size).toBe(4);
  });
});

describe('what reads badly', () => {
  const all = (text: string) => Object.values(feedback(text)).flat().join('\n');

  it('“We” and “It” are nobody whose side is told', () => {
    expect(all('Our plants were taller. We were disappointed. It felt silly to stand there.')).not.toMatch(/where somebody else stood|another person|beyond your own seat/);
  });

  it('forgetting to bow for joy is no fault that is admitted', () => {
    expect(all('On Friday I played the piece at school. I was so proud that I forgot to bow.')).not.toMatch(/hide behind|own part|no excuse/);
  });

  it('a child who tells of a fine day is not asked what to change', () => {
    expect(all('Today we went to the zoo with the class. I saw an elephant. He was big and gray. I was happy and my friend gave me her hat.')).not.toMatch(
      /the next time|no next step|what would you change/,
    );
  });

  it('a quotation keeps the word on which its sentence ends', () => {
    const text = 'When she asked me where my numbers came from I had no answer at all, and I was honest with her and said so.';
    expect(all(`We had a debate on Monday. ${text}`)).not.toMatch(/and said[”…]/);
  });

  it('a line that closes the text is not asked about', () => {
    expect(all('Everything went wrong today. I overslept and I forgot my gym bag. On the way home it rained. I do not feel like writing more.')).not.toContain('writing more');
  });

  it('who reports on a book is not asked where they were', () => {
    const text =
      'I liked the book Wonder. It is about a boy named Auggie. He has a face that looks different. The kids are mean to him. Then he finds friends. I liked it because it was good. I would tell others to read it.';
    expect(all(text)).not.toMatch(/Where were you|your own life taught/);
  });
});
