/** The whole plan for the teacher, and the handout for the students, which holds no answer and no note. */
import type { LessonBody } from '../../../contracts/lesson.ts';
import { diagramText } from '../../../engine/lesson/diagram.ts';
import { type LessonSection, lessonFacts, walkLesson } from '../../../engine/lesson/lesson-walk.ts';
import { hasBrief, hasQuiz, isTest } from '../../../engine/lesson/structure.ts';
import { type Block, heading, lines, list, type Paper, section, text } from '../../../ui/paper/paper.ts';
import { linesOf } from '../show/deck.ts';
import { cardsOf, isBefore, preparationOf, sheetsOf } from './sheets.ts';

export interface NamedLesson {
  title: string;
  body: LessonBody;
}

const nameOf = (title: string): string => title.trim() || 'Lesson';

export function planPaper({ title, body }: NamedLesson): Paper {
  const facts = lessonFacts(body).filter(([name]) => name !== 'Standards');
  return {
    title: nameOf(title),
    blocks: [
      text(
        facts
          .map(([, value]) => value)
          .filter(Boolean)
          .join(', '),
      ),
      ...when(body.standards, text(body.standards, 'Standards')),
      ...walkLesson(body).flatMap((part) => section(part.title, blocksOf(part))),
    ],
  };
}

function blocksOf(part: LessonSection): Block[] {
  switch (part.kind) {
    case 'text':
      return [text(part.text)];
    case 'labeled':
      return part.entries.map((entry) => text(entry.text, entry.label || undefined));
    case 'list':
      return list(part.items, part.isOrdered);
    case 'outline':
      return [
        {
          kind: 'table',
          head: ['Minutes', 'Part', 'What happens'],
          rows: part.parts.map(({ title, duration, from, description }) => [`${duration} (${from} to ${from + duration})`, title, description]),
        },
        text(`${part.minutes} minutes`, 'In all'),
      ];
    case 'words':
      return [wordTable(part.words)];
    case 'slides':
      return part.slides.flatMap(({ title, lines: shown, picture, notes }, place) => [
        heading(`${place + 1}. ${title}`, 3),
        ...list(shown),
        ...inPicture(picture),
        ...when(notes, text(notes, 'Teacher notes')),
      ]);
  }
}

/** Slides of these kinds hold what students read; the others are in the tasks and the exit ticket, or are for the room alone. */
const toRead: ReadonlySet<string> = new Set(['idea', 'model']);

export function handoutPaper({ title, body }: NamedLesson): Paper {
  const { question } = body.hingeQuestion;
  if (isTest(body.outline)) return testPaper({ title, body });
  const words = walkLesson(body).flatMap((part) => (part.kind === 'words' ? section('Words we need', blocksOf(part)) : []));
  // They answer a quiz, so they come on a sheet of their own, to be given out after it.
  const isQuiz = hasQuiz(body.outline);
  const preparation = preparationOf(body);
  const brief = hasBrief(body.outline) ? body.slides.find(({ kind }) => kind === 'opening') : undefined;
  return {
    title: nameOf(title),
    blocks: [
      nameAndDate,
      ...(preparation.length > 0 ? [...preparation, { kind: 'new-page' as const }] : []),
      ...(brief ? section(brief.title, list(linesOf(brief))) : []),
      ...section('Learning objectives', list(body.objectives)),
      ...(isQuiz ? [] : words),
      ...section(
        'To read',
        body.slides.filter(({ kind }) => toRead.has(kind)).flatMap((slide) => [heading(slide.title, 3), ...list(linesOf(slide)), ...inPicture(diagramText(slide.diagram ?? []))]),
      ),
      ...when(question, heading('Where do you stand?'), text(question), lines(3)),
      ...section(
        'Tasks',
        withLines(
          body.tasks.filter((task) => preparation.length === 0 || !isBefore(task)),
          4,
          (task) => shownWith(task, body),
        ),
      ),
      ...section('Exit ticket', withLines(body.exitTicket, 2)),
      ...(isQuiz && words.length > 0 ? [{ kind: 'new-page' as const }, ...words] : []),
      ...sheetsOf(body),
      ...cardsOf(body),
    ],
  };
}

/** The sheet of a test: questions and room to write, nothing else. */
const testPaper = ({ title, body }: NamedLesson): Paper => ({
  title: nameOf(title),
  blocks: [nameAndDate, ...section('Questions', testQuestions(body)), ...section('When you are done', withLines(body.exitTicket, 2))],
});

/** Each part under its own heading, its questions counted from 1. A question that the teacher has written anew stands where it is. */
function testQuestions({ tasks, outline }: LessonBody): Block[] {
  let last = '';
  return tasks.flatMap((task, place) => {
    if (!task.trim()) return [];
    const [, part, number, question] = /^(Part [A-Z]), question (\d+): (.+)$/su.exec(task) ?? [];
    if (!part || !number || !question) return [text(task, `${place + 1}`), lines(4)];
    const isNew = part !== last;
    last = part;
    return [...(isNew ? [heading(outline.find(({ title }) => title.startsWith(part))?.title ?? part, 3)] : []), text(question, number), lines(4)];
  });
}

const nameAndDate: Block = { kind: 'text', label: 'Name', runs: [{ blank: 19 }, '   Date: ', { blank: 10 }] };

const inPicture = (words: string): Block[] => when(words, text(`${words}.`, 'In the picture'));

const when = (words: string, ...blocks: Block[]): Block[] => (words.trim() ? blocks : []);

const wordTable = (words: LessonBody['vocabulary']): Block => ({ kind: 'table', head: ['Word', 'Meaning'], rows: words.map(({ term, definition }) => [term, definition]) });

/** What stands on the slide that a task names: at their tables students do not see it. */
const shownWith = (task: string, { slides }: LessonBody): Block[] =>
  slides.filter(({ kind, title }) => kind === 'task' && title && task.includes(`“${title}”`)).flatMap((slide) => list(linesOf(slide)));

function withLines(questions: readonly string[], count: number, withIt: (question: string) => Block[] = () => []): Block[] {
  return questions.filter((question) => question.trim()).flatMap((question, place) => [text(question, `${place + 1}`), ...withIt(question), lines(count)]);
}
