/** Expressions in x as pupils type them, "2x sin x + x^2 cos(x)", "3e^(3x)", with their value and their slope at any point. */

/** A value and how fast it changes with x. */
export interface Dual {
  v: number;
  d: number;
}

type At = (x: Dual) => Dual;

export interface Expression {
  at: (x: number) => Dual;
  hasX: boolean;
  /** The factors of a product and the parts of a function of a function, where x is in both. */
  product: [At, At] | null;
  composite: { outer: At; inner: At } | null;
}

interface Node {
  at: At;
  hasX: boolean;
  /** Is it x itself, so that a function of it is no composite one? */
  isX?: boolean;
  product?: [At, At];
  composite?: { outer: At; inner: At };
}

const named: Readonly<Record<string, At>> = {
  sin: ({ v, d }) => ({ v: Math.sin(v), d: Math.cos(v) * d }),
  cos: ({ v, d }) => ({ v: Math.cos(v), d: -Math.sin(v) * d }),
  tan: ({ v, d }) => ({ v: Math.tan(v), d: d / Math.cos(v) ** 2 }),
  ln: ({ v, d }) => ({ v: Math.log(v), d: d / v }),
  exp: ({ v, d }) => ({ v: Math.exp(v), d: Math.exp(v) * d }),
  sqrt: ({ v, d }) => ({ v: Math.sqrt(v), d: d / (2 * Math.sqrt(v)) }),
};

const times = (a: Dual, b: Dual): Dual => ({ v: a.v * b.v, d: a.d * b.v + a.v * b.d });
const over = (a: Dual, b: Dual): Dual => ({ v: a.v / b.v, d: (a.d * b.v - a.v * b.d) / b.v ** 2 });
const constant = (v: number): Node => ({ at: () => ({ v, d: 0 }), hasX: false });

const token = /\s*(\d+(?:\.\d+)?|sin|cos|tan|ln|exp|sqrt|pi|e|x|[-+*/^()])/y;

/** Null for anything that is no such expression as a whole. */
export function expressionIn(typed: string): Expression | null {
  const tokens = tokensOf(typed);
  if (!tokens || tokens.length > 60) return null;
  let at = 0;
  const peek = () => tokens[at];
  const isFactor = () => peek() !== undefined && !/^[-+*/^)]$/.test(peek() ?? '');

  const sum = (): Node | null => {
    const isNegative = peek() === '-';
    if (isNegative || peek() === '+') at++;
    let left = product();
    if (left && isNegative) left = negative(left);
    while (left && (peek() === '+' || peek() === '-')) {
      const sign = tokens[at++] === '-' ? -1 : 1;
      const right = product();
      const a = left.at;
      left = right && { at: (x) => joined(a(x), right.at(x), sign), hasX: left.hasX || right.hasX };
    }
    return left;
  };
  const product = (): Node | null => {
    let left = power();
    while (left && (peek() === '*' || peek() === '/' || isFactor())) {
      const isOver = peek() === '/';
      if (isOver || peek() === '*') at++;
      const right = power();
      left = right && multiplied(left, right, isOver);
    }
    return left;
  };
  const power = (): Node | null => {
    const base = primary();
    if (!base || peek() !== '^') return base;
    at++;
    const isNegative = peek() === '-';
    if (isNegative) at++;
    const typedExponent = primary();
    const exponent = typedExponent && isNegative ? negative(typedExponent) : typedExponent;
    return exponent && raised(base, exponent);
  };
  const primary = (): Node | null => {
    const next = tokens[at++];
    if (next === undefined) return null;
    if (next === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : null;
    }
    if (/^\d/.test(next)) return constant(Number(next));
    if (next === 'x') return { at: (x) => x, hasX: true, isX: true };
    if (next === 'pi' || next === 'e') return constant(next === 'e' ? Math.E : Math.PI);
    const outer = named[next];
    if (!outer) return null;
    // "Sin 2x" takes all of 2x, "sin x cos x" no more than x.
    const inner = peek() === '(' ? primary() : argument();
    return inner && applied(outer, inner);
  };
  const argument = (): Node | null => {
    const first = power();
    return first && !first.hasX && peek() === 'x' ? multipliedWithNext(first) : first;
  };
  const multipliedWithNext = (first: Node): Node | null => {
    const next = power();
    return next && multiplied(first, next, false);
  };

  const result = sum();
  if (!result || at !== tokens.length) return null;
  const { at: value, hasX, product: factors, composite } = result;
  return { at: (x) => value({ v: x, d: 1 }), hasX, product: factors ?? null, composite: composite ?? null };
}

function tokensOf(typed: string): string[] | null {
  const text = typed
    .toLowerCase()
    .replace(/[²³]/g, (power) => (power === '²' ? '^2' : '^3'))
    .replace(/[−–]/g, '-')
    .replace(/[·×]/g, '*')
    .replaceAll('√', 'sqrt')
    .replaceAll('π', 'pi')
    .trim();
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found?.[1]) return null;
    tokens.push(found[1]);
  }
  return tokens.length > 0 ? tokens : null;
}

const joined = (a: Dual, b: Dual, sign: number): Dual => ({ v: a.v + sign * b.v, d: a.d + sign * b.d });
const negative = ({ at, hasX }: Node): Node => ({ at: (x) => joined({ v: 0, d: 0 }, at(x), -1), hasX });

function multiplied(left: Node, right: Node, isOver: boolean): Node {
  const combine = isOver ? over : times;
  const node: Node = { at: (x) => combine(left.at(x), right.at(x)), hasX: left.hasX || right.hasX };
  if (!isOver && left.hasX && right.hasX) node.product = [left.at, right.at];
  return node;
}

function raised(base: Node, exponent: Node): Node {
  const outer: At = base.hasX
    ? ({ v, d }) => {
        const n = exponent.at({ v: 0, d: 0 }).v;
        return { v: v ** n, d: n * v ** (n - 1) * d };
      }
    : ({ v, d }) => {
        const b = base.at({ v: 0, d: 0 }).v;
        return { v: b ** v, d: Math.log(b) * b ** v * d };
      };
  const inner = base.hasX ? base : exponent;
  return base.hasX && exponent.hasX ? { at: () => ({ v: Number.NaN, d: Number.NaN }), hasX: true } : applied(outer, inner);
}

function applied(outer: At, inner: Node): Node {
  const node: Node = { at: (x) => outer(inner.at(x)), hasX: inner.hasX };
  if (inner.hasX && !inner.isX) node.composite = { outer, inner: inner.at };
  return node;
}
