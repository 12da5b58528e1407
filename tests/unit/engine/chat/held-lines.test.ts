import { describe, expect, it } from 'vitest';
import { lineFor, relationSaid } from '../../../../src/engine/chat/pack-lines.ts';
import { beliefIn } from '../../../../src/engine/chat/topic-knowledge.ts';
import { converse, holdsLine, knowledge, topicById } from '../../../support/knowledge.ts';

const { student } = knowledge.moves;
const last = (messages: readonly string[]): string => converse(messages).at(-1)?.plan.text ?? '';

describe('the line of a pack', () => {
  it.each([
    ['world-war-two', 'was japan on the same side as germany', '', 'Axis:'],
    ['world-war-two', 'when did it end', 'help me with ww2', 'ended in 1945'],
    ['plate-tectonics', 'how fast', 'bc the plates move', 'fingernails'],
    ['solar-system', 'which one is the biggest', 'how many planets are there', 'Jupiter'],
  ])('on %s answers "%s"', (pack, question, context, words) => {
    expect(lineFor(topicById(pack), question, context)?.text).toContain(words);
  });

  it.each([
    ['solar-system', 'how many moons does jupiter have'],
    ['world-war-two', 'who was the president of mexico'],
  ])('on %s is none for "%s"', (pack, question) => {
    expect(lineFor(topicById(pack), question)).toBeNull();
  });
});

describe('an order that decides', () => {
  it.each([
    ['the sun goes round the earth', false],
    ['the earth goes around the sun', true],
    ['the earth orbits the sun', true],
    ['the sun doesnt go round the earth', null],
    ['the sun is very big', null],
  ])('%s', (text, holds) => {
    expect(relationSaid(topicById('solar-system'), text)).toBe(holds);
  });

  it('is said to the student', () => {
    expect(holdsLine(last(['help me with the solar system', 'the sun goes round the earth']), student.relationFails)).toBe(true);
  });
});

describe('an answer to the student’s own question', () => {
  it('in numbers is held against the number of the pack', () => {
    expect(holdsLine(last(['how many planets are there', '9']), student.countFails, { right: '9' })).toBe(true);
    expect(holdsLine(last(['how many planets are there', '9', '8?']), student.countHolds, { right: '8' })).toBe(true);
  });

  it('as a year is held against the year of the event', () => {
    expect(holdsLine(last(['when did ww2 start', '1939']), student.yearHolds, { term: '1939' })).toBe(true);
    expect(holdsLine(last(['help me with ww2', 'WW2 ended in 1944']), student.yearFails, { term: '1944' })).toBe(true);
    expect(holdsLine(last(['help me with the cold war', 'the wall fell in 1961', '1989?']), student.yearHolds, { term: '1989' })).toBe(true);
  });

  it('that the line just given holds is recognized in it', () => {
    expect(holdsLine(last(['the solar system', 'which planet is the biggest', 'jupiter']), student.inLine)).toBe(true);
  });
});

describe('a belief', () => {
  it('that is wrong is called so before it is probed', () => {
    expect(holdsLine(last(['help me with forces', 'heavier things fall faster']), student.beliefLead)).toBe(true);
  });

  it('that is denied is none', () => {
    expect(beliefIn(topicById('forces-and-motion'), 'heavier things fall faster')?.isSure).toBe(true);
    expect(beliefIn(topicById('forces-and-motion'), 'heavier things dont fall faster')).toBeNull();
  });
});

describe('a detail that the pack holds', () => {
  it('is not denied: the line is shown, and then pointed back to', () => {
    const texts = converse(['help me with ww2', 'when did it end', 'when did ww2 end']).map(({ plan }) => plan.text);
    expect(texts[1]).toContain('ended in 1945');
    expect(holdsLine(texts[2] ?? '', student.askedBefore)).toBe(true);
  });
});

it('talk of life around the work is not quoted as if it were subject matter', () => {
  const text = last(['help me with volcanoes', 'my brother keeps bugging me while i do hw']);
  expect(holdsLine(text, student.aroundWork)).toBe(true);
  expect(text).not.toContain('bugging');
});
