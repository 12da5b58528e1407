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

/** The key to what the whole says, in every band. */
const mainKeys = (passage: Passage): string =>
  readingGrades
    .flatMap((band) => draftPrompts(passage, 'comprehension', band))
    .filter(({ skill }) => /^(?:Main idea|Purpose|Position and reasons|Following steps)$/.test(skill))
    .map(({ expected }) => expected)
    .join('\n');

describe('what a passage says as a whole', () => {
  it('is never the view that a speech answers', () => {
    const keys = mainKeys(read('speech-phone-library'));
    expect(keys).toContain('One sentence that fits the end, “Put up your hand”');
    expect(keys).toContain('What others hold, “We are told that the library costs too much”, is told and is not the point');
    expect(keys).not.toMatch(/close to “(?:Eighty|We are told)|said for it: “(?:Neighbors|Eighty)/);
  });

  it('is what denies a rumor, and not the rumor', () => {
    expect(mainKeys(read('essay-haunted-mill'))).toContain('It comes close to “The mill is not haunted, it is neglected”');
    expect(mainKeys(read('essay-haunted-mill'))).not.toMatch(/close to “(?:I have lived|Most people|They say)|back it: “Most people/);
  });

  it('is in a message nothing that listeners should do', () => expect(all(read('email-meet'))).not.toContain('listeners'));

  it('is in a report what stands under its conclusion', () => expect(mainKeys(read('lab-yeast'))).toContain('comes close to “Our hypothesis was only partly right”'));

  it('is in an abstract its conclusion', () =>
    expect(mainKeys(read('science-great-tits'))).toContain('It comes close to “Conclusions: The birds appear to adjust their songs at once'));

  it('is in rules and notices what they demand, allow and rule out, without what stands in all of them', () => {
    expect(mainKeys(read('rules-pool'))).toMatch(/To do: “Visitors must shower.*Allowed: “Children under eight.*Not allowed, or not done: “You may not run/);
    expect(mainKeys(read('notice-elevator'))).toMatch(/^Stated: “Under section 4.*“The rent is reduced/);
    expect(mainKeys(read('notice-elevator'))).not.toContain('any other right');
  });

  it('is in a recipe what comes of it, and not one of its steps', () => {
    expect(read('recipe-lentil-soup').kind).toBe('instructions');
    expect(mainKeys(read('recipe-lentil-soup'))).not.toMatch(/close to|“My grandmother/);
    expect(all(read('recipe-lentil-soup'))).not.toMatch(/step “My grandmother|How interesting/);
  });

  it('is named only where one sentence clearly says it', () => {
    const drift = readPassage(
      'Sand lies in heaps along the road. A truck brings gravel in the morning. Two men measure the ditch with a red string. The gravel is spread along the road by noon. A dog sleeps on the sand. Later the men roll the gravel flat. The string is wound up and put away. Rain is expected at night.',
      tag,
    );
    expect(mainKeys(drift)).toMatch(/no single detail\. It has to fit the beginning, the middle and the end: “Sand lies in heaps/);
    expect(mainKeys(drift)).not.toContain('comes close to');
  });
});

describe('how it begins and ends', () => {
  it('with its first words, and a diary is none of the stories', () => {
    expect(all(read('diary-swimming'))).toContain('The diary entry begins with “Tuesday. Rain again”');
    expect(all(read('diary-swimming')).replace(/“[^”]*”/g, '')).not.toMatch(/[Tt]he story|[Tt]his story|narrator/);
    expect(all(read('diary-swimming'))).not.toContain('Draw or describe what “She said Mr. Okafor');
  });

  it('with the end of its last sentence', () => {
    const text = all(read('fable-heron'));
    expect(text).toContain('The story ends with “… and from that day she never laughed at the snail again”');
    expect(text).not.toMatch(/(?:ends with|stops at) “‘Now I owe/);
  });
});

describe('facts that one can mark', () => {
  it('who, until when, why, and what to do', () => {
    expect(all(read('news-match'))).toContain('Who put the visitors ahead in the ninth minute with a header?');
    expect(all(read('news-match'))).toContain('Captain Aisha Bello. It stands in “Captain Aisha Bello put');
    expect(all(read('notice-elevator'))).toContain('From 3 March to 17 March. It stands in');
    expect(all(read('notice-elevator'))).toContain('What is allowed in “Tenants who cannot use the stairs');
    expect(all(read('recipe-lentil-soup'))).toContain('What should you do if the soup is too thick?');
    expect(all(read('recipe-lentil-soup'))).toContain('Thin it with a ladle of hot water.');
    expect(all(read('recipe-lentil-soup'))).toContain('Because burnt onions make the soup bitter.');
  });

  it('when something happened that is dated', () => {
    const wheel =
      'The old mill stands above the village. The wheel was built in 1860 and has not been oiled since the war. The owners did not sell it in 1990. Nobody works there now.';
    expect(all(readPassage(wheel, tag))).toContain('When was the wheel built?');
    expect(all(readPassage(wheel, tag))).toContain('In 1860. It stands in “The wheel was built in 1860');
    expect(all(readPassage(wheel, tag))).not.toContain('When did the owners');
    expect(all(read('news-heat'))).not.toContain('Who reached');
  });

  it('a rule is not asked whether it is true', () => expect(all(read('rules-pool'))).not.toMatch(/is true\?|would you check|surprise you|How interesting/));
});

describe('what a student writes without spaces, capitals and full stops', () => {
  const text = read('child-school-start');

  it('is cut where its sentences end, and each part is asked about', () => {
    expect(text.sentences.map((sentence) => sentence.text)).toEqual([
      'why i think school shud start later',
      'first of all teenagers need more sleep then adults my sister falls asleep in maths every day and its not her fault.',
      'Second buses are to full at 7 and the little kids get squashed i seen it.',
      'some people says that parents has to work so school cant start later',
      'but they could do breakfast club like at Fernhill where my cousin go',
      'they have toast and games and nobody is late anymore',
      'in conclusion i think school shud start at 9:30 because sleep is importent and also toast',
    ]);
    for (const style of promptStyles) expect(new Set(draftPrompts(text, style, '3-5').map(({ sentence }) => sentence)).size, style).toBeGreaterThanOrEqual(3);
  });

  it('no misspelled word is offered as a strong one', () => expect(all(text)).not.toMatch(/“(?:importent|shud|cant|anymore)”/));
  it('its level is that of its words', () => expect(text.grade).toBeLessThanOrEqual(5));
  it('a full stop inside of a number, an address or an abbreviation ends nothing', () => {
    for (const line of ['We measured 3.5 and 4.25 meters.', 'See example.com and kora.org for more.', 'The U.S.Army and e.g.something else came at 5 p.m.today.'])
      expect(readPassage(`${line} Then we went home.`, tag).sentences, line).toHaveLength(2);
  });
});

describe('what is said in single marks', () => {
  const single = readPassage(
    "'You see far,' said the snail, 'but you see only what moves.' The heron laughed at the snail's words. 'It's noon,' she said. The fishes' shadows did not move.",
    tag,
  );
  it('is cut and told as in double ones', () => {
    expect(single.sentences.map(({ text, speech }) => [text, speech?.speaker ?? null])).toEqual([
      ['“You see far,” said the snail, “but you see only what moves.”', 'the snail'],
      ["The heron laughed at the snail's words.", null],
      ["“It's noon,” she said.", null],
      ["The fishes' shadows did not move.", null],
    ]);
  });

  it('an apostrophe opens nothing', () => {
    const plain = "The dogs' bowls were empty. 'Twas late in the '90s, and nobody's lamp burned. Rock 'n' roll played.";
    expect(
      readPassage(plain, tag)
        .sentences.map(({ text }) => text)
        .join(' '),
    ).toBe(plain);
  });
});

describe('the usual meaning of a word', () => {
  it('is left out where the word may mean something else', () => {
    expect(all(read('science-great-tits'))).not.toMatch(/neither high nor low|people born at about the same time|Usual meaning/);
    const workers = readPassage(
      'The mill closed in 1990. Three generations of weavers had worked in it. Their houses still stand beside the river. Nobody lives in them now.',
      tag,
    );
    expect(all(workers)).toContain('people born at about the same time');
  });
});

describe('ten more passages of these kinds', () => {
  it('a notice that urges is no argument, and the month of May allows nothing', () => {
    expect([read('notice-water').kind, read('notice-water').genre]).toEqual(['information', 'notice']);
    expect(mainKeys(read('notice-water'))).toMatch(/Stated: “The water in Fern Lane.*Allowed: “Those who need water[^;]*. Not allowed, or not done: “Cars may not/);
    expect(mainKeys(read('notice-water'))).not.toContain('contact the water office');
    expect(all(read('notice-water'))).not.toMatch(/(?:keep to|mean in|friend of) “?(?:The water|For more)|does “information” mean/);
  });

  it('an hour of the day is no number to conclude from', () => expect(all(read('rules-library'))).not.toMatch(/“4 p.m|number in “Orders|could happen because of this/));

  it('a reason ends where something else begins', () => {
    expect(all(read('diary-rehearsal'))).toContain('Because the stage is being painted. The diary entry joins it');
    expect(all(read('diary-rehearsal'))).not.toMatch(/helps Ms. Brandt to go on/);
  });

  it('what people used to believe is answered', () => {
    expect(mainKeys(read('essay-left-handed'))).toContain('“A left-handed child is not stubborn, it is using the wrong scissors”');
    expect(all(read('essay-left-handed'))).not.toMatch(/like for the people in “People used/);
  });

  it('a position is none of what some people say', () =>
    expect(mainKeys(read('opinion-skate-park'))).toMatch(/^The position stands in “Our town should build the skate park behind the station”/));
  it('a cat is an animal', () => expect(all(read('dialogue-cat'))).not.toMatch(/did the cat put|does the cat feel|“(?:sniffed|looked away)” can show/));
  it('a mother may speak, her daughter’s name does not', () => expect(all(read('news-swim-meet'))).toContain('Why does the writer let Salma Aziz say “I did not sleep”'));
});
