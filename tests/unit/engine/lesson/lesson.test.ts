import { describe, expect, it } from 'vitest';
import { LessonDraft } from '../../../../src/contracts/api/generate-lesson.ts';
import { lessonDurations, lessonTemplates, minutesOf, teachingStyles } from '../../../../src/contracts/lesson.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { bandOfGrade, gradeOf } from '../../../../src/engine/lesson/grade.ts';
import { partsFor, structureName } from '../../../../src/engine/lesson/structure.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { lesson, sixtyRequests } from '../../../support/lessons.ts';

it.each(
  sixtyRequests.map(
    (request) =>
      [`${request.topic}, ${request.gradeLevel}, ${request.teachingStyle}, ${request.template}, ${request.duration} min, ${request.slideCount} slides`, request] as const,
  ),
)('keeps every rule of a lesson: %s', (_, request) => {
  const { lesson: made } = lesson(request);
  expect(lessonFaults(made, request)).toEqual([]);
  const { subject, gradeLevel, duration, teachingStyle, standards, gaps, guidance, ...draft } = made;
  const slides = draft.slides.map(({ diagram: _, ...slide }) => slide);
  expect(LessonDraft.safeParse({ ...draft, slides }).error?.issues ?? []).toEqual([]);
  // The two things that are shown and planned are the same words.
  const shown = made.slides.flatMap(({ content }) => content);
  expect(shown).toEqual(expect.arrayContaining(made.exitTicket));
  if (made.slides.some(({ kind }) => kind === 'hinge')) expect(shown).toContain(made.hingeQuestion.question);
});

it('a task that goes on from an example goes on from one that a slide shows, or sets the example first and gives its steps on a card', () => {
  let onSlides = 0;
  let set = 0;
  for (const request of sixtyRequests) {
    const { lesson: made, pack } = lesson(request);
    const shown = made.slides.flatMap(({ content }) => content);
    for (const { problem, tryNext, result } of pack?.workedExamples ?? []) {
      const task = made.tasks.find((each) => each.includes(tryNext.replace(/^(?:Now you|Your turn)[.,:]? /, '').slice(2)));
      if (!task) continue;
      if (shown.includes(problem)) onSlides++;
      else {
        set++;
        expect(task).toContain(problem);
        expect(made.supports.join(' ')).toContain(result);
      }
    }
  }
  expect(Math.min(onSlides, set)).toBeGreaterThan(5);
});

it('the rules see what is broken', () => {
  const { lesson: made } = lesson();
  const wanted = { topic: 'Photosynthesis', duration: 45, slideCount: 8 };
  const faultsOf = (changes: Partial<typeof made>) => lessonFaults({ ...made, ...changes }, wanted).join();
  expect(faultsOf({ outline: made.outline.slice(1) })).toMatch(/adds up to 40/);
  expect(faultsOf({ slides: made.slides.slice(1) })).toMatch(/7 slides and not 8/);
  expect(faultsOf({ tasks: [] })).toMatch(/tasks is empty/);
  expect(faultsOf({ tasks: [''] })).toMatch(/a text is empty/);
  expect(faultsOf({ tasks: [made.description] })).toMatch(/comes twice/);
  expect(faultsOf({ slides: made.slides.map((slide) => ({ ...slide, title: 'Same' })) })).toMatch(/same title/);
  expect(lessonFaults(made, { ...wanted, topic: 'Volcanoes' }).join()).toMatch(/words of the topic/);
});

it.each(lessonTemplates.flatMap((template) => teachingStyles.map((style) => [template, style] as const)))(
  'the parts of %s, %s fill any length in whole minutes',
  (template, style) => {
    for (const duration of lessonDurations) {
      const parts = partsFor(structureName(template, style), duration);
      expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(duration);
      expect(parts.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 3)).toBe(true);
      expect(parts.at(0)?.role).toBe('open');
      expect(parts.at(-1)?.role).toBe('close');
    }
  },
);

describe('the same request', () => {
  it('gives the same lesson', () => expect(lesson()).toEqual(lesson()));
  it('with another variation gives another one', () => {
    const [first, second] = [lesson(), lesson({ variation: 1 })].map((made) => made.lesson);
    expect(second?.hingeQuestion).not.toEqual(first?.hingeQuestion);
    expect(second?.slides).not.toEqual(first?.slides);
  });
});

it('a lesson takes up the side of the topic that the teacher names', () => {
  const { lesson: made, pack } = lesson({ subject: 'History', gradeLevel: 'Grade 10', topic: 'The Cuban Missile Crisis in the Cold War' });
  expect(pack?.id).toBe('cold-war');
  expect(made.title).toBe('The Cuban Missile Crisis in the Cold War');
  expect(JSON.stringify([made.hingeQuestion, made.exitTicket])).toContain('Cuba');
  expect(JSON.stringify(made.slides)).toContain('Cuba');
});

it.each(['fotosynthesis', 'photo synthesis', 'Photosyntesis'])('the title of a lesson on “%s” is spelled as the topic is', (topic) => {
  for (const template of lessonTemplates) expect(lesson({ topic, template }).lesson.title).toMatch(/^Photosynthesis(?::|$)/);
});

it('the facts of a lesson are the facts of its pack', () => {
  const { lesson: made, pack } = lesson({ slideCount: 12 });
  const known = JSON.stringify(pack);
  for (const { kind, content } of made.slides)
    if (kind === 'idea') for (const text of content.filter((line) => !line.endsWith('”:'))) expect(known).toContain(JSON.stringify(text).slice(1, -1));
  for (const { term, definition } of made.vocabulary) expect(pack?.terms).toContainEqual({ term, definition });
});

it('without a pack it says what is missing and states nothing', () => {
  const { lesson: made, pack } = lesson({ topic: 'How bees find their way home' });
  expect(pack).toBeNull();
  expect(made.gaps[0]).toContain('No checked knowledge on “How bees find their way home” is held');
  expect(made.slides.filter(({ kind }) => kind === 'idea').flatMap(({ content }) => content)).toSatisfy((lines: string[]) => lines.every((line) => /^\[.*\]$/.test(line)));
});

it('names what a pack does not hold, and a class that it was not written for', () => {
  expect(lesson({ topic: 'Photosynthesis in C4 plants such as maize' }).lesson.gaps.join()).toContain('C4');
  expect(lesson({ gradeLevel: 'Grade 5' }).lesson.gaps.join()).toContain('grades 6-8 and 9-12');
  expect(lesson().lesson.gaps).toEqual([]);
});

it('a class far below the grades of a topic is asked for nothing that one cannot point at, and the nearest grades are named', () => {
  const { lesson: made } = lesson({ subject: 'Math', topic: 'Quadratic equations', gradeLevel: 'Grade 4', contentDifficulty: 1 });
  expect(made.objectives.join(' ')).not.toMatch(/Say in their own words|labeled drawing/);
  expect(made.gaps.join(' ')).toContain('The nearest grades that this topic is held for are 9-12');
  expect(lesson({ topic: 'Ecosystems', gradeLevel: 'Grade 4' }).lesson.gaps.join(' ')).not.toContain('far above');
});

it('a word of another subject leads to no pack', () => {
  expect(lesson({ subject: 'Computing', topic: 'Formulas in the cells of a spreadsheet with many columns' }).pack?.id).not.toBe('cells');
});

it('hard subjects carry a label', () => {
  expect(lesson({ subject: 'History', topic: 'World War II' }).lesson.guidance).toContain('war and violence');
  expect(lesson().lesson.guidance).toEqual([]);
});

it('objectives are asked of the age: a kindergarten draws, a high school writes', () => {
  const objectives = (gradeLevel: string) => lesson({ gradeLevel, topic: 'Ecosystems' }).lesson.objectives.join(' ');
  expect(objectives('Kindergarten')).toMatch(/^Point to a plant/);
  expect(objectives('Grade 11')).toMatch(/written explanation/);
});

it.each([
  ['Grade 7', 7],
  ['7th', 7],
  ['Year 9', 8],
  ['ages 9-10', 5],
  ['Kindergarten', 0],
  ['K-2', 1],
  ['Middle School (6-8)', 7],
  ['High school', 10],
  ['College/University', 13],
  ['my lovely class', null],
] as const)('%s is grade %s', (text, grade) => expect(gradeOf(text)).toBe(grade));

it('an unknown grade counts as the middle grades', () => {
  expect(bandOfGrade('mixed')).toBe('6-8');
  expect(minutesOf(lesson({ gradeLevel: 'mixed' }).lesson.outline)).toBe(45);
});

describe('a topic that is half of a pack', () => {
  it.each([
    ['Division', 'Mathematics', 'multiplication-and-division'],
    ['Area', 'Math', 'area-and-perimeter'],
    ['Averages', 'Math', 'statistics-and-averages'],
    ['Color', 'Art', 'color-and-composition'],
    ['Division', 'History', undefined],
    ['The division of labor', 'Math', undefined],
  ])('%s in %s is found where the subject has it', (topic, subject, id) => {
    expect(lesson({ topic, subject, gradeLevel: 'Grade 6' }).pack?.id).toBe(id);
  });

  it.each(['Photosynthesis', 'Cold War', 'Fractions', 'Evolution'])('the title of a lesson on %s holds the topic, and a narrower part only behind it', (topic) => {
    for (const teachingStyle of teachingStyles)
      for (const gradeLevel of ['Grade 4', 'Grade 7', 'Grade 10']) {
        const { title } = lesson({ topic, subject: topic === 'Cold War' ? 'History' : 'Science', gradeLevel, teachingStyle }).lesson;
        expect(title).toMatch(new RegExp(`^(?:The )?${topic}(?::|$)`));
      }
  });

  it.each([
    ['Volcanoes', /magma/, /seismic|epicenter|tsunami/],
    ['Earthquakes', /epicenter|aftershock/, /magma|volcano|lava/],
    ['Atoms', /nucleus|proton/, /period|group/],
  ])('%s keeps to its half, and the lesson goes by its name', (topic, own, other) => {
    const { title, vocabulary } = lesson({ topic, subject: 'Science', gradeLevel: 'Grade 7' }).lesson;
    expect(title.startsWith(topic)).toBe(true);
    const terms = vocabulary.map(({ term }) => term).join(', ');
    expect(terms).toMatch(own);
    expect(terms).not.toMatch(other);
  });
});

it('no question that becomes a task needs an equation, a table or a map that a lesson does not show', () => {
  const thing = '(?:equation|formula|table|text|picture|graph|map|poem|paragraph|curve|chart|diagram)';
  const needs = new RegExp(`\\b(?:use|look at|read|see) (?:the|this) ${thing}\\b|\\bon the ${thing}\\b`, 'i');
  const needy = knowledge.topics.flatMap(({ id, questions }) =>
    Object.values(questions)
      .flat()
      .filter((question) => needs.test(question))
      .map((question) => `${id}: ${question}`),
  );
  expect(needy).toEqual([]);
});
