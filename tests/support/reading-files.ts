/** Files of every kind that someone may choose in KORA Read, good and bad, made in memory. */
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, bytes: Uint8Array | string, mimeType = 'application/octet-stream'): ChosenFile => ({ name, mimeType, buffer: Buffer.from(bytes as Uint8Array) });

export const textFile = (name: string, bytes: Uint8Array | string): ChosenFile => file(name, bytes, 'text/plain');

export function docx(paragraphs: readonly string[], name = 'passage.docx'): ChosenFile {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  return file(
    name,
    zipSync({
      'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`),
    }),
  );
}

/** A small file that would unpack to 40 MB. */
export const docxBomb = (): ChosenFile => file('bomb.docx', zipSync({ 'word/document.xml': new Uint8Array(40_000_000).fill(32) }));

export const zipWithoutDocument = (): ChosenFile => file('notes.docx', zipSync({ 'readme.txt': strToU8('hello') }));

/** PNG signature and header: enough for a program to know a picture. */
export const pictureNamedText = (): ChosenFile =>
  textFile(
    'holiday.txt',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 2, 0, 8, 2, 0, 0, 0, 0xff, 0xfe, 0x81]),
  );

/** One page for each text; an empty text makes a page with a drawing only, as a scan has. */
export async function pdf(pages: readonly string[], options: { name?: string; password?: string } = {}): Promise<ChosenFile> {
  const document = new PdfDocument({ autoFirstPage: false, ...(options.password && { userPassword: options.password }) });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const text of pages) {
    document.addPage();
    if (text) document.fontSize(12).text(text);
    else document.rect(50, 50, 300, 400).fill('#dddddd');
  }
  document.end();
  await ended;
  return file(options.name ?? 'passage.pdf', Buffer.concat(chunks), 'application/pdf');
}

export const brokenPdf = (): ChosenFile => file('broken.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\nnothing more', 'application/pdf');
