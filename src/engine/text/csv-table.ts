/** Rows as comma-separated values (RFC 4180) with a byte-order mark, so that a spreadsheet reads the letters right. Pure. */

type Cell = string | number;

export const csvTable = (rows: readonly (readonly Cell[])[]): string => `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** A text that begins like a formula gets an apostrophe before it, also behind spaces: a spreadsheet would run it otherwise. A number stays one. */
export function csvCell(value: Cell): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
