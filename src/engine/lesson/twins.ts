/** What stands on a slide and in the plan as well is one thing: the hinge question, the exit ticket, the title that a task names. Changed in one place, it changes in the other. */
import type { LessonBody, LessonPart, LessonSlide } from '../../contracts/lesson.ts';

type Joined = Pick<LessonBody, 'slides' | 'hingeQuestion' | 'exitTicket' | 'tasks'>;

const written = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((line, i) => line === b[i]);

/** Where the lines stand in the text as a whole; -1: not. */
function placeOf(lines: readonly string[], content: readonly string[]): number {
  if (lines.length === 0) return -1;
  return content.findIndex((_, place) => isSame(content.slice(place, place + lines.length), lines));
}

/** The slides of a kind with other lines in the place of these. Other slides stay. */
const rewritten = (slides: readonly LessonSlide[], kind: LessonSlide['kind'], from: readonly string[], to: readonly string[]): LessonSlide[] =>
  slides.map((slide) => {
    const place = slide.kind === kind && to.length > 0 ? placeOf(from, slide.content) : -1;
    return place < 0 ? slide : { ...slide, content: [...slide.content.slice(0, place), ...to, ...slide.content.slice(place + from.length)] };
  });

const hingeOf = ({ hingeQuestion: { question } }: Joined): string[] => written([question]);
const named = (title: string): string => `“${title}”`;
const renamed = (tasks: readonly string[], from: string, to: string): string[] => tasks.map((task) => (from && to ? task.replace(named(from), named(to)) : task));
/** The slide that a task names. */
const taskTitle = ({ slides, tasks }: Joined): string => slides.find(({ title }) => title && tasks.some((task) => task.includes(named(title))))?.title ?? '';

/** After a change by hand. Where both places were changed at once, both stand as they are. */
export function withTwins<Body extends Joined>(before: Body, after: Body): Body {
  const isInPlan = before.slides === after.slides;
  if (isInPlan) {
    const slides = rewritten(rewritten(after.slides, 'hinge', hingeOf(before), hingeOf(after)), 'exit', before.exitTicket, after.exitTicket);
    return { ...after, slides };
  }
  if (before.hingeQuestion !== after.hingeQuestion || before.exitTicket !== after.exitTicket || before.slides.length !== after.slides.length) return after;
  const changed = after.slides.findIndex((slide, i) => slide !== before.slides[i]);
  const [old, slide] = [before.slides[changed], after.slides[changed]];
  // Several at once have been moved or made again.
  if (!old || !slide || after.slides.some((each, i) => i !== changed && each !== before.slides[i])) return after;
  return { ...after, ...inPlan(before, old, slide) };
}

/** The plan after its slide `old` has become `slide`. */
function inPlan(before: Joined, old: LessonSlide, slide: LessonSlide): Partial<Joined> {
  const tasks = old.title === slide.title ? before.tasks : renamed(before.tasks, old.title, slide.title);
  const [from, count] = old.kind === 'hinge' ? [hingeOf(before), 1] : old.kind === 'exit' ? [before.exitTicket, before.exitTicket.length] : [[], 0];
  const place = placeOf(from, old.content);
  // Lines may have been added to the ticket at its end; elsewhere only lines that were rewritten can be told apart.
  const isWhole = old.kind === 'exit' && old.content.length === count;
  if (place < 0 || (!isWhole && old.content.length !== slide.content.length)) return { tasks };
  const lines = isWhole ? slide.content : slide.content.slice(place, place + count);
  if (old.kind === 'exit') return { tasks, exitTicket: [...lines] };
  return { tasks, hingeQuestion: { ...before.hingeQuestion, question: lines[0] ?? '' } };
}

/** The lesson with these parts of another one in the place of its own, the rest rewritten so that it still fits. */
export function takingParts<Body extends Joined>(own: Body, fresh: Joined & Partial<Body>, parts: readonly LessonPart[]): Body {
  const taken = { ...own, ...Object.fromEntries(parts.map((part) => [part, fresh[part as keyof Joined]])) };
  const source = (part: LessonPart): Joined => (parts.includes(part) ? fresh : own);
  const slides = source('slides');
  const tasks = source('tasks');
  const fitting = rewritten(rewritten(slides.slides, 'hinge', hingeOf(slides), hingeOf(source('hingeQuestion'))), 'exit', slides.exitTicket, source('exitTicket').exitTicket);
  const shown = taskTitle(slides) || (slides.slides.find(({ kind }) => kind === 'task')?.title ?? '');
  return { ...taken, slides: fitting, tasks: slides === tasks ? tasks.tasks : renamed(tasks.tasks, taskTitle(tasks), shown) };
}

/** Slides that are to stay keep what they show of the plan, too. */
export const withShown = (lesson: Joined, parts: readonly LessonPart[]): LessonPart[] =>
  !parts.includes('slides')
    ? [...parts]
    : [
        ...new Set<LessonPart>([
          ...parts,
          ...(lesson.slides.some(({ kind, content }) => kind === 'hinge' && placeOf(hingeOf(lesson), content) >= 0) ? (['hingeQuestion'] as const) : []),
          ...(lesson.slides.some(({ kind, content }) => kind === 'exit' && placeOf(lesson.exitTicket, content) >= 0) ? (['exitTicket'] as const) : []),
        ]),
      ];
