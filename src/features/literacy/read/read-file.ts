/** The text of a file that a visitor chose: plain text, Word or PDF. Read on this device; each way it can fail is a sentence. */
import { isReadableText } from '../../../engine/reading/is-text.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { decodeText } from './decode-text.ts';

export type FileText = { ok: true; text: string; note?: string } | { ok: false; why: string };

/** What can be read without making an old computer wait: bytes of the file, by kind. */
const largest = { text: 2_000_000, word: 10_000_000, pdf: 25_000_000 } as const;

const no = (why: string): FileText => ({ ok: false, why });
const MB = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

export async function readFile(file: File): Promise<FileText> {
  if (file.size === 0) return no('This file is empty.');
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const starts = (signature: string): boolean => [...signature].every((char, i) => head[i] === char.charCodeAt(0));
  const kind = starts('%PDF-') ? 'pdf' : starts('PK\u0003\u0004') ? 'word' : starts('\u00d0\u00cf\u0011\u00e0') ? 'old-word' : 'text';
  if (kind === 'old-word') return no('This is an old Word file (.doc). Save it as .docx or copy its text into the box.');
  if (kind === 'text' && /\.pdf$/i.test(file.name)) return no('This PDF is damaged: it does not begin as a PDF does. Open it in another program and save it again.');
  if (kind === 'text' && /\.docx$/i.test(file.name)) return no('This Word file is damaged. Open it in Word and save it again.');
  if (file.size > largest[kind]) return no(`This file has ${MB(file.size)}; at most ${MB(largest[kind])} can be read here. Copy the part you need into the box.`);
  try {
    if (kind === 'pdf') {
      const { readPdf } = await loadPart(() => import('./read-pdf.ts'));
      return await readPdf(await file.arrayBuffer());
    }
    if (kind === 'word') {
      const { readDocx } = await loadPart(() => import('./read-docx.ts'));
      return readDocx(new Uint8Array(await file.arrayBuffer()));
    }
  } catch {
    return no('The part of this page that reads such files did not load. Check the connection and choose the file again.');
  }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return isReadableText(text) && /[\p{L}\p{N}]/u.test(text)
    ? { ok: true, text }
    : no('This file holds no text that can be read. It may be a picture or another kind of file with a wrong name.');
}
