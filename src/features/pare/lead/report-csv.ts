/** The answers as a table for a spreadsheet. A cell that begins like a formula gets an apostrophe before it. */
import type { LiveView } from '../../../stores/live/live-view.ts';

export function reportCsv(view: LiveView): string {
  const rows = [
    ['Name', 'Step', 'Question', 'Response', 'Revision', 'Time', 'Shown to the class', 'Check in'],
    ...[...view.answers.values()]
      .sort((a, b) => a.step - b.step || a.q.localeCompare(b.q) || a.at - b.at)
      .map(({ pid, step, q, text, rev, at, shown, level }) => [
        view.roster.get(pid)?.name ?? '',
        String(step),
        q,
        text ?? '',
        String(rev),
        new Date(at).toISOString(),
        shown ? 'yes' : 'no',
        level === 2 ? 'yes' : '',
      ]),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
