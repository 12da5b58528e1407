/** A topic that is a part of what a pack teaches: "mitosis" of cells, "the Holocaust" of World War II. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { isHalf } from '../lesson/half.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { framing, ordinal } from './framing.ts';
import { packWords } from './pack-words.ts';

export interface Part {
  /** The pack's stems for the words that name it. */
  own: ReadonlySet<string>;
  /** Does the text speak of it, by name or by two words that belong to it? */
  speaks: (text: string) => boolean;
  /** Stems of its own words, and of those that the pack uses in their company only. */
  stems: ReadonlySet<string>;
}

/** Null where the topic is the whole of the pack, another name for it, or one half that its title names. */
export function partOf(pack: TopicPack, topic: string): Part | null {
  if (isHalf(pack, topic)) return null;
  const { title, lines } = packWords(pack);
  const used = new Set(lines.flatMap((line) => [...line]));
  const typed = [...new Set(wordsOf(topic).filter((word) => !ordinal.test(word)))].flatMap((word) => (contentStems(word).length > 0 ? [stem(word)] : []));
  const named = [...new Set(typed.filter((each) => !title.has(each) && !framing.has(each)).flatMap((each) => inPack(each, used)))];
  const telling = named.filter((each) => lines.filter((line) => line.has(each)).length <= lines.length * ofTheWhole);
  const own = new Set(telling.length > 0 ? telling : named);
  if (own.size === 0) return null;
  const company = companyOf(own, pack);
  const speaks = (text: string): boolean => {
    const said = new Set(contentStems(text));
    return [...own].some((each) => said.has(each)) || [...company].filter((each) => said.has(each)).length >= enoughCompany;
  };
  return { own, stems: new Set([...own, ...company]), speaks };
}

/** A word in more of a pack's lines is one of the whole: "Roman" of ancient Rome. */
const ofTheWhole = 0.4;
/** Words that keep company with the part; so many in one text speak of it without its name. */
const enoughCompany = 2;
/** A word that more lines of the pack use is one of the whole. */
const fewLines = 6;

/** The pack's own stems for it: "division" is what divides, and "mytosis" is mitosis. */
function inPack(typed: string, used: ReadonlySet<string>): string[] {
  const kin = [...used].filter((each) => each === typed || root(each) === root(typed));
  return kin.length > 0 || typed.length < 6
    ? kin
    : [...used].filter((each) => each[0] === typed[0] && Math.abs(each.length - typed.length) <= 1 && editDistance(each, typed) === 1);
}

/** "Erode" and "erosion", "absorb" and "absorption", "divide" and "division" end in sounds that change places; "nervous" is of nerves, "mummification" of mummies. */
const root = (each: string): string => (each.length < 5 ? each : each.replace(/pt$/, 'b').replace(/s$/, 'd').replace(/uct$/, 'uc').replace(/ou$/, '').replace(/ifi?$/, 'i'));

/** Words of the definition, where the part is a key term, and words that stand beside its own in two lines and more and nowhere else. */
function companyOf(own: ReadonlySet<string>, pack: TopicPack): ReadonlySet<string> {
  const { lines, title } = packWords(pack);
  const isNear = (line: ReadonlySet<string>): boolean => [...own].some((each) => line.has(each));
  const counts = new Map<string, number>();
  for (const line of lines) for (const each of line) counts.set(each, (counts.get(each) ?? 0) + (isNear(line) ? 1 : Number.NEGATIVE_INFINITY));
  const defined = pack.terms
    .filter(({ term }) => contentStems(term).every((each) => own.has(each) || title.has(each)))
    .flatMap(({ definition }) => contentStems(definition))
    .filter((each) => !title.has(each) && lines.filter((line) => line.has(each)).length <= fewLines);
  return new Set([...defined, ...[...counts].flatMap(([each, count]) => (count >= 2 ? [each] : []))].filter((each) => !own.has(each)));
}

export interface Held {
  facts: number;
  terms: number;
  misconceptions: number;
  scenes: number;
  debates: number;
}

/** How much of each kind the pack holds on the part. */
export const heldOn = ({ speaks }: Part, pack: TopicPack): Held => ({
  facts: pack.facts.filter(({ text }) => speaks(text)).length,
  terms: pack.terms.filter(({ term, definition }) => speaks(`${term} ${definition}`)).length,
  misconceptions: pack.misconceptions.filter(({ belief, correction, probe }) => speaks(`${belief} ${correction} ${probe}`)).length,
  scenes: pack.storyHooks.filter(({ scene }) => speaks(scene)).length,
  debates: pack.controversies.filter(({ question, background }) => speaks(`${question} ${background}`)).length,
});

/** Does no fact, no key term and no misconception speak of it? */
export function isUnspoken(part: Part, pack: TopicPack): boolean {
  const { facts, terms, misconceptions } = heldOn(part, pack);
  return facts + terms + misconceptions === 0;
}

const counted = (count: number, one: string, many: string): string => `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** What is held on the part, and of which kind nothing is. */
export function heldLine(part: Part, pack: TopicPack, topic: string): string {
  const whole = pack.inText ?? pack.title.toLowerCase();
  if (isUnspoken(part, pack)) return `In the checked material on ${whole}, no fact, key term or common misconception speaks of “${topic}” by that name.`;
  const { facts, terms, misconceptions } = heldOn(part, pack);
  const list = `${counted(facts, 'fact', 'facts')}, ${counted(terms, 'key term', 'key terms')} and ${counted(misconceptions, 'common misconception', 'common misconceptions')}`;
  return `“${topic}” is one part of the checked material on ${whole}, in which ${list} speak of it.`;
}
