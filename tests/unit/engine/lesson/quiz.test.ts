/** The Review Session: its quiz round has questions to read out and answers to mark by. */
import { expect, it } from 'vitest';
import { lessonDurations } from '../../../../src/contracts/lesson.ts';
import { lessonFaults } from '../../../../src/engine/lesson/faults.ts';
import { handoutPaper, planPaper } from '../../../../src/features/aurora/export/lesson-papers.ts';
import { paperMarkdown } from '../../../../src/ui/paper/paper-markdown.ts';
import { namedLesson } from '../../../support/lesson-body.ts';
import { lesson } from '../../../support/lessons.ts';

const topics = [
  ['Science', 'Photosynthesis', 'Grade 7'],
  ['History', 'The French Revolution', 'Grade 9'],
  ['Mathematics', 'Linear equations', 'Grade 8'],
  ['Cooking', 'Sourdough', 'Grade 7'],
] as const;
const all = topics.flatMap(([subject, topic, gradeLevel]) =>
  lessonDurations.map((duration) => ({ subject, topic, gradeLevel, duration, slideCount: 8, template: 'review' as const })),
);

it.each(all)('each question of the quiz round has one answer, in the plan and in Markdown: $topic, $duration min', (request) => {
  const { lesson: made } = lesson(request);
  expect(lessonFaults(made, request)).toEqual([]);
  const quiz = made.tasks.filter((task) => /^Quiz round, question \d+: ./.test(task));
  expect(quiz.length).toBeGreaterThanOrEqual(2);
  quiz.forEach((_, i) => {
    expect(made.assessments.filter((each) => each.startsWith(`Answer to the quiz round, question ${i + 1}: `))).toHaveLength(1);
  });
  const markdown = paperMarkdown(planPaper(namedLesson(request)));
  expect(markdown.match(/Quiz round, question \d/g)).toHaveLength(quiz.length);
  expect(markdown.match(/Answer to the quiz round, question \d/g)).toHaveLength(quiz.length);
  // What the words mean is on a sheet of its own, after the questions.
  const { blocks } = handoutPaper(namedLesson(request));
  const words = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Words we need');
  if (words >= 0) {
    expect(blocks[words - 1]).toEqual({ kind: 'new-page' });
    expect(JSON.stringify(blocks.slice(words))).not.toContain('Quiz round');
  }
});

it('a full review asks for words and for errors, and every word has its meaning in the plan', () => {
  const { lesson: made, pack } = lesson({ ...all[2], subject: 'Science', topic: 'Photosynthesis', duration: 45, slideCount: 8, template: 'review' });
  const quiz = made.tasks.filter((task) => task.startsWith('Quiz round')).join('\n');
  for (const [, term] of quiz.matchAll(/What does “(.+?)” mean/g)) expect(made.vocabulary.map((each) => each.term)).toContain(term);
  expect(quiz).toMatch(/Right or wrong, and why/);
  for (const { belief, correction } of pack?.misconceptions ?? []) if (quiz.includes(belief)) expect(made.assessments.join('\n')).toContain(correction);
});
