/** A report of a class on paper. Pure. */
import type { PareReport, PareReportPart } from '../../../contracts/pare.ts';
import { type Block, heading, type Paper, section, text } from '../../../ui/paper/paper.ts';
import { dayOf, type ReportTool } from '../../../ui/reports/report.ts';

export const pareReports: ReportTool = { id: 'pare', name: 'PARE', color: '7A5210' };
const countOf = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export function reportPaper(title: string, { at, code, students, parts, asked, withheld }: PareReport): Paper {
  const answers = parts.reduce((sum, part) => sum + part.answers.length + part.withheld, 0);
  return {
    title: `${title || 'PARE lesson'}: report`,
    blocks: [
      text(`${dayOf(at)}, session ${code}. ${countOf(students, 'student', 'students')}, ${countOf(answers, 'answer', 'answers')}.`),
      ...parts.flatMap((part) => partBlocks(part, students)),
      ...section(
        'Questions to the teacher',
        asked.length === 0 ? [] : [listOf(asked.map((ask) => `${ask.text}${ask.name && ` (${ask.name})`}${ask.reply && ` Answer: ${ask.reply}`}`))],
      ),
      ...(withheld > 0 ? [text(`In all, ${countOf(withheld, 'text', 'texts')} that may be a call for help ${withheld === 1 ? 'is' : 'are'} left out of this report.`)] : []),
    ],
  };
}

function partBlocks({ title, question, answers, withheld }: PareReportPart, students: number): Block[] {
  const voted = answers.some(({ votes }) => votes !== null);
  const sorted = voted ? [...answers].sort((a, b) => (b.votes ?? -1) - (a.votes ?? -1)) : answers;
  return [
    heading(`${title}: ${answers.length + withheld} of ${students}`),
    text(question),
    ...(sorted.length > 0
      ? [
          listOf(
            sorted.map(({ text: words, name, shown, votes }) => {
              const marks = [name, votes === null ? '' : countOf(votes, 'vote', 'votes'), shown ? 'shown to the class' : ''].filter(Boolean);
              return `${words}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
            }),
          ),
        ]
      : withheld > 0
        ? []
        : [text('Nobody answered this.')]),
    ...(withheld > 0 ? [text(`${countOf(withheld, 'answer', 'answers')} that may be a call for help ${withheld === 1 ? 'is' : 'are'} left out here.`)] : []),
  ];
}

const listOf = (items: readonly string[]): Block => ({ kind: 'list', isOrdered: false, items: items.map((item) => [item]) });
