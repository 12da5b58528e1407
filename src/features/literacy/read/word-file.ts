/** The worksheet, in teacher mode with its key, as a Word file. Loaded when it is asked for. */
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { promptStyleLabels } from '../../../contracts/reading.ts';
import type { Answered } from './read-store.ts';

export function wordFile({ passage, style, reply, teacherMode }: Answered, answers: Readonly<Record<string, string>>): Promise<Blob> {
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_2) => new Paragraph({ text, heading: level });
  const line = () => new Paragraph({ text: '', border: { bottom: { style: 'single', size: 4, color: '999999' } }, spacing: { before: 240 } });
  const questions = reply.items.flatMap(({ question }, i) => [
    new Paragraph({ text: `${i + 1}. ${question}`, spacing: { before: 280 }, keepNext: true }),
    ...(answers[question] ? [new Paragraph({ children: [new TextRun({ text: answers[question], italics: true })] })] : [line(), line(), line()]),
  ]);
  const key = teacherMode
    ? [
        new Paragraph({ text: 'Key', heading: HeadingLevel.HEADING_2, pageBreakBefore: true }),
        ...reply.items.flatMap(({ question, expected, lookFors }, i) => [
          new Paragraph({ text: `${i + 1}. ${question}`, spacing: { before: 240 }, keepNext: true }),
          new Paragraph({ children: [new TextRun({ text: 'Expected: ', bold: true }), new TextRun(expected ?? '')] }),
          new Paragraph({ children: [new TextRun({ text: 'Look for: ', bold: true }), new TextRun(lookFors?.join('; ') ?? '')] }),
        ]),
      ]
    : [];
  const cells = (texts: readonly string[], bold = false) =>
    new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold })] })] })) });
  const rubric = reply.rubric
    ? [
        heading('Rubric'),
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [
            cells(['Criterion', 'Strong', 'On the way', 'Beginning'], true),
            ...reply.rubric.map(({ criterion, strong, developing, beginning }) => cells([criterion, strong, developing, beginning])),
          ],
        }),
      ]
    : [];
  const paragraphs = passage
    .split(/\n\s*\n/)
    .map((text) => new Paragraph({ children: text.split('\n').flatMap((part, i) => [new TextRun({ text: part, ...(i > 0 && { break: 1 }) })]), spacing: { after: 160 } }));
  const document = new Document({
    title: `KORA Read: ${promptStyleLabels[style]}`,
    sections: [
      {
        children: [
          heading(promptStyleLabels[style], HeadingLevel.HEADING_1),
          ...(teacherMode ? [] : [new Paragraph('Name: ')]),
          ...paragraphs,
          heading('Questions'),
          ...questions,
          ...key,
          ...rubric,
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
