/** Facts of a topic pack as ideas for slides: two that belong together, under a name that both speak of. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';
import { upperFirst } from './bench.ts';
import { keyOf } from './diagram-from-pack.ts';
import type { Idea } from './material.ts';
import { ranked, rarityIn, type Weigh } from './rarity.ts';

/** Facts two by two, those with most in common together. The first sentence of each goes on the slide, the rest is for the teacher to say. */
export function ideasOf(facts: readonly string[], pack: TopicPack): Idea[] {
  const titles = new Set<string>();
  return paired(facts, rarityIn(pack)).map((pair) => {
    const split = pair.map(splitFact);
    const lines = split.map(({ first }) => first);
    const title = ideaTitle(lines, pack, titles);
    titles.add(title);
    return {
      title,
      lines,
      more: split
        .map(({ rest }) => rest)
        .join(' ')
        .trim(),
    };
  });
}

/** Each fact in its order with the later one that shares most with it. */
function paired(facts: readonly string[], weigh: Weigh): string[][] {
  const left = [...facts];
  const pairs: string[][] = [];
  while (left.length > 1) {
    const first = left.shift() ?? '';
    const stems = new Set(contentStems(first));
    const [second = ''] = ranked(left, (text) => weigh(text, stems));
    left.splice(left.indexOf(second), 1);
    pairs.push([first, second]);
  }
  return pairs;
}

/** Letters up to which a sentence may only announce what the next one says: "Natural selection needs three things." */
const announcing = 48;
const together = 190;

function splitFact(text: string): { first: string; rest: string } {
  const [first = text, ...rest] = sentencesOf(text);
  // A quoted question may stand in the middle of a sentence.
  if (/[?!]["”’]$/.test(first)) return { first: text, rest: '' };
  const [second, ...others] = rest;
  if (second && first.length <= announcing && first.length + second.length <= together) return { first: `${first} ${second}`, rest: others.join(' ') };
  return { first, rest: rest.join(' ') };
}

/** Named for a key term that both lines hold, or for one of each, if no other idea is named for it. */
function ideaTitle(lines: readonly string[], pack: TopicPack, taken: ReadonlySet<string>): string {
  const used = [...taken].join(' ').toLowerCase();
  const free = namesIn(pack).filter(({ name }) => !used.includes(name.toLowerCase()));
  // The longest names tell most.
  const byLine = lines.map((line) => {
    const stems = new Set(contentStems(line));
    return free
      .filter((each) => each.stems.every((stem) => stems.has(stem)))
      .map(({ name }) => name)
      .sort((a, b) => b.length - a.length);
  });
  const [first = [], second = []] = byLine;
  const shared = first.find((term) => second.includes(term));
  // "Cell" need not stand beside "cell wall".
  const other = second.find((term) => first[0] && !first[0].toLowerCase().includes(term.toLowerCase()) && !term.toLowerCase().includes(first[0].toLowerCase()));
  const name = nameInBoth(lines, pack);
  const title = shared
    ? upperFirst(shared)
    : first[0] && other
      ? upperFirst(`${first[0]} and ${other}`)
      : name && !used.includes(name.toLowerCase())
        ? name
        : `${pack.title}, a closer look`;
  if (!taken.has(title)) return title;
  const ordinal = ['another side', 'what follows', 'beyond the first answer', 'one thing more', 'the wider view'];
  return `${pack.title}: ${ordinal[taken.size % ordinal.length]}`;
}

interface Name {
  name: string;
  stems: readonly string[];
}

const namesKnown = new WeakMap<TopicPack, readonly Name[]>();

/** What the pack has names for: its key terms, and the things that its links join. */
function namesIn(pack: TopicPack): readonly Name[] {
  const known = namesKnown.get(pack);
  if (known) return known;
  const { title, terms, relations } = pack;
  const isName = (text: string): boolean =>
    text.split(' ').length <= 3 && keyOf(text) !== keyOf(title) && !/,| and | or |^(?:an?|any|some|each|every|both|its|their|this|these|those) /i.test(text);
  const texts = [...terms.map(({ term }) => term), ...relations.flatMap(({ from, to }) => [from, to]).filter(isName)];
  const names = [...new Set(texts)].map((name) => ({ name, stems: contentStems(name) })).filter(({ stems }) => stems.length > 0);
  namesKnown.set(pack, names);
  return names;
}

/** What both lines speak of by name: "The Earth", "Berlin Wall". A single word without an article may be a mere adjective, such as "Black". */
function nameInBoth([first = '', second = '']: readonly string[], pack: TopicPack): string | null {
  const names = [...first.matchAll(/\b[Tt]he \p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)+/gu)].map(([name]) => name);
  const found = names.find((name) => second.includes(name.slice(4)) && second.toLowerCase().includes(name.toLowerCase()) && !pack.title.toLowerCase().includes(name.toLowerCase()));
  return found ? upperFirst(found) : null;
}

/** Facts of history by the first year they name; one that names none stays behind the one before it. */
export function inTime({ subject, facts }: TopicPack): TopicPack['facts'] {
  if (subject !== 'history') return facts;
  let year = Number.NEGATIVE_INFINITY;
  const dated = facts.map((fact) => {
    const [, found, before] = /\b(\d{3,4})s?\b(?:\s*(?:to|and|–)\s*\d+)?( BCE)?/.exec(fact.text) ?? [];
    if (found) year = Number(found) * (before ? -1 : 1);
    return { fact, year };
  });
  return ranked(dated, (each) => -each.year).map(({ fact }) => fact);
}
