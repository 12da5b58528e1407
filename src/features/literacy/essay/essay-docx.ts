/** The essay as a Word file, made in the browser. */
import { Document, HeadingLevel, LineRuleType, Packer, Paragraph, TextRun } from 'docx';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import { noteOf, paragraphsOf } from './essay-text.ts';

/** Spaces are in twentieths of a point, sizes in half points, lines in 240ths. */
const paragraphLook = { spacing: { after: 200, line: 360, lineRule: LineRuleType.AUTO } };

export function essayDocx(draft: EssayDraft): Promise<Blob> {
  const title = draft.title.trim();
  const note = draft.hasNote ? noteOf(draft).trim() : '';
  return Packer.toBlob(
    new Document({
      title: title || 'Essay',
      creator: 'EssayBlocks',
      styles: {
        default: {
          document: { run: { font: 'Georgia', size: 24, language: { value: 'en-US' } } },
          heading1: { run: { size: 36, bold: true, color: '000000' }, paragraph: { spacing: { after: 300 } } },
          heading2: { run: { size: 24, bold: true, color: '000000' }, paragraph: { spacing: { before: 400, after: 100 } } },
        },
      },
      sections: [
        {
          children: [
            ...(title ? [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })] : []),
            ...paragraphsOf(draft).map((text) => new Paragraph({ text, ...paragraphLook })),
            ...(note
              ? [new Paragraph({ text: 'Use of AI', heading: HeadingLevel.HEADING_2 }), new Paragraph({ children: [new TextRun({ text: note, size: 20 })], ...paragraphLook })]
              : []),
          ],
        },
      ],
    }),
  );
}
