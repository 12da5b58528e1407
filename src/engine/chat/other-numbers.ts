/** The problem before with another number in it: "what if there are 4 friends instead", "and with 25% off". And one more of its kind with other numbers throughout. */
import { toNumber } from '../math/rational.ts';
import { number, numbersIn, withFigures } from '../math/spoken-numbers.ts';
import { stem } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import { type Problem, problemIn } from './problem.ts';
import { exactValue } from './result-checks.ts';

const supposes =
  /^(?:(?:ok|okay|so|and|but|then|now|wait|oh|yes|cool|thx|thanks),? )*(?:(?:what if|what about|how about|what happens (?:if|when|with)|if|suppose|say|imagine|lets say|(?:same |same thing )?(?:for|with|at))\b|and (?=\d)|(?<=\band )(?=\d))|\binstead\b/;

/** A number of a text with what it counts. */
interface Counted {
  typed: string;
  at: number;
  isPercent: boolean;
  /** The stem of the word behind it. */
  of: string | null;
}

function countedIn(text: string): Counted[] {
  return [...text.matchAll(new RegExp(`(${number})(?: ?(%|percent\\b))?(?: ?([a-z]+))?`, 'g'))].map(({ 0: all, 1: typed = '', 2: percent, 3: word, index }) => ({
    typed,
    at: index + all.indexOf(typed),
    isPercent: percent !== undefined,
    of: word && !/^(?:instead|then|now|off|and|or|is|how|what|please|in|for|at|of)$/.test(word) ? stem(word) : null,
  }));
}

/** Reads `before`, told in one of the `tellings`, again with the one number of the message in place of the number that counts the same. Null when it is not plain which. */
export function withOtherNumber(message: string, before: Problem, tellings: readonly string[]): Problem | null {
  const said = withFigures(message);
  const moved = withOtherClock(message, before);
  if (moved) return moved;
  const [, put, old] = new RegExp(`(${number})[^\\d]*\\binstead of (${number})`).exec(said) ?? [];
  const known = old ? countedIn(before.text).filter(({ typed }) => typed === old) : [];
  // "What if its 5 tall instead of 2": which number is meant is said.
  if (put && old && known.length === 1) return problemIn(before.text.slice(0, known[0]?.at) + put + before.text.slice((known[0]?.at ?? 0) + old.length));
  const [given, more] = countedIn(said);
  if (!supposes.test(fold(message)) || !given) return null;
  // "What if it is 9 by 4": the shape stays, its sides are new.
  const [, asked, shape] = /^the (area|perimeter|volume) of (an? [a-z ]+?) (?=\d|with)/.exec(before.text) ?? [];
  if (asked && shape && / by |x/.test(said)) return problemIn(`the ${asked} of ${shape} ${said.slice(given.at)}`);
  if (more) return null;
  for (const telling of [...tellings.filter((text) => problemIn(text)?.text === before.text), before.text]) {
    const text = withFigures(telling);
    const numbers = countedIn(text);
    const alike = numbers.filter(({ isPercent, of }) => (given.isPercent || isPercent ? given.isPercent && isPercent : given.of !== null && of === given.of));
    const [old, another] = alike.length > 0 ? alike : numbers;
    if (!old || another || old.typed === given.typed || (alike.length === 0 && given.isPercent)) continue;
    const problem = problemIn(text.slice(0, old.at) + given.typed + text.slice(old.at + old.typed.length));
    if (problem?.kind === before.kind && problem.text !== before.text) return problem;
  }
  return null;
}

/** "What if it starts at 8:20": the one time of day in the problem is another one. */
function withOtherClock(message: string, before: Problem): Problem | null {
  const clock = /\b\d{1,2}:[0-5]\d\b/g;
  const [given, more] = message.match(clock) ?? [];
  const known = before.text.match(clock) ?? [];
  if (!supposes.test(fold(message)) || !given || more || known.length !== 1) return null;
  const problem = problemIn(before.text.replace(clock, given));
  return problem?.kind === before.kind ? problem : null;
}

/** Ways to move every number of a problem, the nearest first. */
const moves: readonly ((n: number, i: number) => number)[] = [
  (n) => n * 2,
  (n, i) => n + (i === 0 ? 2 : 1),
  (n, i) => (i === 0 ? n * 3 : n + 1),
  (n) => n * 3,
  (n) => n + 1,
  (n, i) => n + 3 - i,
];

const movable: readonly Problem['kind'][] = ['formula', 'percent', 'ratio', 'comparison'];

/** Both times of day later, the second one by more. */
const laterClocks = (text: string): string =>
  ['50', '115'].reduce(
    (line, minutes, i) =>
      line.replace(i === 0 ? /\d+:\d\d/ : /(\d+:\d\d)(?!.*\d:)/, (typed) => {
        const [hours = 0, rest = 0] = typed.split(':').map(Number);
        const moved = hours * 60 + rest + Number(minutes);
        return `${((Math.floor(moved / 60) + 11) % 12) + 1}:${String(moved % 60).padStart(2, '0')}`;
      }),
    text,
  );

/** Another problem of the same kind; null where none comes out even. */
export function anotherProblem(last: Problem): Problem | null {
  if (!movable.includes(last.kind) || (last.kind === 'formula' && ['later', 'line'].includes(last.formula.family))) return null;
  if (last.kind === 'formula' && last.formula.family === 'clock') return problemIn(laterClocks(last.text.replace(/ [ap]m\b/g, '')));
  if (numbersIn(last.text).some((figure) => !/^\d+(?:\.\d+)?$/.test(figure))) return null;
  const found = moves.flatMap((move) => {
    let i = 0;
    const text = last.text.replace(/(?<![\d.])\d+(?:\.\d+)?(?=%)|(?<![\d.:])\d+(?:\.\d+)?(?!\d|[:.]\d|%)/g, (figure) =>
      last.text.includes(`${figure}%`) ? figure : String(Number((move(Number(figure), i++) || 1).toFixed(2))),
    );
    const problem = text === last.text ? null : problemIn(text);
    return problem?.kind === last.kind && problem.text !== last.text ? [problem] : [];
  });
  const isShort = (problem: Problem) => (toNumber(exactValue(problem) ?? { num: 1, den: 1 }) * 10) % 1 === 0;
  return found.find((problem) => (exactValue(problem)?.den ?? 1) === 1) ?? found.find(isShort) ?? null;
}
