/** Feedback says nothing untrue of a text: who speaks in it, what it gives as a reason, whose part it tells, what could be seen, what happened. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTagger, type Tagger } from '../../../../src/engine/reading/tagger.ts';
import { feedbackFor } from '../../../../src/engine/reflection/feedback.ts';
import { findingsIn } from '../../../../src/engine/reflection/findings.ts';
import { readReflection } from '../../../../src/engine/reflection/read-reflection.ts';
import { effectIn, hasVoice, mayExplain, reasonIn } from '../../../../src/engine/reflection/reported.ts';
import { quotesOf } from '../../../../src/engine/reflection/rules.ts';
import { reflections } from '../../../support/reflections.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const read = (reflection: string, title = 'A day') => readReflection({ title, reflection }, tag);
const idsOf = (text: string) => findingsIn(read(text)).map(({ list, id }) => `${list}.${id}`);
const named = (name: string) => {
  const found = reflections.find((each) => each.name === name);
  if (!found) throw new Error(`There is no reflection ${name}.`);
  return readReflection(found, tag);
};
const allOf = (name: string) =>
  Object.values(feedbackFor(named(name)))
    .flat()
    .join('\n');

describe('who speaks', () => {
  it.each([
    'Priya suggested that we read the instructions again.',
    'Mr. Dale from the farm came by and explained that he had changed his fertilizer.',
    'Omar said nobody would look at twelve tables.',
    'My teacher noticed that I only ever fixed the beginning.',
    'Our group asked why it smells.',
    'The guide told us that the smell comes from the first tank.',
    'I wrote the easy answers first, as my sister had told me to.',
    'Tomás looked at my paper and wondered if I was drawing my brother.',
    'sam said he was sick but he posted from the skatepark',
    'One girl thought it was a ghost.',
    'coach: elbows higher',
  ])('is heard in: %s', (text) => {
    expect(hasVoice(text)).toBe(true);
    expect(idsOf(`We met on Monday in the gym. ${text} I went home at four.`)).not.toContain('areas_to_improve.no-other-view');
  });

  it.each(['We built the bridge out of paper.', 'I thought about it all evening.', 'Maya carried the box up the stairs.'])('nobody but the writer is heard in: %s', (text) =>
    expect(hasVoice(text)).toBe(false),
  );

  it.each(['priya-fertilizer', 'group-said-we', 'basketball-bench', 'long-robotics-season'])('is never said to be the writer alone: %s', (name) =>
    expect(allOf(name)).not.toMatch(/only you speak|one voice only/),
  );
});

describe('a reason', () => {
  it.each([
    'We lost since I missed two practices.',
    'I was careful, as the glass was thin.',
    'It rained, so we stayed in.',
    'It failed due to the cold.',
    'That is why we took everything out.',
    'He explained that the sand was too loose.',
    'Kenji said we had packed it badly.',
  ])('may stand in: %s', (text) => {
    expect(mayExplain(text)).toBe(true);
    expect(idsOf(`I sat on the bench for the whole second half on Saturday. ${text} Then we all went home.`)).not.toContain('areas_to_improve.no-reason');
  });

  it.each([
    'What still puzzles me is why the forest side was not zero, because there is no farm up there.',
    'I do not know why she laughed, because it was sad.',
    'Did it break because I ran?',
    'I did not leave because I was bored.',
  ])('is none in: %s', (text) => expect(reasonIn(text)).toBeNull());

  it('is one where it is given', () => expect(reasonIn('Mine broke because I put too much glue on it.')).not.toBeNull());

  it.each([
    ['On the first day two of our test strips gave numbers that made no sense.', false],
    ['It ended up in the kitchen.', false],
    ['I climbed up so I could see.', false],
    ['Omar said nobody would look at twelve tables, so we made one graph.', true],
    ['He said that I looked like a baby, which made it worse.', true],
  ])('for an effect is claimed only where the text states one: %s %s', (text, isEffect) => expect(effectIn(text) !== null).toBe(isEffect));
});

describe('the writer’s own part', () => {
  it.each([
    'She never said that I was wrong about the cup.',
    'My brother claimed I forgot the key.',
    'I shouted so loud for joy that the librarian came over.',
    'I threw the ball to Max and he scored.',
    'I rushed home to tell them.',
  ])('is not told in: %s', (text) => expect(idsOf(`We met on Monday. ${text}`)).not.toContain('strengths.own-part'));

  it.each(['I forgot one turn on Friday.', 'I admit that I lied to her.', 'I talked too much in the beginning.', 'I threw the ball over the fence.'])('is told in: %s', (text) =>
    expect(idsOf(`We met on Monday. ${text}`)).toContain('strengths.own-part'),
  );
});

describe('a picture', () => {
  it.each(['My head was a beehive during the test.', 'My stomach was a stone until noon.', 'My heart turned into a drum.'])('is asked about as one: %s', (text) => {
    const ids = idsOf(`We had a test on Monday. ${text}`);
    expect(ids).toContain('emotional_insights.figure');
    expect(ids).not.toContain('emotional_insights.body');
  });

  it('is not what the body did', () => expect(idsOf('We had a test on Monday. My hands were shaking all the time.')).toContain('emotional_insights.body'));
});

describe('a habit or a belief', () => {
  it.each(['I used to think that a good report leaves nothing open.', 'I always stop at the same bar.', 'I believe that rules help us.', 'We used to share a bus seat.'])(
    'is no event: %s',
    (text) => {
      const entries = findingsIn(read(`We met on Monday. ${text} It rained a lot.`));
      const about = entries.filter(({ sentence }) => sentence?.text === text).map(({ id }) => id);
      expect(about).not.toContain('quick');
      expect(about).not.toContain('moment');
    },
  );

  it('that was shared or done is no earlier view', () =>
    expect(idsOf('We used to share one pair of earphones on the bus. She moved away in May.')).not.toContain('strengths.then-now'));
});

describe('feelings', () => {
  it.each([
    ['I did not say that I was jealous of her.', 'jealous', false],
    ['We lost but I am not more sad.', 'sad', true],
  ])('%s: “%s” is denied: %s', (text, word, isNegated) => expect(read(`${text} It was in the fall.`).feelings).toMatchObject([{ word, isNegated }]));

  it.each(['Mr. Ortiz asked us what each of us was afraid of.', 'my frend sad it is ok and we went home'])('%s names none', (text) =>
    expect(read(`${text} It was in the fall.`).feelings).toEqual([]),
  );
});

describe('who needs care', () => {
  it.each([
    ['Our whole result is worthless.', false],
    ['Sometimes he called me Peter.', false],
    ['Peter was his brother, who had died in a war.', false],
    ['I feel so worthless.', true],
    ['They called me names.', true],
    ['He called me an idiot.', true],
  ])('%s: %s', (text, isCareful) => expect(read(`${text} It was a day in the fall.`).isCareful).toBe(isCareful));
});

/** Where the passage stands in the text; -1 where it was changed for quoting. */
const placeOf = ({ text }: { text: string }, quote: string) => text.replaceAll('"', '’').indexOf(quote.replace(/^… | …$/g, '').slice(0, 24));

describe('a long text', () => {
  const long = reflections.filter(({ reflection }) => reflection.split(/\s+/).length >= 400);

  it('is there in five kinds at least', () => expect(long.length).toBeGreaterThanOrEqual(5));

  it.each(long)('is spoken about over its whole length: $name', (reflection) => {
    const told = readReflection(reflection, tag);
    const places = Object.values(feedbackFor(told))
      .flat()
      .flatMap((entry) => quotesOf(entry).filter((quote) => quote.split(' ').length >= 3))
      .map((quote) => Math.floor((5 * Math.max(0, placeOf(told, quote))) / told.text.length));
    expect(new Set(places).size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...places)).toBe(4);
  });
});

describe('a sentence', () => {
  it.each(reflections)('is spoken about once where the text has enough of them: $name', (reflection) => {
    const told = readReflection(reflection, tag);
    const feedback = feedbackFor(told);
    if (told.kind !== 'english' || told.cruel.size > 0 || told.sentences.filter(({ words }) => words >= 3).length < 5) return;
    const at = Object.values(feedback)
      .flat()
      .flatMap((entry) => [...new Set(quotesOf(entry).filter((quote) => quote.split(' ').length >= 4))])
      .map((quote) => told.sentences.findIndex(({ text }) => placeOf({ text }, quote) >= 0));
    const places = at.filter((place) => place >= 0);
    expect(places.filter((place, i) => places.indexOf(place) < i)).toEqual([]);
  });
});
