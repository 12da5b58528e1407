/** Puts the pieces that a PDF page is made of back into lines and paragraphs. */

export interface PdfPiece {
  str: string;
  /** The piece ends a line. */
  hasEOL: boolean;
  /** Place on the page: the last two numbers are x and y, from below. */
  transform: number[];
  height: number;
}

/** A gap between lines that is wider than usual separates paragraphs; a word that is divided at the end of a line is put together. */
export function pageText(pieces: readonly PdfPiece[]): string {
  const lines: { text: string; y: number; height: number }[] = [];
  let open: { text: string; y: number; height: number } | null = null;
  for (const { str, hasEOL, transform, height } of pieces) {
    const y = transform[5] ?? 0;
    if (open && str && Math.abs(open.y - y) > Math.max(2, open.height * 0.6)) {
      lines.push(open);
      open = null;
    }
    if (str || open) open = open ? { ...open, text: open.text + str } : { text: str, y, height: height || 10 };
    if (hasEOL && open) {
      lines.push(open);
      open = null;
    }
  }
  if (open) lines.push(open);
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
