/** A message goes through dozens of readers, and most of them fold it and cut it into words once more. While one turn is worked on, what was read of a text is kept; with the turn it is forgotten, so that nobody's words stay. */

const kept: Map<string, unknown>[] = [];
let isOpen = false;

/** `read` must be pure, and what it gives must not be changed by anyone. */
export function keptWithinTurn<T>(read: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  kept.push(found);
  return (text) => {
    if (!isOpen) return read(text);
    const known = found.get(text);
    if (known !== undefined) return known;
    const fresh = read(text);
    found.set(text, fresh);
    return fresh;
  };
}

/** Does the work of one turn. It must not wait for anything: what it has read is forgotten when it returns. */
export function asOneTurn<T>(work: () => T): T {
  isOpen = true;
  try {
    return work();
  } finally {
    isOpen = false;
    for (const found of kept) found.clear();
  }
}
