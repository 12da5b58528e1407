/** What a topic pack knows, as concepts and links: its relations, its key terms, and the terms that explain other terms. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

export interface PackConcept {
  key: string;
  text: string;
  /** Of the key term; empty where the concept is none. */
  definition: string;
}

export interface PackLink {
  from: string;
  to: string;
  label: string;
  /** Word for word from the pack. */
  why: string;
}

export interface PackGraph {
  root: PackConcept;
  /** Without the root, in the order of the pack: what relations begin with first. */
  concepts: readonly PackConcept[];
  links: readonly PackLink[];
}

/** Two spellings of one concept have one key: "proxy wars" and "Proxy war". */
export const conceptKey = (text: string): string =>
  wordsOf(text)
    .filter((word) => !/^(?:a|an|the)$/.test(word))
    .map(stem)
    .join(' ');

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

export function packGraph(pack: TopicPack): PackGraph {
  const root: PackConcept = { key: conceptKey(pack.title), text: pack.title, definition: pack.summary };
  const concepts = new Map<string, PackConcept>();
  const terms = new Map(pack.terms.map(({ term, definition }) => [conceptKey(term), { term, definition }]));
  const add = (text: string): string => {
    const key = conceptKey(text);
    const known = terms.get(key);
    if (key !== root.key && !concepts.has(key)) concepts.set(key, { key, text: known?.term ?? text, definition: known?.definition ?? '' });
    return key;
  };
  const links: PackLink[] = [];
  const link = (from: string, label: string, to: string, why: string): void => {
    if (from !== to && !links.some((each) => (each.from === from && each.to === to) || (each.from === to && each.to === from))) links.push({ from, label, to, why });
  };
  for (const { from, verb, to } of pack.relations) link(add(from), verb, add(to), `${from} ${verb} ${to}`);
  for (const { term } of pack.terms) add(term);
  for (const { term, definition } of pack.terms) {
    const words = wordsOf(definition).map(stem).join(' ');
    for (const [key, other] of concepts)
      if (key !== conceptKey(term) && other.definition !== '' && holds(words, key)) link(conceptKey(term), 'is explained with', key, `${term}: ${definition}`);
  }
  return { root, concepts: [...concepts.values()], links };
}

/** The concepts in groups that hang together by links, the largest group first, without what hangs together with nothing. */
export function groupsOf({ root, concepts, links }: PackGraph): string[][] {
  const next = new Map<string, Set<string>>(concepts.map(({ key }) => [key, new Set()]));
  for (const { from, to } of links) {
    next.get(from)?.add(to);
    next.get(to)?.add(from);
  }
  const seen = new Set<string>();
  const groups: string[][] = [];
  for (const { key } of concepts) {
    if (seen.has(key)) continue;
    const group: string[] = [];
    const waiting = [key];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at) || at === root.key) continue;
      seen.add(at);
      group.push(at);
      waiting.push(...(next.get(at) ?? []));
    }
    groups.push(group);
  }
  return groups.filter((group) => links.some(({ from, to }) => group.includes(from) || group.includes(to))).sort((a, b) => b.length - a.length);
}
