/** Draws a certificate as a PDF of one A4 page, in the browser. */
import { jsPDF } from 'jspdf';
import { drawPicture, isLatin } from '../../../ui/pdf-picture.ts';
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
    } else drawPicture(pdf, text, { size, bold: bold === true, y, room: page.width - 4 * page.margin });
  }
  return pdf.output('blob');
}

/** The size at which the line fits between the margins. */
function fitting(pdf: jsPDF, text: string, size: number): number {
  const room = page.width - 4 * page.margin;
  const width = pdf.setFontSize(size).getTextWidth(text);
  return width > room ? (size * room) / width : size;
}
