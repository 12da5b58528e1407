/** The verbs of the content, by which a statement or a name is told from other words. */
import { stem } from '../text/stems.ts';

const prepared = new Map<string, ReadonlySet<string>>();

/** Is the word, folded, one of the listed verbs or a form of one? `list`: verbs with a space between two of them. */
export function isVerb(word: string, list: string): boolean {
  const known = prepared.get(list) ?? new Set(list.split(/\s+/).flatMap((verb) => [verb, stem(verb)]));
  prepared.set(list, known);
  return known.has(word) || known.has(stem(word));
}
