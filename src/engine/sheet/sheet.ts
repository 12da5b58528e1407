/** A piece of work as a document to read: headings, paragraphs, lists. Every kind of work can be shown, printed and looked through in this one form. */

export type SheetBlock =
  | { kind: 'text'; text: string }
  /** Somebody else's words, or what is for the teacher only. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[]; isOrdered: boolean };

export interface SheetSection {
  title: string;
  /** 2 below the title of the whole, 3 below the last section of level 2. */
  level: 2 | 3;
  blocks: readonly SheetBlock[];
  /** What was given to whoever did the work: whoever reads the work looks at it second. */
  isGiven?: boolean;
}

export interface Sheet {
  title: string;
  /** Name and value, such as "Grade level" and "6". */
  facts: readonly (readonly [name: string, value: string])[];
  sections: readonly SheetSection[];
}

/** One paragraph for each line that has words. */
export const paragraphs = (text: string): SheetBlock[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line }));

export const quote = (text: string): SheetBlock[] => (text.trim() === '' ? [] : [{ kind: 'quote', text }]);

const withWords = (items: readonly string[]): string[] => items.filter((item) => item.trim() !== '');
export const bullets = (items: readonly string[]): SheetBlock[] => (withWords(items).length > 0 ? [{ kind: 'list', items: withWords(items), isOrdered: false }] : []);
export const steps = (items: readonly string[]): SheetBlock[] => (withWords(items).length > 0 ? [{ kind: 'list', items: withWords(items), isOrdered: true }] : []);

/** A section without anything to read is none. A heading of level 2 may stand alone over those of level 3. */
export function section(title: string, blocks: readonly SheetBlock[], level: 2 | 3 = 2): SheetSection[] {
  return blocks.length > 0 ? [{ title, level, blocks }] : [];
}

/** Those below stand under a heading of their own, which is left out where there are none. */
export function chapter(title: string, below: readonly SheetSection[]): SheetSection[] {
  return below.length > 0 ? [{ title, level: 2, blocks: [] }, ...below] : [];
}

/** What stands in it, without the headings that every sheet of its kind has. */
export const wordsOfSheet = ({ facts, sections }: Sheet): string =>
  [
    ...facts.map(([, value]) => value),
    ...sections.flatMap(({ title, level, blocks }) => [...(level === 3 ? [title] : []), ...blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))]),
  ].join('\n');

/** Facts without a value are left out. */
export const factsOf = (facts: readonly (readonly [string, string])[]): Sheet['facts'] => facts.filter(([, value]) => value.trim() !== '');
