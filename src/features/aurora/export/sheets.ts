/** The pages of a handout that are given out by themselves: the preparation sheet before the lesson, expert sheets to their groups, cards to be cut apart. */
import type { LessonBody } from '../../../contracts/lesson.ts';
import { type HandedOut, handedOut } from '../../../engine/lesson/handed-out.ts';
import { type Block, heading, lines, section, text } from '../../../ui/paper/paper.ts';

/** Is it done at home, with the preparation sheet? */
export const isBefore = (task: string): boolean => /^Before the lesson\b/.test(task.trim());

const blocksOf = (sheet: HandedOut): Block[] => sheet.lines.map(({ label, text: words }) => text(words, label || undefined));
const sheetsLike = (body: LessonBody, kind: HandedOut['kind']): HandedOut[] => handedOut(body.materials).filter((each) => each.kind === kind);

/** With the task that it is read for. Empty where the lesson has none. */
export function preparationOf(body: LessonBody): Block[] {
  const sheet = sheetsLike(body, 'preparation');
  if (sheet.length === 0) return [];
  return [...section('Preparation sheet', sheet.flatMap(blocksOf)), ...body.tasks.filter(isBefore).flatMap((task) => [text(task), lines(4)])];
}

/** One page each: every group has another one. */
export const sheetsOf = (body: LessonBody): Block[] => sheetsLike(body, 'expert').flatMap((sheet) => [{ kind: 'new-page' as const }, ...section(sheet.name, blocksOf(sheet))]);

export function cardsOf(body: LessonBody): Block[] {
  const cards = sheetsLike(body, 'card');
  return cards.length === 0
    ? []
    : [{ kind: 'new-page' }, heading('Cards, to be cut apart'), ...cards.flatMap(({ name, lines: each }) => each.map((card) => text(card.text, name)))];
}
