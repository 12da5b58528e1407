import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { teachingStyles } from '../../../../src/contracts/lesson.ts';
import { handedOut } from '../../../../src/engine/lesson/handed-out.ts';
import { notesFromLesson } from '../../../../src/engine/notes/from-lesson.ts';
import { lessonJson, readLessonJson } from '../../../../src/features/aurora/export/lesson-json.ts';
import { handoutPaper, planPaper } from '../../../../src/features/aurora/export/lesson-papers.ts';
import { notesPaper } from '../../../../src/features/aurora/export/notes-paper.ts';
import { paperDocx } from '../../../../src/ui/paper/paper-docx.ts';
import { paperMarkdown } from '../../../../src/ui/paper/paper-markdown.ts';
import { fileNameOf } from '../../../../src/ui/save-file.ts';
import { namedLesson } from '../../../support/lesson-body.ts';

const documentOf = async (blob: Blob): Promise<string> => strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))['word/document.xml'] ?? new Uint8Array());
const textOf = (xml: string): string => xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');

it('the plan as a Word file has real headings, lists and a table whose first row repeats, and holds everything', async () => {
  const lesson = namedLesson({ standards: 'MS-LS1-6' }, { guidance: ['loss'] });
  const xml = await documentOf(await paperDocx(planPaper(lesson)));
  expect(xml.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(1);
  expect(xml.match(/w:pStyle w:val="Heading3"/g)?.length).toBe(lesson.body.slides.length);
  expect(xml).toContain('<w:tblHeader/>');
  expect(xml).toContain('<w:numPr>');
  const text = textOf(xml).replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
  const { body } = lesson;
  for (const each of [
    ...body.objectives,
    ...body.supports,
    ...body.extension,
    ...body.slides.map(({ notes }) => notes),
    body.hingeQuestion.listenFor,
    'MS-LS1-6',
    'This lesson touches on loss.',
    ...body.sources,
  ])
    expect(text).toContain(each);
});

it('the handout holds what students read and do, and no answer, note or plan', async () => {
  const lesson = namedLesson({ slideCount: 12 });
  const { body } = lesson;
  const text = textOf(await documentOf(await paperDocx(handoutPaper(lesson)))).replaceAll('&quot;', '"');
  for (const task of [...body.tasks, ...body.exitTicket, body.hingeQuestion.question]) expect(text).toContain(task);
  // The first task sends to a slide: its words are on the sheet.
  for (const line of body.slides.find(({ kind }) => kind === 'task')?.content ?? []) expect(text).toContain(line);
  for (const secret of [
    body.hingeQuestion.listenFor,
    body.hingeQuestion.ifNot,
    ...body.slides.map(({ notes }) => notes),
    ...body.misconceptions.map(({ response }) => response),
    ...body.assessments,
  ])
    expect(text).not.toContain(secret);
});

it('a label that is a sentence of its own gets no colon', () => {
  const lesson = namedLesson({}, { misconceptions: [{ belief: 'Plants eat soil.', response: 'They do not.' }], standards: 'MS-LS1-6' });
  const text = paperMarkdown(planPaper(lesson));
  expect(text).toContain('**Plants eat soil.** They do not.');
  expect(text).toContain('**Standards:** MS-LS1-6');
});

it('what a picture shows stands in words in the plan and the handout', () => {
  const lesson = namedLesson({}, { slides: [{ kind: 'idea', title: 'T', content: ['One'], notes: '', diagram: ['leaf -> has -> stomata'] }] });
  for (const paper of [planPaper(lesson), handoutPaper(lesson)]) expect(paperMarkdown(paper)).toContain('**In the picture:** leaf has stomata.');
});

it('in Markdown what a teacher wrote stays text', () => {
  const lesson = namedLesson(
    {},
    { description: '# no heading, *no* star, <b>no tag</b>', objectives: ['1. no list', '- no list'], vocabulary: [{ term: 'a|b', definition: 'c\nd' }] },
  );
  const text = paperMarkdown(planPaper({ ...lesson, title: 'Why `this`?' }));
  expect(text).toMatch(/^# Why \\`this\\`\?\n/);
  expect(text).toContain('\\# no heading, \\*no\\* star, \\<b>no tag\\</b>');
  expect(text).toContain('- 1\\. no list\n- \\- no list');
  expect(text).toContain('| a\\|b | c d |');
});

it('a lesson comes back from its JSON as it was', () => {
  const lesson = namedLesson();
  expect(readLessonJson(lessonJson(lesson))).toEqual(lesson);
  // Elsewhere it is no sample of the site any more.
  expect(readLessonJson(lessonJson(namedLesson({}, { origin: 'sample' })))).toMatchObject({ body: { origin: 'own' } });
});

it.each([
  ['half a file', '{"format":"kora-les', 'no JSON'],
  ['something else', '{"a":1}', 'no lesson of Aurora'],
  ['a newer version', '{"format":"kora-lesson","version":99,"title":"T","lesson":{}}', 'newer version'],
  ['a damaged lesson', '{"format":"kora-lesson","version":1,"title":"T","lesson":{"slides":[]}}', 'damaged'],
  ['a list', '[]', 'no lesson of Aurora'],
])('%s is refused with a sentence', (_, text, sentence) => {
  expect(readLessonJson(text)).toEqual({ problem: expect.stringContaining(sentence) });
});

it('guided notes leave the answers out of the sheet, and put them into the key', () => {
  const { title, body } = namedLesson({ slideCount: 12 });
  const notes = notesFromLesson(title, body);
  const sheet = paperMarkdown(notesPaper(notes, { isKey: false, hasWordBank: false }));
  const key = paperMarkdown(notesPaper(notes, { isKey: true, hasWordBank: true }));
  // A word whose meaning does not give it away is the blank.
  const word = body.vocabulary.find(({ term }) => term === 'chlorophyll');
  expect(sheet).toContain(`________: ${word?.definition}`);
  expect(key).toContain(`**chlorophyll**: ${word?.definition}`);
  expect(sheet).not.toContain(body.hingeQuestion.listenFor);
  expect(key).not.toContain('Word bank');
});

it('the tail that tells files apart is there also behind a long title', () => {
  expect(fileNameOf('word '.repeat(40), 'docx', 'lesson', 'handout')).toMatch(/^word-.{40,60}-handout\.docx$/);
});

it.each([
  ['Why leaves are green?', 'why-leaves-are-green.pptx'],
  ['  ', 'lesson.pptx'],
  ['Über 1/2 & 1/3!', 'über-1-2-1-3.pptx'],
  ['光合作用', '光合作用.pptx'],
])('the file of %j is called %j', (title, name) => {
  expect(fileNameOf(title, 'pptx', 'lesson')).toBe(name);
});

it.each(teachingStyles.flatMap((teachingStyle) => (['History', 'Science', 'Mathematics'] as const).map((subject) => [teachingStyle, subject] as const)))(
  'students get every sheet and card of the lesson on their handout: %s, %s',
  async (teachingStyle, subject) => {
    const topic = { History: 'Ancient Egypt', Science: 'Ecosystems', Mathematics: 'Fractions' }[subject];
    const lesson = namedLesson({ teachingStyle, subject, topic, gradeLevel: 'Grade 7' });
    const { body } = lesson;
    const sheets = handedOut(body.materials);
    const wanted = { 'Flipped classroom': 'preparation', Collaborative: 'expert', 'Project-based': 'card' }[teachingStyle as string];
    if (wanted) expect(sheets.map(({ kind }) => kind)).toContain(wanted);
    const paper = handoutPaper(lesson);
    const word = textOf(await documentOf(await paperDocx(paper)))
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&');
    for (const { name, lines } of sheets) {
      expect(word).toContain(name);
      for (const { label, text } of lines) for (const each of [label, text]) expect(word).toContain(each);
    }
    if (teachingStyle === 'Project-based') for (const line of body.slides[0]?.content ?? []) expect(word).toContain(line);
    // The teacher's points, which no student gets, stay in the plan.
    expect(word).not.toContain('Note for the teacher');
  },
);
