/** A chemical equation of the student's is counted, and the verdict said. */
import { balanceIn, singleAtomIn } from '../math/equation-balance.ts';
import type { Verdict } from './answer-checks.ts';
import { problemIn } from './problem.ts';
import type { Turn } from './turn.ts';

/** Null where the text holds no chemical equation, or nothing new can be said of it. */
export function sayBalance(turn: Turn, text = turn.reading.message): Verdict | null {
  const { speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const balance = balanceIn(text);
  if (!balance) return null;
  const [off] = balance.off;
  if (off) {
    // The next attempt is held against these substances.
    turn.problem ??= problemIn(balance.text);
    return speaker.sayVerdict(student.unbalanced, { left: balance.text, term: off.atom, a: String(off.left), b: String(off.right) }) ? { holds: false } : null;
  }
  const single = singleAtomIn(balance);
  if (single) return speaker.sayVerdict(student.singleAtom, { left: balance.text, term: single }) ? { holds: false } : null;
  return speaker.sayVerdict(student.balanced, { left: balance.text }) ? { holds: true } : null;
}

/** Is a verdict asked for, and not only a way to balance it? */
export const asksWhetherBalanced = (message: string): boolean => /\b(?:is|are|does|did|was)\b.*\b(?:balanced?|right|correct)\b/i.test(message);
