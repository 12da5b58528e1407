/** A lesson from its beginning to its end, section by section: what the page to read and the paper to print are both made of. Sections without anything in them are left out. */
import { type LessonBody, minutesOf } from '../../contracts/lesson.ts';
import { diagramText } from './diagram.ts';

export interface WalkedSlide {
  title: string;
  lines: readonly string[];
  /** What its picture says, in words; empty where it has none. */
  picture: string;
  notes: string;
}

export type LessonSection = { title: string } & (
  | { kind: 'text'; text: string }
  /** An empty label: the text stands by itself. */
  | { kind: 'labeled'; entries: readonly { label: string; text: string }[] }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean }
  /** `from`: minutes from the beginning of the lesson. */
  | { kind: 'outline'; parts: readonly { title: string; duration: number; from: number; description: string }[]; minutes: number }
  | { kind: 'words'; words: LessonBody['vocabulary'] }
  | { kind: 'slides'; slides: readonly WalkedSlide[] }
);

/** Name and value of what stands above all sections; some values may be empty. */
export const lessonFacts = ({ subject, gradeLevel, duration, teachingStyle, standards }: LessonBody): (readonly [name: string, value: string])[] => [
  ['Subject', subject],
  ['Grade level', gradeLevel],
  ['Duration', `${duration} minutes`],
  ['Teaching style', teachingStyle],
  ['Standards', standards],
];

export function walkLesson(body: LessonBody): LessonSection[] {
  const { outline, hingeQuestion: hinge } = body;
  const list = (title: string, items: readonly string[], isOrdered = false): LessonSection[] => {
    const written = items.map((item) => item.trim()).filter(Boolean);
    return written.length > 0 ? [{ title, kind: 'list', items: written, isOrdered }] : [];
  };
  const text = (title: string, words: string): LessonSection[] => (words.trim() ? [{ title, kind: 'text', text: words }] : []);
  const labeled = (title: string, entries: readonly { label: string; text: string }[]): LessonSection[] => {
    const written = entries.filter((entry) => entry.text.trim());
    return written.length > 0 ? [{ title, kind: 'labeled', entries: written }] : [];
  };
  const words = body.vocabulary.filter(({ term, definition }) => (term + definition).trim());
  return [
    ...text('Overview', body.description),
    ...text('Read before you teach', body.guidance.length > 0 ? `This lesson touches on ${body.guidance.join(', ')}.` : ''),
    ...list('For you to check or add', body.gaps),
    ...list('Learning objectives', body.objectives),
    ...(outline.length > 0
      ? [
          {
            title: 'Lesson outline',
            kind: 'outline' as const,
            parts: outline.map(({ title, duration, description }, place) => ({ title, duration, from: minutesOf(outline.slice(0, place)), description })),
            minutes: minutesOf(outline),
          },
        ]
      : []),
    ...list('Materials', body.materials),
    ...(words.length > 0 ? [{ title: 'Vocabulary', kind: 'words' as const, words }] : []),
    ...(body.slides.length > 0
      ? [
          {
            title: 'Slides',
            kind: 'slides' as const,
            slides: body.slides.map(({ title, content, notes, diagram = [] }) => ({
              title,
              lines: content.map((line) => line.trim()).filter(Boolean),
              picture: diagramText(diagram),
              notes,
            })),
          },
        ]
      : []),
    ...labeled('Hinge question', [
      { label: '', text: hinge.question },
      { label: 'Listen for', text: hinge.listenFor },
      { label: 'If many answer otherwise', text: hinge.ifNot },
    ]),
    ...labeled(
      'Misconceptions',
      body.misconceptions.map(({ belief, response }) => (response.trim() ? { label: belief, text: response } : { label: '', text: belief })),
    ),
    ...list('Tasks', body.tasks, true),
    ...list('Assessments', body.assessments),
    ...list('Exit ticket', body.exitTicket, true),
    ...list('Supports', body.supports),
    ...list('Extension', body.extension),
    ...list('Sources of the facts', body.sources),
  ];
}
