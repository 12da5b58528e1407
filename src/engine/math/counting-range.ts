/** "A loop that counts from 5 to 8 in Python": range stops before its second number. */
import type { Task, TaskVerdict } from './task.ts';

const span = /(-?\d{1,4}) ?(?:to|till|until|through|-|–) ?(-?\d{1,4})\b/g;
const isLoop = /\b(?:python|range|for[ -]loop|loop|for i in)\b/i;
const wants = /\b(?:want|need|should|counts?|counting|print\w*|go(?:es)? from|numbers)\b/i;
const call = /\brange ?\( ?(?:(-?\d{1,5}) ?, ?)?(-?\d{1,5})(?: ?(?:\+ ?1|, ?1))? ?\)/i;

export function rangeTaskIn(typed: string): Task | null {
  if (!isLoop.test(typed) || !wants.test(typed) || call.test(typed)) return null;
  const spans = [...typed.matchAll(span)];
  const [wanted, more] = typed.includes('want') ? spans.slice(-1) : spans;
  const [start, end] = [Number(wanted?.[1]), Number(wanted?.[2])];
  if (!wanted || more || !(start < end)) return null;
  return {
    kind: 'range',
    text: `a Python loop that counts from ${start} to ${end}`,
    slots: { a: String(start), b: String(end) },
    why: { b: String(end) },
    dimension: null,
    judge: (message) => judged(message, start, end),
  };
}

function judged(message: string, start: number, end: number): TaskVerdict | null {
  const found = call.exec(message);
  const last = /\b(?:stops?|ends?|goes|counts|prints|only)(?: \w+){0,2} (?:at|to|with) (-?\d{1,4})[.! ]*$/i.exec(message)?.[1];
  if (!found && last && Number(last) === end - 1) return { verdict: 'slip', slip: 'observed', shown: last, slots: { b: last, known: String(end) } };
  if (!found || /\d ?, ?-?\d+ ?, ?-?\d/.test(found[0])) return null;
  const [from, stop] = [Number(found[1] ?? 0), Number(found[2])];
  const [shown, slots] = [found[0].replace(/\s+/g, ''), { a: String(from), term: String(start), known: String(end) }];
  const isPlus = /\+ ?1/.test(found[0]);
  const final = isPlus ? stop : stop - 1;
  if (from === start && final === end) return { verdict: 'fits', shown };
  if (final < from) return { verdict: 'fails', shown };
  return { verdict: 'slip', slip: from === start ? (final === end - 1 ? 'stops' : 'end') : 'start', shown, slots: { ...slots, b: String(final) } };
}
