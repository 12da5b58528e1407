import { expect, it } from 'vitest';
import { mapTypes } from '../../../../src/contracts/concept-map.ts';
import { teachingStyles } from '../../../../src/contracts/lesson.ts';
import { simulationFormats } from '../../../../src/contracts/simulation.ts';
import { generateMap, packFor } from '../../../../src/engine/concept-map/generate.ts';
import { makeLesson } from '../../../../src/engine/lesson/lesson.ts';
import { makePare } from '../../../../src/engine/pare/pare.ts';
import { refuseTopic } from '../../../../src/engine/safety/refuse-topic.ts';
import { generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import { toldTopic } from '../../../../src/engine/topic-lookup/told-topic.ts';
import { index } from '../../../support/knowledge.ts';
import { fairTold, harmfulTold, namedOnly, toldOfNothingHeld } from '../../../support/told-topics.ts';

/** All sentences of it, each on a line. */
const linesOf = (made: unknown): string[] => (JSON.stringify(made, null, 1).match(/"(?:[^"\\]|\\.)*"/g) ?? []).filter((line) => line.includes(' '));

/** Are the words said as anything but a claim, a question or what was typed? */
const saidPlainly = (lines: readonly string[], topic: string): string[] =>
  lines.filter((line) => line.toLowerCase().includes(`shows ${topic.toLowerCase()}`) || new RegExp(`(?<![‘“’a-z])${topic}(?![’”?])`).test(line.slice(1, -1)));

const everyLesson = (topic: string) =>
  ['Grade 2', 'Grade 4', 'Grade 8', 'Grade 11'].flatMap((gradeLevel) =>
    teachingStyles.map(
      (teachingStyle) =>
        makeLesson({ topic, subject: '', gradeLevel, duration: 45, teachingStyle, standards: '', slideCount: 8, contentDifficulty: 3, template: 'standard', variation: 0 }, index)
          .lesson,
    ),
  );

it.each(toldOfNothingHeld)('a lesson on “%s” asks about it in every style, and shows it to nobody', (topic) => {
  const question = toldTopic(topic)?.question ?? '';
  expect(question).toMatch(/^(?:Is this claim true|Are there good reasons for this claim|Is this good advice): ‘.+’\?$/);
  for (const made of everyLesson(topic)) {
    expect(made.title).toBe(question);
    expect(made.gaps.join()).toContain('asks whether it holds');
    expect(saidPlainly(linesOf(made), topic)).toEqual([]);
  }
});

it.each(toldOfNothingHeld)('nor does PARE, a map or a simulation say “%s” as if it held', (topic) => {
  const { lesson } = makePare({ topic, subject: '', gradeLevel: 'Grade 8', standards: '' }, index);
  expect(lesson.title).toBe(toldTopic(topic)?.question);
  expect(saidPlainly(linesOf(lesson), topic)).toEqual([]);
  for (const mapType of mapTypes) {
    const map = generateMap({ topic, mapType }, packFor(topic, index));
    expect(map.nodes[0]?.text).toBe(toldTopic(topic)?.question);
    expect(new Set(map.links.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(map.nodes.map(({ id }) => id)));
  }
  for (const format of simulationFormats) {
    const { topic: _, ...made } = generateSimulation({ topic, format, gradeLevel: 'Middle School (6-8)', duration: 45 }, { pack: null, question: null });
    expect(saidPlainly(linesOf(made), topic)).toEqual([]);
    expect(linesOf(made).join()).toContain('What should a school paper do with the claim');
  }
});

it('a task is asked for as a way to do it', () => expect(toldTopic('Write a limerick')).toMatchObject({ kind: 'task', question: 'How does one write a limerick?' }));

it.each(namedOnly)('“%s” tells nothing', (topic) => expect(toldTopic(topic)).toBeNull());

it('no title of a pack and none of its key terms tells anything', () => {
  const names = [...index.topics.values()].flatMap(({ title, terms }) => [title, ...terms.map(({ term }) => term)]);
  expect(names.filter((name) => toldTopic(name))).toEqual([]);
});

it.each(harmfulTold)('“%s” is refused', (topic) => expect(refuseTopic(topic, 'Health')).not.toBeNull());

it.each(fairTold)('“%s” is open to a class', (topic) => expect(refuseTopic(topic, 'Science')).toBeNull());

it('long runs of the words that a claim is made of are read at once', () => {
  const before = performance.now();
  for (const words of ['the ', 'why the ', 'eating ', 'really ', 'people are ', 'a good ', 'all people ']) expect(refuseTopic(words.repeat(60).trim().slice(0, 300))).toBeDefined();
  expect(performance.now() - before).toBeLessThan(20_000);
});
