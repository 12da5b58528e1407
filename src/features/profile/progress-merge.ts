/** What a code from another device adds to the progress of this one, and the way back. Nothing is ever taken away but what was added. */
import type { Progress } from '../../stores/progress.ts';
import type { Completed, Lost, ReadCode } from './progress-code.ts';

export interface Addition {
  course: string;
  slugs: readonly string[];
}

/** What is in the code and not yet on the device. */
export const newIn = (completed: Completed, progress: Progress): Addition[] =>
  Object.entries(completed).flatMap(([course, slugs]) => {
    const added = slugs.filter((slug) => !progress[course]?.includes(slug));
    return added.length > 0 ? [{ course, slugs: added }] : [];
  });

export const withAdded = (progress: Progress, additions: readonly Addition[]): Progress => ({
  ...progress,
  ...Object.fromEntries(additions.map(({ course, slugs }) => [course, [...new Set([...(progress[course] ?? []), ...slugs])]])),
});

/** The progress as it is now, without what was added: what another tab has completed since stays. */
export const without = (progress: Progress, additions: readonly Addition[]): Progress =>
  Object.fromEntries(
    Object.entries(progress).flatMap(([course, slugs]) => {
      const added = additions.find((addition) => addition.course === course);
      const left = added ? slugs.filter((slug) => !added.slugs.includes(slug)) : slugs;
      return left.length > 0 || !added ? [[course, left]] : [];
    }),
  );

/** What follows from a code: a sentence, or a question with what it would add. */
export type Outcome = { say: string } | { ask: readonly Addition[]; lost: string };

export function outcomeOf(read: ReadCode, progress: Progress, titleOf: (course: string) => string): Outcome {
  if (!read.ok) return { say: read.why };
  const additions = newIn(read.completed, progress);
  const lost = lostText(read.lost, titleOf);
  if (additions.length > 0) return { ask: additions, lost };
  return { say: Object.keys(read.completed).length === 0 ? lost : `Everything in this code is already complete on this device. ${lost}`.trim() };
}

/** "Not carried over: …" for what the code holds and this build does not have. Empty when nothing is lost. */
export function lostText(lost: readonly Lost[], titleOf: (course: string) => string): string {
  if (lost.length === 0) return '';
  const modules = (count: number) => (count === 1 ? '1 module' : `${count} modules`);
  const parts = lost.map(({ course, modules: count }) => (course === null ? `${modules(count)} of a course that is not on this site` : `${modules(count)} of ${titleOf(course)}`));
  return `Not carried over, because this site does not have them under the same name: ${parts.join('; ')}. If you completed them, mark them again here.`;
}
