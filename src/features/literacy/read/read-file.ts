/** The text of a file that a visitor chose: plain text, Word or PDF. Read on this device; each way it can fail is a sentence. */
import { isReadableText } from '../../../engine/reading/is-text.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { decodeText, looksGarbled } from './decode-text.ts';

export type FileText = { ok: true; text: string; note?: string } | { ok: false; why: string };

/** What can be read without making an old computer wait: bytes of the file, by kind. */
const largest = { text: 2_000_000, word: 10_000_000, pdf: 25_000_000 } as const;

/** Readers of PDF look for its signature within so many bytes: some programs put a few before it. */
const headBytes = 1024;

const garbled = 'Some letters look wrong: the file may be in an encoding that was not recognized. Check the text, or save the file as UTF-8 and choose it again.';

const no = (why: string): FileText => ({ ok: false, why });
const MB = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

export async function readFile(file: File): Promise<FileText> {
  if (file.size === 0) return no('This file is empty.');
  const head = new TextDecoder('windows-1252').decode(await file.slice(0, headBytes).arrayBuffer());
  const starts = (signature: string): boolean => head.startsWith(signature);
  const pdfAt = /\.pdf$/i.test(file.name) || file.type === 'application/pdf' ? head.indexOf('%PDF-') : starts('%PDF-') ? 0 : -1;
  const kind = pdfAt >= 0 ? 'pdf' : starts('PK\u0003\u0004') ? 'word' : starts('\u00d0\u00cf\u0011\u00e0') ? 'old-word' : 'text';
  if (starts('{\\rtf')) return no('This is a rich text file (.rtf), whose text stands between codes. Save it as .docx or as plain text, or copy its text into the box.');
  if (kind === 'old-word') return no('This is an old Word file (.doc). Save it as .docx or copy its text into the box.');
  if (kind === 'text' && /\.pdf$/i.test(file.name)) return no('This PDF is damaged: it does not begin as a PDF does. Open it in another program and save it again.');
  if (kind === 'text' && /\.docx$/i.test(file.name)) return no('This Word file is damaged. Open it in Word and save it again.');
  if (file.size > largest[kind]) return no(`This file has ${MB(file.size)}; at most ${MB(largest[kind])} can be read here. Copy the part you need into the box.`);
  try {
    if (kind === 'pdf') {
      const { readPdf } = await loadPart(() => import('./read-pdf.ts'));
      return await readPdf(await file.slice(pdfAt).arrayBuffer());
    }
    if (kind === 'word') {
      const { readDocx } = await loadPart(() => import('./read-docx.ts'));
      return readDocx(new Uint8Array(await file.arrayBuffer()));
    }
  } catch {
    return no('The part of this page that reads such files did not load. Check the connection and choose the file again.');
  }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  const text = /\.x?html?$/i.test(file.name) || /^\s*<(?:!doctype html|html)\b/i.test(decoded) ? textOfHtml(decoded) : decoded;
  return isReadableText(text) && /[\p{L}\p{N}]/u.test(text)
    ? { ok: true, text, ...(looksGarbled(text) && { note: garbled }) }
    : no('This file holds no text that can be read. It may be a picture or another kind of file with a wrong name.');
}

/** A web page without its markup, paragraph by paragraph. Nothing in it is run or loaded. */
function textOfHtml(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const part of body.querySelectorAll('title, script, style, noscript, template, nav, svg')) part.remove();
  for (const text of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, blockquote, tr, br')) text.before('\n\n');
  return (body.textContent ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}
