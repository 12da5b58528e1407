/** The steps of long division as a student tells them: how often it goes in, what is left, and what stands there when the next digit is brought down. */
import { withFigures } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import type { Problem } from './problem.ts';
import type { Turn } from './turn.ts';

interface Step {
  /** What is divided at this place. */
  part: number;
  times: number;
  left: number;
}

/** Null where the problem is no division of whole numbers, or is done in one step. */
function stepsOf(problem: Problem | null): { by: number; steps: Step[] } | null {
  const [, whole, divisor] = (problem?.kind === 'sum' && /^(\d{2,7}) ?[÷/:] ?(\d{1,3})$/.exec(problem.text)) || [];
  const by = Number(divisor);
  if (!whole || !by) return null;
  const steps: Step[] = [];
  let left = 0;
  for (const digit of whole) {
    const part = left * 10 + Number(digit);
    left = part % by;
    if (part >= by || steps.length > 0) steps.push({ part, times: Math.floor(part / by), left });
  }
  return steps.length > 1 ? { by, steps } : null;
}

const often: Readonly<Record<string, number>> = { once: 1, twice: 2 };
const broughtDown = /\b(?:bring|brings|bringing|brought|pull|pulled|drop|dropped|carry|carried|comes?|came|goes|put)\b.*\bdown\b/;
const isLeft = /\b(?:left|remain\w*|remainder|left ?over)\b/;

/** Says that a step is right and asks for the next one. A wrong one is met elsewhere. */
export function sayLongDivision(turn: Turn): boolean {
  const { reading, thread, speaker, index } = turn;
  // "How many times does 12 go into 15" was asked on the way through 156 ÷ 12.
  const problem = [turn.problem, turn.outer].find((each) => stepsOf(each) !== null) ?? null;
  const division = stepsOf(problem);
  if (!division || reading.words > 12 || reading.claims.length > 0) return false;
  const { by, steps } = division;
  const text = withFigures(fold(reading.message));
  const typed = /\b(\d{1,6})\b(?!.*\d)/.exec(text)?.[1] ?? often[/\b(once|twice)\b/.exec(text)?.[1] ?? ''];
  if (typed === undefined) return false;
  const value = Number(typed);
  const { times, part, left, done } = index.knowledge.moves.student.longDivision;
  const say = (lines: readonly string[], slots: { a: number; c?: number }): boolean => {
    if (turn.problem !== problem) Object.assign(turn, { problem, outer: null });
    return speaker.sayVerdict(lines, { a: String(slots.a), b: String(by), c: String(slots.c ?? '') });
  };
  if (broughtDown.test(text)) return steps.slice(1).some((step) => step.part === value) && say(part, { a: value });
  if (isLeft.test(text)) return steps.slice(0, -1).some((step) => step.left === value) && say(left, { a: value });
  // A number by itself answers how often it goes in, where that was the question.
  const asked = steps.find((step) => step.times === value && new RegExp(`\\b${step.part}\\b`).test(thread.lastReply));
  if (!asked || reading.words > 4 || asked.part === Number(problem?.text.split(' ')[0])) return false;
  const isLast = asked === steps.at(-1) && asked.left === 0;
  return say(isLast ? done : times, { a: value, c: asked.part });
}
