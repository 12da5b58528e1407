/** The whole plan for the teacher, and the handout for the students, which holds no answer and no note. */
import { type LessonBody, type LessonSlide, minutesOf } from '../../../contracts/lesson.ts';
import { diagramText } from '../../../engine/lesson/diagram.ts';
import { type Block, heading, lines, list, type Paper, section, text } from '../../../ui/paper/paper.ts';
import { diagramOf, linesOf } from '../show/deck.ts';

export interface NamedLesson {
  title: string;
  body: LessonBody;
}

const nameOf = (title: string): string => title.trim() || 'Lesson';

export function planPaper({ title, body }: NamedLesson): Paper {
  const hinge = body.hingeQuestion;
  return {
    title: nameOf(title),
    blocks: [
      text([body.subject, body.gradeLevel, `${body.duration} minutes`, body.teachingStyle].filter(Boolean).join(', ')),
      ...when(body.description, text(body.description)),
      ...when(body.standards, text(body.standards, 'Standards')),
      ...when(body.guidance.join(', '), text(`This lesson touches on ${body.guidance.join(', ')}.`, 'Read before you teach')),
      ...section('For you to add', list(body.gaps)),
      ...section('Learning objectives', list(body.objectives)),
      ...section('Lesson outline', outline(body)),
      ...section('Materials', list(body.materials)),
      ...section('Vocabulary', vocabulary(body)),
      ...section(
        'Slides',
        body.slides.flatMap((slide, place) => slideBlocks(slide, place)),
      ),
      ...section('Hinge question', [
        ...when(hinge.question, text(hinge.question)),
        ...when(hinge.listenFor, text(hinge.listenFor, 'Listen for')),
        ...when(hinge.ifNot, text(hinge.ifNot, 'If many answer otherwise')),
      ]),
      ...section(
        'Misconceptions',
        body.misconceptions.filter(({ belief, response }) => (belief + response).trim()).map(({ belief, response }) => text(response, belief)),
      ),
      ...section('Tasks', list(body.tasks, true)),
      ...section('Assessments', list(body.assessments)),
      ...section('Exit ticket', list(body.exitTicket, true)),
      ...section('Supports', list(body.supports)),
      ...section('Extension', list(body.extension)),
      ...section('Sources of the facts', list(body.sources)),
    ],
  };
}

/** Slides of these kinds hold what students read; the others are in the tasks and the exit ticket, or are for the room alone. */
const toRead: ReadonlySet<string> = new Set(['idea', 'model']);

export function handoutPaper({ title, body }: NamedLesson): Paper {
  const { question } = body.hingeQuestion;
  return {
    title: nameOf(title),
    blocks: [
      { kind: 'text', label: 'Name', runs: [{ blank: 19 }, '   Date: ', { blank: 10 }] },
      ...section('Learning objectives', list(body.objectives)),
      ...section('Words we need', vocabulary(body)),
      ...section(
        'To read',
        body.slides.filter(({ kind }) => toRead.has(kind)).flatMap((slide) => [heading(slide.title, 3), ...list(linesOf(slide)), ...picture(slide)]),
      ),
      ...when(question, heading('Where do you stand?'), text(question), lines(3)),
      ...section(
        'Tasks',
        withLines(body.tasks, 4, (task) => shownWith(task, body)),
      ),
      ...section('Exit ticket', withLines(body.exitTicket, 2)),
    ],
  };
}

/** What the picture of a slide says, in words. */
const picture = (slide: LessonSlide): Block[] => {
  const words = diagramText(diagramOf(slide));
  return when(words, text(`${words}.`, 'In the picture'));
};

const when = (words: string, ...blocks: Block[]): Block[] => (words.trim() ? blocks : []);

const vocabulary = (body: LessonBody): Block[] => {
  const written = body.vocabulary.filter(({ term, definition }) => (term + definition).trim());
  return written.length > 0 ? [{ kind: 'table', head: ['Word', 'Meaning'], rows: written.map(({ term, definition }) => [term, definition]) }] : [];
};

function outline({ outline: parts }: LessonBody): Block[] {
  if (parts.length === 0) return [];
  return [
    {
      kind: 'table',
      head: ['Minutes', 'Part', 'What happens'],
      rows: parts.map(({ title, duration, description }, place) => {
        const from = minutesOf(parts.slice(0, place));
        return [`${duration} (${from} to ${from + duration})`, title, description];
      }),
    },
    text(`${minutesOf(parts)} minutes`, 'In all'),
  ];
}

function slideBlocks(slide: LessonBody['slides'][number], place: number): Block[] {
  return [heading(`${place + 1}. ${slide.title}`, 3), ...list(linesOf(slide)), ...picture(slide), ...when(slide.notes, text(slide.notes, 'Teacher notes'))];
}

/** What stands on the slide that a task names: at their tables students do not see it. */
const shownWith = (task: string, { slides }: LessonBody): Block[] =>
  slides.filter(({ kind, title }) => kind === 'task' && title && task.includes(`“${title}”`)).flatMap((slide) => list(linesOf(slide)));

function withLines(questions: readonly string[], count: number, withIt: (question: string) => Block[] = () => []): Block[] {
  return questions.filter((question) => question.trim()).flatMap((question, place) => [text(question, `${place + 1}`), ...withIt(question), lines(count)]);
}
