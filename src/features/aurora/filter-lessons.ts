/** Which lessons the filter of the dashboard leaves. */
export interface LessonRow {
  id: string;
  title: string;
  subject: string;
  gradeLevel: string;
  duration: number;
  teachingStyle: string;
  kind: 'own' | 'draft' | 'sample';
  /** ISO 8601. */
  created?: string;
}

export interface LessonFilter {
  words: string;
  subject: string;
  kind: '' | 'own' | 'sample';
  length: '' | 'short' | 'long';
}

export const everyLesson: LessonFilter = { words: '', subject: '', kind: '', length: '' };

const same = (text: string): string => text.trim().toLowerCase();

export const filterLessons = (rows: readonly LessonRow[], { words, subject, kind, length }: LessonFilter): LessonRow[] =>
  rows.filter(
    (row) =>
      same(words)
        .split(/\s+/)
        .every((word) => same(`${row.title} ${row.subject} ${row.gradeLevel} ${row.teachingStyle}`).includes(word)) &&
      (subject === '' || same(row.subject) === same(subject)) &&
      (kind === '' || (kind === 'sample') === (row.kind === 'sample')) &&
      (length === '' || (length === 'short') === row.duration <= 30),
  );

/** Each subject once, whatever its capitals, in alphabetical order. */
export function subjectsIn(rows: readonly LessonRow[]): string[] {
  const found = new Map(rows.filter(({ subject }) => subject.trim() !== '').map(({ subject }) => [same(subject), subject.trim()]));
  return [...found.values()].sort((a, b) => a.localeCompare(b));
}
