/** Two changes in percent, one after the other: "200 goes up 10% and then down 10%", "40, 20% off and then another 10% off". */
import { numberTask, shownValue } from './number-task.ts';
import { add, divide, evaluate, multiply, type Rational, subtract } from './rational.ts';
import { number, withFigures } from './spoken-numbers.ts';
import type { Task } from './task.ts';

const percent = '(\\d+(?:\\.\\d+)?) ?(?:%|percent\\b)';
const downWords = 'off|down|less|lower|cheaper|discount\\w*|decreas\\w*|reduc\\w*|drop\\w*|fell|falls?|loses?|lost|sale|mark\\w* down|sinks?|shrinks?';
const upWords = 'up|more|higher|increas\\w*|rais\\w*|ris\\w*|rose|grow\\w*|grew|gain\\w*|added|on|tax|tip|vat|back';
const behind = new RegExp(`^(?: ?(?:it|again|back|the))* ?(${downWords}|${upWords})\\b`);
const before = /(?:\b(?:goes|went|go|is|are|gets|was|and|then|by|it|price|a|an|of|to|another|further|again)\b|[, ])*$/;
const lastWord = new RegExp(`\\b(${downWords}|${upWords})$`);
const isDown = (word: string): boolean => new RegExp(`^(?:${downWords})$`).test(word);
const hundred: Rational = { num: 100, den: 1 };

interface Change {
  figure: string;
  value: Rational;
  down: boolean;
}

/** The changes of a text in order; null where the way of one of them is not told. */
export function changesIn(text: string): Change[] | null {
  const found = [...text.matchAll(new RegExp(percent, 'g'))].map(({ 0: all, 1: figure = '', index }) => {
    const word = behind.exec(text.slice(index + all.length))?.[1] ?? lastWord.exec(text.slice(0, index).replace(before, ''))?.[1];
    const value = evaluate(figure);
    return word && value ? { figure, value, down: isDown(word) } : null;
  });
  return found.every((change) => change !== null) ? found : null;
}

export function percentChainIn(typed: string): Task | null {
  if ((typed.match(/%|percent/gi) ?? []).length !== 2 || typed.includes('=')) return null;
  const text = withFigures(typed)
    .replace(/[$€£](?=\d)/g, '')
    .replace(/(?<=\d) ?(?:dollars?|bucks|euros?|pounds|cents)\b/g, '');
  const changes = changesIn(text);
  const rest = text.replace(new RegExp(percent, 'g'), ' ').match(new RegExp(number, 'g')) ?? [];
  const [start] = rest;
  // "30% off, now 42": the amount is not the one at first.
  const isFirst = text.search(new RegExp(number)) < text.search(new RegExp(percent));
  const [first, second] = changes ?? [];
  if (!first || !second || !start || rest.length !== 1 || !isFirst || /\b(?:original\w*|was it before|at first|before that)\b/.test(text)) return null;
  return chain(start, first, second);
}

/** "And then 25% up again", said of what came out before. `before`: the amount at first and the change made, as they stand in "25% off 80". */
export function chainedOn(message: string, before: { amount: string; percent: string; isDown: boolean }): Task | null {
  const [change, more] = changesIn(withFigures(message)) ?? [];
  const value = evaluate(before.percent);
  return change && value && !more ? chain(before.amount, { figure: before.percent, value, down: before.isDown }, change) : null;
}

function chain(start: string, first: Change, second: Change): Task | null {
  const from = evaluate(start);
  const between = from && applied(from, first);
  const value = between && applied(between, second);
  if (!from || !between || !value || value.num <= 0) return null;
  const shown = ({ figure, down }: Change) => `${figure}% ${down ? 'off' : 'more'}`;
  const sum = (first.down ? subtract : add)({ num: 100, den: 1 }, first.value);
  const both = sum && (second.down ? subtract : add)(sum, second.value);
  const added = both && divide(multiply(from, both) ?? from, hundred);
  return numberTask({
    kind: 'chain',
    text: `${start} with ${shown(first)}, then ${shown(second)}`,
    slots: { a: start, b: shown(first), term: shown(second) },
    why: { a: shownValue(between), b: second.figure, term: start },
    value,
    dimension: null,
    unit: null,
    steps: [between],
    slips: [
      { id: 'added', value: added },
      { id: 'second', value: applied(from, second), slots: { a: start } },
      { id: 'change', value: multiply(between, { num: second.value.num, den: second.value.den * 100 }) },
    ],
  });
}

function applied(amount: Rational, { value, down }: Change): Rational | null {
  const left = (down ? subtract : add)(hundred, value);
  const factor = left && divide(left, hundred);
  return factor && multiply(amount, factor);
}
