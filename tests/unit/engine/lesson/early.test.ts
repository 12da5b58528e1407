import { expect, it } from 'vitest';
import { lessonDurations, lessonTemplates, slideCounts, teachingStyles } from '../../../../src/contracts/lesson.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { gradeLevel } from '../../../../src/engine/text/reading-level.ts';
import { sentencesOf, wordsOf } from '../../../../src/engine/text/words.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { lesson } from '../../../support/lessons.ts';

const held = knowledge.topics.flatMap(({ early, ...pack }) => (early ? [{ ...pack, early }] : []));
const classes = ['Kindergarten', 'Grade 1', 'Grade 2'] as const;

it('the topics that elementary teachers ask for most have a part for the youngest', () => {
  expect(held.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'water-cycle',
      'states-of-matter',
      'solar-system',
      'photosynthesis',
      'ecosystems',
      'human-body-systems',
      'nutrition',
      'climate-and-weather',
      'fractions',
    ]),
  );
  expect(held.length).toBeGreaterThanOrEqual(20);
});

it.each(held.map((pack) => [pack.id, pack] as const))('what is said to children in %s is short and plain, without units and large numbers', (_, { early }) => {
  const said = [
    ...early.facts,
    ...early.words.map(({ definition }) => definition),
    ...early.activities.map((activity) => activity.do),
    ...early.questions.map(({ ask }) => ask),
    early.exit,
  ];
  for (const sentence of said.flatMap((text) => sentencesOf(text))) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(15);
  const all = said.join(' ');
  expect(gradeLevel(all), all).toBeLessThan(4);
  expect(all).not.toMatch(/\b(?:write|sheet|slip|silent|silence|percent|meters?|liters?|grams?|degrees?)\b|[°%]|\d[.,]\d/i);
  for (const number of all.match(/\d+/g) ?? []) expect(Number(number), all).toBeLessThanOrEqual(100);
  for (const line of early.can) expect(line).toMatch(/^(?:Point|Name|Show|Act|Draw|Tell|Sort|Count|Build|Put|Give|Find|Measure|Fold|Mix|Clap|Copy|Share) ?\b[^.]*\.$/);
  expect(early.exit).toMatch(/^(?:Show me|Draw|Turn|Fold|Point|Clap|Whisper|Look|Tell me)\b/);
});

it('a lesson for the youngest holds every rule in every style, length and number of slides', () => {
  let place = 0;
  for (const { title, subject } of knowledge.topics)
    for (const template of lessonTemplates) {
      place++;
      const wanted = {
        topic: title,
        duration: lessonDurations[place % lessonDurations.length] ?? 45,
        slideCount: slideCounts.min + (place % (slideCounts.max - slideCounts.min + 1)),
      };
      const { lesson: made } = lesson({ ...wanted, subject, gradeLevel: classes[place % 3], template, teachingStyle: teachingStyles[place % 5], variation: place % 2 });
      expect(lessonFaults(made, wanted), JSON.stringify({ ...wanted, template })).toEqual([]);
    }
});

it('nothing of a lesson for the youngest is to be read or written by a child, and none of it was written for older classes', () => {
  for (const pack of held)
    for (const style of teachingStyles) {
      const { lesson: made } = lesson({ topic: pack.title, subject: pack.subject, gradeLevel: 'Kindergarten', teachingStyle: style, duration: 90, slideCount: 12 });
      const { description: _, ...rest } = made;
      const text = JSON.stringify(rest);
      expect(text, pack.id).not.toMatch(/\b(?:sheets?|slips?|silence|in writing|paragraph|expert groups?|evidence)\b/i);
      for (const older of [...pack.facts.map(({ text }) => text), ...pack.questions.understand, ...pack.questions.apply, ...pack.stuckPoints.map(({ question }) => question)])
        expect(text, pack.id).not.toContain(JSON.stringify(older).slice(1, -1));
      expect(made.gaps, pack.id).toEqual([]);
    }
});

it('where nothing is held for this age it says so plainly, names the nearest grades, and states nothing', () => {
  const { lesson: made, pack } = lesson({ subject: 'History', topic: 'World War II', gradeLevel: 'Kindergarten' });
  expect(pack).toBeNull();
  expect(made.gaps.join(' ')).toMatch(/No material that was checked for this age \(Kindergarten\) is held on “World War II”.*nearest grades that this topic is held for are 6-8/);
  const stated = made.slides.filter(({ kind }) => kind === 'idea').flatMap(({ content }) => content);
  expect(stated).toSatisfy((lines: string[]) => lines.every((line) => /^\[.*\]$/.test(line)));
});

it.each([
  ['Seasons', 'Science', 'climate-and-weather'],
  ['The four seasons', 'Science', 'climate-and-weather'],
  ['Plants', 'Science', 'photosynthesis'],
  ['Parts of a plant', 'Science', 'photosynthesis'],
  ['Shapes', 'Math', 'angles-and-triangles'],
  ['Day and night', 'Science', 'solar-system'],
  ['Push and pull', 'Science', 'forces-and-motion'],
  ['Place value', 'Math', 'decimals-and-place-value'],
  ['Rules', 'Social studies', 'democracy-and-voting'],
  ['Rules', 'Math', undefined],
  ['Rhyming words', 'ELA', 'poetry'],
])('“%s” in %s leads the youngest to %s', (topic, subject, id) => {
  const { lesson: made, pack } = lesson({ topic, subject, gradeLevel: 'Grade 1' });
  expect(pack?.id).toBe(id);
  expect(made.title).toBe(topic);
});

it.each([
  ['Aquifers', 'Science'],
  ['Decimals', 'Math'],
  ['Climate', 'Science'],
])('of %s, a side of a topic, nothing is held for this age, and the lesson is not on the whole', (topic, subject) => {
  expect(lesson({ subject, topic, gradeLevel: 'Grade 2' }).pack).toBeNull();
});

it('a grade 3 gets what was written for the youngest where nothing is held for its own age, and is told so', () => {
  for (const [topic, subject, id] of [
    ['Plants', 'Science', 'photosynthesis'],
    ['Rules', 'Social studies', 'democracy-and-voting'],
  ] as const) {
    const { lesson: made, pack } = lesson({ topic, subject, gradeLevel: 'Grade 3', teachingStyle: 'Direct instruction' });
    expect(pack?.id).toBe(id);
    expect(made.slides.flatMap(({ content }) => content)).toContain(pack?.early?.facts[0]);
    expect(made.gaps[0]).toContain('Nothing is held on this for Grade 3: it was written for kindergarten to grade 2');
    expect(lesson({ topic, subject, gradeLevel: 'Grade 4' }).lesson.gaps.join(' ')).not.toContain('kindergarten to grade 2');
  }
  // What is held for grades 3 to 5 is nearer to it.
  const { lesson: own, pack } = lesson({ topic: 'Fractions', subject: 'Math', gradeLevel: 'Grade 3' });
  expect(pack?.grades).toContain('3-5');
  expect(own.gaps.join(' ')).not.toContain('kindergarten');
});
