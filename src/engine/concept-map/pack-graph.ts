/** What a topic pack knows, as concepts and links: its relations, its key terms, and which terms are explained with which others. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';

export interface PackConcept {
  key: string;
  text: string;
  /** The key term and its definition; empty where the concept is none. */
  term: string;
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
  /** The relations of the pack: each reads as a sentence. */
  links: readonly PackLink[];
  /** Terms whose definition names another term. How the two hang together the definition says, and no phrase of two words. */
  named: readonly Omit<PackLink, 'label'>[];
}

/** Two spellings of one concept have one key: "proxy wars" and "Proxy war". */
export const conceptKey = (text: string): string =>
  wordsOf(text)
    .filter((word) => !/^(?:a|an|the)$/.test(word))
    .map(stem)
    .join(' ');

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

export function packGraph(pack: TopicPack): PackGraph {
  const root: PackConcept = { key: conceptKey(pack.title), text: pack.title, term: '', definition: pack.summary };
  const concepts = new Map<string, PackConcept>();
  const terms = new Map(pack.terms.map(({ term, definition }) => [conceptKey(term), { term, definition }]));
  // The verbs of the relations agree with the words they stand beside, so those stand in the map: first those that a sentence begins with.
  const spelled = new Map([...pack.relations.map(({ to }) => to), ...pack.relations.map(({ from }) => from).reverse()].map((text) => [conceptKey(text), text]));
  const add = (text: string): string => {
    const key = conceptKey(text);
    const known = terms.get(key);
    if (key !== root.key && !concepts.has(key)) concepts.set(key, { key, text: spelled.get(key) ?? text, term: known?.term ?? '', definition: known?.definition ?? '' });
    return key;
  };
  const links: PackLink[] = [];
  const named: Omit<PackLink, 'label'>[] = [];
  const isJoined = (from: string, to: string): boolean => [...links, ...named].some((each) => (each.from === from && each.to === to) || (each.from === to && each.to === from));
  /** The title in the number and with the article that the verb stands beside; "a fraction is" does not go on from "Fractions". */
  const isTitle = (text: string): boolean => text.replace(/^the /i, '').toLowerCase() === pack.title.replace(/^the /i, '').toLowerCase();
  for (const { from, verb, to } of pack.relations) {
    const [one, other] = [add(from), add(to)];
    if (one === root.key && !isTitle(from)) continue;
    if (one !== other && !isJoined(one, other)) links.push({ from: one, label: verb, to: other, why: `${from} ${verb} ${to}` });
  }
  for (const { term } of pack.terms) add(term);
  for (const { term, definition } of pack.terms) {
    const [own, words] = [conceptKey(term), wordsOf(definition).map(stem).join(' ')];
    for (const [key, other] of concepts)
      if (key !== own && other.definition !== '' && holds(words, key) && !isJoined(own, key)) named.push({ from: own, to: key, why: `${term}: ${definition}` });
  }
  return { root, concepts: [...concepts.values()], links, named };
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
