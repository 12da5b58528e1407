/** Expert sheets that need each other: two ends of a link of the pack stand on two different sheets, and the home group joins them. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { VocabularyEntry } from '../../contracts/lesson.ts';
import { contentStems } from '../text/stems.ts';
import type { ExpertSheet, Jigsaw } from './material.ts';
import { ranked, type Weigh } from './rarity.ts';

const sheetCount = 4;
const joinCount = 2;

interface Wish {
  /** The nearest first. */
  facts: readonly string[];
  terms: readonly VocabularyEntry[];
  links: TopicPack['relations'];
  weigh: Weigh;
}

/** Does the text speak of it with all of its words? */
export function holds(text: string, name: string): boolean {
  const said = new Set(contentStems(text));
  const wanted = contentStems(name);
  return wanted.length > 0 && wanted.every((stem) => said.has(stem));
}

export function jigsawFrom(pack: TopicPack, { facts, terms, links, weigh }: Wish): Jigsaw {
  const sheets: ExpertSheet[] = [];
  const joins: { from: string; to: string; sheets: readonly [number, number] }[] = [];
  const free = (taken: readonly ExpertSheet[]) => ({
    terms: terms.filter((each) => !taken.some(({ word }) => word.term === each.term)),
    facts: facts.filter((each) => !taken.some(({ fact }) => fact === each)),
  });
  const sheetOn = (end: string, taken: readonly ExpertSheet[]): ExpertSheet | null => {
    const left = free(taken);
    const named = left.terms.find(({ term }) => holds(term, end) && holds(end, term));
    const telling = left.facts.find((fact) => holds(fact, end));
    if (named) {
      const fact = telling ?? nearest(left.facts, (text) => text, `${named.term} ${named.definition}`, weigh);
      return fact ? { word: named, fact } : null;
    }
    const word = telling && (left.terms.find(({ term }) => holds(telling, term)) ?? nearest(left.terms, ({ term, definition }) => `${term} ${definition}`, telling, weigh));
    return telling && word ? { word, fact: telling } : null;
  };
  for (const { from, to } of links) {
    if (joins.length >= joinCount || sheets.length + 2 > sheetCount) break;
    if (holds(pack.title, from) || holds(pack.title, to) || joins.some((join) => [from, to].some((end) => end === join.from || end === join.to))) continue;
    const first = sheetOn(from, sheets);
    const second = first && sheetOn(to, [...sheets, first]);
    // What one sheet tells already needs no second one.
    if (!first || !second || holds(textOf(first), `${from} ${to}`) || holds(textOf(second), `${from} ${to}`)) continue;
    joins.push({ from, to, sheets: [sheets.length, sheets.length + 1] });
    sheets.push(first, second);
  }
  while (sheets.length < sheetCount) {
    const left = free(sheets);
    const [word] = left.terms;
    const fact = word && (left.facts.find((text) => holds(text, word.term)) ?? nearest(left.facts, (text) => text, `${word.term} ${word.definition}`, weigh));
    if (!word || !fact) break;
    sheets.push({ word, fact });
  }
  return { sheets, joins };
}

const textOf = ({ word, fact }: ExpertSheet): string => `${word.term} ${word.definition} ${fact}`;

function nearest<T>(items: readonly T[], textOf: (item: T) => string, to: string, weigh: Weigh): T | undefined {
  const stems = new Set(contentStems(to));
  return ranked(items, (item) => weigh(textOf(item), stems))[0];
}
