/** Runs of the prompt notebook as a Markdown file: for a colleague, a meeting, or next year. */
import type { Run, Side } from '../../../contracts/prompt-notebook.ts';
import { totals, winner } from '../../../engine/labs/blind-scores.ts';

const sides = ['a', 'b'] as const satisfies Side[];
export const letterOf = (side: Side): string => side.toUpperCase();
export const pointWords = ['not met', 'in part', 'met'] as const;

/** "Prompt B, 5 points to 3" */
export function resultOf(run: Pick<Run, 'scores'>): string {
  const sums = totals(run.scores);
  const won = winner(sums);
  if (!won) return `A draw at ${sums.a} to ${sums.b}`;
  return `Prompt ${letterOf(won)}, ${sums[won]} points to ${sums[won === 'a' ? 'b' : 'a']}`;
}

/** "2026-03-02" on the reader's clock. */
export const dayOf = (made: string): string => new Date(made).toLocaleDateString('en-CA');

export function notebookMarkdown(runs: readonly Run[]): string {
  return `# Prompt notebook\n\n${runs.map(runMarkdown).join('\n\n')}\n`;
}

function runMarkdown(run: Run): string {
  return [
    `## ${oneLine(run.task) || 'A task without a name'}`,
    `${dayOf(run.made)}. Scored blind. Better in this case: ${resultOf(run)}.`,
    ...sides.flatMap((side) => [`### Prompt ${letterOf(side)}`, quoted(run.prompts[side]), `### What came back from ${letterOf(side)}`, quoted(run.results[side])]),
    '### Scores',
    ['| Criterion | A | B |', '| --- | --- | --- |', ...run.criteria.map((criterion, i) => `| ${inCell(criterion)} | ${wordFor(run, i, 'a')} | ${wordFor(run, i, 'b')} |`)].join(
      '\n',
    ),
    ...(run.note.trim() ? ['### Note', quoted(run.note)] : []),
  ].join('\n\n');
}

const wordFor = ({ scores }: Run, at: number, side: Side): string => pointWords[scores[at]?.[side] ?? 0];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const inCell = (text: string): string => oneLine(text).replaceAll('|', '\\|');
/** As a quotation, so that headings and lists in a pasted text stay part of it. */
const quoted = (text: string): string =>
  text.trim()
    ? text
        .trim()
        .split('\n')
        .map((each) => `> ${each}`.trimEnd())
        .join('\n')
    : '> (nothing)';
