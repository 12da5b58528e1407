/** Rows as CSV (RFC 4180) that a spreadsheet opens as text: a cell that looks like a formula gets an apostrophe in front. */
import { csvCell } from './csv-table.ts';

export function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map((value) => csvCell(String(value))).join(',')}\r\n`).join('');
}
