/** Text in scripts that the fonts of a PDF reader lack: drawn with the device's own fonts and put in as a picture. */
import type { jsPDF } from 'jspdf';

/** The characters that the fonts of every PDF reader have (Windows-1252, without its control range). */
export const isLatin = (text: string): boolean => /^[\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/.test(text);

/** Pixels per point: 288 to the inch, which prints sharply. */
const scale = 4;
/** Millimetres. */
const perPixel = 25.4 / 72 / scale;

interface Place {
  /** Points. */
  size: number;
  bold: boolean;
  /** Millimetres: the line the letters stand on, the width they may take, and where they begin; without `x` they stand in the middle of the page. */
  y: number;
  room: number;
  x?: number;
}

/** The picture is compressed: as it comes from the canvas a line would weigh a megabyte. @throws Error when the browser gives no drawing surface. */
export function drawPicture(pdf: jsPDF, text: string, { size, bold, y, room, x }: Place): void {
  const { canvas, context, fontOf } = surface(size, bold);
  const pixels = size * scale * Math.min(1, room / perPixel / context.measureText(text).width);
  context.font = fontOf(pixels);
  canvas.width = Math.ceil(context.measureText(text).width) + 8;
  canvas.height = Math.ceil(pixels * 1.6);
  // A canvas forgets its font with its size.
  context.font = fontOf(pixels);
  context.fillText(text, 4, pixels * 1.2);
  const [width, height] = [canvas.width * perPixel, canvas.height * perPixel];
  pdf.addImage(canvas, 'PNG', x ?? (pdf.internal.pageSize.getWidth() - width) / 2, y - height * 0.75, width, height, text, 'FAST');
}

/** The lines of a paragraph that fit `room` millimetres. Scripts without spaces break anywhere. */
export function pictureLines(text: string, size: number, room: number, bold: boolean): string[] {
  const { context } = surface(size, bold);
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/\S+\s*|\s+/gu) ?? []) {
    for (const part of fits(line + piece) || /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(piece) ? [piece] : [...piece]) {
      if (line && !fits(line + part)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;

  function fits(candidate: string): boolean {
    return context.measureText(candidate.trimEnd()).width * perPixel <= room;
  }
}

function surface(size: number, bold: boolean) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no drawing surface.');
  const fontOf = (pixels: number) => `${bold ? 'bold ' : ''}${pixels}px Georgia, serif`;
  context.font = fontOf(size * scale);
  return { canvas, context, fontOf };
}
