/** The student's words, cut so that they read as one thing and still stand in the text letter for letter. */
import type { Told } from './read-reflection.ts';

/** Words of a quotation at most: more is not read inside a question. */
const most = 20;
/** Fewer than this say nothing by themselves. */
const least = 3;

/** Where a clause may begin or end. The mark before goes, the word stays with what follows. */
const joint =
  /(?<=[,;:—–])\s+|(?<!\b(?:my|our|his|her|their) \p{L}+|\p{Lu}\p{Ll}+)\s+(?=and (?:I|we) )|(?<!\b(?:as|even|what))\s+(?=(?:but|because|so that|so I|so we|and then|and he|and she|and they|and it|which|until|although|when|while|after|before|if)\s)/giu;

interface Span {
  start: number;
  end: number;
}

/** In curly marks. `around`: the stretch of the sentence that has to be in it. */
export function quoteOf({ text }: Told, around: Span = { start: 0, end: 0 }): string {
  const [start, end, isClipped] = window(text, around);
  const words = bare(text.slice(start, end));
  return `“${isClipped && start > 0 ? '… ' : ''}${words}${isClipped && end < text.length ? ' …' : ''}”`;
}

/** Where the quotation begins and ends, and whether it was cut elsewhere than between clauses. */
function window(text: string, around: Span): [number, number, boolean] {
  if (countOf(text) <= most) return [0, text.length, false];
  const cuts = [0, ...[...text.matchAll(joint)].map(({ index, 0: gap }) => index + gap.length), text.length];
  const spans = cuts.slice(0, -1).map((start, i): Span => ({ start, end: cuts[i + 1] ?? text.length }));
  let first = spans.findIndex(({ end }) => end > around.start);
  let last = Math.max(
    first,
    spans.findIndex(({ end }) => end >= Math.min(text.length, around.end)),
  );
  if (first < 0) first = last = 0;
  const size = (): number => countOf(text.slice(spans[first]?.start, spans[last]?.end));
  // What stands beside it belongs to it as long as there is room.
  for (let grows = true; grows && size() < 9; ) {
    grows = false;
    const [next, before] = [spans[last + 1], spans[first - 1]];
    if (next && size() + countOf(text.slice(next.start, next.end)) <= most) {
      last += 1;
      grows = true;
    } else if (before && size() + countOf(text.slice(before.start, before.end)) <= most) {
      first -= 1;
      grows = true;
    }
  }
  const [start, end] = [spans[first]?.start ?? 0, spans[last]?.end ?? text.length];
  return size() <= most && size() >= least ? [start, end, false] : [...clipped(text, around, start, end), true];
}

/** At most `most` words with what is pointed at among them. */
function clipped(text: string, around: Span, start: number, end: number): [number, number] {
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: start + index, end: start + index + word.length }));
  const at = Math.max(
    0,
    words.findIndex((word) => word.end > around.start),
  );
  const from = words.length <= most || at <= 4 ? 0 : Math.min(at - 3, words.length - most);
  const chosen = words.slice(Math.max(0, from), Math.max(0, from) + most);
  return [chosen[0]?.start ?? start, chosen.at(-1)?.end ?? end];
}

const countOf = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Marks inside become single ones, and the mark at the end goes: a question of ours follows. */
function bare(text: string): string {
  const inner = text.trim().replace(/^["“](.*)["”][.,]?$/u, '$1');
  return inner
    .replace(/(^|[\s(—–])["“]/gu, '$1‘')
    .replace(/["”“]/gu, '’')
    .replace(/^[‘’]([^‘’]*)$/u, '$1')
    .replace(/^(?:and|but|so)\s+(?=\S+\s\S+\s)/iu, '')
    .replace(/[\s.,;:—–-]+(?:and|but|so|or)?[\s.,;:—–-]*$/iu, (end) => /^\s+(?:so|or)(?=[.!]?$)/i.exec(end)?.[0] ?? '');
}
