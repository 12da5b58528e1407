import { expect, it } from 'vitest';
import type { TopicPack } from '../../../../src/contracts/knowledge/topic.ts';
import { generateMap, packFor } from '../../../../src/engine/concept-map/generate.ts';
import { makeLesson } from '../../../../src/engine/lesson/lesson.ts';
import { makePare } from '../../../../src/engine/pare/pare.ts';
import { contentStems } from '../../../../src/engine/text/stems.ts';
import { askedTopic } from '../../../../src/engine/topic-lookup/asked-topic.ts';
import { rightName } from '../../../../src/engine/topic-lookup/right-name.ts';
import { index } from '../../../support/knowledge.ts';

const lesson = (topic: string, subject = '') =>
  makeLesson(
    {
      topic,
      subject,
      gradeLevel: 'Grade 8',
      duration: 45,
      teachingStyle: 'Direct instruction',
      standards: '',
      slideCount: 8,
      contentDifficulty: 3,
      template: 'standard',
      variation: 0,
    },
    index,
  );

/** Names of a whole pack, in words that it does not use, and two misspellings of one. */
const sameThing = new Set(
  `color theory; colour theory; color harmony; music theory; ml; weather vs climate; climate vs weather; healthy sleep; sleep habits; sleep hygiene; wwi; ww i; 1st world war; wwii; ww ii; 2nd world war;
   cybersafety; hydrologic cycle; hydrological cycle; inferencing; story arc; narrative structure; area worksheet; area homework; calculate the area; multi-step equations; multi digit multiplication;
   calculating percents; percent homework; algebra equations; proportional reasoning; directly proportional; atomic structure; structure of the atom; structure of an atom; ecology; eco system; eco systems;
   human anatomy; photo synthesis; phases of matter; phase changes; simple circuits; data base; sheet music; photosynthetic; cell biology; industrialisation; story elements; elements of a story; chance experiments; civil rites movement; devision`
    .split(';')
    .map((name) => name.trim()),
);

it('no alias whose words stand nowhere in its pack gets the lesson of the whole pack without a word', () => {
  let looked = 0;
  const silent: string[] = [];
  for (const { aliases, id, unless: _, ...told } of index.topics.values()) {
    const said = new Set(contentStems(JSON.stringify(told)));
    for (const alias of aliases) {
      looked++;
      const { topic } = askedTopic(alias, index);
      if (contentStems(rightName(index.topics.get(id) as TopicPack, topic)).every((each) => said.has(each)) || sameThing.has(topic.toLowerCase())) continue;
      const { pack, lesson: made } = lesson(topic);
      if (pack?.id === id && !made.gaps.some((gap) => gap.includes('“'))) silent.push(alias);
    }
  }
  expect(looked).toBeGreaterThan(1_500);
  expect(silent).toEqual([]);
});

it.each([
  ['Monsoon', 'Geography', 'climate and weather'],
  ['The Colosseum', 'History', 'ancient Rome'],
  ['The Christmas truce', 'History', 'World War I'],
  ['Identity theft', 'Computing', 'internet safety'],
  ['UDHR', 'Civics', 'human rights'],
  ['Meteorology', 'Geography', 'climate and weather'],
  ['Narrative essay', 'English', 'story structure'],
])('%s (%s): the lesson, PARE and the map say that nothing is held on it by that name', (topic, subject, whole) => {
  const line = new RegExp(`checked material on .*${whole}.*, no fact, key term or common misconception speaks of “${topic}” by that name`, 'i');
  expect(lesson(topic, subject).lesson.gaps.join()).toMatch(line);
  expect(makePare({ topic, subject, gradeLevel: 'Grade 8', standards: '' }, index).lesson.backgroundBullets.join()).toMatch(line);
  expect(generateMap({ topic, mapType: 'spider' }, packFor(topic, index)).note).toMatch(line);
});

it.each([
  ['WWII', 'History'],
  ['The water cycle', 'Geography'],
  ['Poetry', 'English'],
  ['Ecology', 'Biology'],
  ['Machine learning', 'Computing'],
])('another name of the whole is the whole: %s', (topic, subject) => expect(lesson(topic, subject).lesson.gaps).toEqual([]));

it.each([
  ['Terminal velocity', 'Physics', 'no key terms and no common misconceptions'],
  ['Completing the square', 'Mathematics', 'no facts, 1 key term and no common misconceptions'],
])('%s: what holds one word of it only is not counted', (topic, subject, counts) => {
  const { pack, lesson: made } = lesson(topic, subject);
  expect(made.gaps.join()).toContain(counts);
  const words = contentStems(topic);
  const facts = pack?.facts.filter(({ text }) => words.every((each) => contentStems(text).includes(each))).length ?? 0;
  expect(made.gaps.join()).toContain(facts === 0 ? 'no facts' : `${facts} fact`);
});

it.each(['Isosceles triangles', 'Weighted averages'])('a key term with a half of the title in its name is a part: %s', (topic) =>
  expect(lesson(topic, 'Mathematics').lesson.gaps.join()).toContain(`“${topic}” is one part of the checked material`),
);

it.each([
  ['Peom', 'English', 'Poem'],
  ['Coldwar', 'History', 'Cold War'],
  ['Migrashun', 'Geography', 'Migration'],
  ['Wwii', 'History', 'World War II'],
])('the title of “%s” is spelled right', (topic, subject, right) => {
  expect(lesson(topic, subject).lesson.title).toContain(right);
  expect(makePare({ topic, subject, gradeLevel: 'Grade 8', standards: '' }, index).lesson.title).toContain(right);
});

it.each(['Science', 'Advisory'])('“Sleep” in %s: the lesson and PARE say where material is held, and not that there is none', (subject) => {
  const { lesson: made, pack } = lesson('Sleep', subject);
  const told = [made.gaps.join(), makePare({ topic: 'Sleep', subject, gradeLevel: 'Grade 8', standards: '' }, index).lesson.backgroundBullets.join()];
  for (const text of told)
    if (pack) expect(text).not.toContain('No checked knowledge');
    else expect(text).toContain('Checked material on “Sleep and the body clock” is held under another subject. If that is what you mean, choose Health');
});

it('a quick activity lists cards where it lays them out, and only there', () => {
  const found = [0, 1, 2, 3, 4, 5, 6, 7].map((variation) => {
    const made = makeLesson(
      {
        topic: 'Plate tectonics',
        subject: 'Geography',
        gradeLevel: 'Grade 8',
        duration: 15,
        teachingStyle: 'Direct instruction',
        standards: '',
        slideCount: 4,
        contentDifficulty: 3,
        template: 'quick',
        variation,
      },
      index,
    ).lesson;
    const uses = /\bcards\b/.test(
      [...made.outline.map(({ description }) => description), ...made.tasks, ...made.slides.flatMap(({ content, notes }) => [...content, notes])].join(' '),
    );
    expect(/\bcards?\b/i.test(made.materials.join(' '))).toBe(uses);
    return uses;
  });
  expect(new Set(found)).toEqual(new Set([true, false]));
});
