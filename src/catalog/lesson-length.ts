/** How long a lesson in Aurora may be. */

/** The lengths Aurora offers, in minutes, shortest first. */
export const lessonLengths = [15, 30, 45, 60, 90] as const;
export type LessonLength = (typeof lessonLengths)[number];

/** The shortest offered length in which a module of so many minutes fits; the longest one when none does. */
export const lessonLengthFor = (minutes: number): LessonLength => lessonLengths.find((length) => length >= minutes) ?? 90;
