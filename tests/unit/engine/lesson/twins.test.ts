import { expect, it } from 'vitest';
import type { LessonBody } from '../../../../src/contracts/lesson.ts';
import { takingParts, withShown, withTwins } from '../../../../src/engine/lesson/twins.ts';
import { namedLesson } from '../../../support/lesson-body.ts';

const { body } = namedLesson({ slideCount: 10, duration: 60 });
const other = namedLesson({ slideCount: 10, duration: 60, variation: 1 }).body;
const at = (kind: string): number => body.slides.findIndex((slide) => slide.kind === kind);
const shown = (kind: string, of: LessonBody): readonly string[] => of.slides.find((slide) => slide.kind === kind)?.content ?? [];
const writing = (kind: string, change: Partial<LessonBody['slides'][number]>): LessonBody => ({
  ...body,
  slides: body.slides.map((slide, i) => (i === at(kind) ? { ...slide, ...change } : slide)),
});

it('a hinge question that is rewritten in the plan is rewritten on its slide, and the other way round', () => {
  const inPlan = withTwins(body, { ...body, hingeQuestion: { ...body.hingeQuestion, question: 'Why is a leaf green?' } });
  expect(shown('hinge', inPlan)[0]).toBe('Why is a leaf green?');
  expect(shown('hinge', inPlan).slice(1)).toEqual(shown('hinge', body).slice(1));
  const onSlide = withTwins(body, writing('hinge', { content: ['Why is a leaf green?', ...shown('hinge', body).slice(1)] }));
  expect(onSlide.hingeQuestion).toEqual({ ...body.hingeQuestion, question: 'Why is a leaf green?' });
});

it('the same for each question of the exit ticket, and for one that is added', () => {
  const exitTicket = [...body.exitTicket.slice(0, -1), 'What was new?', 'What is open?'];
  expect(shown('exit', withTwins(body, { ...body, exitTicket }))).toEqual(exitTicket);
  expect(withTwins(body, writing('exit', { content: exitTicket })).exitTicket).toEqual(exitTicket);
});

it('a task names its slide by the title it has now', () => {
  const title = body.slides[at('task')]?.title;
  expect(body.tasks.join()).toContain(`“${title}”`);
  expect(withTwins(body, writing('task', { title: 'Now you' })).tasks.join()).toContain('“Now you”');
});

it('a slide that has words of its own goes its own way, and so do moved and deleted slides', () => {
  const own = writing('hinge', { content: ['Mine'] });
  expect(withTwins(own, { ...own, hingeQuestion: { ...own.hingeQuestion, question: 'Other' } }).slides).toEqual(own.slides);
  for (const slides of [[...body.slides].reverse(), body.slides.slice(1)]) expect(withTwins(body, { ...body, slides })).toEqual({ ...body, slides });
  expect(withTwins(body, writing('hinge', { content: [] })).hingeQuestion).toEqual(body.hingeQuestion);
});

it('emptying the question in the plan leaves the slide', () => {
  const emptied = withTwins(body, { ...body, hingeQuestion: { ...body.hingeQuestion, question: '' } });
  expect(emptied.slides).toEqual(body.slides);
});

it('a part that is made again still fits the others', () => {
  const hinge = takingParts(body, other, ['hingeQuestion']);
  expect(hinge.hingeQuestion).toEqual(other.hingeQuestion);
  expect(shown('hinge', hinge)).toContain(other.hingeQuestion.question);
  const slides = takingParts(body, other, ['slides']);
  expect(shown('hinge', slides)).toContain(body.hingeQuestion.question);
  expect(shown('exit', slides)).toEqual(body.exitTicket);
  const taskTitle = other.slides.find(({ kind }) => kind === 'task')?.title;
  expect(slides.tasks.join()).toContain(`“${taskTitle}”`);
  const tasks = takingParts(body, other, ['tasks']);
  expect(tasks.tasks.join()).toContain(`“${body.slides[at('task')]?.title}”`);
  expect(takingParts(body, other, ['materials'])).toEqual({ ...body, materials: other.materials });
});

it('slides that are locked keep the questions that stand on them', () => {
  expect(withShown(body, ['slides'])).toEqual(['slides', 'hingeQuestion', 'exitTicket']);
  expect(withShown(body, ['tasks'])).toEqual(['tasks']);
  const made = takingParts(other, body, withShown(body, ['slides']));
  expect(made.slides).toEqual(body.slides);
  expect(made.hingeQuestion).toEqual(body.hingeQuestion);
});
