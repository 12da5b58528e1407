/** What a reflection plans, and what only sounds like a plan. */
import { anchored, nextStep, vaguePlan } from './signs.ts';

/** Before the words of a plan: "there is nothing that I could do better next time", "I do not know what I will do". */
const denied =
  /(?:\b(?:nothing|never|nobody|none)|\bno (?:plan|need|reason|idea|point|way|one|more|next)|(?:n['’]?t|\bnot) (?:even |really )?(?:know|need|have|see|plan|think|want|sure|care|be a))\b[^.,;!?]*$/i;
/** After them: "next time I will change nothing". */
const voided = /^[^.,;!?]*(?:\bnothing|(?:\bnot|n['’]t|\bnever) (?:do|change|try)\b[^.,;!?]*\b(?:any ?thing|differently))\b/i;
/** What will come of itself: "I will miss my friends", "I will never forget it". */
const foreseen =
  /^\s+(?:(?:always|never|probably|still|really|not) )*(?:miss|forget|remember|regret|love|hate|see (?:him|her|them) again|be (?:sad|happy|glad|proud|scared|fine|late|sorry))\b/i;

/** Where the text plans something; null where it does not, or says that there is nothing to plan. */
export function planIn(text: string): RegExpExecArray | null {
  const match = nextStep.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length);
  if (denied.test(text.slice(0, match.index)) || voided.test(after)) return null;
  return /(?:will|['’]ll)$/i.test(match[0]) && foreseen.test(after) ? null : match;
}

/** The same for a line of notes, which is one under a heading such as "Next week". */
export const planOf = ({ text, isUnderPlan }: Planned): RegExpExecArray | null => planIn(text) ?? (isUnderPlan ? /^.+$/s.exec(text) : null);

interface Planned {
  text: string;
  isUnderPlan: boolean;
}

/** Where the text says that nothing is to be done better: "there is nothing that I could do better next time". */
export function deniedPlanIn(text: string): RegExpExecArray | null {
  const match = nextStep.exec(text);
  return match && !planIn(text) && /(?:\bnothing|\bno (?:need|reason)|(?:n['’]?t|\bnot|\bnever) (?:need|have|want|plan|going|do|change|try))\b/i.test(text) ? match : null;
}

export const isPlan = (text: string): boolean => planIn(text) !== null;
export const isPlanned = (told: Planned): boolean => planOf(told) !== null;

/** A plan that nobody could see being carried out. */
export const isVaguePlan = (text: string): boolean => vaguePlan.test(text) && !anchored.test(text);
