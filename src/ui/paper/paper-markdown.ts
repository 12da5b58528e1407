/** A paper as Markdown. What a teacher wrote stays text: no sign in it becomes a mark. */
import { type Block, gap, labelEnd, type Paper, type Run } from './paper.ts';

export function paperMarkdown({ title, blocks }: Paper): string {
  return `${[`# ${line(title)}`, ...blocks.map(written)].join('\n\n')}\n`;
}

function written(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${line(block.text)}`;
    case 'text':
      return `${block.label ? `**${line(block.label)}${labelEnd(block.label)}** ` : ''}${runsOf(block.runs)}`;
    case 'list':
      return block.items.map((item, place) => `${block.isOrdered ? `${place + 1}.` : '-'} ${runsOf(item).replaceAll('\n', '\n  ')}`).join('\n');
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map((each) => row(each.map((cell) => line(cell).replaceAll('|', '\\|'))))].join('\n');
    case 'lines':
      // Drawn as rules across the page.
      return Array.from({ length: block.count }, () => '_'.repeat(40)).join('\n\n');
    case 'new-page':
      return '---';
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const runsOf = (runs: readonly Run[]): string => runs.map((run) => (typeof run === 'string' ? escaped(run) : 'blank' in run ? gap(run.blank) : `**${line(run.answer)}**`)).join('');
const line = (text: string): string => escaped(text.replace(/\s*\n\s*/g, ' '));

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\`*_<]/g, '\\$&')
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) => `${space}${mark.length > 1 ? mark.replace(/[.)]$/, '\\$&') : `\\${mark}`}`)
    // Lines of one text stay lines of one paragraph.
    .replace(/\s*\n\s*/g, '  \n');
