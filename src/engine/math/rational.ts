/** Exact fractions on safe integers, and a reader for the arithmetic that pupils type: 1/2 + 1/3, 2 1/4, 3(4+5), 0.25, 12 ÷ 4, 2 × 3. */

/** Always in lowest terms with `den` > 0. */
export interface Rational {
  num: number;
  den: number;
}

/** Null where a number grows past what can be held exactly, or the denominator is 0. */
export function rational(num: number, den = 1): Rational | null {
  if (den === 0 || !Number.isSafeInteger(num) || !Number.isSafeInteger(den)) return null;
  const divisor = gcd(Math.abs(num), Math.abs(den)) || 1;
  const sign = den < 0 ? -1 : 1;
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export const equal = (a: Rational, b: Rational): boolean => a.num === b.num && a.den === b.den;
export const toNumber = (r: Rational): number => r.num / r.den;

type Maybe = Rational | null;
const add = (a: Rational, b: Rational): Maybe => rational(a.num * b.den + b.num * a.den, a.den * b.den);
const subtract = (a: Rational, b: Rational): Maybe => rational(a.num * b.den - b.num * a.den, a.den * b.den);
const multiply = (a: Rational, b: Rational): Maybe => rational(a.num * b.num, a.den * b.den);
const divide = (a: Rational, b: Rational): Maybe => rational(a.num * b.den, a.den * b.num);

/**
 * The value of an expression of numbers, + - × ÷ * / x ^ and brackets; null when it is anything else.
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
    let left = power();
    while (left && (peek() === '*' || peek() === '/' || peek() === '(')) {
      const operator = peek() === '(' ? '*' : take();
      const right = power();
      left = right && (operator === '*' ? multiply(left, right) : divide(left, right));
    }
    return left;
  };
  const power = (): Maybe => {
    const base = signed();
    if (!base || peek() !== '^') return base;
    take();
    const exponent = signed();
    if (exponent?.den !== 1 || exponent.num < 0 || exponent.num > 12) return null;
    let result: Maybe = { num: 1, den: 1 };
    for (let i = 0; i < exponent.num && result; i++) result = multiply(result, base);
    return result;
  };
  const signed = (): Maybe => {
    if (peek() === '-') {
      take();
      const inner = signed();
      return inner && rational(-inner.num, inner.den);
    }
    if (peek() === '(') {
      take();
      const inner = sum();
      return take() === ')' ? inner : null;
    }
    const token = take();
    return typeof token === 'object' ? token : null;
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

function tokenize(expression: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = expression.trim();
  while (rest) {
    const mixed = /^(\d{1,6})\s+(\d{1,6})\s*\/\s*(\d{1,6})/.exec(rest);
    const fraction = /^(\d{1,7})\/(\d{1,7})/.exec(rest);
    const decimal = /^(\d{1,9})(?:[.,](\d{1,6}))?/.exec(rest);
    let matched: string;
    let token: Token | null | undefined;
    if (mixed) {
      matched = mixed[0];
      token = rational(Number(mixed[1]) * Number(mixed[3]) + Number(mixed[2]), Number(mixed[3]));
    } else if (fraction) {
      matched = fraction[0];
      token = rational(Number(fraction[1]), Number(fraction[2]));
    } else if (decimal) {
      matched = decimal[0];
      const places = decimal[2]?.length ?? 0;
      token = rational(Number(`${decimal[1]}${decimal[2] ?? ''}`), 10 ** places);
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
