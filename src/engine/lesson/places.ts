/** In which part of a lesson a slide is shown. */
import { type LessonSlide, minutesOf, type OutlinePart, type SlideKind } from '../../contracts/lesson.ts';
import { isTest, type PartRole, roleOfTitle } from './structure.ts';

/** What is there besides opening and exit. A number tells several of one kind apart. */
export type Wanted = SlideKind | 'idea2' | 'idea3' | 'task2' | 'model2';

/** The part of the lesson in which a kind of slide is shown: the first of these that the structure has. */
const places: Record<Wanted, readonly PartRole[]> = {
  opening: ['open'],
  goal: ['open'],
  words: ['explain', 'recall', 'explore', 'open'],
  idea: ['explain', 'discuss', 'practice', 'explore'],
  idea2: ['explain', 'discuss', 'practice', 'explore'],
  idea3: ['explain', 'discuss', 'practice', 'explore'],
  model: ['model', 'explain', 'practice', 'explore'],
  model2: ['guided', 'model', 'explain', 'practice', 'explore'],
  hinge: ['check', 'explain', 'explore', 'practice'],
  check: ['discuss', 'check', 'practice', 'explore', 'explain'],
  task: ['explore', 'plan', 'build', 'share', 'practice', 'explain'],
  task2: ['practice', 'build', 'critique', 'explore'],
  discussion: ['discuss', 'share', 'critique', 'practice', 'explain', 'explore'],
  exit: ['close'],
};

/** Where groups teach each other, the task sends them into the groups, and what the slides say comes after they have taught. */
const jigsaw: Partial<Record<Wanted, readonly PartRole[]>> = { task: ['explain'], idea: ['share'], idea2: ['share'], idea3: ['share'], model: ['share'], model2: ['share'] };

/** The part in which a slide is shown; undefined where the lesson has none of its parts. */
export const roleFor = (kind: Wanted, roles: readonly (PartRole | null)[]): PartRole | undefined =>
  [...(roles.includes('share') ? (jigsaw[kind] ?? []) : []), ...places[kind]].find((each) => roles.includes(each));

/**
 * The index of the outline's part for each slide, in order and never going back; null without an outline. Parts that still have the title of a structure take the
 * slides that were made for them. Where titles are a teacher's own, slides are spread over the minutes: the first in the first part, the exit slide in the last.
 */
export function partOfSlides(outline: readonly Pick<OutlinePart, 'title' | 'duration'>[], slides: readonly (Pick<LessonSlide, 'kind'> & { title?: string })[]): (number | null)[] {
  if (outline.length === 0) return slides.map(() => null);
  const roles = outline.map(({ title }) => roleOfTitle(title));
  const last = outline.length - 1;
  const isWritten = isTest(outline);
  const seen = new Map<SlideKind, number>();
  let before = 0;
  return slides.map(({ kind, title }, place) => {
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    const second = times === 2 && (kind === 'task' || kind === 'model') ? (`${kind}2` as const) : kind;
    const role = roleFor(second, roles);
    const own = isWritten ? outline.findIndex((part) => part.title === title) : -1;
    // In a test nothing is explained before the sheets are in.
    const isLast = kind === 'exit' || (isWritten && kind !== 'opening' && kind !== 'task');
    const wished = own >= 0 ? own : isLast ? last : role ? roles.indexOf(role) : byMinutes(outline, place / Math.max(1, slides.length - 1));
    before = Math.max(before, Math.min(last, wished));
    return before;
  });
}

/** The part that is on when this share of the minutes is over. */
function byMinutes(outline: readonly Pick<OutlinePart, 'duration'>[], share: number): number {
  const ends = outline.map((_, place) => minutesOf(outline.slice(0, place + 1)));
  const found = ends.findIndex((end) => end > share * (ends.at(-1) ?? 0));
  return found === -1 ? outline.length - 1 : found;
}
