/** What reports of classes have in common. */

/** Whose report it is: the class that colors it on paper, the name and the color in the Word file. */
export interface ReportTool {
  id: 'pare' | 'comet';
  name: string;
  /** Six hexadecimal digits. */
  color: string;
}

export interface KeptReport {
  /** When it was kept: ISO 8601. */
  at: string;
  /** Of the session. */
  code: string;
  students: number;
}

/** "November 27, 2026". `at`: ISO 8601. */
export const dayOf = (at: string): string => new Date(at).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
