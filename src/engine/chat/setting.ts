/** What a teacher has told about the class and the time, kept for the whole conversation. */
import { withFigures } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';

export interface Setting {
  /** Of one lesson. */
  minutes: number | null;
  lessons: number | null;
  /** How many are in the class. */
  size: number | null;
  grade: number | null;
}

export const noSetting: Setting = { minutes: null, lessons: null, size: null, grade: null };

const learners = '(?:kids|children|pupils|students|learners|boys and girls|in (?:the|my|a|this|each) (?:room|class|group)|of them)';

/** What the message tells of it; what it does not tell stays null. */
export function settingIn(message: string): Setting {
  const text = withFigures(fold(message));
  const first = (...patterns: RegExp[]): number | null => patterns.map((pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN)).find((value) => value > 0) ?? null;
  const minutes = first(/\b(\d{2,3}) ?-?(?:min|mins|minutes?)\b/);
  const hours = /\b(?:an|1|one) hour\b(?! (?:to|drive|late|ago))/.test(text) ? 60 : null;
  const double =
    /\b(?:double|two hour|2 hour) ?(?:lesson|period|hour|class)?\b/.test(text) && /\b(?:double (?:lesson|period|hour|class)|(?:2|two) hours?)\b/.test(text) ? 90 : null;
  const lessons = first(/\b(\d) (?:lessons|periods|hours|sessions|classes on)\b/);
  const size = first(
    new RegExp(`\\b(\\d{2}) (?:\\w+ )?${learners}\\b`),
    /\b(?:group|class|room) of (\d{2})\b/,
    /\b(?:have|got|there are|we are|were|with|its) (\d{2})(?=[.,!? ]*$)/,
  );
  const grade = first(/\b(?:grade|year|yr|y|form|class) ?(\d{1,2})s?\b/, /\b(\d{1,2})(?:st|nd|rd|th) ?(?:grade|graders?|year)\b/);
  return {
    minutes: inRange(minutes ?? double ?? hours, 20, 240),
    lessons: inRange(lessons, 2, 9),
    size: inRange(size, 10, 60),
    grade: inRange(grade, 1, 13),
  };
}

const inRange = (value: number | null, least: number, most: number): number | null => (value !== null && value >= least && value <= most ? value : null);

/** What was told before, and over it what is told now. */
export const merged = (before: Setting, now: Setting): Setting => ({
  minutes: now.minutes ?? before.minutes,
  lessons: now.lessons ?? before.lessons,
  size: now.size ?? before.size,
  grade: now.grade ?? before.grade,
});

/** The numbers of the class as words for the slots of a line; a number that is not known has no slot. */
export function slotsOf({ minutes, lessons, size, grade }: Setting): Record<string, string> {
  const slots: Record<string, string> = {};
  if (minutes) slots.minutes = String(minutes);
  if (lessons) slots.lessons = String(lessons);
  if (grade) slots.grade = String(grade);
  if (size) Object.assign(slots, { size: String(size), pairs: String(Math.ceil(size / 2)), threes: String(Math.ceil(size / 3)), fours: String(Math.ceil(size / 4)) });
  return slots;
}

/** The message without the numbers of the class, which are no words of a matter: "grade 9" asks for no grades. */
export const withoutSetting = (message: string): string => {
  const rest = message.replace(/\b(?:grade|year|yr) ?\d{1,2}s?\b|\b\d{1,2}(?:st|nd|rd|th)[ -]?(?:graders?|grade|years?)\b|\b\d{2} (?:students|kids|pupils|children)\b/gi, ' ');
  return rest.trim() === '' ? '' : rest;
};
