/** The worksheet, in teacher mode with its key, as a Word file. Loaded when it is asked for. */
import { promptStyleLabels } from '../../../contracts/reading.ts';
import { type Block, lines, type Paper, section, text } from '../../../ui/paper/paper.ts';
import { paperDocx } from '../../../ui/paper/paper-docx.ts';
import type { Answered } from './read-store.ts';

const linesForAnAnswer = 3;

export const wordFile = (answered: Answered, answers: Readonly<Record<string, string>>): Promise<Blob> =>
  paperDocx(worksheetPaper(answered, answers), { creator: 'KORA Read', color: '35489B' });

export function worksheetPaper({ passage, style, reply, teacherMode }: Answered, answers: Readonly<Record<string, string>>): Paper {
  const questions = reply.items.flatMap(({ question }, place): Block[] => [
    text(question, String(place + 1)),
    answers[question] ? text(answers[question]) : lines(linesForAnAnswer),
  ]);
  const key = reply.items.flatMap(({ question, expected, lookFors }, place): Block[] => [
    text(question, String(place + 1)),
    ...(expected ? [text(expected, 'Expected')] : []),
    ...(lookFors && lookFors.length > 0 ? [text(lookFors.join('; '), 'Look for')] : []),
  ]);
  return {
    title: promptStyleLabels[style],
    blocks: [
      ...(teacherMode ? [] : [{ kind: 'text', label: 'Name', runs: [{ blank: 30 }] } as const]),
      ...passage.split(/\n\s*\n/).map((paragraph) => text(paragraph)),
      ...section('Questions', questions),
      ...(teacherMode ? [{ kind: 'new-page' } as const, ...section('Key', key)] : []),
      ...(reply.rubric
        ? section('Rubric', [
            {
              kind: 'table',
              head: ['Criterion', 'Strong', 'On the way', 'Beginning'],
              rows: reply.rubric.map(({ criterion, strong, developing, beginning }) => [criterion, strong, developing, beginning]),
            },
          ])
        : []),
    ],
  };
}
