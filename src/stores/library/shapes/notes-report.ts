/** Reads the report of a class on guided notes, strictly. */
import { cometLimits } from '../../../contracts/comet.ts';
import { liveLimits } from '../../../contracts/live/limits.ts';
import type { NotesReport, NotesReportPart, NotesReportQuestion } from '../../../contracts/notes-report.ts';
import { countOf, isTime, listOf, textOf, textsOf } from './shape.ts';

const { titleChars, parts: mostParts, questions: mostQuestions, questionChars, options: mostOptions, optionChars, blankChars } = cometLimits;
const { participants, blanks: mostBlanks, responseChars, askChars } = liveLimits;

export function notesReportOf({ at, code, students, completion, parts, questions, asked, withheld }: Record<string, unknown>): NotesReport | null {
  if (!isTime(at)) return null;
  return {
    at,
    code: textOf(code, 12),
    students: countOf(students, participants),
    completion: countOf(completion, 100),
    parts: listOf(parts, partOf).slice(0, mostParts),
    questions: listOf(questions, questionOf).slice(0, mostQuestions),
    asked: listOf(asked, ({ text, reply }) => ({ text: textOf(text, askChars), reply: textOf(reply, askChars) })).slice(0, participants),
    withheld: countOf(withheld, liveLimits.events),
  };
}

const partOf = ({ title, done, blanks }: Record<string, unknown>): NotesReportPart => ({
  title: textOf(title, titleChars),
  done: countOf(done, participants),
  blanks: listOf(blanks, ({ answer, tried, right }) => ({
    answer: textOf(answer, blankChars),
    tried: countOf(tried, participants),
    right: countOf(right, participants),
  })).slice(0, mostBlanks),
});

function questionOf({ question, options: choices, correctAnswer, responses, stats, needsAttention, texts }: Record<string, unknown>): NotesReportQuestion {
  const options = textsOf(choices, mostOptions).map((option) => option.slice(0, optionChars));
  const correct = options.findIndex((_, place) => place === correctAnswer);
  const counts = Array.isArray(stats) ? stats : [];
  return {
    question: textOf(question, questionChars),
    options,
    correctAnswer: correct < 0 ? null : correct,
    responses: countOf(responses, participants),
    stats: options.map((_, place) => countOf(counts[place], participants)),
    needsAttention: needsAttention === true,
    texts: textsOf(texts, participants).map((text) => text.slice(0, responseChars)),
  };
}
