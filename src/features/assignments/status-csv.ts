/** The status of an assignment as a table for a spreadsheet. */
import type { AssignmentContent } from '../../contracts/assignment.ts';
import { toCsv } from '../../engine/text/csv.ts';
import type { Received } from '../../stores/assignments/teacher.ts';

const columns = ['name', 'status', 'handed_in', 'late', 'version', 'words', 'receipt', 'returned'] as const;

/** Names and titles come from students: a cell that looks like a formula is written as text. */
export function statusCsv(received: readonly Received[]): string {
  return toCsv(
    columns,
    received.map(({ label, handedAt, isLate, version, receipt, returnedAt }) => ({
      name: label?.name || 'Cannot be opened',
      status: returnedAt ? 'returned' : 'handed in',
      handed_in: handedAt,
      late: isLate ? 'yes' : 'no',
      version,
      words: label?.words ?? '',
      receipt,
      returned: returnedAt ?? '',
    })),
  );
}

/** "status-water-cycle.csv" */
export function csvName({ title }: Pick<AssignmentContent, 'title'>): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `status-${name || 'assignment'}.csv`;
}
