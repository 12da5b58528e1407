/** The text of a PDF, taken out by a worker of its own, so that the page stays responsive and a PDF that hangs can be given up. */

import type { PdfAnswer } from './pdf-worker.ts';
import type { FileText } from './read-file.ts';

/** Milliseconds after which a PDF is given up. */
const patience = 30_000;

const whys: Record<Exclude<PdfAnswer['kind'], 'text'>, string> = {
  scan: 'This PDF is a scan, no text found. Its pages are pictures: copy the text with a program that recognizes letters, or type the part you need.',
  encrypted: 'This PDF is locked with a password. Open it in another program, save it without one, and choose it again.',
  broken: 'This PDF is damaged and cannot be read. Open it in another program and save it again, or copy its text into the box.',
};

export function readPdf(bytes: ArrayBuffer): Promise<FileText> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
    const end = (text: FileText) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(text);
    };
    const timer = setTimeout(() => end({ ok: false, why: 'This PDF took too long to read. Copy the part you need into the box.' }), patience);
    worker.onerror = () => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error('the worker did not start'));
    };
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer | { kind?: undefined }>) => {
      // The PDF library takes any worker for one of its own and greets the page.
      if (!data.kind) return;
      if (data.kind !== 'text') end({ ok: false, why: whys[data.kind] });
      else end({ ok: true, text: data.text, ...(data.read < data.pages && { note: `The first ${data.read} of ${data.pages} pages were read.` }) });
    };
    worker.postMessage(bytes, [bytes]);
  });
}
