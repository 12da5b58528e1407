/** A Word file of a paper, made in the browser. Headings are headings, lists are lists, the first row of a table repeats. Loaded when it is asked for. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx';
import { type Block, clean, gap, labelEnd, type Paper, type Run } from './paper.ts';

/** Spaces are in twentieths of a point, sizes in half points. */
const after = { spacing: { after: 120 } };
const margin = 1_000;
const levels = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };

/** `creator`: the tool, named in the file's properties. `color`: of its headings, as RRGGBB. */
export function paperDocx({ title, blocks }: Paper, { creator, color } = { creator: 'Aurora', color: '0F6B5F' }): Promise<Blob> {
  let orderedLists = 0;
  const children = blocks.flatMap((block, place) => {
    if (block.kind === 'list' && block.isOrdered) orderedLists++;
    return written(block, orderedLists, blocks[place + 1]);
  });
  const document = new Document({
    title,
    creator,
    description: title,
    styles: {
      default: {
        // Without the rule some programs take the height for a fixed one, and a title of two lines is printed over itself.
        document: { run: { font: 'Calibri', size: 22, language: { value: 'en-US' } }, paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } } },
        heading1: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading2: { run: { size: 26, bold: true, color }, paragraph: { spacing: { before: 280, after: 100 } } },
        heading3: { run: { size: 23, bold: true }, paragraph: { spacing: { before: 180, after: 60 } } },
      },
    },
    numbering: { config: [listOf('numbered', LevelFormat.DECIMAL, '%1.'), listOf('bulleted', LevelFormat.BULLET, '\u2022')] },
    sections: [
      {
        properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        footers: {
          default: new Footer({
            children: [new Paragraph({ alignment: AlignmentType.END, children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 18 })] })],
          }),
        },
        children: [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(clean(title))] }), ...children],
      },
    ],
  });
  return Packer.toBlob(document);
}

const listOf = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  reference,
  levels: [{ level: 0, format, text, alignment: AlignmentType.START, style: { paragraph: { indent: { left: 480, hanging: 360 } } } }],
});

/** `instance`: each ordered list counts from 1. `next`: what follows; a question stays on the page of its lines. */
function written(block: Block, instance: number, next?: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: levels[block.level], keepNext: true, children: [new TextRun(clean(block.text))] })];
    case 'text':
      return [
        new Paragraph({
          ...after,
          keepNext: next?.kind === 'lines',
          children: [...(block.label ? [new TextRun({ text: `${clean(block.label)}${labelEnd(block.label)} `, bold: true })] : []), ...runsOf(block.runs)],
        }),
      ];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            spacing: { after: 60 },
            numbering: block.isOrdered ? { reference: 'numbered', level: 0, instance } : { reference: 'bulleted', level: 0 },
            children: runsOf(item),
          }),
      );
    case 'table':
      return [tableOf(block.head, block.rows), new Paragraph({ text: '', spacing: { after: 60 } })];
    case 'lines':
      return Array.from({ length: block.count }, (_, place) => lineToWriteOn(place, place === block.count - 1));
    case 'new-page':
      return [new Paragraph({ text: '', pageBreakBefore: true })];
  }
}

/** Word and LibreOffice draw one line around neighbors whose borders are the same: every other one is a shade lighter. */
const lineToWriteOn = (place: number, isLast: boolean): Paragraph =>
  new Paragraph({
    text: '',
    keepNext: !isLast,
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: place % 2 === 0 ? '999999' : '9A9A9A', space: 1 } },
    spacing: { before: 260, ...(isLast && { after: 200 }) },
  });

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const cell = (text: string, bold: boolean, width: number) =>
    new TableCell({
      width: { size: width, type: WidthType.PERCENTAGE },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: clean(text)
        .split('\n')
        .map((line) => new Paragraph({ children: [new TextRun({ text: line, bold })] })),
    });
  // The last column holds the running text.
  const widths = ({ 2: [28, 72], 3: [16, 26, 58] } as Record<number, number[]>)[head.length] ?? head.map(() => Math.floor(100 / head.length));
  const row = (texts: readonly string[], isHead: boolean) =>
    new TableRow({ tableHeader: isHead, cantSplit: true, children: texts.map((each, place) => cell(each, isHead, widths[place] ?? 20)) });
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [row(head, true), ...rows.map((each) => row(each, false))] });
}

const runsOf = (runs: readonly Run[]): TextRun[] =>
  runs.flatMap((run) => {
    if (typeof run === 'string')
      return clean(run)
        .split('\n')
        .map((text, place) => new TextRun({ text, ...(place > 0 && { break: 1 }) }));
    if ('blank' in run) return [new TextRun(gap(run.blank))];
    return [new TextRun({ text: clean(run.answer), bold: true, underline: { type: UnderlineType.SINGLE } })];
  });
