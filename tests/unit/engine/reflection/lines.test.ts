/** Notes in lines, under headings or as in a chat are read line by line, and only what is no English is told so. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTagger, type Tagger } from '../../../../src/engine/reading/tagger.ts';
import { feedbackFor } from '../../../../src/engine/reflection/feedback.ts';
import { utterancesIn } from '../../../../src/engine/reflection/lines.ts';
import { readReflection } from '../../../../src/engine/reflection/read-reflection.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const read = (reflection: string) => readReflection({ title: 'Science today', reflection }, tag);

describe('notes', () => {
  const volcano = '- learned volcano types\n- shield volcano is flat\n- liked the experiment with soda\n- next time: bring goggles';

  it('are English, and each line is an utterance', () => {
    const { kind, sentences } = read(volcano);
    expect(kind).toBe('english');
    expect(sentences.map(({ text }) => text)).toEqual(['learned volcano types', 'shield volcano is flat', 'liked the experiment with soda', 'next time: bring goggles']);
  });

  it('have their next step and what was liked read', () => {
    const { strengths, areas_to_improve, emotional_insights, questions } = feedbackFor(read(volcano));
    expect(emotional_insights.join('\n')).toContain('“liked the experiment with soda”');
    expect([...strengths, ...questions].join('\n')).toContain('“next time: bring goggles”');
    expect(areas_to_improve.join('\n')).not.toMatch(/next step|No sentence/);
  });

  it('under a heading about what comes next are plans, and no heading is quoted', () => {
    const told = read('What went well\n- got 9 of 10 words\n\nNext week\n- 5 cards every morning on the bus\n- ask Lena for help');
    expect(told.sentences.map(({ isUnderPlan }) => isUnderPlan)).toEqual([false, true, true]);
    expect(Object.values(feedbackFor(told)).flat().join('\n')).not.toMatch(/“What went well”|“Next week”/);
  });

  it('as in a chat, without capitals and full stops, are read line by line', () => {
    const { sentences, feelings } = read('so today we did fractions\ni didnt get it at first\nstill kinda nervous for friday tho\ngonna do 3 problems tonight');
    expect(sentences).toHaveLength(4);
    expect(feelings.map(({ word, whose }) => [word, whose])).toEqual([['nervous', 'open']]);
  });

  it.each([
    'We built a bridge out of paper on Monday. It held for\na minute and then it broke in the middle, because I had\nfolded the long side only once. I was a bit sad. Then we\nfolded it twice and it held.',
    'We built a bridge. It broke.\n\nI was sad. Then we folded it twice.',
  ])('prose in lines is none: %s', (text) => expect(utterancesIn(text)).toBeNull());
});

describe('the language', () => {
  it.each([
    ['2 km total\narms heavy after 800\nhappy with my turn', 'english'],
    ['Skied. Fell. Tried again.', 'english'],
    ['- mucho ruido en la clase\n- no me gusta\n- hablar con Luis', 'other'],
    ['- viel gelernt\n- nicht gut mit der Zeit\n- morgen mehr lesen und schreiben', 'other'],
    ['asdkjfh qweoiru zxcmnv\nasldkfj qpwoeiru', 'none'],
  ])('of %s is %s', (text, kind) => expect(read(text).kind).toBe(kind));
});
