/** "2 H2 + O2 -> 2 H2O": counts each kind of atom on both sides, and holds an attempt against the substances of its task. */
import type { Task, TaskVerdict } from './task.ts';

export interface Balance {
  /** As typed, with one space between its parts. */
  text: string;
  /** Kinds of atom whose counts differ, with the count on the left and on the right. */
  off: { atom: string; left: number; right: number }[];
  atoms: string[];
  /** The substances of each side, without the numbers in front. */
  substances: [string[], string[]];
  /** The numbers in front, in order. */
  counts: number[];
}

const formula = '\\d{0,2} ?(?:[A-Z][a-z]?\\d*|\\((?:[A-Z][a-z]?\\d*)+\\)\\d*)+';
const side = `${formula}(?: ?\\+ ?${formula})*`;
const equation = new RegExp(`(?<![\\w(])(${side}) ?(?:->|-->|→|=>|=) ?(${side})(?![\\w(])`);

/** The first chemical equation of the text, counted; null where there is none. */
export function balanceIn(typed: string): Balance | null {
  const text = typed.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const [whole, left, right] = equation.exec(text) ?? [];
  if (!whole || !left || !right || !/[A-Z][a-z]?\d|[A-Z][A-Z]|[A-Z][a-z]?[A-Z]/.test(whole)) return null;
  // "V = IR" is a formula of physics. An equals sign alone makes no reaction.
  if (!/[→>]/.test(whole) && !whole.includes('+')) return null;
  const [first, second] = [termsOf(left), termsOf(right)];
  const [before, after] = [atomsIn(first), atomsIn(second)];
  const atoms = [...new Set([...before.keys(), ...after.keys()])].sort();
  const off = atoms.map((atom) => ({ atom, left: before.get(atom) ?? 0, right: after.get(atom) ?? 0 })).filter((each) => each.left !== each.right);
  return {
    text: whole.replace(/\s+/g, ' '),
    off,
    atoms,
    substances: [first.map(({ body }) => body), second.map(({ body }) => body)],
    counts: [...first, ...second].map(({ times }) => times),
  };
}

interface Term {
  times: number;
  body: string;
}

const termsOf = (typed: string): Term[] =>
  typed.split('+').map((part) => {
    const [, times = '', body = ''] = /^(\d*) ?(.*)$/.exec(part.trim()) ?? [];
    return { times: Number(times || 1), body: body.trim() };
  });

function atomsIn(terms: readonly Term[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { times, body } of terms) {
    const flat = body.replace(/\(([^)]*)\)(\d*)/g, (_, inner: string, n: string) => inner.repeat(Number(n || 1)));
    for (const [, atom = '', n = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) counts.set(atom, (counts.get(atom) ?? 0) + times * Number(n || 1));
  }
  return counts;
}

/** Elements that come in pairs of atoms, so that one atom alone is no substance that a task could mean. */
const paired: ReadonlySet<string> = new Set(['H', 'N', 'O', 'F', 'Cl', 'Br', 'I']);

export const singleAtomIn = ({ substances }: Balance): string | null => substances.flat().find((body) => paired.has(body)) ?? null;

/** An equation that is still to be balanced. Null for one that comes out even. */
export function reactionIn(typed: string): Task | null {
  const given = balanceIn(typed);
  if (!given || given.off.length === 0) return null;
  return { kind: 'reaction', text: given.text, slots: {}, why: {}, dimension: null, judge: (message) => judgeAttempt(given, message) };
}

function judgeAttempt(given: Balance, message: string): TaskVerdict | null {
  const tried = balanceIn(message);
  if (!tried || tried.atoms.join() !== given.atoms.join() || tried.text === given.text) return null;
  for (const i of [0, 1] as const) {
    const [old, fresh] = [given.substances[i], tried.substances[i]];
    const term = fresh.find((body) => !old.includes(body));
    const missing = old.find((body) => !fresh.includes(body));
    if (term && missing) return { verdict: 'slip', slip: 'changed', shown: tried.text, slots: { term, a: missing } };
    if (term || missing) return { verdict: 'slip', slip: term ? 'added' : 'missing', shown: tried.text, slots: { term: term ?? missing ?? '' } };
  }
  const [off] = tried.off;
  if (off) return { verdict: 'slip', slip: 'off', shown: tried.text, slots: { term: off.atom, a: String(off.left), b: String(off.right) } };
  const divisor = tried.counts.reduce(gcd, 0);
  return divisor > 1 ? { verdict: 'slip', slip: 'lowest', shown: tried.text, slots: { a: String(divisor) } } : { verdict: 'fits', shown: tried.text };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
