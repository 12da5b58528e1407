/** Runs beside the page: bytes of a PDF in, its text out, page by page. */
import { getDocumentProxy } from 'unpdf';
import { type PdfPiece, pageText } from './pdf-lines.ts';

export type PdfAnswer = { kind: 'text'; text: string; pages: number; read: number } | { kind: 'scan' } | { kind: 'encrypted' } | { kind: 'broken' };

/** Pages that are read at most, and characters after which no further page is: the box takes 20,000. */
const most = { pages: 80, chars: 120_000 } as const;

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => postMessage(await textOfPdf(new Uint8Array(data))));

async function textOfPdf(bytes: Uint8Array): Promise<PdfAnswer> {
  try {
    const pdf = await getDocumentProxy(bytes);
    const texts: string[] = [];
    let chars = 0;
    for (let i = 1; i <= Math.min(pdf.numPages, most.pages) && chars < most.chars; i++) {
      const { items } = await (await pdf.getPage(i)).getTextContent();
      const text = pageText(items.filter((item): item is PdfPiece & typeof item => 'str' in item));
      texts.push(text);
      chars += text.length;
    }
    const text = texts.join('\n\n').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'scan' };
    return { kind: 'text', text, pages: pdf.numPages, read: texts.length };
  } catch (cause) {
    return { kind: cause instanceof Error && cause.name === 'PasswordException' ? 'encrypted' : 'broken' };
  }
}
