/** One number in another form: "3/4 as a percent", "write 0.6 as a fraction", "0.5 is 5%". */
import { sentencesOf } from '../text/words.ts';
import { divide, equal, evaluate, multiply, type Rational } from './rational.ts';
import { type GivenNumber, number, withFigures } from './spoken-numbers.ts';

export type NumberForm = 'percent' | 'decimal' | 'fraction';

export interface FormChange {
  /** As typed: "0.5", "35%". */
  typed: string;
  value: Rational;
  into: NumberForm;
}

const size = `${number}(?: ?(?:%|percent\\b))?`;
const form = '(percent(?:age)?s?|%|decimals?|fractions?)';
const asked = [
  new RegExp(`(${size}) (?:(?:is|be|written|expressed|changed|turned|converted) )?(?:as|to|into|in) (?:an? |its )?${form}`),
  new RegExp(`\\b(?:what|which|whats)(?: is)?(?: the| a)? ${form} (?:is|for|of|form of|equals) (${size})(?=[?. ]*$)`),
];
const lead = '^(?:(?:so|and|but|ok|oh|wait|is|i think|because|then|um+|isnt|no|yes),? )*';
const said = new RegExp(
  `${lead}(${size}) ?(?:is|=|equals|means|makes|would be) (?:the same (?:as|thing as) |equal to |just |also |like )?(${size})(?: (?:right|correct|yes|or not|as a percent))?[?!. ]*$`,
);

/** The change of form that is asked for; null when there is none. */
export function formChangeIn(text: string): FormChange | null {
  const figures = withFigures(text);
  const [one, other] = asked.map((pattern) => pattern.exec(figures));
  return one ? change(one[1], one[2]) : other ? change(other[2], other[1]) : null;
}

/** "0.5 is 5%", "3/4 is 0.75": one number said to be another in another form. */
export function formClaimIn(text: string): { change: FormChange; given: GivenNumber } | null {
  const [, left, right] = sentencesOf(text).flatMap((sentence) => said.exec(withFigures(sentence)) ?? []);
  if (!left || !right || formOf(left) === formOf(right) || !formOf(left) || !formOf(right)) return null;
  const found = change(left, formOf(right) ?? undefined);
  const value = amountOf(right);
  return found && value && { change: found, given: { typed: right.trim(), value, unit: null, isPercent: false } };
}

export const formText = ({ typed, into }: FormChange): string => `${typed} as a ${into}`;

/** Is the number given the same amount? Behind "as a percent" a bare 75 means 75%. */
export function fitsForm({ value, into }: FormChange, given: GivenNumber): boolean {
  const amount = given.isPercent ? divide(given.value, hundred) : given.value;
  const percent = into === 'percent' && !given.isPercent ? multiply(value, hundred) : null;
  return (amount !== null && equal(amount, value)) || (percent !== null && equal(percent, given.value));
}

const hundred: Rational = { num: 100, den: 1 };

/** Null for a whole number, which has no other form than itself. */
const formOf = (typed: string): NumberForm | null => (/%|percent/.test(typed) ? 'percent' : /\//.test(typed) ? 'fraction' : /\./.test(typed) ? 'decimal' : null);

function amountOf(typed: string): Rational | null {
  const value = evaluate(typed.replace(/ ?(?:%|percent)/, ''));
  return value && (formOf(typed) === 'percent' ? divide(value, hundred) : value);
}

function change(typed: string | undefined, into: string | undefined): FormChange | null {
  const value = typed ? amountOf(typed) : null;
  const wanted = /^d/.test(into ?? '') ? 'decimal' : /^f/.test(into ?? '') ? 'fraction' : 'percent';
  return typed && value && formOf(typed) !== wanted ? { typed: typed.trim().replace(/ ?percent/, '%'), value, into: wanted } : null;
}
