/** Which of two numbers is bigger: "is 0.5 bigger than 0.45", "which is bigger, 3/4 or 2/3", "0.45 is bigger than 0.5 because …", "3/4 > 5/8". */
import { leftSide, rightSide } from './check-claim.ts';
import { equal, evaluate, type Rational, toNumber } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';

export type Order = 'more' | 'less' | 'same';

export interface Comparison {
  a: string;
  b: string;
  aValue: Rational;
  bValue: Rational;
  /** Of a against b, as it is. */
  order: Order;
  /** Is the bigger one looked for, or the smaller one? */
  wanted: 'more' | 'less';
  /** What the text says of a against b; null where it asks. */
  claim: Order | null;
  /** Does the claim hold? A question claims nothing. */
  holds: boolean;
}

const size = `(?:[-−](?=\\d))?${number}(?: ?(?:%|percent\\b))?`;
const more = 'bigger|larger|greater|higher|more';
const less = 'smaller|less|lower|fewer';
const word: Record<string, Order> = Object.fromEntries([...more.split('|').map((w) => [w, 'more'] as const), ...less.split('|').map((w) => [w, 'less'] as const)]);
/** What may follow the second number: a unit or another sign would make it a part of something else. */
const end = '(?=\\s*(?:[?.!,;]|$|\\b(?:because|bc|cuz|since|so|right|correct|true|and|but|cause|as|i think|isnt it|or)\\b))(?!\\.\\d)';
const than = `(?:(?:a )?(?:bit |lot |much |way )?(${more}|${less}) th[ae]n|(?:the )?(same) as|(equal) to|(as) (?:big|large|much) as)`;
const is = '(?:is|are|was|=|would be|must be|has to be)';

const asked = new RegExp(
  `^(?:(?:so|and|but|ok|hi|um+|hey|wait|please|pls|kora|can you tell me|tell me|i want to know|i wonder|if),? )*(?:is|are|isnt|if|whether) (?:it true that )?(${size}) (?:is |really )?(?:(?:${more}|${less}) or )?${than} (${size})${end}`,
);
const stated = new RegExp(`(?<![\\w.,/)] ?[-+×*÷/:] ?|\\b(?:of|plus|minus|times|over|by|and|page|question|number) )(?<![\\d/.])(${size}) ${is} (?:also )?${than} (${size})${end}`);
const between = `(${size})(?: ?,? ?(?:or|and|vs\\.?|versus|,|with|to) ?| )(${size})`;
const sizes = `(?:${more}|${less}|biggest|smallest|largest|greatest)`;
const which = new RegExp(`(?:\\b(?:wh?ich|witch|wh?ats?)\\b[a-z ]{0,40}?\\b${sizes}\\b(?! th[ae]n)[a-z ]{0,20}|\\bcompar(?:e|ing)\\b[a-z ]{0,20})[,:?]? ?${between}`);
const whichBehind = new RegExp(`${between}[,:.?]? ?(?:wh?ich|witch|wh?ats?)\\b[a-z ]{0,20}?\\b${sizes}\\b`);
const alike = new RegExp(
  `^(?:(?:so|and|but|ok|is|are|i think|maybe),? )*(${size}) (?:and|is) (${size}) (?:are |is )?(?:both )?(?:really )?(?:the )?(?:same|equal)\\b(?: (?:thing|number|amount|size))?${end}`,
);
const asksSize = new RegExp(`\\b(?:${more}|${less}|biggest|smallest|largest|greatest|compar(?:e|ing))\\b`);

/** The first comparison of the text; null when there is none, or when units and other words make it unsure. */
export function comparisonIn(typed: string): Comparison | null {
  const signAt = typed.search(/[<>≥≤]/);
  const bySign = signAt < 0 ? null : signedComparison(typed);
  if (!asksSize.test(typed.toLowerCase()) && !/\b(?:same|equal|as (?:big|large|much) as)\b/i.test(typed)) return bySign;
  const text = withFigures(typed)
    .replace(/\bnegative (?=\d)/g, '-')
    // "Which one", "the bigger one".
    .replace(/\b(which|what|the|this|bigg?er|smaller|larger|greater|less|lower|higher) 1\b(?! ?[/.\d])/g, '$1');
  const question = asked.exec(text);
  if (question) return compared(question[1], question.at(-1), null);
  const claim = stated.exec(text);
  // "0.12 is bigger than 0.9 because 12 > 9": what comes first is said, what follows is its reason.
  if (bySign && (!claim || claim.index > signAt)) return bySign;
  if (claim) {
    const [, a, sizeWord, , , , b] = claim;
    if (/^(?:which|what|whats|how)\b/.test(text)) return null;
    const isAsked = /^(?:is|are|does|do)\b/.test(text);
    return compared(a, b, isAsked ? null : sizeWord ? (word[sizeWord] ?? null) : 'same');
  }
  const same = alike.exec(text);
  if (same) return compared(same[1], same[2], /^(?:(?:so|and|but|ok),? )*(?:is|are)\b/.test(text) ? null : 'same');
  const choice = which.exec(text) ?? whichBehind.exec(text);
  if (!choice || text.match(new RegExp(number, 'g'))?.length !== 2 || /\bhow (?:much|many)\b/.test(text)) return null;
  return compared(choice[1], choice[2], null, new RegExp(`\\b(?:${less}|smallest)\\b`).test(text) ? 'less' : 'more');
}

const signs: Record<string, readonly Order[]> = { '>': ['more'], '<': ['less'], '>=': ['more', 'same'], '<=': ['less', 'same'], '≥': ['more', 'same'], '≤': ['less', 'same'] };

/** "3/4 > 5/8", "1/2 + 1/3 < 1": a claim, unless it is put as a question. */
function signedComparison(typed: string): Comparison | null {
  const found = /(?<![-=<>])(?:[<>]=?|[≥≤])(?![<>=])/.exec(typed);
  if (!found) return null;
  const a = leftSide(typed, found.index);
  const b = rightSide(typed, found.index + found[0].length - 1);
  const pair = a && b && !/=/.test(typed.replace(found[0], '')) ? compared(a, b, null) : null;
  if (!pair) return null;
  const isAsked = /^\s*(?:is|are|isnt|isn't)\b/i.test(typed);
  const allowed = signs[found[0]] ?? [];
  return isAsked ? pair : { ...pair, claim: allowed[0] ?? null, holds: allowed.includes(pair.order) };
}

function compared(a: string | undefined, b: string | undefined, claim: Order | null, wanted: 'more' | 'less' = 'more'): Comparison | null {
  const [aValue, bValue] = [sizeOf(a), sizeOf(b)];
  if (!a || !b || !aValue || !bValue) return null;
  // "Is 15% more than 80" has lost its "what".
  if (/%|percent/.test(a) !== /%|percent/.test(b) && Math.max(toNumber(aValue), toNumber(bValue)) >= 2) return null;
  const order = equal(aValue, bValue) ? 'same' : toNumber(aValue) > toNumber(bValue) ? 'more' : 'less';
  return { a: a.trim(), b: b.trim(), aValue, bValue, order, wanted, claim, holds: claim === order };
}

function sizeOf(typed: string | undefined): Rational | null {
  if (!typed) return null;
  const [, percent] = /^(.+?) ?(?:%|percent)$/.exec(typed) ?? [];
  return evaluate(percent ? `(${percent})/100` : typed);
}
