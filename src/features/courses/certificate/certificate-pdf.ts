/** Draws a certificate as a PDF of one A4 page, in the browser. */
import { jsPDF } from 'jspdf';
import { type Certificate, type CertificateLine, certificateLines } from './certificate.ts';

/** Size in points, and the space above, in millimetres. */
const looks: Record<CertificateLine['role'], { size: number; gap: number; font: 'times' | 'helvetica'; bold?: boolean }> = {
  site: { size: 13, gap: 0, font: 'helvetica' },
  title: { size: 34, gap: 18, font: 'times', bold: true },
  small: { size: 12, gap: 14, font: 'helvetica' },
  name: { size: 28, gap: 16, font: 'times', bold: true },
  course: { size: 20, gap: 13, font: 'times', bold: true },
  result: { size: 13, gap: 14, font: 'helvetica' },
};
const page = { width: 297, height: 210, margin: 14 };

/** @throws Error when the browser cannot draw. */
export async function certificatePdf(certificate: Certificate): Promise<Blob> {
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
  const { name, course } = certificate;
  pdf.setDocumentProperties({ title: `Certificate: ${course}`, subject: course, author: name, creator: 'Kora and the T4 Suite' });
  pdf.setLanguage('en-US');
  pdf
    .setDrawColor(96, 96, 120)
    .setLineWidth(0.4)
    .rect(page.margin, page.margin, page.width - 2 * page.margin, page.height - 2 * page.margin);
  let y = 44;
  for (const { role, text } of certificateLines(certificate)) {
    const { size, gap, font, bold } = looks[role];
    y += gap;
    if (isLatin(text)) {
      pdf
        .setFont(font, bold ? 'bold' : 'normal')
        .setFontSize(fitting(pdf, text, size))
        .text(text, page.width / 2, y, { align: 'center' });
    } else drawPicture(pdf, text, size, y, bold === true);
  }
  return pdf.output('blob');
}

/** The size at which the line fits between the margins. */
function fitting(pdf: jsPDF, text: string, size: number): number {
  const room = page.width - 4 * page.margin;
  const width = pdf.setFontSize(size).getTextWidth(text);
  return width > room ? (size * room) / width : size;
}

/** The characters that the fonts of every PDF reader have (Windows-1252, without its control range). */
const isLatin = (text: string): boolean => /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/.test(text);

/** Pixels per point: 288 to the inch, which prints sharply. */
const scale = 4;
const perPixel = 25.4 / 72 / scale;

/** Names in other scripts are drawn with the device's own fonts as a picture, which is compressed: as it comes from the canvas it would weigh a megabyte. */
function drawPicture(pdf: jsPDF, text: string, size: number, y: number, bold: boolean): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no drawing surface.');
  const fontOf = (pixels: number) => `${bold ? 'bold ' : ''}${pixels}px Georgia, serif`;
  context.font = fontOf(size * scale);
  const room = (page.width - 4 * page.margin) / perPixel;
  const pixels = size * scale * Math.min(1, room / context.measureText(text).width);
  context.font = fontOf(pixels);
  canvas.width = Math.ceil(context.measureText(text).width) + 8;
  canvas.height = Math.ceil(pixels * 1.6);
  // A canvas forgets its font with its size.
  context.font = fontOf(pixels);
  context.fillText(text, 4, pixels * 1.2);
  const [width, height] = [canvas.width * perPixel, canvas.height * perPixel];
  pdf.addImage(canvas, 'PNG', (page.width - width) / 2, y - height * 0.75, width, height, text, 'FAST');
}
