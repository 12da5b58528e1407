/** What was written on the planning sheet as guided notes: its square brackets are blanks here too. */
import { cometLimits, type NotesBody } from '../../contracts/comet.ts';
import type { NotesQuestion } from '../../contracts/guided-notes.ts';
import { linesFromMarks } from '../../engine/notes/marks.ts';
import { newBody } from './notes-body.ts';

export const sheetPath = '/tools/comet';

/** Null where nothing was written. Answers and the second look had no place of their own: they go to the first question, for the teacher. */
export function notesFromSheet(texts: Readonly<Record<string, string>>): { title: string; body: NotesBody } | null {
  const written = (name: string): string => texts[name]?.trim() ?? '';
  if (!['title', 'lesson', 'notes', 'questions', 'answers', 'secondLook'].some(written)) return null;
  const lines = written('notes')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => linesFromMarks(line.slice(0, cometLimits.lineChars)));
  const size = cometLimits.lines;
  const forTeacher = [written('answers'), written('secondLook')].filter(Boolean).join('\n');
  const asked = written('questions')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, cometLimits.questions);
  const questions = (asked.length > 0 ? asked : forTeacher ? ['Notes from the planning sheet'] : []).map(
    (question, place): NotesQuestion => ({
      question: question.slice(0, cometLimits.questionChars),
      type: 'short_answer',
      options: [],
      correctAnswer: null,
      lookFor: place === 0 ? forTeacher.slice(0, cometLimits.questionChars) : '',
    }),
  );
  return {
    title: written('title') || 'My guided notes',
    body: newBody({
      lessonTitle: written('lesson').slice(0, cometLimits.titleChars),
      notes: Array.from({ length: Math.ceil(lines.length / size) }, (_, part) => ({
        title: `Notes${part > 0 ? ` ${part + 1}` : ''}`,
        lines: lines.slice(part * size, (part + 1) * size),
      })),
      questions,
    }),
  };
}
