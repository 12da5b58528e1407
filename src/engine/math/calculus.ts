/** "The derivative of x^2 sin x", "integrate 3x^2": an answer is an expression, held against the right one at several points. */
import { type Dual, type Expression, expressionIn } from './expression.ts';
import type { Task, TaskVerdict } from './task.ts';

const points = [0.37, 0.81, 1.23, 1.71, 2.29];
const derivative = /\b(?:deriv\w*|differentiat\w*|d\/dx)(?: of)?:? +(?:y ?= ?|f\(x\) ?= ?)?(.+)$/i;
const integral = /\b(?:integra\w*|antiderivative)(?: of)?:? +(.+)$/i;
const bySaying = /^(?:(?:so|and|then|ok|oh),? )*(.+?) (?:is|needs|uses|would be|takes)(?: an?| the)? (chain|product)(?: rule)?[.?! ]*$/i;
const aside = /(?:,? (?:please|pls|with respect to x|again)| ?\bdx)? *[?.!]*$/i;

export function calculusIn(typed: string): Task | null {
  if (/\b(?:second|third|2nd|3rd|partial|definite|implicit\w*|higher)\b/i.test(typed)) return null;
  const told = derivative.exec(typed) ?? null;
  if (told) return derivativeOf(told[1] ?? '');
  const [, whole] = integral.exec(typed) ?? [];
  if (whole !== undefined) return integralOf(whole);
  const [, named, rule] = bySaying.exec(typed) ?? [];
  const task = named ? derivativeOf(named) : null;
  return task?.kind === (rule === 'chain' ? 'composite' : 'product') ? task : null;
}

function parsed(typed: string): { shown: string; expression: Expression } | null {
  const shown = typed.replace(aside, '').trim();
  const expression = expressionIn(shown);
  return expression?.hasX ? { shown, expression } : null;
}

type Value = (x: number) => number;

const isSame = (a: Value, b: Value): boolean =>
  points.every((x) => {
    const [left, right] = [a(x), b(x)];
    return Number.isFinite(left) && Number.isFinite(right) && Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
  });

const zero: Value = () => 0;
const isConstant = (value: Value): boolean => isSame(value, () => value(points[0] ?? 1));

function derivativeOf(typed: string): Task | null {
  const given = parsed(typed);
  if (!given) return null;
  const { expression, shown } = given;
  const right: Value = (x) => expression.at(x).d;
  const { product, composite } = expression;
  const at = (x: number): Dual => ({ v: x, d: 1 });
  const slips: [string, Value][] = [];
  const steps: Value[] = [];
  if (product) {
    const [f, g] = product;
    slips.push(['factors', (x) => f(at(x)).d * g(at(x)).d]);
    slips.push(['sign', (x) => f(at(x)).d * g(at(x)).v - f(at(x)).v * g(at(x)).d]);
    steps.push(
      (x) => f(at(x)).d,
      (x) => g(at(x)).d,
      (x) => f(at(x)).d * g(at(x)).v,
      (x) => f(at(x)).v * g(at(x)).d,
    );
  }
  if (composite) {
    const { outer, inner } = composite;
    const outside: Value = (x) => outer({ v: inner(at(x)).v, d: 1 }).d;
    slips.push(['inner', outside], ['inside', (x) => outer({ v: inner(at(x)).d, d: 1 }).d]);
    steps.push((x) => inner(at(x)).d);
  }
  return {
    kind: product ? 'product' : composite ? 'composite' : 'derivative',
    text: `the derivative of ${shown}`,
    slots: { a: shown },
    why: {},
    dimension: null,
    judge: (message) => {
      const answer = answerIn(message);
      if (!answer) return null;
      const value: Value = (x) => answer.expression.at(x).v;
      if (isSame(value, right)) return { verdict: 'fits', shown: answer.shown };
      const slip = slips.find(([, other]) => isSame(value, other))?.[0];
      if (slip) return { verdict: 'slip', slip, shown: answer.shown };
      if (steps.some((step) => isSame(value, step))) return { verdict: 'step', shown: answer.shown };
      // A number alone may answer a question on the way.
      if (!answer.expression.hasX) return null;
      if (isSame(value, (x) => expression.at(x).v)) return null;
      if (
        isSame(
          (x) => answer.expression.at(x).d,
          (x) => expression.at(x).v,
        )
      )
        return { verdict: 'slip', slip: 'integrated', shown: answer.shown };
      if (isConstant((x) => value(x) - right(x))) return { verdict: 'slip', slip: 'constant', shown: answer.shown };
      return { verdict: 'fails', shown: answer.shown };
    },
  };
}

function integralOf(typed: string): Task | null {
  const given = parsed(typed);
  if (!given || /\bfrom\b|\bbetween\b/i.test(typed)) return null;
  const { expression, shown } = given;
  const value: Value = (x) => expression.at(x).v;
  return {
    kind: 'integral',
    text: `the integral of ${shown}`,
    slots: { a: shown },
    why: { a: shown },
    dimension: null,
    judge: (message): TaskVerdict | null => {
      const answer = answerIn(message);
      if (!answer?.expression.hasX) return null;
      const slope: Value = (x) => answer.expression.at(x).d;
      const shownAnswer = answer.hasConstant ? `${answer.shown} + C` : answer.shown;
      if (isSame(slope, value)) return answer.hasConstant ? { verdict: 'fits', shown: shownAnswer } : { verdict: 'slip', slip: 'constant', shown: shownAnswer };
      if (
        isSame(
          (x) => answer.expression.at(x).v,
          (x) => expression.at(x).d,
        )
      )
        return { verdict: 'slip', slip: 'differentiated', shown: shownAnswer };
      if (isSame((x) => answer.expression.at(x).v, value)) return null;
      const ratio: Value = (x) => slope(x) / value(x);
      return isConstant(ratio) && !isSame(ratio, zero) ? { verdict: 'slip', slip: 'factor', shown: shownAnswer } : { verdict: 'fails', shown: shownAnswer };
    },
  };
}

const lead = /^(?:(?:so|oh|ok|is it|its|it's|it is|i got|i get|then|maybe|wait|no|the answer is|answer:?|y'? ?=|f'?\(x\) ?=|dy\/dx ?=|=),? *)+/i;

function answerIn(message: string): { shown: string; expression: Expression; hasConstant: boolean } | null {
  const typed = message.replace(lead, '').replace(/[?.!\s]+$/, '');
  const shown = typed.replace(/\s*\+\s*c(?:onstant)?$/i, '');
  const expression = expressionIn(shown);
  return expression && { shown, expression, hasConstant: shown !== typed };
}
