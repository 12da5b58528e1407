/** Rows as comma-separated values (RFC 4180) with a byte-order mark, so that a spreadsheet reads the letters right. Pure. */

type Cell = string | number;

export const csvTable = (rows: readonly (readonly Cell[])[]): string => `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A cell that begins like a formula gets an apostrophe before it, also behind spaces: a spreadsheet would run it otherwise. */
function cell(value: Cell): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
