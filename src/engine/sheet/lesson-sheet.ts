/** A lesson to read from beginning to end. */
import type { LessonBody } from '../../contracts/lesson.ts';
import { diagramText } from '../lesson/diagram.ts';
import { bullets, chapter, factsOf, paragraphs, quote, type Sheet, section, steps } from './sheet.ts';

const pictureText = (diagram: readonly string[]): string => {
  const words = diagramText(diagram);
  return words && `In the picture: ${words}.`;
};

export function lessonSheet(title: string, lesson: LessonBody): Sheet {
  const { hingeQuestion: hinge } = lesson;
  return {
    title,
    facts: factsOf([
      ['Subject', lesson.subject],
      ['Grade level', lesson.gradeLevel],
      ['Duration', `${lesson.duration} minutes`],
      ['Teaching style', lesson.teachingStyle],
      ['Standards', lesson.standards],
    ]),
    sections: [
      ...section('Overview', paragraphs(lesson.description)),
      ...section('Learning objectives', bullets(lesson.objectives)),
      ...section(
        'Lesson outline',
        steps(
          lesson.outline.map(({ title: name, duration, description }) => `${name}, ${duration} ${duration === 1 ? 'minute' : 'minutes'}${description ? `: ${description}` : ''}`),
        ),
      ),
      ...chapter(
        'Slides',
        lesson.slides.flatMap(({ title: name, content, notes, diagram = [] }, i) =>
          section(`${i + 1}. ${name}`, [...bullets(content), ...paragraphs(pictureText(diagram)), ...quote(notes && `For the teacher: ${notes}`)], 3),
        ),
      ),
      ...section('Hinge question', [
        ...paragraphs(hinge.question),
        ...bullets([hinge.listenFor && `Listen for: ${hinge.listenFor}`, hinge.ifNot && `If many answer otherwise: ${hinge.ifNot}`]),
      ]),
      ...section('Misconceptions', bullets(lesson.misconceptions.map(({ belief, response }) => (response ? `${belief} Response: ${response}` : belief)))),
      ...section('Vocabulary', bullets(lesson.vocabulary.map(({ term, definition }) => (definition ? `${term}: ${definition}` : term)))),
      ...section('Tasks', steps(lesson.tasks)),
      ...section('Assessments', bullets(lesson.assessments)),
      ...section('Exit ticket', bullets(lesson.exitTicket)),
      ...section('Supports', bullets(lesson.supports)),
      ...section('Extension', bullets(lesson.extension)),
      ...section('Materials', bullets(lesson.materials)),
      ...section('For the teacher to check or add', bullets([...lesson.guidance, ...lesson.gaps])),
      ...section('Sources', bullets(lesson.sources)),
    ],
  };
}
