/** Problems whose value is worked out from words: "the mean of 4, 6 and 8", "rolling a 3", "2 heads in a row", "2 pens cost 60 cents, how much do 5 cost". */
import { add, divide, evaluate, multiply, type Rational, rational, subtract, toNumber } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import type { Sum } from './sum.ts';

const list = '((?:\\d+(?:\\.\\d+)?(?:,? and |, ?| )){2,}\\d+(?:\\.\\d+)?)(?![\\d/%])';
const measure = new RegExp(`\\b(mean|average|median|range|mode) (?:of|for|from)(?: the numbers| these)?:? ${list}`);
/** "My scores are 70, 80 and 96, what is my average". */
const listFirst = new RegExp(`^[^\\d]*${list}[^\\d]*\\b(mean|average|avrage|averge|avg|median)\\b[^\\d]*$`);
const proportion =
  /(\d+) ([a-z]+)(?: of [a-z]+)? (?:costs?|weighs?|needs?|takes?|uses?|makes?|is|are|for) [$€£]?(\d+(?:\.\d+)?)(?: [a-z]+)?[ ,.;]+(?:(?:how much|how many|what)[a-z ]* (?:do|does|would|will|for|are|is)|and|then)[a-z ]*? (\d+)(?: [a-z]+)*(?:[?.]|$)/;

/** "Round 3478 to the nearest hundred", "3478 rounded to the nearest ten". */
const rounding = /\bround(?:ing)? (?:off )?(\d+(?:\.\d+)?) (?:off )?to (?:the )?nearest (\w+)|(\d+(?:\.\d+)?) (?:is |be )?rounded (?:off )?to (?:the )?nearest (\w+)/;
const places: Readonly<Record<string, Rational>> = {
  thousand: { num: 1000, den: 1 },
  hundred: { num: 100, den: 1 },
  ten: { num: 10, den: 1 },
  whole: { num: 1, den: 1 },
  one: { num: 1, den: 1 },
  tenth: { num: 1, den: 10 },
  hundredth: { num: 1, den: 100 },
};

/** Words for numbers have become figures before. */
const inFigures: Readonly<Record<string, string>> = { '1000': 'thousand', '100': 'hundred', '10': 'ten', '1': 'one' };

function roundedIn(text: string): Sum | null {
  const found = rounding.exec(text);
  const typed = found?.[1] ?? found?.[3];
  const named = (found?.[2] ?? found?.[4] ?? '').replace(/s$/, '');
  const place = inFigures[named] ?? named;
  const [number, unit] = [typed ? evaluate(typed) : null, places[place]];
  const steps = number && unit ? divide(number, unit) : null;
  // Halves go up, as at school.
  const value = steps && unit ? multiply({ num: Math.floor((2 * steps.num + steps.den) / (2 * steps.den)), den: 1 }, unit) : null;
  return value && typed ? { expression: `${typed} rounded to the nearest ${place === 'whole' ? 'whole number' : place}`, value } : null;
}

/** "24 cookies and 6 friends, how many each": shared out evenly, with no other number in it. */
const shared = /^[^\d]*(\d+) [a-z]+ [^\d]*?(\d+) [a-z]+[^\d]*\bhow many\b[^\d]*\beach\b[^\d]*$/;

/** "3 friends share 24 cookies, how many each", "share 24 sweets between 3 children": the heads come first, or the sharing is an order. */
const sharers = /^[^\d]*(\d+) (?!more)[a-z]+[^\d]*?\b(?:share|split|divide)\b[^\d]*(\d+) [a-z]+[^\d]*\b(?:how (?:many|much)|each)\b[^\d]*$/;
const sharedOut = /^[^\d]*\b(?:shar|split|divid|deal)\w*\b[^\d]*?(\d+) [a-z]+[^\d]*\b(?:between|among|amongst|with|by|to|into)\b[^\d]*?(\d+)\b(?! ?%)[^\d]*$/;

/** "60 miles in 2 hours, how far in 5 hours": both times in one unit. */
const inTime = /(\d+(?:\.\d+)?) [a-z]+ (?:in|every|per) (\d+(?:\.\d+)?) ([a-z]+?)s?[ ,.;?].*\bhow (?:far|many|much)\b.*\bin (\d+(?:\.\d+)?) \3s?\b/;

/** "1 inch = 50 miles, how far is 3.5 inches": what one amount stands for, and another one in the same unit. */
const scale = new RegExp(
  `(${number}) ?([a-z]+?)(?:e?s)? (?:=|is|are|stands? for|means|equals|represents?|to) (${number}) ?[a-z]+[ ,.;?].*\\bhow (?:far|many|much|long|big)\\b[^\\d]*(${number}) ?\\2(?:e?s)?\\b[^\\d]*$`,
);

/** Does the text tell such a scale, in which "=" makes no equation? */
export const tellsScale = (text: string): boolean => scale.test(withFigures(text));

/** The whole message read as one such problem, in words that read back the same; null for anything else. */
export function wordedSumIn(typed: string): Sum | null {
  const text = withFigures(typed);
  const [, name, numbers] = measure.exec(text) ?? [];
  if (name && numbers) return measured(name === 'average' ? 'mean' : name, numbers.match(/\d+(?:\.\d+)?/g) ?? []);
  const [, listed, of] = listFirst.exec(text) ?? [];
  if (listed && of) return measured(of === 'median' ? of : 'mean', listed.match(/\d+(?:\.\d+)?/g) ?? []);
  const [whole, heads] = sharers.exec(text)?.slice(1).reverse() ?? (sharedOut.exec(text) ?? shared.exec(text) ?? []).slice(1);
  const each = whole && heads && Number(whole) > Number(heads) && Number(heads) > 1 ? evaluate(`${whole} ÷ ${heads}`) : null;
  if (each) return { expression: `${whole} ÷ ${heads}`, value: each };
  const saved = savingIn(text);
  if (saved) return saved;
  const round = roundedIn(text);
  if (round) return round;
  const [, amount, first, , second] = inTime.exec(text) ?? [];
  if (amount && first && second) return wordedSumIn(`the amount for ${second} when ${first} come to ${amount}`);
  const [, part, , stands, asked] = scale.exec(text) ?? [];
  if (part && stands && asked) return wordedSumIn(`the amount for ${inDecimals(asked)} when ${inDecimals(part)} come to ${inDecimals(stands)}`);
  const price = proportion.exec(text) ?? /\bamount for (\d+(?:\.\d+)?) when (\d+(?:\.\d+)?) come to (\d+(?:\.\d+)?)/.exec(text);
  if (price) {
    const [count, total, wanted] = price.length > 4 ? [price[1], price[3], price[4]] : [price[2], price[3], price[1]];
    const [a, b, c] = [count, total, wanted].map((figure) => evaluate(figure ?? ''));
    const one = a && b && divide(b, a);
    const value = one && c && multiply(one, c);
    return value ? { expression: `the amount for ${wanted} when ${count} come to ${total}`, value } : null;
  }
  return thirdAngleIn(text) ?? chanceIn(text);
}

const asksForAngle = /\b(?:third|3rd|missing|other|last|unknown|remaining) (?:angle|one)\b|\b(?:whats|what is|find) the (?:third|3rd|last|other|missing)\b/;

/** "A triangle has angles 50 and 60, whats the third": the three make 180 degrees. */
function thirdAngleIn(text: string): Sum | null {
  if (!/\btriangle\b/.test(text) || !/\bangles?\b|degrees?|°/.test(text) || !asksForAngle.test(text) || /\b(?:side|sides|long|cm|hypotenuse)\b/.test(text)) return null;
  const [a, b, more] = text.match(new RegExp(number, 'g')) ?? [];
  const [first, second] = [evaluate(a ?? ''), evaluate(b ?? '')];
  const both = first && second && !more && add(first, second);
  const value = both && subtract({ num: 180, den: 1 }, both);
  return value && value.num > 0 ? { expression: `the third angle of a triangle with ${a} and ${b}`, value } : null;
}

const inDecimals = (typed: string): string => {
  const value = evaluate(typed.replace(/(\d+) (\d+\/\d+)/, '$1 + $2'));
  return value ? String(toNumber(value)) : typed;
};

const saving =
  /\b(?:have|has|got|with|saved) (?:already )?[$€£]?(\d+(?:\.\d+)?)\b[^\d]*\b(?:save|saves|saving|get|gets|earn|earns)\b[^\d]*?[$€£]?(\d+(?:\.\d+)?)[^\d]*\b(?:a|per|each|every) (day|week|month)\b[^\d]*\b(?:how (?:long|many)|when|till|until)\b[^\d]*[$€£]?(\d+(?:\.\d+)?)\b[^\d]*$/;
const savingText = /\bthe (day|week|month)s until (\d+(?:\.\d+)?) with (\d+(?:\.\d+)?) to begin with and (\d+(?:\.\d+)?) a \1/;

/** "I have 45 and save 8 a week, how long till 125": only where it comes out even. */
function savingIn(text: string): Sum | null {
  const [, amount, rate, period, goal] = saving.exec(text) ?? [];
  const [, again, goalAgain, start, each] = savingText.exec(text) ?? [];
  const unit = period ?? again;
  const [from, step, to] = [amount ?? start, rate ?? each, goal ?? goalAgain];
  const [a, b, c] = [from, step, to].map((figure) => evaluate(figure ?? ''));
  const rest = a && c && subtract(c, a);
  const value = rest && b && divide(rest, b);
  if (!unit || !value || value.den !== 1 || value.num < 1) return null;
  return { expression: `the ${unit}s until ${to} with ${from} to begin with and ${step} a ${unit}`, value };
}

function measured(name: string, numbers: string[]): Sum | null {
  const values = numbers.flatMap((figure) => evaluate(figure) ?? []).sort((a, b) => toNumber(a) - toNumber(b));
  const [first, last] = [values[0], values.at(-1)];
  const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]];
  const sum = values.reduce<Rational | null>((total, value) => total && add(total, value), { num: 0, den: 1 });
  const middle = low && high && add(low, high);
  const value =
    name === 'mean'
      ? sum && divide(sum, { num: values.length, den: 1 })
      : name === 'median'
        ? middle && divide(middle, { num: 2, den: 1 })
        : name === 'range'
          ? first && last && subtract(last, first)
          : modeOf(values);
  return value ? { expression: `the ${name} of ${numbers.join(', ')}`, value } : null;
}

/** The value that occurs most often; null when there are several. */
function modeOf(values: readonly Rational[]): Rational | null {
  const counts = values.map((value) => values.filter((other) => other.num === value.num && other.den === value.den).length);
  const most = Math.max(...counts);
  const found = values.filter((_, i) => counts[i] === most);
  return most > 1 && found.length === most ? (found[0] ?? null) : null;
}

const faces: Record<string, number> = { even: 3, odd: 3, prime: 3 };

/** One die with six faces, or a fair coin. */
function chanceIn(text: string): Sum | null {
  if (!/\b(?:probability|chances?|odds|rolling|roll|flipping|flip)\b/.test(text)) return null;
  const [, digit, word] =
    /\broll(?:ing)? (?:(?:an? |the )(?:number )?([1-6])|(?:an? )?(even|odd|prime))(?: number)?\b(?!.*\b(?:and|or|two|2 dice|twice|than|sum|total|row)\b)/.exec(text) ?? [];
  const face = digit ?? word;
  if (face) return chance(`rolling ${/^\d/.test(face) ? `a ${face}` : `an ${face} number`.replace('an prime', 'a prime')}`, rational(faces[face] ?? 1, 6));
  const [, count, side] = /\b(?:flip(?:ping)?|getting|get|of) (\d) (heads|tails) in a row\b/.exec(text) ?? [];
  return count && side ? chance(`getting ${count} ${side} in a row`, rational(1, 2 ** Number(count))) : null;
}

const chance = (what: string, value: Rational | null): Sum | null => value && { expression: `the probability of ${what}`, value };
