/** Hints and worked examples for a problem in numbers that no topic pack covers: another question about it, then another problem of its kind, solved. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { stepInto } from '../math/sum-steps.ts';
import type { Problem } from './problem.ts';
import { formOf, sayStep, startProblem } from './problem-start.ts';
import type { Rung } from './state.ts';
import type { Turn } from './turn.ts';

/** Returns the rung that was reached; null where the ladder of the thread helps better, or nothing new is left. */
export function helpWithProblem(turn: Turn, wanted: 'hint' | 'example'): Rung | null {
  const { problem, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  const examples = problem && examplesFor(problem, student);
  if (!problem || !examples) return null;
  // An example with all of the student's own numbers would be their own problem, solved.
  const own = numbersIn(problem.text);
  const others = examples.filter((text) => !own.every((figure) => numbersIn(text).includes(figure)));
  const candidates = others.map((text) => ({ text, leads: student.exampleLead, from: 'moves' as const }));
  if (wanted === 'example' && ladder.help === 'examples' && speaker.sayCandidate(candidates)) return 'example';
  return (problem.kind === 'sum' && sayStep(problem.sum, turn)) || startProblem(turn) ? (ladder.help === 'questions' ? 'question' : 'hint') : null;
}

/** Null for sums and equations that have a topic of their own. */
function examplesFor(problem: Problem, student: ChatMoves['student']): readonly string[] | null {
  switch (problem.kind) {
    case 'percent':
      return problem.change.isBack ? student.percentBackExample : student.percentExample;
    case 'formula':
      return student[`${problem.formula.family}Example`];
    case 'ratio':
      return problem.ratio.task === 'share' ? student.shareExample : problem.ratio.task === 'partner' ? student.partnerExample : student.ratioExample;
    case 'comparison':
      return student.compareExample;
    case 'simplify':
      return student.simplifyExample;
    case 'quadratic':
      return student.quadraticExample;
    case 'sum': {
      const form = formOf(problem.text);
      const step = stepInto(problem.sum);
      return form === 'power' ? student.powerExample : form === 'signed' ? student.signedExample : step && student.sumHelp[step.kind].examples;
    }
    case 'form':
      return student.formExample;
    case 'property':
      return student.propertyExample;
    case 'task':
      return student.tasks[problem.task.kind].examples;
    case 'equation':
      return null;
  }
}
