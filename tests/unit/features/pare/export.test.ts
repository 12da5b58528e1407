/** What a PARE lesson is taken along as, and what stays at home. */
import { expect, it } from 'vitest';
import type { PareBody, PareReport } from '../../../../src/contracts/pare.ts';
import { lessonJson, readLessonJson } from '../../../../src/features/pare/export/lesson-json.ts';
import { studentPaper, teacherPaper } from '../../../../src/features/pare/export/lesson-papers.ts';
import { reportPaper } from '../../../../src/features/pare/export/report-paper.ts';
import { pareShape } from '../../../../src/stores/library/shapes/pare.ts';
import { withoutPrivate } from '../../../../src/stores/sharing/shared-work.ts';
import { paperMarkdown } from '../../../../src/ui/paper/paper-markdown.ts';
import { pareLesson } from '../../../support/live.ts';

const report: PareReport = {
  at: '2026-03-02T12:00:00.000Z',
  code: 'BCDFGH',
  students: 2,
  parts: [
    {
      title: 'Activate',
      question: pareLesson.activateTask,
      answers: [
        { text: 'The sun took it.', name: '', shown: false, votes: null },
        { text: 'They were drunk dry.', name: 'Ana', shown: true, votes: 2 },
      ],
      withheld: 1,
    },
    { title: 'Echo 1', question: 'Which of your reasons held?', answers: [], withheld: 0 },
  ],
  asked: [{ text: 'Since when?', reply: 'Since 1960.', name: '' }],
  withheld: 1,
};
const { title, ...parts } = pareLesson;
const body: PareBody = { ...parts, asked: { topic: 'Lakes', gradeLevel: 'Grade 8', subject: '' }, origin: 'own', grounding: 'topic-pack', sources: ['A book'], reports: [report] };

it('a lesson comes back from its file as it was, without what its classes wrote; another file is refused in words', () => {
  const text = lessonJson({ title, body });
  expect(text).not.toContain('drunk dry');
  expect(readLessonJson(text)).toEqual({ title, body: { ...body, reports: [] } });
  expect(JSON.stringify(withoutPrivate({ kind: 'pare', title, body }))).not.toContain('drunk dry');
  for (const wrong of [
    '{',
    '[]',
    '{"format":"kora-lesson","version":1}',
    JSON.stringify({ format: 'kora-pare', version: 99, lesson: body }),
    '{"format":"kora-pare","version":1,"lesson":{}}',
  ])
    expect(readLessonJson(wrong)).toHaveProperty('problem');
});

it('students get the reveal on a page of its own, after the task and its lines, and nothing that is for the teacher', () => {
  const { blocks } = studentPaper({ title, body });
  const place = (words: string) => blocks.findIndex((block) => JSON.stringify(block).includes(words));
  const page = blocks.findIndex(({ kind }) => kind === 'new-page');
  expect(place(pareLesson.activateTask)).toBeLessThan(page);
  expect(place(pareLesson.revealContent)).toBeGreaterThan(page);
  const written = paperMarkdown({ title, blocks });
  for (const prompt of pareLesson.echoPrompts) expect(written).toContain(prompt);
  for (const own of [...pareLesson.backgroundBullets, ...pareLesson.suggestedVisuals, 'A book']) {
    expect(written).not.toContain(own);
    expect(paperMarkdown(teacherPaper({ title, body }))).toContain(own);
  }
});

it('a report is kept with its lesson as it was made, and on paper the answers with most votes come first', () => {
  expect(pareShape.read(structuredClone(body), 1)).toEqual(body);
  expect(pareShape.read({ ...body, reports: [{ at: 'never' }, 7, { at: report.at, parts: [{ answers: 'x' }] }] }, 1)?.reports).toMatchObject([
    { at: report.at, parts: [{ answers: [] }] },
  ]);
  const written = paperMarkdown(reportPaper(title, report));
  expect(written.indexOf('They were drunk dry. (Ana, 2 votes, shown to the class)')).toBeLessThan(written.indexOf('The sun took it.'));
  expect(written).toContain('Nobody answered this.');
  expect(written).toContain('Since when? Answer: Since 1960.');
  expect(written).toContain('In all, 1 text that may be a call for help is left out of this report.');
});
