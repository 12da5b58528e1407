/** Every reflection in `tests/reflections`, 2 to 900 words, happy, angry, thin, repeated, garbage or in another language, gets feedback that keeps the hard rules. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PrismFeedback } from '../../../../src/contracts/api/prism-feedback.ts';
import { loadTagger, type Tagger } from '../../../../src/engine/reading/tagger.ts';
import { feedbackFor } from '../../../../src/engine/reflection/feedback.ts';
import { feelingWordsIn } from '../../../../src/engine/reflection/feeling-words.ts';
import { readReflection } from '../../../../src/engine/reflection/read-reflection.ts';
import { faultInFeedback, holds, quotesOf } from '../../../../src/engine/reflection/rules.ts';
import { screenOutput } from '../../../../src/engine/safety/output.ts';
import { countWords } from '../../../../src/engine/text/count-words.ts';
import { reflections } from '../../../support/reflections.ts';

let tag: Tagger;
beforeAll(async () => {
  tag = await loadTagger();
});
const feedbackOn = (reflection: (typeof reflections)[number]) => feedbackFor(readReflection(reflection, tag));
const entriesOf = (feedback: PrismFeedback) => Object.values(feedback).flat();

it('there are at least 40 of them, from nothing to read to more than 900 words', () => {
  const lengths = reflections.map(({ reflection }) => countWords(reflection)).sort((a, b) => a - b);
  expect(reflections.length).toBeGreaterThanOrEqual(40);
  expect(lengths[0]).toBeLessThan(5);
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(900);
});

describe.each(reflections)('$name', (reflection) => {
  const whole = `${reflection.title}\n${reflection.reflection}`;

  it('no list is empty, and no entry', () => {
    const feedback = PrismFeedback.parse(feedbackOn(reflection));
    for (const entry of entriesOf(feedback)) expect(entry.trim().length).toBeGreaterThan(20);
  });

  it('it quotes only what is there, asks where it should ask, says nothing twice, scores nothing, diagnoses nobody', () => {
    expect(faultInFeedback(feedbackOn(reflection), reflection)).toBeNull();
  });

  it('every entry quotes the text, or says of the text what it lacks', () => {
    for (const entry of entriesOf(feedbackOn(reflection))) {
      const quotes = quotesOf(entry);
      if (quotes.length === 0) expect(entry).toMatch(/\btext\b|\bfeeling\b|\btoday\b/);
      for (const quote of quotes) expect(holds(whole, quote), quote).toBe(true);
    }
  });

  it('a feeling is named only in the words of the text', () => {
    const named = new Set(feelingWordsIn(whole));
    for (const entry of entriesOf(feedbackOn(reflection))) for (const word of feelingWordsIn(entry)) expect(named).toContain(word);
  });

  it('nothing is left unfilled, doubled or unfit for a child', () => {
    for (const entry of entriesOf(feedbackOn(reflection))) {
      expect(entry).not.toMatch(/[{}]|undefined|“”|\s{2}|[.?!],|\?\./);
      expect(entry).toMatch(/^[\p{Lu}“]/u);
      expect(entry).toMatch(/[.?!”]$/);
      expect(entry.split(/\s+/).length).toBeLessThanOrEqual(90);
      if (!/<|>/.test(whole)) expect(screenOutput(entry)).toEqual({ ok: true, rule: null });
    }
  });

  it('the same text gets the same feedback', () => {
    expect(feedbackOn(reflection)).toEqual(feedbackOn(reflection));
  });
});

it('feedback grows with the text, and never buries it', () => {
  const lengthOf = (name: string) => {
    const reflection = reflections.find((each) => each.name === name);
    return reflection ? entriesOf(feedbackOn(reflection)).length : 0;
  };
  expect(lengthOf('one-liner')).toBeLessThanOrEqual(4);
  expect(lengthOf('thin-thirty')).toBeLessThanOrEqual(8);
  expect(lengthOf('long-exchange-year')).toBeGreaterThanOrEqual(12);
});

it('the feedback on a long text speaks of its beginning, its middle and its end', () => {
  const long = reflections.find(({ name }) => name === 'long-exchange-year');
  if (!long) throw new Error('The long reflection is missing.');
  const places = entriesOf(feedbackOn(long)).flatMap((entry) =>
    quotesOf(entry).map((quote) => long.reflection.indexOf(quote.split('…')[0]?.trim().replaceAll('‘', '"').slice(0, 25) ?? '') / long.reflection.length),
  );
  for (const [from, to] of [
    [0, 1 / 3],
    [1 / 3, 2 / 3],
    [2 / 3, 1],
  ] as const)
    expect(places.some((place) => place >= from && place < to)).toBe(true);
});

it('no two reflections that can be read get the same feedback', () => {
  const all = reflections.map((reflection) => entriesOf(feedbackOn(reflection)).join('\n'));
  expect(new Set(all).size).toBe(all.length);
});
