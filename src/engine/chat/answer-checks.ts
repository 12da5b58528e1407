/** Checks that need no opinion: a line of arithmetic, a year, the answer to one of Kora's own questions. */
import { equal } from '../math/rational.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { sumIn } from '../math/sum.ts';
import { fold, wordsOf } from '../text/words.ts';
import { expectedReplies } from './expected-replies.ts';
import { type Problem, problemIn } from './problem.ts';
import type { Reading } from './read-message.ts';
import { exactValue, sayGiven } from './result-checks.ts';
import { withContext } from './thread.ts';
import { factsFor } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';
import { askForSmaller } from './worded-checks.ts';

/** Did what was checked hold? */
export interface Verdict {
  holds: boolean;
}

/** Says what holds and what does not in the last numeric line; false when there is none. */
export function sayClaims(turn: Turn): boolean {
  const { reading, speaker, index, problem } = turn;
  const { student } = index.knowledge.moves;
  const claim = reading.claims.find((c) => !c.holds) ?? reading.claims.at(-1);
  if (!claim) return false;
  const slots = { left: claim.left, right: claim.right, term: claim.trueValueIs ?? '' };
  if (claim.holds) {
    const value = exactValue(problem);
    if (value && equal(claim.leftValue, value)) turn.problem = null;
    // "Perimeter = 7 + 4 = 11": the sum is right, the answer is not.
    else if (problem?.kind === 'formula' && sayGiven(turn, { typed: claim.right, value: claim.rightValue, unit: null, isPercent: false }, true)) return true;
    else if (problem && isOtherWay(problem, claim.left)) return speaker.sayVerdict(student.wayFails, { left: claim.left, right: problem.text });
    if (!speaker.sayVerdict(student.rightClaim, slots)) return false;
    if (sumIn(claim.left)) askForSmaller(turn, claim.right);
    return true;
  }
  if (!problem) turn.problem = reading.problem ?? problemIn(claim.left);
  // Of a power a rough guess tells little.
  const power = /^(\d+(?:\^\d+|[²³]))$/.exec(claim.left)?.[1];
  return speaker.sayVerdict(student.wrongClaim, slots) && (power ? speaker.sayOne(student.powerStart, slots) : speaker.sayOne(student.estimate, slots));
}

/** "60/15 = 4", said of 15% of 60: true, made of the problem's own numbers, and not the way to it. */
function isOtherWay(problem: Problem, typed: string): boolean {
  const known = numbersIn(problem.text);
  const figures: string[] = typed.match(/\d+(?:\.\d+)?/g) ?? [];
  return problem.kind === 'sum' && /%|percent/i.test(problem.text) && figures.length > 0 && figures.every((figure) => known.includes(figure) || known.includes(`${figure}%`));
}

/** Holds a year against the facts of the pack that the message is about. Null when no fact near it names a year. */
export function sayYear({ reading, thread, speaker, index }: Turn): Verdict | null {
  const { student } = index.knowledge.moves;
  const years = yearsIn(reading.message);
  if (!thread.topic || years.length === 0) return null;
  const about = withContext(thread, reading.message.replace(year, ' ')).replace(year, ' ');
  const near = factsFor(thread.topic, about).filter(({ text }) => yearsIn(text).length > 0);
  const holds = near.some(({ text }) => years.every((typed) => yearsIn(text).includes(typed)));
  // To contradict takes a fact that is surely about the same thing.
  if (!holds && factsFor(thread.topic, about, 0.6).length === 0) return null;
  return speaker.sayVerdict(holds ? student.yearHolds : student.yearFails, { term: years.join(', ') }) ? { holds } : null;
}

const year = /\b1[0-9]{3}\b|\b20[0-9]{2}\b/g;
const yearsIn = (text: string): string[] => text.match(year) ?? [];

/** "What does the heart do" asks, whatever answer its words would make; "what the heart does" is none of the visitor's own questions. */
const asksItself = ({ message, words }: Reading): boolean =>
  words >= 4 &&
  /^(?:(?:so|but|and|ok|okay|oh|wait|well) )*(?:(?:what|why|how|when|where|who|which)(?: \w+)? (?:do|does|did|is|are|was|were|can|could|would|will|should|has|have|happens|makes|causes)|whats|whos)\b/.test(
    fold(message),
  );

const bare = (text: string): string => wordsOf(text).join(' ');

/** Meets the answer to a question of Kora's own that the content foresees. Null when there is none. */
export function sayExpected({ reading, thread, speaker, index }: Turn): Verdict | null {
  // Who asks for a difference names both words, and one of them may be a foreseen answer.
  if (/\bdifference between\b/i.test(reading.message)) return null;
  const isAnswer = ['statement', 'question', 'proposes', 'wants-check', 'success', 'unclear', 'not-for-us', 'acknowledges'].includes(reading.intent);
  // "No" alone may be an answer, "no idea" is none.
  if (!isAnswer && !(reading.intent === 'still-stuck' && reading.words === 1)) return null;
  const isMeant = ({ hears }: { hears: readonly string[] }) => !asksItself(reading) || hears.some((phrase) => bare(phrase) === bare(reading.message));
  const reply = expectedReplies(index, thread.lastReply, reading.message).find((foreseen) => isMeant(foreseen) && speaker.sayFirst([foreseen.say]));
  return reply ? { holds: reply.right } : null;
}
