/** What independent reviewers found false in questions and keys about texts that are no plain stories: notices, rules, reports, rumors, talk with animals in it. */
import { describe, expect, it } from 'vitest';
import { promptStyles, readingGrades } from '#src/contracts/reading.ts';
import { type Passage, readPassage } from '#src/engine/reading/passage.ts';
import { type DraftPrompt, draftPrompts } from '#src/engine/reading/prompts.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { passageText } from '#tests/support/evaluate-reading.ts';

const tag = await loadTagger();
const read = (name: string): Passage => readPassage(passageText(`${name}.txt`), tag);
const asked = (passage: Passage): DraftPrompt[] => promptStyles.flatMap((style) => readingGrades.flatMap((band) => draftPrompts(passage, style, band)));
const all = (passage: Passage): string =>
  asked(passage)
    .flatMap(({ question, expected, lookFors }) => [question, expected, ...lookFors])
    .join('\n');

describe('what a rule allows', () => {
  it.each(['notice-elevator', 'rules-pool'])('%s: “may” is no doubt of its writer', (name) => expect(all(read(name))).not.toMatch(/not certain|[Ii]s the writer sure|say “may”/));

  it('where nothing is laid down, “may” stays a doubt', () => {
    const heat = readPassage(
      'Bees dance to tell others of food. The dance may also show how far away it is. Young bees follow the dancers closely. Nobody has seen a bee learn it from another bee.',
      tag,
    );
    expect(all(heat)).toContain('The writer is not certain: “may” leaves room');
  });
});

describe('who does it', () => {
  it('“he” behind a dog and a boy is not taken for the dog', () => {
    expect(all(read('dialogue-dog'))).not.toMatch(/did the dog step back|does the dog do this/);
    const cat = readPassage('The cat hissed at Omar, so he closed the door. Omar went back to his book. He read until supper was ready. Then his sister came home.', tag);
    expect(all(cat)).not.toMatch(/did the cat close/);
  });

  it('a dog that sniffs is not sad, and what growls speaks no word', () => {
    expect(all(read('dialogue-dog'))).not.toMatch(/“sniffed” can show|does the dog feel|“growls” in .* ‘says’/);
    expect(all(read('dialogue-dog'))).toContain('“grinned” can show that someone is pleased');
  });

  it('a laugh is that of whoever laughs', () => {
    expect(all(read('fable-heron'))).not.toMatch(/[Hh]ow (?:do you think |does |might )the snail feel/);
    const talk = (end: string): Passage =>
      readPassage(`Ina came home late. "I lost the key," said Ina, and her brother ${end} The kitchen was cold. Nobody had lit the stove yet.`, tag);
    expect(all(talk('laughed.'))).not.toMatch(/“laughed” can show/);
  });

  it('after a full stop in quotation marks a new sentence begins', () =>
    expect(read('fable-heron').sentences.map(({ text }) => text)).toContain('The heron laughed and stared at the water until noon.'));

  it('“Denby’s” says nothing, the coach does', () => {
    expect(all(read('news-match'))).not.toMatch(/let Denby's say|how Denby's/);
    expect(all(read('news-match'))).toContain('Why does the writer let Peter Lund say “We ran out of legs');
    const plain = readPassage(
      'The mayor opened the bridge on Friday. "It will last a century," said Harlow\'s mayor in her speech. About 200 people came. The old bridge closed in May.',
      tag,
    );
    expect(plain.sentences[1]?.speech?.speaker).toBe("Harlow's mayor");
  });
});

it('what they say in the village has not happened', () => expect(all(read('essay-haunted-mill'))).not.toMatch(/those who lost someone|“drowned” points to/));
