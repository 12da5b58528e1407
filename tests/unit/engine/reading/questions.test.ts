import { describe, expect, it } from 'vitest';
import type { PromptStyle, ReadingGrade } from '#src/contracts/reading.ts';
import { bandOf, readPassage, subjectOf } from '#src/engine/reading/passage.ts';
import { draftPrompts, promptSet } from '#src/engine/reading/prompts.ts';
import { bare, quote, quoteAround } from '#src/engine/reading/quoting.ts';
import { sentencesIn } from '#src/engine/reading/sentences.ts';
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

describe('what a teacher would stumble over', () => {
  it('a gesture belongs to whoever makes it', () => {
    const text = `Dilan grinned and sat down. He waited upstairs, because she cried whenever the door closed. ${filler}`;
    const questions = asked(text, 'inference').join('\n');
    expect(questions).toContain('How does Dilan feel in “Dilan grinned and sat down”?');
    expect(questions).not.toMatch(/feel in “He waited/);
    expect(asked(`The farmer shook the tree until the apples fell. ${filler}`, 'inference').join('\n')).not.toMatch(/How does the farmer feel/);
  });

  it('a title before a name is no name of its own', () => {
    const { cast } = read(`"One of these days I will drive off," said Mr. Okafor. Mr. Okafor looked at his watch. Dilan smiled at him. ${filler}`);
    expect(cast.map(({ name }) => name)).toContain('Mr. Okafor');
    expect(cast.map(({ name }) => name)).not.toContain('Mr');
  });

  it('lines that rhyme are verse, also where sentences run on over their ends', () => {
    const poem = `All summer I have held my arms out wide
to nobody. The crows were not impressed.
They settled on my sleeves, they looked inside
my coat, and one began to build a nest.

The farmer cursed. He shook his hat, he threw
a clod of mud that caught me on the chin.
I could not tell him what the small ones knew:
a field that lets no stranger settle in

is only dirt with fences. Let it be.
By August there were five of them, all mouth.
I felt their hunger beating, close to me,
until the morning when they all went south.`;
    expect(read(poem).kind).toBe('poem');
    expect(asked(poem, 'literary', '6-8').join('\n')).not.toMatch(/clod.*begin with the same sound/);
  });

  it('a line that says where a text is from, and a date, are asked about by nobody', () => {
    const diary = `From the diary of Martha Ellis, a mill worker in Lowell, Massachusetts, aged seventeen

October 9, 1845. The bell rang at half past four this morning, and we stood at the looms by five. It was dark, and I could not see the end of the room. By noon two girls had fainted.

October 12. I dreamed of the river at home. My hand shook, but the letters are quite plain.`;
    expect(
      read(diary)
        .sentences.filter(({ form }) => form === 'heading')
        .map(({ text }) => text),
    ).toEqual(['From the diary of Martha Ellis, a mill worker in Lowell, Massachusetts, aged seventeen', 'October 9, 1845.', 'October 12.']);
    expect(asked(diary, 'inference').join('\n')).toContain('This comes from a diary.');
    expect(asked(diary, 'literary').join('\n')).toContain('begins with “The bell rang');
    expect(read('MILLBROOK, March 3 — The pool will stay closed until September, the council said. It was built in 1962.').sentences.map(({ text }) => text)[1]).toMatch(
      /^The pool/,
    );
    expect(asked('She was born on March 3 and has lived here since. Her house is old. It has four rooms.', 'comprehension').join('\n')).not.toContain('“March 3”');
  });

  const bread = `Why Bread Rises

Bread dough is a small factory, and the workers are alive. Yeast is a fungus that feeds on sugar. When a baker mixes flour, water and yeast, enzymes in the flour break starch down into sugars.

At 4 degrees yeast hardly works at all, which is why dough can rest overnight in a refrigerator. The dough rises slowly in the cold. Nobody has to watch it.

Slow dough tastes better. It gives microbes time to make acids. The bread keeps longer, too.`;
  it('a picture is asked about as a picture, and nobody in it as if they could feel', () => {
    expect(asked(bread, 'literary').join('\n')).toContain('Is it really “a small factory”?');
    for (const style of ['sel', 'inference'] as const) expect(asked(bread, style).join('\n'), style).not.toMatch(/the workers in/);
    expect(asked(bread, 'inference').join('\n')).not.toContain('the word “hardly”');
  });

  it('what happens when is asked with the whole condition, and causes are found behind "which is why"', () => {
    const questions = asked(bread, 'comprehension', '9-12').join('\n');
    expect(questions).toContain('What happens when a baker mixes flour, water and yeast?');
    expect(questions).toContain('Why can dough rest overnight in a refrigerator?');
    expect(questions).not.toContain('Bread dough, according');
    expect(questions).not.toContain('“refrigerator”');
  });

  it('the main idea of several paragraphs takes all of them in', () => {
    const key = draftPrompts(read(bread), 'comprehension', '6-8').find(({ skill }) => skill === 'Main idea')?.expected ?? '';
    for (const start of ['“Bread dough is', '“At 4 degrees', '“Slow dough']) expect(key).toContain(start);
  });

  it('a report is asked who says it, and what the other side says', () => {
    const report = `The pool will stay closed until September after engineers found cracks in the roof, the city council said on Monday. About 1,900 people use it each week.

Not everyone agrees with the decision. Tomas Brandt, who coaches the swim team, said that the shallow end is safe. The report does not say so.`;
    expect(asked(report, 'inference', '6-8').join('\n')).toContain('names who does: the city council');
    expect(asked(report, 'comprehension').join('\n')).toContain('Who thinks what? Name both sides.');
  });

  it('a full stop that belongs to a word stays with it', () => expect(quote('It is held on March 12 at 6 p.m.')).toBe('“It is held on March 12 at 6 p.m.”'));
});

describe('what a passage does not say', () => {
  it.each([
    'The bridge did not fall because the engineers were careless.',
    'Hardly anyone left because the sky was blue.',
    'Nobody came because it was late.',
    'Many say the ship sank because it was too fast.',
    'Was the dog sad because it was alone?',
    'Tom said, “I left because I was tired.”',
  ])('is no cause: %s', (sentence) => {
    const prompts = draftPrompts(read(`${filler} ${sentence} ${filler}`), 'comprehension', '3-5');
    expect(prompts.filter(({ skill }) => skill === 'Cause and effect')).toEqual([]);
  });

  it('is no condition: what would have been if is not asked as what happens', () => {
    const text = `If the dam had held, the village would still stand. The water came at night. The farmers saw it. The fields are gone. ${filler}`;
    expect(asked(text, 'comprehension').join('\n')).not.toContain('What happens if');
  });

  it('is no name for something: "called his sister", "was called a failure"', () => {
    const text = `The report was called a failure, and the engineer called his sister. High up a gas called ozone, which nobody sees, keeps the rays away. Smoke is seen in winter. ${filler}`;
    const questions = asked(text, 'comprehension', '9-12').join('\n');
    expect(questions).not.toMatch(/call “(?:his sister|failure)”/);
    expect(questions).toContain('What does the passage call “ozone”?');
  });
});

describe('"he" and "she"', () => {
  const who = (text: string, sentence: string): string | null => {
    const passage = read(text);
    const found = passage.sentences.find((each) => each.text.startsWith(sentence));
    return (found && subjectOf(passage, found)?.name) ?? null;
  };
  it.each([
    ['Amina found her grandfather on the bench. He did not say a word. Amina waited.', 'He did', null],
    ['Priya sat beside Tom. He took a sandwich out of his bag. Priya laughed.', 'He took', 'Tom'],
    ['Leo stood at the door. Dana did not look at him. She waited until she heard the bell. Leo sighed.', 'She waited', 'Dana'],
    ['Amina met Priya at the gate. She said nothing. Amina ran. Priya ran.', 'She said', null],
    ['Mara pulled the boat up. The wind rose. She looked at the sea. Mara shivered.', 'She looked', 'Mara'],
    ['Anna looked at her. She waited. Anna asked again. The clock struck.', 'She waited', null],
  ])('%s: %s means %s', (text, sentence, name) => {
    const meant = who(text, sentence);
    // Someone who is no figure of the story has no name to be called by.
    expect(name === null ? [null, 'the grandfather', 'her grandfather'] : [name]).toContain(meant);
  });

  it('at the end belong to no hero who is somebody else', () => {
    const text = passageText('story-letter-box.txt');
    for (const band of ['3-5', '6-8', '9-12'] as const) expect(asked(text, 'sel', band).join('\n')).not.toMatch(/the narrator [^“]*“His hands/);
  });
});

describe('questions that sounded absurd', () => {
  const all = (text: string, band: ReadingGrade = '6-8'): string =>
    (['sel', 'literary', 'comprehension', 'inference'] as const).flatMap((style) => asked(text, style, band)).join('\n');
  const drew = passageText('biography-drew.txt');

  it('several people are no character, and have no feeling of one', () => {
    for (const band of ['3-5', '6-8', '9-12'] as const) {
      const questions = all(passageText('story-wolf.txt'), band);
      expect(questions).not.toMatch(/character is the boys|does the boys|the boys feels|What kind of person is/);
      expect(questions).not.toContain('“growl”');
    }
  });

  it('after the last sentence nothing is expected, and no sentence is asked about twice', () => {
    for (const name of ['story-wolf.txt', 'story-letter-box.txt', 'biography-drew.txt']) {
      const last = bare(read(passageText(name)).sentences.at(-1)?.text ?? '').replace(/\.$/, '');
      const about = draftPrompts(read(passageText(name)), 'inference', '3-5').filter(({ question }) => question.includes(last));
      expect(about.length, name).toBeLessThanOrEqual(1);
      expect(about.map(({ question }) => question).join()).not.toMatch(/^After /);
    }
  });

  it('a name keeps its initials, and a life told by years informs', () => {
    expect(read(drew).cast[0]?.name).toBe('Dr. Charles R. Drew');
    expect(read(drew).kind).toBe('information');
    expect(sentencesIn('We did fractions, and I got a B. Dad says hello.').map(({ text }) => text)).toEqual(['We did fractions, and I got a B.', 'Dad says hello.']);
  });

  it('things have their article, and a word at the beginning is no name', () => {
    const text = 'I wore my sweater to school. My friend touched my sweater and pulled one button. Air is a mix of gases. The button fell off my sweater.';
    expect(read(text).topics.find(({ lemma }) => lemma === 'sweater')?.text).toBe('the sweater');
    expect(asked(`${text} ${filler}`, 'comprehension').join('\n')).not.toMatch(/What is Air\b|about (?:sweater|button)\b/);
  });

  it('a right that people have judges nothing, and who is quoted or speaks is not asked for feelings', () => {
    const text = passageText('history-vote.txt');
    for (const band of ['3-5', '6-8', '9-12'] as const)
      expect(all(text, band)).not.toMatch(/Look at “right”|the (?:men|women) in “‘We hold|Work out “evident”|someone who says “Women/);
  });

  it('sums, lists and capitals get no nonsense', () => {
    expect(all(passageText('garbage-sums.txt'))).toBe('');
    expect(all(passageText('garbage-list.txt'))).toBe('');
    expect(all('THE SQUIRREL CLIMBED A TREE BECAUSE THE DOG RAN. THE DOG BARKED. THE SQUIRREL DROPPED A NUT. THE DOG ATE THE NUT.')).not.toMatch(/Why did THE|act on|about nut\b/);
  });

  it('the first words of a story have nothing before them', () => {
    expect(asked('“Come in out of the rain,” said Ada. Tom shook his hat. He sat down. Ada made tea.', 'comprehension', '6-8').join('\n')).not.toContain(
      'What has just happened when',
    );
  });
});

it('a child who writes one long sentence gets questions about its parts, and no level of a university', () => {
  const passage = read(passageText('child-turtle.txt'));
  expect(passage.sentences.length).toBeGreaterThan(5);
  expect(passage.grade).toBeLessThan(4);
  for (const style of ['sel', 'literary', 'comprehension', 'inference'] as const) expect(draftPrompts(passage, style, '3-5').length, style).toBeGreaterThan(2);
});
