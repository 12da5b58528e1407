/** A task in work whose answer is known: an answer to it is met before anything else, the right one with its reason, a wrong one with the question behind its slip. */
import { chainedOn } from '../math/percent-chain.ts';
import { loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import type { Task, TaskVerdict } from '../math/task.ts';
import { sameDimension, unitOf } from '../math/units.ts';
import { fold, wordsOf } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { fill } from './fill.ts';
import { open, problemsIn, solve } from './open-problems.ts';
import { type Problem, problemIn } from './problem.ts';
import type { ChatState, Rung } from './state.ts';
import { listed, toldNumbersIn } from './told-task.ts';
import type { Turn } from './turn.ts';

type TaskProblem = Problem & { kind: 'task' };

/** Says the verdict on an answer to the task in work, or begins one that goes on from it. Null when the message does neither. */
export function taskTurn(turn: Turn): Rung | null {
  const verdict = sayAnswer(turn) ?? sayUnit(turn) ?? sayNext(turn) ?? sayWhy(turn) ?? sayUntold(turn);
  if (!verdict) return null;
  if (verdict.holds && turn.problem && !turn.speaker.asks) turn.speaker.sayOne(turn.index.knowledge.moves.student.backToProblem, { left: turn.problem.text });
  return verdict.holds ? 'yours' : 'question';
}

/** Is the message met by `taskTurn`, and by nothing before it? `earlier`: the visitor's messages before, newest first. */
export function isOfTask(state: ChatState, message: string, earlier: readonly string[]): boolean {
  const { problem, solved } = problemsIn(state.problem);
  if (problem?.kind === 'task' && problem.task.judge(message)) return true;
  const about = problem ?? solved;
  if (!problem && solved?.kind === 'task' && asksWhy.test(fold(message))) return true;
  return (about?.kind === 'task' && unitIn(message, about.task) !== null) || nextOf(message, about) !== null || untoldIn(message, state, earlier) !== null;
}

function sayAnswer(turn: Turn): Verdict | null {
  const { reading, problem } = turn;
  // A false line on the way is met as such, whatever comes out.
  if (problem?.kind !== 'task' || reading.claims.some(({ holds }) => !holds)) return null;
  const found = problem.task.judge(reading.message);
  return found && sayVerdict(turn, problem, found);
}

const chained = /^(?:(?:ok|okay|so|and|but|now|oh|wait|then),? )*\b(?:and|then|now|after that|if)\b[^%]*\d ?(?:%|percent)/;
/** "10% tax on that" begins with what came out, and is a task of its own. */
const ofResult = /\b(?:of|on|to|from|off) (?:that|it|this|the (?:result|answer|new (?:price|number)))\b/;
const ofCircle = /^(?:(?:ok|okay|so|and|but|now|what about|how about|whats|what is|find),? )*(?:the |its )?(area|circumference|perimeter)(?: of it| of the circle| then)?[?. ]*$/;

/** "And then 25% up again is 80", "and the area": a task that goes on from the one before, and the answer that may stand in it. */
function nextOf(message: string, before: Problem | null): { problem: TaskProblem; answer: string } | null {
  const text = fold(message);
  if (before?.kind === 'percent' && !before.change.isBack && chained.test(text) && !ofResult.test(text)) {
    const { amount, percent } = before.change;
    const [asked = '', ...answer] = text.split(/ (?:is|=|makes|gives|equals|brings it(?: back)? to|comes to) /);
    const task = chainedOn(asked, { amount, percent, isDown: !before.text.includes('more') });
    return task && { problem: { kind: 'task', text: task.text, task }, answer: answer.join(' ') };
  }
  const measure = before?.kind === 'task' && ['around', 'disk'].includes(before.task.kind) ? ofCircle.exec(text)?.[1] : undefined;
  const found = measure && before?.kind === 'task' ? problemIn(`the ${measure} of ${before.task.slots.a}`) : null;
  return found?.kind === 'task' && found.text !== before?.text ? { problem: found, answer: '' } : null;
}

function sayNext(turn: Turn): Verdict | null {
  const next = nextOf(turn.reading.message, turn.problem ?? turn.solved);
  if (!next) return null;
  if (turn.problem === null || turn.problem.kind === 'percent') turn.problem = next.problem;
  else open(turn, next.problem);
  const judged = next.answer ? next.problem.task.judge(next.answer) : null;
  if (judged) return sayVerdict(turn, next.problem, judged);
  return startTask(turn, next.problem) ? { holds: false } : null;
}

const asksWhy = /^(?:(?:but|so|and|ok|okay|wait|oh),? )*(?:why|how come)\b(?!.*\d)(?: [a-z']+){0,8}[?. ]*$/;

/** "Why does it not include the last", asked of the task that is done. */
function sayWhy({ reading, problem, solved, speaker, index }: Turn): Verdict | null {
  if (problem || solved?.kind !== 'task' || !asksWhy.test(fold(reading.message))) return null;
  const { taskWhy, tasks } = index.knowledge.moves.student;
  const why = fill(tasks[solved.task.kind].why, solved.task.why);
  // The sentence itself was said with the verdict.
  return speaker.sayVerdict(taskWhy, { left: solved.text, because: `${why.charAt(0).toLowerCase()}${why.slice(1, -1)}` }) ? { holds: false } : null;
}

/** The numbers of a task from before that nothing here can work out, where the message gives a number for it. */
function untoldIn(message: string, { problem, topic, short }: ChatState, earlier: readonly string[]): { numbers: string[]; right: string } | null {
  const given = problem === null && topic === null && short === null ? loneNumberIn(message) : null;
  if (!given || wordsOf(message).length > 5) return null;
  const told = earlier.slice(0, 3).find((text) => numbersIn(text).length >= 2 && toldNumbersIn(text) !== null && problemIn(text) === null);
  const numbers = told ? toldNumbersIn(told) : null;
  return numbers && { numbers, right: `${given.typed}${given.isPercent ? '%' : given.unit ? ` ${given.unit.text}` : ''}` };
}

function sayUntold({ reading, state, thread, speaker, index }: Turn): Verdict | null {
  const found = untoldIn(reading.message, state, thread.earlier.slice(1));
  return found && speaker.sayVerdict(index.knowledge.moves.student.numberOfTask, { numbers: listed(found.numbers), right: found.right }) ? { holds: false } : null;
}

function sayVerdict(turn: Turn, { task, text }: TaskProblem, { verdict, shown, slip, slots }: TaskVerdict): Verdict | null {
  const { speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const own = student.tasks[task.kind];
  const filled = { right: shown, left: text, ...slots };
  const say = (lines: readonly string[], holds = false): Verdict | null => (speaker.sayVerdict(lines, filled) ? { holds } : null);
  switch (verdict) {
    case 'fits': {
      solve(turn);
      if (task.kind === 'reaction') return speaker.sayVerdict(student.balanced, { left: shown }) ? { holds: true } : null;
      return speaker.sayVerdict(student.taskFits, { ...filled, why: fill(own.why, task.why) }) ? { holds: true } : null;
    }
    case 'slip':
      if (task.kind === 'reaction' && slip === 'off') return speaker.sayVerdict(student.unbalanced, { ...filled, left: shown }) ? { holds: false } : null;
      return (own.slips[slip ?? ''] && say(own.slips[slip ?? ''] ?? [])) || say(student.resultFails);
    case 'step':
      return say(student.resultStep);
    case 'unit':
      return say(student.resultUnit);
    case 'rounded':
      return say(student.resultRounded);
    case 'fails':
      return say(student.resultFails);
  }
}

const asksForUnit =
  /^(?:(?:ok|so|and|but|wait),? )*(?:(?:its |is it )?[-−]?\d+(?:\.\d+)? (?:what|of what)|(?:in )?(?:what|which|whats the|what is the) units?\b.*|.*\bwhat unit.*)[?. ]*$/;

/** "4 what?" asks for the unit; "m/s^2" names one. */
function unitIn(message: string, { dimension }: Task): { asks: true } | { asks: false; typed: string; fits: boolean } | null {
  if (!dimension) return null;
  const text = fold(message).replaceAll('²', '^2');
  if (asksForUnit.test(text)) return { asks: true };
  const unit = unitOf(
    text
      .replace(/\b(?:is|it|its|the|unit|in|so|oh|maybe|i think|then|ok)\b|[?!.,]/g, ' ')
      .trim()
      .replace(/ +/g, ' '),
  );
  return unit && { asks: false, typed: unit.text, fits: sameDimension(unit.dimension, dimension) };
}

function sayUnit(turn: Turn): Verdict | null {
  const { reading, problem, solved, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const about = problem ?? solved;
  const found = about?.kind === 'task' ? unitIn(reading.message, about.task) : null;
  if (!found || !about) return null;
  if (found.asks) return speaker.sayVerdict(student.taskUnit, { left: about.text }) ? { holds: false } : null;
  return speaker.sayVerdict(found.fits ? student.taskUnitFits : student.taskUnitFails, { left: about.text, right: found.typed }) ? { holds: false } : null;
}

/** The first question about a task that the student has only just brought. */
export const startTask = ({ speaker, index }: Pick<Turn, 'speaker' | 'index'>, { task, text }: TaskProblem): boolean =>
  speaker.sayOne(index.knowledge.moves.student.tasks[task.kind].start, { left: text, ...task.slots });
