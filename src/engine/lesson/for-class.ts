/** The same lesson for a class of another grade or with another length: every word stays, the minutes are shared out anew, and notes say what to look at. */
import { type LessonBody, minutesOf, nearestDuration, type OutlinePart } from '../../contracts/lesson.ts';
import { gradeLevel as readingGrade } from '../text/reading-level.ts';
import { listed } from './bench.ts';
import { gradeOf } from './grade.ts';
import { leastLength, shareOut } from './structure.ts';

export interface ClassChange {
  gradeLevel: string;
  /** Minutes. */
  duration: number;
}

export function lessonForClass(body: LessonBody, { gradeLevel, duration }: ClassChange): LessonBody {
  const outline = duration === body.duration ? body.outline : outlineFor(body.outline, duration);
  const isOtherGrade = gradeLevel !== body.gradeLevel;
  const notes = [...(duration === body.duration ? [] : lengthNotes(body, outline, duration)), ...(isOtherGrade ? gradeNotes(body, gradeLevel) : [])];
  return {
    ...body,
    gradeLevel,
    duration,
    outline,
    asked: body.asked && { ...body.asked, gradeLevel, duration: nearestDuration(duration) },
    gaps: [...body.gaps, ...notes],
  };
}

/** The same parts in the same proportion, in whole minutes that add up to `duration`; each has a minute at least, where there are no more parts than minutes. */
function outlineFor(outline: readonly OutlinePart[], duration: number): OutlinePart[] {
  if (outline.length === 0) return [];
  const total = minutesOf(outline);
  const shares = outline.map((part) => (total === 0 ? 1 : part.duration));
  const minutes = shareOut(shares, duration, outline.length > duration ? 0 : 1);
  return outline.map((part, place) => ({ ...part, duration: minutes[place] ?? 0 }));
}

const inMinutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
const named = (parts: readonly OutlinePart[]): string => listed(parts.map(({ title, duration }) => `“${title || 'Part without a title'}” (${inMinutes(duration)})`));

function lengthNotes(body: LessonBody, outline: readonly OutlinePart[], duration: number): string[] {
  const before = body.duration;
  const spoken = placesOf(body, /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)[- ]minutes?\b/i);
  return [
    `This lesson was planned for ${inMinutes(before)} and is now spread over ${duration}, in the same proportion. Nothing was added and nothing left out.`,
    ...(duration < before * 0.75 ? [tooLittle(outline, duration)] : duration > before * 1.34 ? [toSpare(body, outline)] : []),
    ...(spoken.length > 0 ? [`Minutes are also named in the text, as planned before. Look at ${listed(spoken)}.`] : []),
  ];
}

/** Parts that a lesson of this length has no room for by itself; otherwise the ones that became shortest. */
function tooLittle(outline: readonly OutlinePart[], duration: number): string {
  const isSpare = ({ title }: OutlinePart): boolean => (leastLength(title) ?? 0) > duration;
  const spare = outline.filter(isSpare);
  if (spare.length > 0) return `Not everything fits into ${inMinutes(duration)}. What a lesson of this length can do without: ${named(spare)}. Give their time to the others.`;
  const tight = outline.filter((part) => part.duration < 4);
  return tight.length > 0
    ? `Time is short in ${named(tight)}. Leave out what your class can do without, and give its time to the others.`
    : 'Each part has less time than it was planned for. Cut tasks and questions from the end of each list.';
}

function toSpare(body: LessonBody, outline: readonly OutlinePart[]): string {
  const longest = [...outline].sort((a, b) => b.duration - a.duration).slice(0, 2);
  const held = [
    ...(body.extension.some((text) => text.trim()) ? ['“Extension”'] : []),
    ...(body.misconceptions.some(({ belief }) => belief.trim()) ? ['“Misconceptions”'] : []),
    ...(body.tasks.length > 1 ? ['“Tasks”'] : []),
  ];
  const room = longest.length > 0 ? `There is time to spare, most of all in ${named(longest)}.` : 'There is time to spare.';
  return held.length > 0 ? `${room} Fill it from what the lesson holds already under ${listed(held)}, or with matter of your own.` : `${room} Fill it with matter of your own.`;
}

/** Reading load and numbers: what most often does not fit another age. */
function gradeNotes(body: LessonBody, gradeLevel: string): string[] {
  const wanted = gradeOf(gradeLevel);
  const numbers = placesOf(body, /\d/);
  const isNamed = body.gradeLevel.trim().length > 1 && body.description.includes(body.gradeLevel);
  return [
    `Written for ${body.gradeLevel || 'another class'}, now for ${gradeLevel}. The words are as they were: read them with the new class in mind.${isNamed ? ` The description still names ${body.gradeLevel}.` : ''}`,
    ...readingNotes(body, wanted),
    ...(numbers.length > 0 ? [`Numbers, amounts and dates stand in ${listed(numbers)}. See whether they suit ${gradeLevel}.`] : []),
  ];
}

function readingNotes(body: LessonBody, wanted: number | null): string[] {
  const texts = textsOf(body).filter(({ words }) => words.split(/\s+/).length >= 12);
  const hard = texts
    .map(({ place, words }) => ({ place, grade: Math.round(readingGrade(words)) }))
    .filter(({ grade }) => wanted !== null && grade > wanted + 1)
    .sort((a, b) => b.grade - a.grade)
    .slice(0, 4);
  if (hard.length === 0) return [];
  return [`Reading load: ${listed(hard.map(({ place, grade }) => `${place} (reads like grade ${grade})`))}. Shorten the sentences there, or read them aloud together.`];
}

/** What students read, with the name of its place. */
const textsOf = (body: LessonBody): { place: string; words: string }[] => [
  ...body.slides.map(({ content }, i) => ({ place: `slide ${i + 1}`, words: content.join('\n') })),
  ...body.tasks.map((words, i) => ({ place: `task ${i + 1}`, words })),
  ...body.exitTicket.map((words, i) => ({ place: `exit ticket ${i + 1}`, words })),
];

/** At most eight names of places whose text has it. */
function placesOf(body: LessonBody, sign: RegExp): string[] {
  const places = [
    ...body.outline.map(({ description }, i) => ({ place: `part ${i + 1} of the outline`, words: description })),
    ...textsOf(body),
    ...body.slides.map(({ notes }, i) => ({ place: `the notes of slide ${i + 1}`, words: notes })),
  ].filter(({ words }) => sign.test(words));
  const shown = places.slice(0, 8).map(({ place }) => place);
  return places.length > 8 ? [...shown, `${places.length - 8} more ${places.length === 9 ? 'place' : 'places'}`] : shown;
}
