/** What Teacher Mode tells of an answer: the meaning of a word, and the lines around a line of a story. */
import { describe, expect, it } from 'vitest';
import { usualMeanings } from '#src/engine/reading/meanings.ts';
import { readPassage } from '#src/engine/reading/passage.ts';
import { draftPrompts } from '#src/engine/reading/prompts.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { passageText } from '#tests/support/evaluate-reading.ts';

const tag = await loadTagger();
const promptsOn = (text: string, ...[style, band = '6-8']: [Parameters<typeof draftPrompts>[1], Parameters<typeof draftPrompts>[2]?]) =>
  draftPrompts(readPassage(text, tag), style, band);
const filler = 'The room was quiet. A clock stood on the shelf. Nobody came for a long time. The children went home in the rain.';
const wordKey = (sentence: string, word: string) => promptsOn(`${sentence} ${filler}`, 'comprehension').find(({ question }) => question.startsWith(`Work out “${word}”`))?.expected;

describe('the key to a hard word', () => {
  it('gives the usual meaning and the words around it that lead there', () => {
    const key = wordKey('Somewhere in the darkness water was falling, and it sounded like applause.', 'applause');
    expect(key).toMatch(/^Usual meaning: clapping that shows praise\./);
    expect(key).toContain('Clues: “darkness”, “water”, “falling” and “sounded”.');
  });

  it('names the form that the meaning is of', () => {
    expect(wordKey('The teacher supervised the practice in the gym.', 'supervised')).toContain('Usual meaning of ‘supervise’: watch over work or people.');
  });

  it('goes by what the passage itself explains', () => {
    expect(wordKey('Special cells in its skin, known as chromatophores, contain tiny bags of color.', 'chromatophores')).toContain(
      'The passage explains it: “Special cells in its skin, known as chromatophores”.',
    );
    expect(wordKey('The hikers camped beside a moraine, a ridge of stones left by the ice.', 'moraine')).toContain(
      'The passage explains it: “moraine, a ridge of stones left by the ice”.',
    );
  });

  it('takes a list for no explanation, and claims no meaning that is not held', () => {
    const key = wordKey('She bought a zeppelin, a candle, and a rope.', 'zeppelin');
    expect(key).not.toMatch(/explains|meaning/);
    expect(key).toMatch(/A good answer can stand in the place of “zeppelin”\./);
  });
});

it('usual meanings are short, and stand once each', () => {
  for (const [word, meaning] of usualMeanings) {
    expect(word).toMatch(/^[a-z]{4,}$/);
    expect(meaning, word).toMatch(/^[a-z][^.:;]{2,79}$/);
    expect(meaning.split(/\W+/), word).not.toContain(word);
  }
  expect(usualMeanings.size).toBeGreaterThan(200);
});

describe('a line of a story', () => {
  it('is asked about by who acts in it, and the key holds the lines around it', () => {
    const prompts = promptsOn(passageText('story-robot.txt'), 'inference', '3-5');
    expect(prompts.map(({ question }) => question)).toContain('Why does Jun do this: “Jun looked at the tree for a long time”? Find a clue.');
    expect(prompts.find(({ question }) => question.startsWith('Why does Jun'))?.expected).toContain(
      'After it: “His grandmother had planted it, and he had not visited it since her funeral”.',
    );
  });

  it.each(['3-5', '6-8', '9-12'] as const)('a story whose lines tell of someone does not ask to whom one would like to talk about a line, in grades %s', (band) => {
    const asked = ['story-first-day.txt', 'story-fox.txt', 'story-lighthouse.txt'].flatMap((name) => promptsOn(passageText(name), 'sel', band).map(({ question }) => question));
    expect(asked.length).toBeGreaterThan(14);
    expect(asked.filter((question) => /^(?:Whom would you like to talk|With whom would you talk|How could two people who read)/.test(question))).toEqual([]);
  });
});

describe('the key to a question on which answers differ', () => {
  const story =
    'Every Saturday Rosa carried the red kite up the hill. Her mother only smiled and handed her the string. Then Rosa let go of the kite, and the string burned her fingers. A boy ran up beside her. Rosa looked at her burned fingers. She wrote a letter to her brother that evening.';
  const keyTo = (text: string, style: Parameters<typeof draftPrompts>[1], about: RegExp, band?: Parameters<typeof draftPrompts>[2]): string =>
    promptsOn(text, style, band).find(({ question }) => about.test(question))?.expected ?? '';

  it('names the feelings that a gesture can show, and the lines that decide between them', () => {
    const key = keyTo(story, 'inference', /No feeling is named in “Her mother only smiled/);
    expect(key).toMatch(/^“smiled” can show that someone is pleased, fond or amused, or hiding something\./);
    expect(key).toContain('After it: “Then Rosa let go of the kite');
  });

  it('names the words to build on, and where the story speaks of the same again', () => {
    const all = (['sel', 'literary', 'inference'] as const).flatMap((style) => promptsOn(story, style).map(({ expected }) => expected)).join('\n');
    expect(all).toMatch(/“string” (?:and|or) “burned”|“burned” (?:and|or) “fingers”/);
    expect(all).toMatch(/speaks of it (?:again|before) in “(?:Rosa looked at her burned fingers|Then Rosa let go)/);
  });

  it('of a step names what is handled in it', () => {
    expect(keyTo(passageText('recipe-lemonade.txt'), 'comprehension', /has to be at hand before the step “Cut each lemon/)).toMatch(
      /^Named in the step: “lemon”, “\w+” and “\w+”\./,
    );
  });

  it('asks the oldest something else where their question is another one', () => {
    const [middle, old] = (['6-8', '9-12'] as const).map((band) => keyTo(passageText('poem-tide.txt'), 'inference', /“The sea went out and left its things”/, band));
    expect(middle).toContain('goes beyond it');
    expect(old).toContain('has to be so already');
  });

  it('holds no words in quotation marks that the passage does not have', () => {
    for (const style of ['sel', 'literary', 'comprehension', 'inference'] as const)
      for (const { expected } of promptsOn(story, style)) for (const [, said = ''] of expected.matchAll(/“([^”…]+)/g)) expect(story, expected).toContain(said.trim());
  });
});

describe('what kind of text it is', () => {
  it.each([
    ['news-bridge', 'information'],
    ['opinion-recess', 'opinion'],
    ['story-kite', 'story'],
    ['interview-diver', 'story'],
  ])('%s: %s', (name, kind) => expect(readPassage(passageText(`${name}.txt`), tag).kind).toBe(kind));
});
