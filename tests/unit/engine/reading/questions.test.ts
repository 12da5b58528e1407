import { describe, expect, it } from 'vitest';
import type { PromptStyle, ReadingGrade } from '#src/contracts/reading.ts';
import { bandOf, readPassage } from '#src/engine/reading/passage.ts';
import { draftPrompts, promptSet } from '#src/engine/reading/prompts.ts';
import { bare, quote, quoteAround } from '#src/engine/reading/quoting.ts';
import { loadTagger } from '#src/engine/reading/tagger.ts';
import { passageText } from '#tests/support/evaluate-reading.ts';

const tag = await loadTagger();
const read = (text: string) => readPassage(text, tag);
const asked = (text: string, style: PromptStyle, band: ReadingGrade = '3-5'): string[] => draftPrompts(read(text), style, band).map(({ question }) => question);
const filler = 'The room was quiet. A clock stood on the shelf. Nobody came for a long time.';

describe('a cause that the passage names', () => {
  it.each([
    ['Mara pulled the boat up the shingle because the tide was turning.', 'Why did Mara pull the boat up the shingle?'],
    ['Because magma is lighter than the solid rock around it, it rises slowly toward the surface.', 'Why does magma rise slowly toward the surface?'],
    ['The bus was late, so the children had walked to school.', 'Why had the children walked to school?'],
    ['Many colonies have died in recent years because mites weaken them.', 'Why have many colonies died in recent years?'],
  ])('is asked for by turning the sentence around: %s', (sentence, question) => {
    expect(asked(`${sentence} ${filler}`, 'comprehension')).toContain(question);
  });

  it('is asked for by quoting where turning would guess', () => {
    const questions = asked(`The ship built in Belfast sank because it was too fast, some say. ${filler}`, 'comprehension');
    expect(questions.join('\n')).not.toMatch(/Why did the ship build/);
  });

  it('turns no second clause along with the first', () => {
    const text = 'The price of cork fell for years. As a result, demand fell and some landowners cleared their trees.';
    expect(asked(`${text} ${filler}`, 'comprehension').join('\n')).not.toMatch(/did demand fall and some landowners cleared/i);
  });

  it('is what a teacher is told to expect', () => {
    const [prompt] = draftPrompts(read(`Mara pulled the boat up the shingle because the tide was turning. ${filler}`), 'comprehension', '3-5').filter(({ question }) =>
      question.startsWith('Why'),
    );
    expect(prompt?.expected).toContain('Because the tide was turning.');
    expect(prompt?.evidence).toEqual([0]);
  });
});

describe('a story', () => {
  const story = passageText('story-lighthouse.txt');
  it('is known by its people, and asks what they feel where no feeling is named', () => {
    expect(read(story).kind).toBe('story');
    expect(read(story).cast.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mara', 'Tom']));
    expect(asked(story, 'inference').join('\n')).toContain('How does Tom feel in “Tom said nothing”?');
  });

  it('asks for the two sides of a comparison', () => {
    expect(asked(story, 'literary').join('\n')).toContain('“like an impatient child”');
  });

  it('told by "I" has a narrator, and what someone in it says makes none', () => {
    expect(read(passageText('story-first-day.txt')).cast[0]?.name).toBe('the narrator');
    expect(read(passageText('news-bridge.txt')).isFirstPerson).toBe(false);
  });
});

it.each([
  ['story-fox.txt', 'story'],
  ['science-barnacles.txt', 'information'],
  ['news-heat.txt', 'information'],
  ['poem-tide.txt', 'poem'],
  ['instructions-seeds.txt', 'instructions'],
  ['opinion-homework.txt', 'opinion'],
  ['foreign-german.txt', 'foreign'],
  ['foreign-chinese.txt', 'foreign'],
  ['garbage-keys.txt', 'fragments'],
  ['garbage-random.txt', 'fragments'],
])('%s is taken for %s', (name, kind) => {
  expect(read(passageText(name)).kind).toBe(kind);
});

it('the same passage gets the same questions, and each band its own', () => {
  const text = passageText('story-robot.txt');
  expect(asked(text, 'literary')).toEqual(asked(text, 'literary'));
  expect(asked(text, 'literary', '9-12')).not.toEqual(asked(text, 'literary', '3-5'));
});

it('instructions in a passage are asked about and not followed', () => {
  const questions = asked(passageText('instructions-injection.txt'), 'comprehension');
  expect(questions.length).toBeGreaterThan(2);
  expect(questions.join('\n')).toContain('“');
});

it('the band follows the estimated reading level, and the level is not estimated where the formula does not apply', () => {
  expect([bandOf(3), bandOf(7), bandOf(11), bandOf(null)]).toEqual(['3-5', '6-8', '9-12', '6-8']);
  for (const name of ['poem-nature.txt', 'foreign-spanish.txt', 'short-one-line.txt']) expect(read(passageText(name)).grade, name).toBeNull();
});

it('a text that is none gets no questions and says why', () => {
  const passage = read(passageText('garbage-keys.txt'));
  const set = promptSet(passage, draftPrompts(passage, 'sel', '3-5'), { style: 'sel', band: '3-5', teacherMode: true });
  expect(set.items).toEqual([]);
  expect(set.prompts).toMatch(/nothing to ask about yet/);
  expect(set.rubric).toBeUndefined();
});

it('the summary of a story names no sentence twice', () => {
  const story =
    'One evening Mara missed the last ferry to the island where she lived. "Stay with us," said Tomas. She laughed and shook her head. They sat on the pier until it was dark. In the morning Mara took the first boat home.';
  const keys = draftPrompts(read(story), 'comprehension', '6-8').map(({ expected }) => expected);
  const [summary] = keys.filter((key) => key.startsWith('From'));
  expect(summary).toBeDefined();
  const quoted = [...(summary ?? '').matchAll(/“([^”]+)”/g)].map(([, words]) => words);
  expect(new Set(quoted).size).toBe(quoted.length);
});

describe('a quotation', () => {
  it.each([
    ['“Stop!”', 'Stop!'],
    ['“Stop,” she said, “now.”', '‘Stop,’ she said, ‘now.’'],
    ['will catch your death.”', 'will catch your death.'],
    ['sagte: „Jetzt haben wir Zeit.“', 'sagte: ‘Jetzt haben wir Zeit.’'],
  ])('of %s keeps its marks in pairs', (text, expected) => {
    expect(bare(text)).toBe(expected);
  });

  it('that is cut ends at a word and shows it; around a word it keeps the word', () => {
    const long = 'She walked past the mill and the bridge and the long white wall of the churchyard until she came to the peculiar lighthouse.';
    expect(quote(long, 60)).toMatch(/^“She walked past .*\S …”$/);
    const at = long.indexOf('peculiar');
    expect(quoteAround(long, at, at + 8, 60)).toContain('peculiar');
  });
});
