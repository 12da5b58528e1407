import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../src/engine/text/edit-distance.ts';
import { index, knowledge, topicById } from '../../../support/knowledge.ts';

const found = (text: string): string | undefined => index.findTopic(text)?.topic.id;

describe.each(knowledge.topics.map((topic) => ({ id: topic.id, topic })))('the pack $id', ({ id, topic }) => {
  it('is found by its title and by every alias, inside a sentence too', () => {
    const missed = [topic.title, ...topic.aliases].filter((name) => found(name) !== id || found(`can you help me with ${name} please`) !== id);
    expect(missed).toEqual([]);
  });

  it('is found in capitals and with other spacing', () => {
    expect(found(topic.title.toUpperCase())).toBe(id);
    expect(found(`  ${topic.title.replaceAll(' ', '   ')}?!`)).toBe(id);
  });

  it('is found by two of its key terms', () => {
    const [first, second] = topic.terms.filter(({ term }) => term.length >= 6);
    expect(found(`what have ${first?.term} and ${second?.term} got to do with each other`)).toBe(id);
  });
});

describe('the plural and the singular', () => {
  it.each([
    ['i dont get fraction', 'fractions'],
    ['linear equation', 'linear-equations'],
    ['the plate tectonic', 'plate-tectonics'],
    ['making an inference', 'making-inferences'],
    ['democracies', 'democracy-and-voting'],
  ])('are the same topic: %s', (text, id) => {
    expect(found(text)).toBe(id);
  });
});

describe('a misspelling', () => {
  it.each([
    ['fotosynthesis', 'photosynthesis'],
    ['photosynthisis', 'photosynthesis'],
    ['photosyntesis homework', 'photosynthesis'],
    ['fractoins', 'fractions'],
    ['fracions', 'fractions'],
    ['democrasy', 'democracy-and-voting'],
    ['plate tektonics', 'plate-tectonics'],
    ['liner equations', 'linear-equations'],
    ['machin learning', 'machine-learning'],
  ])('still leads to the topic: %s', (text, id) => {
    expect(found(text)).toBe(id);
  });

  it('that the packs do not list is marked as a guess, so that Kora can ask', () => {
    expect(index.findTopic('fractoins')?.how).toBe('close');
    expect(index.findTopic('fractions')?.how).toBe('named');
  });
});

it.each([
  'the fall of Troy',
  'my dog ate it',
  'infraction',
  'help',
  '',
  'I have a test tomorrow',
  'the reaction of the crowd',
  'what is the capital of Peru',
  'a plant in my room',
  'i got 10 out of 20',
  'i will probably fail',
  'a multiple choice quiz',
])('no pack is about "%s"', (text) => {
  expect(found(text)).toBeUndefined();
});

describe('the stuck point', () => {
  it.each([
    ["I don't know what to do with different denominators", 'adding or subtracting with different denominators'],
    ['which is bigger, 2/3 or 3/4', 'comparing fractions'],
    ['do I flip the second one', 'dividing by a fraction'],
    ['how do I simplify 18/24', 'simplifying and equivalent fractions'],
  ])('of fractions is found: %s', (text, about) => {
    const fractions = topicById('fractions');
    const at = index.findStuckPoint(fractions, text);
    expect(at === null ? null : fractions.stuckPoints[at]?.about).toBe(about);
  });

  it('is found by nearly all of its own cues, in every pack', () => {
    const cues = knowledge.topics.flatMap((topic) => topic.stuckPoints.flatMap((point, at) => point.cues.map((cue) => ({ topic, at, cue }))));
    const missed = cues.filter(({ topic, at, cue }) => index.findStuckPoint(topic, `I get stuck at ${cue}`) !== at).map(({ topic, cue }) => `${topic.id}: ${cue}`);
    expect(missed.length / cues.length, missed.join('\n')).toBeLessThan(0.05);
  });

  it('is none where nothing is said about it', () => {
    expect(index.findStuckPoint(topicById('fractions'), 'I just do not like them')).toBeNull();
  });
});

describe('the distance between spellings', () => {
  it.each([
    ['', '', 0],
    ['same', 'same', 0],
    ['fractions', 'fractoins', 1],
    ['fractions', 'fracions', 1],
    ['kitten', 'sitten', 1],
    ['kitten', 'sittin', 2],
    ['ab', 'ba', 1],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  it('stops counting at three where the lengths already differ that much', () => {
    expect(editDistance('a', 'abcdef')).toBe(3);
  });
});

describe('a name with a word beside it that changes its meaning', () => {
  it.each(['how do i balance a chemical equation', 'help with quadratic equations', 'systems of equations'])('is another topic: %s', (text) => {
    expect(found(text)).not.toBe('linear-equations');
  });

  it('is the topic where it stands alone', () => {
    expect(found('how do I introduce equations to year 7')).toBe('linear-equations');
  });
});

it('a question about nothing but one key term of a single pack finds that pack', () => {
  expect(found('what is gravity')).toBe('forces-and-motion');
  expect(found('gravity is something my brother talks about')).toBeUndefined();
});
