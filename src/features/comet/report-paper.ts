/** The report of a class on guided notes, on paper. Pure. */
import type { NotesReport, NotesReportPart, NotesReportQuestion } from '../../contracts/notes-report.ts';
import { type Block, heading, list, type Paper, section, text } from '../../ui/paper/paper.ts';
import { dayOf, type ReportTool } from '../../ui/reports/report.ts';
import { countOf } from './notes-body.ts';

export const cometReports: ReportTool = { id: 'comet', name: 'Comet', color: '8A4B08' };

export function reportPaper(title: string, { at, code, students, completion, parts, questions, asked, withheld }: NotesReport): Paper {
  return {
    title: `${title || 'Guided notes'}: report`,
    blocks: [
      text(`${dayOf(at)}, session ${code}. ${countOf(students, 'student')}, ${completion}% filled in and answered on average. This report holds no names.`),
      ...parts.flatMap((part, place) => partBlocks(part, place, students)),
      ...questions.flatMap((question, place) => questionBlocks(question, place, students)),
      ...section('Questions to the teacher', list(asked.map(({ text: words, reply }) => `${words}${reply && ` Answer: ${reply}`}`))),
      ...(withheld > 0 ? [text(`In all, ${countOf(withheld, 'text')} that may be a call for help ${withheld === 1 ? 'is' : 'are'} left out of this report.`)] : []),
    ],
  };
}

function partBlocks({ title, done, blanks }: NotesReportPart, place: number, students: number): Block[] {
  if (blanks.length === 0) return [];
  return [
    heading(title ? `Part ${place + 1}: ${title}` : `Part ${place + 1}`),
    text(`${done} of ${countOf(students, 'student')} filled in every blank that was theirs.`),
    ...list(blanks.map(({ answer, tried, right }) => `${answer}: filled in by ${tried}, right ${right}`)),
  ];
}

function questionBlocks({ question, options, correctAnswer, responses, stats, needsAttention, texts }: NotesReportQuestion, place: number, students: number): Block[] {
  return [
    heading(`Question ${place + 1}: ${responses} of ${countOf(students, 'student')} answered`),
    text(question),
    ...(options.length > 0
      ? list(options.map((option, choice) => `${option}${choice === correctAnswer ? ' (correct)' : ''}: ${stats[choice] ?? 0}`))
      : responses > 0
        ? list(texts)
        : [text('Nobody answered this.')]),
    ...(needsAttention ? [text('Fewer than six in ten of those who answered were right. It is worth going over once more.')] : []),
  ];
}
