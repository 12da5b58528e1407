/** Puts the pieces that a PDF page is made of back into lines and paragraphs. */

export interface PdfPiece {
  str: string;
  /** The piece ends a line. */
  hasEOL: boolean;
  /** Place on the page: the last two numbers are x and y, from below. */
  transform: number[];
  height: number;
}

interface Line {
  text: string;
  /** Points from the bottom of the page. */
  y: number;
  height: number;
}

/** A gap between lines that is wider than usual separates paragraphs; a word that is divided at the end of a line is put together. */
export function pageText(pieces: readonly PdfPiece[]): string {
  const lines: Line[] = [];
  let isOpen = false;
  for (const { str, hasEOL, transform, height } of pieces) {
    const y = transform[5] ?? 0;
    const line = isOpen ? lines.at(-1) : undefined;
    const isNext = line !== undefined && str !== '' && Math.abs(line.y - y) > Math.max(2, line.height * 0.6);
    if (line && !isNext) line.text += str;
    else if (str) {
      lines.push({ text: str, y, height: height || 10 });
      isOpen = true;
    }
    if (hasEOL) isOpen = false;
  }
  const full = lines.filter(({ text }) => text.trim());
  const gaps = full
    .slice(1)
    .map((line, i) => (full[i]?.y ?? 0) - line.y)
    .filter((gap) => gap > 0);
  const usual = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return full
    .map((line, i) => {
      const before = full[i - 1];
      if (!before) return line.text.trim();
      const gap = before.y - line.y;
      return `${usual > 0 && (gap > usual * 1.4 || gap < 0) ? '\n\n' : '\n'}${line.text.trim()}`;
    })
    .join('')
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]{2,}/g, ' ');
}
