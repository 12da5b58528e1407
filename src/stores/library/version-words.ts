/** What a version says that the work no longer says: by it a person tells versions apart. */

/** Letters shown, and how many of them stand before the first that differs. */
const [shownChars, before] = [70, 12];

/** Every text in a body, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The place where the version begins to differ from `now`, in its words; null where it says nothing else. */
export function saidThen(then: unknown, now: unknown): string | null {
  const kept = new Set(textsIn(now));
  const said = textsIn(then).find((text) => !kept.has(text));
  if (said === undefined) return null;
  // The text that took its place: the one that begins most alike.
  const alike = Math.max(0, ...[...kept].map((text) => sameStart(text, said)));
  const from = Math.max(0, alike - before);
  return `${from > 0 ? '…' : ''}${said.slice(from, from + shownChars).trim()}${said.length > from + shownChars ? '…' : ''}`;
}

function sameStart(a: string, b: string): number {
  let place = 0;
  while (place < a.length && place < b.length && a[place] === b[place]) place++;
  return place;
}
