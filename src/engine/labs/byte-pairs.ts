/**
 * A small tokenizer of the byte-pair kind (Gage, 1994). It learns which two neighboring pieces stand side by side most often, joins them into one piece, and
 * starts over. It begins with letters, where the tokenizers of large models begin with bytes, and learns hundreds of joins where they learn tens of thousands.
 */

/** Two pieces that became one, in the order in which they were learned. `count`: how often they stood side by side then. */
export interface Join {
  left: string;
  right: string;
  count: number;
}

/**
 * A word with the space before it, marks with the space before them, or one white space. Joins never reach across. Put together, the chunks are the text.
 * What is longer than 32 letters is taken in parts: a page in a language without spaces would otherwise be one word and take seconds.
 */
const chunksOf = (text: string): string[] => text.match(/ ?[\p{L}\p{M}\p{N}'’]{1,32}| ?[^\s\p{L}\p{M}\p{N}'’]{1,32}|\s/gu) ?? [];

/** One name for a pair, which no other pair has. */
const pairKey = (left: string, right: string): string => `${left.length} ${left}${right}`;

interface Pair {
  left: string;
  right: string;
  count: number;
  /** When it was first met. Among equals the earliest is joined, which is the one a reader meets first. */
  since: number;
  /** Numbers of the chunks that hold it, or have held it. */
  chunks: Set<number>;
}

/** At most `most` joins, fewer when no pair is left that stands in the text twice. */
export function learnJoins(text: string, most: number): Join[] {
  const counts = new Map<string, number>();
  for (const chunk of chunksOf(text)) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
  const chunks = [...counts].map(([chunk, count]) => ({ pieces: Array.from(chunk), count }));
  const pairs = new Map<string, Pair>();
  let met = 0;

  const note = (at: number, sign: 1 | -1) => {
    const { pieces = [], count = 0 } = chunks[at] ?? {};
    for (let i = 0; i + 1 < pieces.length; i++) {
      const [left = '', right = ''] = [pieces[i], pieces[i + 1]];
      const key = pairKey(left, right);
      const pair = pairs.get(key) ?? { left, right, count: 0, since: met++, chunks: new Set() };
      pairs.set(key, pair);
      pair.count += sign * count;
      pair.chunks.add(at);
    }
  };
  for (const at of chunks.keys()) note(at, 1);

  const joins: Join[] = [];
  while (joins.length < most) {
    let best: Pair | undefined;
    for (const pair of pairs.values()) if (!best || pair.count > best.count || (pair.count === best.count && pair.since < best.since)) best = pair;
    if (!best || best.count < 2) break;
    const { left, right, count } = best;
    joins.push({ left, right, count });
    for (const at of best.chunks) {
      const chunk = chunks[at];
      if (!chunk) continue;
      note(at, -1);
      chunk.pieces = joined(chunk.pieces, left, right);
      note(at, 1);
    }
    pairs.delete(pairKey(left, right));
  }
  return joins;
}

function joined(pieces: readonly string[], left: string, right: string): string[] {
  const result: string[] = [];
  for (let i = 0; i < pieces.length; i++) {
    if (pieces[i] === left && pieces[i + 1] === right) {
      result.push(left + right);
      i++;
    } else result.push(pieces[i] ?? '');
  }
  return result;
}

/** Cuts a text into pieces by applying the joins in their order. Put together, the pieces are the text; a letter that was never learned stays alone. */
export function cut(text: string, joins: readonly Join[]): string[] {
  const ranks = new Map(joins.map(({ left, right }, rank) => [pairKey(left, right), rank]));
  return chunksOf(text).flatMap((chunk) => {
    let pieces = Array.from(chunk);
    for (;;) {
      let best = joins.length;
      for (let i = 0; i + 1 < pieces.length; i++) best = Math.min(best, ranks.get(pairKey(pieces[i] ?? '', pieces[i + 1] ?? '')) ?? best);
      const join = joins[best];
      if (!join) return pieces;
      pieces = joined(pieces, join.left, join.right);
    }
  });
}
