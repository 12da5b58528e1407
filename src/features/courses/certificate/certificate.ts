/** What a certificate says: course, name, day, and the score as it was or that every module was completed. */
export interface Certificate {
  name: string;
  /** Title of the course. */
  course: string;
  date: Date;
  /** The score of a quiz, with whether every module was complete as well; without a score, all modules were completed. */
  result: { right: number; of: number; isCourseComplete: boolean } | { modules: number };
}

export interface CertificateLine {
  role: 'site' | 'title' | 'small' | 'name' | 'course' | 'result';
  text: string;
}

/** The lines from top to bottom. A certificate states what happened and nothing more. */
export function certificateLines({ name, course, date, result }: Certificate): CertificateLine[] {
  const what = 'right' in result ? `${result.right} of ${result.of} questions answered right in the knowledge check` : `All ${result.modules} modules completed`;
  const isCourseComplete = 'modules' in result || result.isCourseComplete;
  return [
    { role: 'site', text: 'Kora and the T4 Suite' },
    { role: 'title', text: 'right' in result ? 'Certificate' : 'Certificate of Completion' },
    { role: 'small', text: 'This is for' },
    { role: 'name', text: name || 'Your name' },
    { role: 'small', text: isCourseComplete ? 'who worked through the course' : 'who answered the knowledge check of the course' },
    { role: 'course', text: course },
    { role: 'result', text: `${what}, ${date.toLocaleDateString('en-US', { dateStyle: 'long' })}.` },
    { role: 'small', text: 'Made on the reader’s own device from what was done there. Nobody else has checked it.' },
  ];
}
