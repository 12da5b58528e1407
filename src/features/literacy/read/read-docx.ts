/** The text of a Word file: its paragraphs, without pictures, comments and deleted words. */
import { strFromU8, unzipSync } from 'fflate';
import type { FileText } from './read-file.ts';

const part = 'word/document.xml';
/** Bytes of that part, unpacked. A book has about 3 MB; a small file that unpacks to more was made to do harm. */
const largestPart = 12_000_000;

export function readDocx(bytes: Uint8Array): FileText {
  let size = 0;
  let xml: Uint8Array | undefined;
  try {
    // Only this part is unpacked, and only when its size is announced as sane; a part larger than announced is cut by the unpacker.
    xml = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== part) return false;
        size = originalSize;
        return originalSize <= largestPart;
      },
    })[part];
  } catch {
    return { ok: false, why: 'This Word file is damaged. Open it in Word and save it again.' };
  }
  if (size > largestPart) return { ok: false, why: 'This Word file unpacks to far more than a document does, so it was not opened. Copy the part you need into the box.' };
  if (!xml) return { ok: false, why: 'This is a zip file without a Word document in it. Choose a .docx, .pdf or .txt file.' };
  const root = new DOMParser().parseFromString(strFromU8(xml), 'application/xml');
  if (root.getElementsByTagName('parsererror').length > 0) return { ok: false, why: 'This Word file is damaged. Open it in Word and save it again.' };
  const text = [...root.getElementsByTagName('w:p')]
    .map(paragraphText)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? { ok: true, text } : { ok: false, why: 'This Word file holds no text, perhaps only pictures.' };
}

function paragraphText(paragraph: Element): string {
  // A text box is a paragraph within a paragraph and is told by itself.
  const isOwn = (node: Element): boolean => {
    let at = node.parentElement;
    while (at && at.nodeName !== 'w:p') at = at.parentElement;
    return at === paragraph;
  };
  return [...paragraph.getElementsByTagName('*')]
    .filter(isOwn)
    .map((node) =>
      node.nodeName === 'w:t' ? (node.textContent ?? '') : node.nodeName === 'w:tab' && node.parentElement?.nodeName === 'w:r' ? '\t' : node.nodeName === 'w:br' ? '\n' : '',
    )
    .join('');
}
