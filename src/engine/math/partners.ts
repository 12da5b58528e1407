/** A ratio between two named things and how many there are of one: "2:3 red to blue, 10 red, how many blue", "for every 2 cups of rice 3 cups of water". */
import { numberTask, shownValue } from './number-task.ts';
import { add, divide, evaluate, multiply, subtract } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import type { Task } from './task.ts';

const pair = /(?<![\d:.])(\d{1,4}) ?(?::| to ) ?(\d{1,4})(?![\d:]|\.\d)/;
const names = /\b([a-z]{3,}) (?:to|:|and) ([a-z]{3,})\b/g;
const noName = new Set(['ratio', 'how', 'many', 'much', 'have', 'need', 'want', 'the', 'are', 'there', 'and', 'mix', 'from', 'answer']);
const askedFor = /\bhow m[aeu]n+y|\bhow much|\bfind|\bfor \d/;
const every = new RegExp(`\\b(?:for )?(?:every|each) (${number}) (?:[a-z]+ of )?([a-z]{3,})\\b[^\\d]*?(${number}) (?:[a-z]+ of )?([a-z]{3,})\\b`);

const bare = (word: string): string => word.replace(/(?:es|s)$/, '');

export function partnerIn(typed: string): Task | null {
  if (/%|percent|=|\b(?:more|fewer|less)\b.*\bthan\b/i.test(typed)) return null;
  const text = withFigures(typed);
  if (!askedFor.test(text)) return null;
  const told = forEvery(text) ?? inRatio(text);
  if (!told) return null;
  const { parts, kinds, rest } = told;
  const [figure, more] = rest.match(new RegExp(number, 'g')) ?? [];
  if (!figure || more || /\b(?:total|altogether|in all|together|shared?|split|each)\b/.test(rest)) return null;
  const behind = new RegExp(`(?<![\\d.])${figure}((?: (?:more |cups? |liters? |grams? |of |g |ml )?[a-z]+){1,2})`).exec(rest)?.[1] ?? '';
  const words = behind.split(' ').map(bare);
  const given = kinds.findIndex((name) => words.includes(bare(name)));
  return given < 0 ? null : partner(parts, kinds, figure, given);
}

interface Told {
  parts: readonly [string, string];
  kinds: readonly [string, string];
  rest: string;
}

function forEvery(text: string): Told | null {
  const [whole, a, first, b, second] = every.exec(text) ?? [];
  if (!whole || !a || !b || !first || !second || bare(first) === bare(second)) return null;
  return { parts: [a, b], kinds: [first, second], rest: text.replace(whole, ' ; ') };
}

function inRatio(text: string): Told | null {
  const [whole, a, b] = pair.exec(text) ?? [];
  const rest = text.replace(whole ?? '', ' ; ');
  const [two] = [...rest.matchAll(names)].map(([, first = '', second = '']) => [first, second] as const).filter((both) => !both.some((name) => noName.has(bare(name))));
  return whole && a && b && two ? { parts: [a, b], kinds: two, rest } : null;
}

function partner([first, second]: readonly [string, string], kinds: readonly [string, string], figure: string, given: number): Task | null {
  const [from, to] = given === 0 ? [first, second] : [second, first];
  const [a, b, n] = [from, to, figure].map((each) => evaluate(each));
  const factor = a && n && divide(n, a);
  const value = factor && b && multiply(factor, b);
  const step = a && b && subtract(b, a);
  if (!a || !b || !n || !factor || !value || !step) return null;
  const [known = '', wanted = ''] = given === 0 ? kinds : [...kinds].reverse();
  return numberTask({
    kind: 'partner',
    text: `the ${wanted} for ${figure} ${known} at ${first}:${second} ${kinds[0]} to ${kinds[1]}`,
    slots: { a: `${first}:${second}`, b: `${figure} ${known}`, term: wanted, known: from },
    why: { a: from, b: to, term: figure, known: shownValue(factor) },
    value,
    dimension: null,
    unit: null,
    steps: [factor],
    slips: [
      { id: 'added', value: add(n, step) },
      { id: 'added', value: add(b, subtract(n, a) ?? n) },
      { id: 'swapped', value: divide(multiply(n, a) ?? n, b) },
      { id: 'times', value: multiply(n, b) },
      { id: 'times', value: multiply(n, a) },
    ],
  });
}
