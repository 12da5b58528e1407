/** Holds titles, minutes and totals of the courses against the specification, and each card against its course. */
import path from 'node:path';
import type { CourseCard } from '../../src/catalog/schemas/course-card.ts';
import type { ReadCourse } from './read-courses.ts';
import { type SpecifiedCourse, specifiedCourses } from './specified-courses.ts';

/** Where the cards stand. */
const cardFile = 'content/site/course-cards.yaml';

/** One sentence for each figure that differs: file, field, found, expected. */
export function checkFigures(courses: readonly ReadCourse[], cards: ReadonlyMap<string, CourseCard> | undefined): string[] {
  return courses.flatMap((course) => {
    const specified = specifiedCourses[course.id];
    const card = cards?.get(course.id);
    return [...(specified ? checkSpecified(course, specified) : []), ...(card ? checkCard(course, card, specified?.card) : [])];
  });
}

function checkSpecified({ file, course, modules, unread }: ReadCourse, specified: SpecifiedCourse): string[] {
  const problems: string[] = [];
  const titles = specified.modules;
  if (titles && modules.length + unread !== titles.length) problems.push(`${file}: modules: Found ${modules.length + unread}; the specification has ${titles.length}.`);
  for (const { file: at, front } of titles ? modules : []) {
    // By the number in the file's name: a file that cannot be read must not move those after it.
    const [title, minutes, difficulty] = titles?.[Number(path.basename(at).slice(0, 2)) - 1] ?? [];
    if (title !== undefined && front.title !== title) problems.push(`${at}: title: Found "${front.title}"; the specification says "${title}".`);
    if (minutes !== undefined && front.minutes !== minutes) problems.push(`${at}: minutes: Found ${front.minutes}; the specification says ${minutes}.`);
    const badge = 'difficulty' in front ? front.difficulty : undefined;
    if (difficulty !== undefined && badge !== difficulty) problems.push(`${at}: difficulty: Found "${badge}"; the specification says "${difficulty}".`);
  }
  const headline = 'headline' in course ? course.headline : undefined;
  if (!sameList(headline ?? [], specified.headline ?? [])) problems.push(`${file}: headline: Found ${listed(headline)}; the specification says ${listed(specified.headline)}.`);
  const links = course.closing.links.map(({ href }) => href);
  if (!sameList(links, specified.closing)) problems.push(`${file}: closing.links: Found ${listed(links)}; the specification says ${listed(specified.closing)}, in this order.`);
  return problems;
}

/** A card promises what the course holds. Where the specification fixes the advertised minutes, they stand even if its modules add up to others. */
function checkCard({ id, modules, unread }: ReadCourse, card: CourseCard, specified: SpecifiedCourse['card']): string[] {
  const problems: string[] = [];
  const count = specified?.modules ?? modules.length + unread;
  if (card.modules !== count) problems.push(`${cardFile}: ${id}: modules: Found ${card.modules}; ${specified?.modules ? 'the specification says' : 'the course has'} ${count}.`);
  const sum = modules.reduce((total, { front }) => total + front.minutes, 0);
  if (specified) {
    if (card.duration !== specified.duration) problems.push(`${cardFile}: ${id}: duration: Found ${card.duration}; the specification says ${specified.duration}.`);
  } else if (unread === 0 && card.duration !== sum) problems.push(`${cardFile}: ${id}: duration: Found ${card.duration}; the minutes of its modules add up to ${sum}.`);
  return problems;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((entry, i) => entry === b[i]);
const listed = (entries: readonly string[] | undefined): string => (entries?.length ? entries.map((entry) => `"${entry}"`).join(', ') : 'nothing');
