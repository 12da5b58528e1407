/** Better no question than a false one: what a teacher found wrong or absurd in questions and keys about whole passages. */
import { describe, expect, it } from 'vitest';
import { type PromptStyle, promptStyles, type ReadingGrade, readingGrades } from '#src/contracts/reading.ts';
import { heroOf } from '#src/engine/reading/hero.ts';
import { readPassage } from '#src/engine/reading/passage.ts';
import { type DraftPrompt, draftPrompts } from '#src/engine/reading/prompts.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { moralOf } from '#src/engine/reading/weighing.ts';
import { passageNames, passageText } from '#tests/support/evaluate-reading.ts';

const tag = await loadTagger();
const read = (name: string) => readPassage(passageText(`${name}.txt`), tag);
const prompts = (name: string, style: PromptStyle, band: ReadingGrade = '6-8'): DraftPrompt[] => draftPrompts(read(name), style, band);
/** Every question and key in every style and band. */
const everything = (name: string): string =>
  promptStyles.flatMap((style) => readingGrades.flatMap((band) => prompts(name, style, band).flatMap(({ question, expected }) => [question, expected]))).join('\n');
const questions = (name: string): string => promptStyles.flatMap((style) => readingGrades.flatMap((band) => prompts(name, style, band).map(({ question }) => question))).join('\n');
const keyTo = (name: string, skill: string, style: PromptStyle = 'comprehension'): string => prompts(name, style).find((prompt) => prompt.skill === skill)?.expected ?? '';

describe('whom a story follows', () => {
  it.each([
    ['story-kite', 'Rosa'],
    ['story-bunk', 'Tariq'],
    ['story-swimmer', 'Lily'],
  ])('%s: whoever acts in it, %s', (name, hero) => expect(heroOf(read(name))?.name).toBe(hero));

  it('is not the brother who is away, though he is named as often', () => {
    expect(questions('story-kite')).toContain('what happens to Rosa');
    expect(questions('story-kite')).not.toMatch(/happens? (?:next )?to Mateo/);
  });

  it('is nobody where everyone only speaks', () => {
    expect(heroOf(read('dialogue-goat'))).toBeNull();
    expect(everything('dialogue-goat')).not.toMatch(/happens to Mrs|Mrs\. Hale different at the end/);
  });
});

describe('names', () => {
  it('are no first words that are written large, and whoever is called by name and kind is called by name', () => {
    expect(everything('history-wall')).toContain('Why did different dynasties build different parts?');
    expect(everything('history-wall')).not.toMatch(/did Different/);
    expect(questions('story-swimmer').replace(/“[^”]*”/g, '')).not.toContain('Lily the frog');
  });

  it('"her mother" is nobody\'s in particular outside of her sentence', () => {
    expect(questions('story-kite').replace(/“[^”]*”/g, '')).not.toContain('her mother');
    expect(questions('story-kite')).toContain('does the mother feel in “Her mother only smiled');
  });

  it('"Mrs. Hale" is one who speaks in a scene, and "Cooking" no one', () => {
    expect(read('dialogue-goat').cast.map(({ name }) => name)).toContain('Mrs. Hale');
    expect(read('opinion-cooking').cast).toEqual([]);
  });
});

describe('what a passage is about', () => {
  it('is no noun that stands in two of its sentences', () => {
    expect(questions('history-dust')).not.toMatch(/about wheat|about dust\?/);
    expect(questions('history-wall')).not.toMatch(/about the emperor/);
  });

  it('is in a life the one who lived it', () => {
    expect(read('biography-tharp').kind).toBe('information');
    expect(questions('biography-tharp')).toMatch(/main point the passage makes about Tharp/);
    expect(questions('biography-johnson')).toMatch(/main point the passage makes about Johnson/);
    expect(everything('biography-tharp')).not.toMatch(/[Tt]he story|mood does the setting|stand beside/);
  });

  it('is in an argument what the writer wants, with reasons in the key', () => {
    expect(keyTo('opinion-cooking', 'Position and reasons')).toMatch(/^The position stands in “Every school should teach students to cook”\. Reasons to weigh: “.*teenagers.*”; “/);
    expect(keyTo('opinion-cooking', 'Position and reasons')).not.toContain('Some people say');
  });

  it('is in instructions what they lead to', () => {
    for (const name of ['recipe-noodles', 'recipe-lemonade']) expect(questions(name)).not.toMatch(/most want you to know|central idea|main point/);
    expect(keyTo('recipe-lemonade', 'Following steps')).toContain('Wash four lemons');
  });

  it('is in a letter what it is written for', () => {
    expect(keyTo('letter-card', 'Purpose')).toContain('“I am writing to thank you for the library card”');
    expect(everything('letter-card').replace(/“[^”]*”/g, '')).not.toMatch(/[Tt]he story|narrator|Your friend|Dear/);
  });
});

describe('what cannot be asked', () => {
  it('steps are neither true nor interesting, and have no mood', () => {
    for (const name of ['recipe-noodles', 'recipe-lemonade', 'instructions-seeds'])
      expect(questions(name), name).not.toMatch(/is true\?|How interesting|surprise|what would you check|What can you guess/);
  });

  it('a wish or a judgment is not asked to be checked', () => {
    for (const name of passageNames.map((file) => file.replace('.txt', '')))
      expect(questions(name).match(/How could you find out whether “[^”]*\b(?:should|fair|will|hopes?)\b[^”]*” is true/g), name).toBeNull();
  });

  it('after a lesson nothing happens next: what bears it out is asked', () => {
    expect(moralOf(read('fable-crow'))?.text).toBe('Little by little does the trick.');
    expect(questions('fable-crow')).not.toMatch(/stops at “Little by little/);
    expect(keyTo('fable-crow', 'Lesson', 'inference')).toContain('the crow drank');
    for (const name of ['story-kite', 'story-bunk', 'story-fox']) expect(moralOf(read(name)), name).toBeNull();
  });

  it('from the last fact of many nothing need follow', () => {
    for (const name of ['biography-tharp', 'biography-johnson', 'encyclopedia-hearts', 'history-johnstown'])
      expect(questions(name), name).not.toMatch(/What (?:could happen because of|follows from) (?:this|it)/);
  });

  it('a list is not cut in the middle, and "after that" is no time', () => {
    expect(questions('encyclopedia-hearts')).not.toContain('Why can an arm taste?');
    expect(everything('story-swimmer')).not.toMatch(/^After that\.$/m);
    expect(everything('letter-card')).not.toContain('When did the writer not know');
  });

  it('no joining word is offered that would make a false sentence', () => expect(questions('encyclopedia-hearts')).not.toContain('‘for example’'));

  it('everyday words are not asked for their meaning', () =>
    expect([...passageNames].map((file) => questions(file.replace('.txt', ''))).join('\n')).not.toMatch(
      /(?:mean in the sentence|Work out) “(?:coffee|bottom|female|villagers?|turtle)”|does “(?:coffee|bottom|female|villagers?)” mean/,
    ));

  it('visitors and customers are touched by nothing', () => expect(questions('history-wall')).not.toMatch(/the visitors in/));
});

describe('what a good teacher would ask', () => {
  it('what it was like for people to whom something hard happens', () => {
    expect(prompts('history-dust', 'sel').map(({ question }) => question)).toContain(
      'What might it have been like for the people in “About 2.5 million people left the region by 1940”? What could have helped?',
    );
    expect(prompts('biography-tharp', 'sel').some(({ question }) => /^What (?:might it have been|was this) like for/.test(question))).toBe(true);
    expect(questions('encyclopedia-hearts')).not.toMatch(/like for the/);
  });

  it('nothing of the dead, but of those who lost someone', () => {
    expect(questions('history-johnstown')).toContain('What might it have been like for those who lost someone in “More than 2,200 people died”?');
    expect(questions('history-johnstown')).not.toMatch(/like for the people in “More than 2,200 people died/);
  });

  it('what holds two together only where a second place shows them', () => {
    expect(questions('dialogue-goat')).not.toMatch(/Pia and Grandma/);
    expect(questions('story-kite')).not.toContain('upper hand');
    expect(prompts('story-kite', 'inference').find(({ skill }) => skill === 'Relationships')?.evidence ?? [0, 1]).toHaveLength(2);
  });

  it('what a thing is that is given a body in a poem, and no scrap of a sentence', () => {
    expect(questions('poem-clock')).toContain('To what does the poem give “throat” in “It clears its throat at midnight”');
    expect(
      prompts('poem-clock', 'sel')
        .map(({ question }) => question)
        .join(),
    ).not.toContain('“as if to make a stand”');
    expect(everything('poem-frost')).not.toMatch(/“feet” in/);
    expect(questions('poem-frost')).toContain('To what does the poem give “teeth” in “the fence has grown a row of teeth”');
  });

  it('both sides of a contrast, and the key tells them apart', () => {
    expect(keyTo('history-wall', 'Compare and contrast')).toBe('On one side: “It is long”. On the other: “it is not wide”.');
    expect(keyTo('history-dust', 'Compare and contrast')).toBe(
      'On one side: “the rains returned in 1939”. On the other: “some historians argue that the land never fully recovered”.',
    );
  });

  it('every key quotes or retells the passage, and the look-fors of no two stems are the same', () => {
    for (const name of passageNames.map((file) => file.replace('.txt', '')))
      for (const style of promptStyles)
        for (const { question, expected, lookFors } of prompts(name, style)) {
          expect(expected.length, question).toBeGreaterThan(4);
          expect(expected, question).not.toMatch(/answers vary/i);
          expect(lookFors.join(), question).not.toContain('Quotes a word or two of the line');
        }
  });
});

describe('what a reader of twenty more passages stumbled over', () => {
  it('a diary in the present tense: the writer holds the bucket', () => expect(questions('diary-shipboard')).toMatch(/the writer holds the bucket/));

  it('a small child’s story that is told as it happens is a story, and whoever speaks in it is called by name', () => {
    expect(read('story-duck').kind).toBe('story');
    expect(questions('story-duck')).toMatch(/what happens to Ben/);
    expect(questions('story-duck')).toMatch(/does Lu really mean/);
  });

  it('what stands above a text is none of it', () => {
    for (const [name, first] of [
      ['news-tools', 'Starting next month, anyone'],
      ['email-meet', 'A few changes for Saturday'],
      ['dialogue-museum', 'GUARD sits on a stool'],
      ['broken-pdf-rivers', 'Rivers shape the land'],
      ['letter-editor', 'Your article of May 2'],
    ] as const)
      expect(questions(name), name).toMatch(new RegExp(`(?:passage|story|message|letter) begins with “${first}`));
  });

  it('a report is about what came out, and a list of materials is no finding', () => {
    expect(keyTo('lab-yeast', 'Main idea')).toContain('“Our hypothesis was only partly right”');
    expect(questions('lab-yeast')).not.toMatch(/“4 packets of dry yeast”|happens if the water is warmer/);
    expect(questions('lab-yeast')).toMatch(/figure “5 °C”/);
  });

  it('hunters who killed bison leave no one bereft, and those who do something are not those to whom it is done', () => {
    expect(questions('history-bison')).not.toMatch(/those who lost someone|for the passengers/);
    expect(questions('biography-douglass')).not.toMatch(/for the people in|might the people add|happened if reading/);
    expect(questions('letter-editor')).not.toMatch(/for the people in/);
  });

  it('the position is what is urged, and not what is granted', () => {
    expect(keyTo('letter-editor', 'Position and reasons')).toMatch(/^The position stands in “Build the park”\./);
    expect(keyTo('opinion-recess', 'Position and reasons')).toMatch(/^The position stands in “Every school should give its students a longer recess”\./);
  });

  it('a lesson is borne out by deeds of both halves, and no summary ends with it', () => {
    expect(keyTo('fable-ant-dove', 'Lesson', 'inference')).toMatch(/“The dove plucked a leaf.*“The ant understood what he meant to do, and she stung him in the foot”/);
    expect(keyTo('fable-ant-dove', 'Summarizing')).toMatch(/to “The noise made the dove look up, and she flew away”\.$/);
  });

  it('a definite noun behind a comma explains nothing', () => {
    expect(everything('speech-gettysburg')).not.toContain('The passage explains it: “continent');
    expect(everything('history-bison')).not.toContain('The passage explains it: “nations');
  });

  it('a speech is not asked to be relied on, nor a purpose taken for a doubt', () => {
    expect(questions('speech-gettysburg')).not.toMatch(/before you relied on|say “might”|before you pass/);
    expect(questions('speech-gettysburg')).toMatch(/The speech begins with “Four score/);
    expect(questions('textbook-photosynthesis')).not.toMatch(/say “appears”|once called the\?/);
  });

  it('steps are not short for effect', () => expect(questions('instructions-airplane')).not.toMatch(/so short/));
});
