/** What goes on paper, apart from how it is written: the same blocks become a Word file, a printed page and Markdown. */

/** A stretch of text; a blank to be written into, as wide as its answer needs; or an answer that is filled in. */
export type Run = string | { blank: number } | { answer: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  /** `label` stands before it, in bold. */
  | { kind: 'text'; label?: string; runs: readonly Run[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Run[])[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Empty lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'new-page' };

export interface Paper {
  title: string;
  blocks: readonly Block[];
}

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
export const text = (words: string, label?: string): Block => ({ kind: 'text', runs: [words], ...(label && { label }) });
export const lines = (count: number): Block => ({ kind: 'lines', count });

/** A heading with what stands under it; nothing where there is nothing. */
export const section = (title: string, blocks: readonly Block[]): Block[] => (blocks.length > 0 ? [heading(title), ...blocks] : []);

/** Empty entries are left out; an empty list is none. */
export function list(items: readonly string[], isOrdered = false): Block[] {
  const written = items.map((item) => item.trim()).filter(Boolean);
  return written.length > 0 ? [{ kind: 'list', isOrdered, items: written.map((item) => [item]) }] : [];
}

/** As many underscores as the answer has room in. */
export const gap = (characters: number): string => '_'.repeat(Math.max(8, Math.min(30, Math.round(characters * 1.6))));

/** A label that ends a sentence needs no colon. */
export const labelEnd = (label: string): string => (/[.!?:]$/.test(label.trim()) ? '' : /^\d+$/.test(label) ? '.' : ':');

/** XML has no place for control characters and halves of pairs, which a paste may bring along. */
export const clean = (words: string): string => words.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '');
