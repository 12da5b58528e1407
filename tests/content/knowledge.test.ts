import { describe, expect, it } from 'vitest';
import { modes } from '../../src/contracts/knowledge/vocabulary.ts';
import { ownTexts } from '../support/content-texts.ts';
import { bareSentences, index, knowledge, problems } from '../support/knowledge.ts';

const { anchors, topics, samples } = knowledge;

it('the content has no mistake that its schemas, ids or keys would show', () => {
  expect(problems).toEqual([]);
});

describe('the anchors', () => {
  it('are at least 60, for at least 8 feelings and 8 subjects', () => {
    expect(anchors.length).toBeGreaterThanOrEqual(60);
    expect(new Set(anchors.map(({ feeling }) => feeling)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(anchors.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
  });

  it.each(modes)('reach at least 8 feelings and 8 subjects in %s mode alone', (mode) => {
    const own = anchors.filter((anchor) => anchor.mode === mode);
    expect(new Set(own.map(({ feeling }) => feeling)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
  });

  it('each have a first move that ends in its one question', () => {
    const others = anchors.filter(({ firstMove }) => (firstMove.match(/\?/g) ?? []).length !== 1 || !/\?["”]?$/.test(firstMove));
    expect(others.map(({ id, firstMove }) => `${id}: ${firstMove}`)).toEqual([]);
  });

  it('each ask something in every question of their ladder', () => {
    const silent = anchors.flatMap(({ id, ladder }) => ladder.questions.filter((text) => !text.includes('?')).map((text) => `${id}: ${text}`));
    expect(silent).toEqual([]);
  });

  it('never share a line that a visitor says, so that each line leads to one of them', () => {
    const lines = anchors.flatMap(({ says }) => says.map((line) => line.toLowerCase()));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  it('lead only to packs that exist', () => {
    for (const { id, topics: packs } of anchors) for (const pack of packs ?? []) expect(index.topics.has(pack), `${id}: topics: ${pack}`).toBe(true);
  });
});

describe('the packs', () => {
  it('are at least 8', () => {
    expect(topics.length).toBeGreaterThanOrEqual(8);
  });

  it('never share a name, so that each name leads to one of them', () => {
    const names = topics.flatMap(({ title, aliases }) => [...new Set([title, ...aliases].map((name) => name.toLowerCase()))]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('cite only works that exist', () => {
    for (const topic of topics)
      for (const item of [...topic.facts, ...topic.storyHooks])
        for (const key of item.sources ?? []) expect(knowledge.references, `${topic.id}: sources: ${key}`).toHaveProperty([key]);
  });

  it('ask or set something in every probe and at every stuck point', () => {
    const silent = topics.flatMap((topic) =>
      [...topic.misconceptions.map(({ probe }) => probe), ...topic.stuckPoints.map(({ question }) => question)]
        .filter((text) => !/\?|\b(Name|Draw|Write|Show|Explain|Find|Choose)\b/.test(text))
        .map((text) => `${topic.id}: ${text}`),
    );
    expect(silent).toEqual([]);
  });

  it('give no answer to the problem that they leave to the learner', () => {
    for (const { id, workedExamples } of topics) for (const { tryNext } of workedExamples) expect(tryNext, id).not.toMatch(/\bthe answer is\b|\bso it is\b/i);
  });
});

describe('the samples', () => {
  it('are the three of the specification', () => {
    expect(samples.map(({ id }) => id)).toEqual(expect.arrayContaining(['math-anxiety', 'cold-war', 'reading-confidence']));
  });

  it('go on from an anchor and a pack that exist, in the same mode', () => {
    for (const { id, anchor, topic, mode } of samples) {
      expect(index.anchors.get(anchor)?.mode, `${id}: anchor: ${anchor}`).toBe(mode);
      if (topic) expect(index.topics.has(topic), `${id}: topic: ${topic}`).toBe(true);
    }
  });

  it('take turns, starting with the visitor and ending with a question of Kora', () => {
    for (const { id, messages } of samples) {
      expect(
        messages.map(({ sender }) => sender),
        id,
      ).toEqual(messages.map((_, i) => (i % 2 === 0 ? 'user' : 'kora')));
      expect(messages.at(-1)?.text, id).toMatch(/\?/);
    }
  });
});

it('no sentence of five words or more stands twice in anchors, packs and moves', () => {
  const placeOf = new Map<string, string>();
  // A name, a box of a flowchart, an id or the first words of a fact are written wherever they are meant.
  const isName = (place: string) =>
    /\.(?:terms\.\d+\.term|within\.\d+|(?:relations|flow)\.\d+\.(?:from|to)|controversies\.\d+\.facts\.\d+|stakeholders\.\d+\.knows|decisions\.\d+\.borneBy)$/.test(place);
  const twice = ownTexts.flatMap(({ place, text }) =>
    (isName(place) ? [] : bareSentences(text, 5)).flatMap((sentence) => {
      const before = placeOf.get(sentence);
      placeOf.set(sentence, place);
      return before === undefined ? [] : [`${before} and ${place}: ${sentence}`];
    }),
  );
  expect(twice).toEqual([]);
});
