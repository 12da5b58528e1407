/** Which of two numbers is bigger: a claim gets a verdict, a question a move, an answer to it a verdict. */
import { type Comparison, comparisonIn, type Order } from '../math/comparison.ts';
import { equal, evaluate } from '../math/rational.ts';
import { loneNumberIn, numbersIn } from '../math/spoken-numbers.ts';
import { fold } from '../text/words.ts';
import type { Verdict } from './answer-checks.ts';
import { solve } from './open-problems.ts';
import { comparisonProblem, unlikeBottoms } from './problem.ts';
import { askAboutSizes } from './problem-start.ts';
import { beliefIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

const words: Record<Order, string> = { more: 'is bigger than', less: 'is smaller than', same: 'is equal to' };

/** Null when nothing is claimed or answered about two sizes. */
export function sayComparison(turn: Turn): Verdict | null {
  const { reading, problem } = turn;
  if (reading.claims.length > 0) return null;
  const said = comparisonIn(reading.message);
  const work = problem?.kind === 'comparison' ? problem.comparison : null;
  // "0.5 is bigger, because 50 is more than 45": the answer first, then its reason.
  const isReason = work && said?.claim && ![work.aValue, work.bValue].some((value) => equal(value, said.aValue) || equal(value, said.bValue));
  const answer = isReason ? sayChoice(turn, work) : null;
  if (answer) return answer;
  // "No, because 65 is bigger than 7": what is true of other numbers settles nothing here.
  if (isReason) {
    const says = /^(?:no|nope|nah)\b/.test(fold(reading.message)) ? 'no' : /^(?:yes|yeah|yep)\b/.test(fold(reading.message)) ? 'yes' : null;
    const other: Order = work.wanted === 'more' ? 'less' : 'more';
    const meant = says === 'no' ? other : work.wanted;
    return says ? sayClaim(turn, work, meant, work.order === meant) : askAboutSizes(work, turn) ? { holds: false } : null;
  }
  if (said?.claim) return sayClaim(turn, said, said.claim, said.holds);
  return said || !work ? null : (sayRewritten(turn, work) ?? sayChoice(turn, work));
}

function sayClaim(turn: Turn, compared: Comparison, claim: Order, holds: boolean): Verdict | null {
  const { thread, reading, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const left = `${compared.a} ${words[claim]} ${compared.b}`;
  if (holds) {
    if (turn.problem?.kind === 'comparison') solve(turn);
    return speaker.sayVerdict(student.compareHolds, { left }) ? { holds } : null;
  }
  turn.problem = comparisonProblem(compared);
  if (!speaker.sayVerdict(student.compareFails, { left })) return null;
  const belief = thread.topic ? beliefIn(thread.topic, reading.message) : null;
  if (!belief || !speaker.sayFirst([belief.probe])) askAboutSizes(compared, turn);
  return { holds };
}

/** "0.50 and 0.45", "9/12 and 8/12": the two amounts, written alike. Or the bottom they can share. */
function sayRewritten({ reading, thread, speaker, index }: Turn, { a, b, aValue, bValue, order }: Comparison): Verdict | null {
  const { student } = index.knowledge.moves;
  const typed = numbersIn(reading.message);
  const values = typed.flatMap((figure) => evaluate(figure) ?? []);
  const isBoth = values.length === 2 && order !== 'same' && values.some((value) => equal(value, aValue)) && values.some((value) => equal(value, bValue));
  if (isBoth && typed.some((figure) => figure !== a && figure !== b)) return speaker.sayVerdict(student.compareSame, { left: typed.join(' and '), a, b }) ? { holds: false } : null;
  // "0.50" is another name for 0.5, not yet a choice.
  const [only] = values.length === 1 && typed[0] !== a && typed[0] !== b && !isSmaller.test(fold(reading.message)) && !isBigger.test(fold(reading.message)) ? values : [];
  if (only && typed[0] && (equal(only, aValue) || equal(only, bValue)) && order !== 'same' && !/[-−]/.test(`${a}${b}`))
    return speaker.sayVerdict(student.compareOne, { right: typed[0], a, b }) ? { holds: false } : null;
  const bottoms = unlikeBottoms(`${a} and ${b}`);
  const given = bottoms && loneNumberIn(reading.message);
  if (!bottoms || !given || given.unit || given.value.den !== 1 || given.value.num < 1 || !thread.lastReply.includes(a)) return null;
  const fits = bottoms.every((bottom) => given.value.num % bottom === 0);
  const slots = { left: `${a} and ${b}`, right: given.typed, a, b };
  return speaker.sayVerdict(fits ? student.compareBottom : student.noCommonBottom, fits ? slots : { ...slots, a: String(bottoms[0]), b: String(bottoms[1]) })
    ? { holds: false }
    : null;
}

const isSmaller = /\b(?:smaller|less|lower|smallest)\b/;
const isBigger = /\b(?:bigger|larger|greater|higher|more|biggest|largest)\b/;
const doubtful = /\b(?:not|isnt|arent|dont|how|why|what|which|when|if)\b/;

/** "-3. so -7 is smaller": the number of which it is said. Null when it is said of none, or of "it". */
function chosenIn(text: string): string | null {
  const found = [
    ...text.matchAll(
      /(?<![\w./])((?:[-−]|negative |minus )?\d+(?:[./]\d+)?) (?:is|are|=)(?: the)? (?:bigger|larger|greater|higher|more|biggest|largest|smaller|less|lower|smallest)\b(?! th[ae]n)/g,
    ),
  ];
  return found.at(-1)?.[1]?.replace(/^(?:−|negative |minus )/, '-') ?? null;
}

/** "3/4", "0.5 is bigger", "they are the same". */
function sayChoice(turn: Turn, compared: Comparison): Verdict | null {
  const { a, b, aValue, bValue, order, wanted } = compared;
  const text = fold(turn.reading.message);
  if (doubtful.test(text.replace(/\b(?:bc|cuz|because|since)\b.*/, '')) || turn.reading.words > 14) return null;
  const subject = chosenIn(text);
  // "0.3 because 30 hundredths": the number in front is the answer.
  const answer = turn.reading.message.replace(/\b(?:because|bc|cuz|since)\b.*/is, '');
  const figures = subject ? [subject] : numbersIn(answer);
  if (figures.length === 0) return /\b(?:same|equal)\b/.test(text) && turn.reading.words <= 6 ? sayClaim(turn, compared, 'same', order === 'same') : null;
  const [first] = figures.flatMap((figure) => evaluate(!subject && /(?:-|negative |minus )$/.test(text.slice(0, text.indexOf(figure))) ? `-${figure}` : figure) ?? []);
  if (!first || order === 'same' || (!equal(first, aValue) && !equal(first, bValue))) return null;
  if (figures.length > 1 && !isSmaller.test(text) && !isBigger.test(text)) return null;
  const direction = isSmaller.test(text) ? 'less' : isBigger.test(text) ? 'more' : wanted;
  if (isSmaller.test(text) && isBigger.test(text)) return null;
  const isFirst = equal(first, aValue);
  const claimed: Comparison = isFirst ? compared : { ...compared, a: b, b: a, aValue: bValue, bValue: aValue, order: order === 'more' ? 'less' : 'more' };
  return sayClaim(turn, claimed, direction, claimed.order === direction);
}
