/** The Assessment template: a test that can be handed out, and gives nothing away. */
import { expect, it } from 'vitest';
import { lessonDurations, minutesOf, slideCounts } from '../../../../src/contracts/lesson.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { partOfSlides } from '../../../../src/engine/lesson/places.ts';
import { handoutPaper } from '../../../../src/features/aurora/export/lesson-papers.ts';
import { paperMarkdown } from '../../../../src/ui/paper/paper-markdown.ts';
import { namedLesson } from '../../../support/lesson-body.ts';
import { lesson } from '../../../support/lessons.ts';

const topics = [
  ['Mathematics', 'Linear equations', 'Grade 8'],
  ['History', 'The French Revolution', 'Grade 9'],
  ['Science', 'Photosynthesis', 'Grade 4'],
  ['Cooking', 'Sourdough', 'Grade 7'],
] as const;
const all = topics.flatMap(([subject, topic, gradeLevel]) =>
  lessonDurations.flatMap((duration, i) =>
    [slideCounts.min + i, 6, slideCounts.max].map((slideCount) => ({ subject, topic, gradeLevel, duration, slideCount, template: 'assessment' as const })),
  ),
);

it.each(all)('minutes add up and slides are as many as asked for: $topic, $duration min, $slideCount slides', (request) => {
  const { lesson: made } = lesson(request);
  expect(lessonFaults(made, request)).toEqual([]);
  expect(minutesOf(made.outline)).toBe(request.duration);
});

it.each(all)('every part of the outline has its questions on the sheet and its answers with the teacher: $topic, $duration min, $slideCount slides', (request) => {
  const { lesson: made } = lesson(request);
  const parts = made.outline.flatMap(({ title }) => /^Part [ABC]/.exec(title)?.[0] ?? []);
  expect(parts.slice(0, 2)).toEqual(['Part A', 'Part B']);
  const names = made.tasks.map((task) => /^(Part [ABC]), question \d+: ./.exec(task)?.[0].slice(0, -3));
  expect(new Set(names.map((name) => name?.slice(0, 6)))).toEqual(new Set(parts));
  for (const name of names) expect(made.assessments.filter((each) => each.startsWith(`Answer to ${name}: `))).toHaveLength(1);
  const sheet = paperMarkdown(handoutPaper(namedLesson(request)));
  for (const part of parts) expect(sheet.split(`### ${made.outline.find(({ title }) => title.startsWith(part))?.title}\n`)).toHaveLength(2);
  // One numbering, within each part.
  expect(sheet).not.toContain(', question ');
  expect(sheet.match(/^\*\*1[.:]?\*\*/gm)?.length ?? 0).toBeGreaterThanOrEqual(parts.length);
});

it.each(all)('nobody votes, talks or reads a definition in it: $topic, $duration min, $slideCount slides', (request) => {
  const { lesson: made } = lesson(request);
  expect(made.slides.map(({ kind }) => kind)).not.toContain('hinge');
  expect(made.slides.map(({ kind }) => kind)).not.toContain('words');
  expect(`${JSON.stringify(made.tasks)}${JSON.stringify(made.assessments)}${JSON.stringify(made.outline)}`).not.toMatch(
    /together first|hinge vote|listen at three tables|in pairs/i,
  );
  expect(made.supports.join(' ')).not.toMatch(/word list|picture cards/i);
  const sheet = paperMarkdown(handoutPaper(namedLesson(request)));
  for (const { definition } of made.vocabulary) expect(sheet).not.toContain(definition);
  for (const answer of made.assessments) expect(sheet).not.toContain(answer);
  expect(sheet).not.toContain(made.hingeQuestion.listenFor);
});

it('what explains anything is shown in the last part, when the sheets are in', () => {
  const { body } = namedLesson({ topic: 'Linear equations', subject: 'Mathematics', template: 'assessment', slideCount: 12 });
  const parts = partOfSlides(body.outline, body.slides).map((part, i) => [body.slides[i]?.kind, body.outline[part ?? 0]?.title]);
  expect(parts.slice(0, 5).map(([, title]) => title)).toEqual(['What is expected', 'Part A: what you know', 'Part B: use it', 'Part C: explain and judge', 'Look over your work']);
  for (const [kind, title] of parts) if (kind === 'idea') expect(title).toBe('Go through it and set a next step');
});

it('an example that is set as a question is solved nowhere but with the answers', () => {
  const { lesson: made, pack } = lesson({ topic: 'Linear equations', subject: 'Mathematics', gradeLevel: 'Grade 8', template: 'assessment', slideCount: 12 });
  const set = (pack?.workedExamples ?? []).filter(({ problem }) => made.tasks.some((task) => task.includes(problem)));
  expect(set.length).toBeGreaterThan(0);
  for (const { result } of set) {
    expect(made.assessments.join(' ')).toContain(result);
    expect(JSON.stringify([made.slides, made.supports])).not.toContain(JSON.stringify(result).slice(1, -1));
  }
});
