/** "2 H2 + O2 -> 2 H2O": counts each kind of atom on both sides. */
export interface Balance {
  /** As typed, with one space between its parts. */
  text: string;
  /** Kinds of atom whose counts differ, with the count on the left and on the right. */
  off: { atom: string; left: number; right: number }[];
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
  const [before, after] = [atomsIn(left), atomsIn(right)];
  const off = [...new Set([...before.keys(), ...after.keys()])]
    .map((atom) => ({ atom, left: before.get(atom) ?? 0, right: after.get(atom) ?? 0 }))
    .filter((each) => each.left !== each.right);
  return { text: whole.replace(/\s+/g, ' '), off };
}

function atomsIn(side: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of side.split('+').map((each) => each.trim())) {
    const [, times = '', body = ''] = /^(\d*) ?(.*)$/.exec(part) ?? [];
    const flat = body.replace(/\(([^)]*)\)(\d*)/g, (_, inner: string, n: string) => inner.repeat(Number(n || 1)));
    for (const [, atom = '', n = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) counts.set(atom, (counts.get(atom) ?? 0) + Number(times || 1) * Number(n || 1));
  }
  return counts;
}
