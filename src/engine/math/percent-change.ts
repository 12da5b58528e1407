/** A percentage taken off or put on: "20% off 60", "increase 50 by 10%", and the way back: "after 20% off it costs 48, what was the price?" */
import { add, divide, evaluate, multiply, type Rational, subtract } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';

export interface PercentChange {
  /** Says the whole problem and is read back the same: "20% off 60", "the amount that is 48 after 20% off". */
  text: string;
  percent: string;
  amount: string;
  /** Is the amount what came out, and the one before it asked for? */
  isBack: boolean;
  value: Rational;
  /** How many percent of the first amount the second one is: 80 after 20% off. */
  percentLeft: Rational;
  /** What was taken off or put on. */
  change: Rational;
  /** Ten percent of the first amount. */
  tenth: Rational;
  /** What comes out when the percentage is taken of the wrong amount. */
  slip: Rational;
}

const percentage = /(\d+(?:\.\d+)?) ?(?:%|percent\b)/g;
const down =
  /\b(?:off|discount(?:ed)?|less than|decreas(?:e|ed|es|ing)|reduc(?:e|ed|es|ing|tion)|cheaper|drop(?:s|ped)?|fell|falls?|lower(?:ed)?|minus|sale|mark(?:ed)? ?down|loses|lost|subtract|shrinks?|take away)\b|(?:%|percent) less\b|-\s*(?=\d+ ?%)/;
const up =
  /\b(?:increas(?:e|ed|es|ing)|more than|rais(?:e|ed|es)|rises?|rose|grows?|grew|higher|plus|add(?:ed)?|mark(?:ed)? ?up|gain(?:s|ed)?|bigger|more expensive|went up|goes up|tax|tip|vat|gst|service charge)\b|(?:%|percent) more\b|\+\s*(?=\d+ ?%)/;
const isPrice = /\b(?:off|discount\w*|sale|costs?|price|pays?|paid|marked? ?down)\b/;
const first = '(?:original(?:ly)?|normal(?:ly)?|regular(?:ly)?|full|old|usual(?:ly)?|starting|before)';
/** The amount is the one before the change: "it was 60", "the original price is 60". */
const isFirst = new RegExp(`\\b(?:${first}(?: (?:price|cost|amount|value))?(?: (?:is|was|of|it|costs?|cost|at))*|was|were|used to (?:be|cost)|from) ${number}`);
const asksForFirst = new RegExp(`\\b${first}\\b|\\bat first\\b|\\bwhat was (?:the|its|it)\\b|\\bamount that is\\b|\\bhow much (?:was|did)\\b`);
const isResult = new RegExp(`\\b(?:now|after|is|costs?|pays?|paid|for|to|becomes|gets) (?:it )?(?:is |costs? )?(?:only )?${number}|^${number}|${number} after\\b`);

/** Null unless the text holds one percentage, one other number and says which way it goes. */
export function percentChangeIn(typed: string): PercentChange | null {
  if (!/%|percent/i.test(typed) || typed.includes('=')) return null;
  const text = withFigures(typed)
    .replace(/[$€£](?=\d)/g, '')
    .replace(/(?<=\d)[ -]?(?:dollars?|bucks|euros?|pounds|cents)\b/g, '')
    .replace(/(?<=\d)[€£]/g, '');
  const percents = [...text.matchAll(percentage)];
  const amounts = text.replace(percentage, ' ').match(new RegExp(number, 'g')) ?? [];
  const [percent, amount] = [percents[0]?.[1], amounts[0]];
  // "20% of 60" is a part, not a change.
  if (percents.length !== 1 || amounts.length !== 1 || !percent || !amount || /(?:%|percent) of \d/.test(text) || /^(?:so |and )?is \d+(?:\.\d+)? ?% (?:more|less) than/.test(text))
    return null;
  const isDown = down.test(text.replace(/\bmore or less\b/g, ''));
  // "Reduced to" and "off" decide; "more" alone may belong to the question.
  if (isDown === up.test(text)) return null;
  const isBack = asksForFirst.test(text) && !isFirst.test(text);
  if (isBack && !isResult.test(text)) return null;
  // "60 after 20% off": before or after?
  if (!isBack && new RegExp(`${number} after\\b|\\bafter \\d+(?:\\.\\d+)? ?(?:%|percent)`).test(text) && !isFirst.test(text)) return null;
  return change(percent, amount, isDown, isBack, isPrice.test(text));
}

const hundred: Rational = { num: 100, den: 1 };

function change(percent: string, amount: string, isDown: boolean, isBack: boolean, isPrice: boolean): PercentChange | null {
  const [p, given] = [evaluate(percent), evaluate(amount)];
  if (!p || !given) return null;
  const percentLeft = isDown ? subtract(hundred, p) : add(hundred, p);
  const factor = percentLeft && divide(percentLeft, hundred);
  if (!percentLeft || !factor || factor.num <= 0) return null;
  const value = isBack ? divide(given, factor) : multiply(given, factor);
  const difference = value && subtract(value, given);
  const wrongWay = divide(multiply(given, p) ?? given, hundred);
  const slip = wrongWay && (isDown === isBack ? add(given, wrongWay) : subtract(given, wrongWay));
  const tenth = divide(isBack ? (value ?? given) : given, { num: 10, den: 1 });
  if (!value || !difference || !slip || !tenth) return null;
  const words = isDown ? (isPrice ? 'off' : 'less') : 'more';
  const text = isBack ? `the amount that is ${amount} after ${percent}% ${words}` : `${percent}% ${words === 'off' ? 'off' : `${words} than`} ${amount}`;
  return { text, percent, amount, isBack, value, percentLeft, change: { num: Math.abs(difference.num), den: difference.den }, tenth, slip };
}
