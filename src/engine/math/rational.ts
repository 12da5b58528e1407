/** Exact fractions on safe integers, and a reader for the arithmetic that pupils type: 1/2 + 1/3, 2 1/4, 3(4+5), 0.25, 12 ÷ 4, 2 × 3. */

/** Always in lowest terms with `den` > 0. */
export interface Rational {
  num: number;
  den: number;
}

/** Null where a number grows past what can be held exactly, is no whole number, or the denominator is 0. */
export function rational(num: number, den = 1): Rational | null {
  return Number.isSafeInteger(num) && Number.isSafeInteger(den) ? exact(BigInt(num), BigInt(den)) : null;
}

/** Steps are taken on whole numbers without limit, so that nothing is rounded on the way. */
function exact(num: bigint, den: bigint): Rational | null {
  if (den === 0n) return null;
  const divisor = gcd(num < 0n ? -num : num, den < 0n ? -den : den) || 1n;
  const sign = den < 0n ? -1n : 1n;
  const [n, d] = [Number((sign * num) / divisor), Number((sign * den) / divisor)];
  return Number.isSafeInteger(n) && Number.isSafeInteger(d) ? { num: n, den: d } : null;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

export const equal = (a: Rational, b: Rational): boolean => a.num === b.num && a.den === b.den;
export const asText = ({ num, den }: Rational): string => (den === 1 ? String(num) : `${num}/${den}`);
export const toNumber = (r: Rational): number => r.num / r.den;

type Maybe = Rational | null;
const big = ({ num, den }: Rational): [bigint, bigint] => [BigInt(num), BigInt(den)];
export function add(a: Rational, b: Rational): Maybe {
  const [[n, d], [m, e]] = [big(a), big(b)];
  return exact(n * e + m * d, d * e);
}
export const negate = ({ num, den }: Rational): Rational => ({ num: num === 0 ? 0 : -num, den });
export const subtract = (a: Rational, b: Rational): Maybe => add(a, negate(b));
export function multiply(a: Rational, b: Rational): Maybe {
  const [[n, d], [m, e]] = [big(a), big(b)];
  return exact(n * m, d * e);
}
export function divide(a: Rational, b: Rational): Maybe {
  const [[n, d], [m, e]] = [big(a), big(b)];
  return exact(n * e, d * m);
}

/**
 * The value of an expression of numbers, + - × ÷ * / x ^ ² and brackets; null when it is anything else.
 * A slash between two whole numbers binds as a fraction, so 1/2 ÷ 1/4 is 2. Exponents: whole numbers from 0 to 12.
 */
export function evaluate(expression: string): Rational | null {
  const tokens = tokenize(expression);
  if (!tokens) return null;
  let at = 0;
  const peek = () => tokens[at];
  const take = () => tokens[at++];

  const sum = (): Maybe => {
    let left = product();
    while (left && (peek() === '+' || peek() === '-')) {
      const operator = take();
      const right = product();
      left = right && (operator === '+' ? add(left, right) : subtract(left, right));
    }
    return left;
  };
  const product = (): Maybe => {
    let left = factor();
    while (left && (peek() === '*' || peek() === '/' || peek() === '(')) {
      const operator = peek() === '(' ? '*' : take();
      const right = factor();
      left = right && (operator === '*' ? multiply(left, right) : divide(left, right));
    }
    return left;
  };
  // A minus stands outside a power: -2^2 is -(2^2).
  const factor = (): Maybe => {
    if (peek() !== '-') return power();
    take();
    const inner = factor();
    return inner && negate(inner);
  };
  const power = (): Maybe => {
    const base = primary();
    if (!base || peek() !== '^') return base;
    take();
    const exponent = primary();
    if (exponent?.den !== 1 || exponent.num < 0 || exponent.num > 12) return null;
    let result: Maybe = { num: 1, den: 1 };
    for (let i = 0; i < exponent.num && result; i++) result = multiply(result, base);
    return result;
  };
  const primary = (): Maybe => {
    const token = take();
    if (token !== '(') return typeof token === 'object' ? token : null;
    const inner = sum();
    return take() === ')' ? inner : null;
  };

  const result = sum();
  return at === tokens.length ? result : null;
}

type Token = Rational | '+' | '-' | '*' | '/' | '^' | '(' | ')';
const symbols: Record<string, Token> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  x: '*',
  X: '*',
  '÷': '/',
  ':': '/',
  '/': '/',
  '^': '^',
  '(': '(',
  ')': ')',
};

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** 5² becomes 5^2. */
export const withCarets = (text: string): string => text.replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${[...digits].map((digit) => raised.indexOf(digit)).join('')}`);

function tokenize(expression: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = withCarets(expression).trim();
  while (rest) {
    const mixed = /^(\d{1,6})\s+(\d{1,6})\s*\/\s*(\d{1,6})(?!\s*\^)/.exec(rest);
    const fraction = /^(\d{1,7})\/(\d{1,7})(?!\d|\s*\^)/.exec(rest);
    // 1,000 is a thousand; 0,25 and 2,5 are decimals as much of the world writes them.
    const thousands = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,6}))?(?!\d)/.exec(rest);
    const decimal = /^(\d{1,9})(?:[.,](\d{1,6}))?/.exec(rest);
    let matched: string;
    let token: Token | null | undefined;
    if (mixed) {
      matched = mixed[0];
      token = rational(Number(mixed[1]) * Number(mixed[3]) + Number(mixed[2]), Number(mixed[3]));
    } else if (fraction) {
      matched = fraction[0];
      token = rational(Number(fraction[1]), Number(fraction[2]));
    } else if (thousands ?? decimal) {
      const [whole = '', digits = '', places = ''] = thousands ?? decimal ?? [];
      matched = whole;
      token = rational(Number(`${digits.replaceAll(',', '')}${places}`), 10 ** places.length);
    } else {
      matched = rest[0] as string;
      token = symbols[matched];
    }
    if (!token) return null;
    tokens.push(token);
    rest = rest.slice(matched.length).trimStart();
  }
  return tokens.length > 0 && tokens.length < 60 ? tokens : null;
}
