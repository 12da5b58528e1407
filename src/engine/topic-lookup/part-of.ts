/** A topic that is a part of what a pack teaches: "mitosis" of cells, "the Holocaust" of World War II. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { isHalf } from '../lesson/half.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { framing, ordinal } from './framing.ts';
import { calledHere, isWholeName, kinOf, namesUnspoken } from './other-names.ts';
import { packWords } from './pack-words.ts';

export interface Part {
  /** The pack's stems for the words that name it. */
  own: ReadonlySet<string>;
  /** Does the text hold its name, the whole of it where the pack does anywhere? */
  names: (text: string) => boolean;
  /** Does the text speak of it, by name or by two words that belong to it? */
  speaks: (text: string) => boolean;
  /** Stems of its own words, and of those that the pack uses in their company only. */
  stems: ReadonlySet<string>;
}

/** Null where the topic is the whole of the pack, another name for it, or one half that its title names. */
export function partOf(pack: TopicPack, topic: string): Part | null {
  if (isWholeName(topic)) return null;
  const { title, lines } = packWords(pack);
  const used = new Set(lines.flatMap((line) => [...line]));
  const typed = [...new Set(wordsOf(topic).filter((word) => !ordinal.test(word)))].flatMap((word) => (contentStems(word).length > 0 ? [stem(word)] : []));
  const strange = typed.filter((each) => !title.has(each) && !framing.has(each));
  const all = strange.map((each) => inPack(each, used));
  const telling = all.map((kin) => kin.filter((each) => lines.filter((line) => line.has(each)).length <= lines.length * ofTheWhole));
  const found = telling.some((kin) => kin.length > 0) ? telling : all;
  const own = new Set(found.flat());
  if (own.size === 0 || (isHalf(pack, topic) && !isTerm(pack, strange)))
    return namesUnspoken(pack, topic, strange, used) ? { own: new Set(strange), stems: new Set(strange), names: () => false, speaks: () => false } : null;
  // "Terminal velocity" is in no line that has one of its words only, where others have both.
  const isWhole = (said: ReadonlySet<string>): boolean => found.every((kin) => kin.length === 0 || kin.some((each) => said.has(each)));
  const isNear = (said: ReadonlySet<string>): boolean => [...own].some((each) => said.has(each));
  const isNamed = tellsOf(pack).some((text) => isWhole(new Set(contentStems(text)))) ? isWhole : isNear;
  // Of what has another name here, the words of all its organs would be company.
  const company = strange.some((each) => calledHere(each, used).length > 0) ? new Set<string>() : companyOf(own, isNear, pack);
  const speaks = (text: string): boolean => {
    const said = new Set(contentStems(text));
    return isNear(said) || [...company].filter((each) => said.has(each)).length >= enoughCompany;
  };
  return { own, stems: new Set([...own, ...company]), names: (text) => isNamed(new Set(contentStems(text))), speaks };
}

/** What is counted as held. */
const tellsOf = (pack: TopicPack): string[] => [
  ...pack.facts.map(({ text }) => text),
  ...pack.terms.map(({ term, definition }) => `${term} ${definition}`),
  ...pack.misconceptions.map(({ belief, correction, probe }) => `${belief} ${correction} ${probe}`),
];

/** A word in more of a pack's lines is one of the whole: "Roman" of ancient Rome. */
const ofTheWhole = 0.4;
/** Words that keep company with the part; so many in one text speak of it without its name. */
const enoughCompany = 2;
/** A word that more lines of the pack use is one of the whole. */
const fewLines = 6;

/** The pack's own stems for it: "division" is what divides, and "mytosis" is mitosis. */
function inPack(typed: string, used: ReadonlySet<string>): string[] {
  const kin = [...used].filter((each) => each === typed || root(each) === root(typed));
  if (kin.length > 0 || typed.length < 6) return kin;
  const slips = [...used].filter((each) => each[0] === typed[0] && Math.abs(each.length - typed.length) <= 1 && editDistance(each, typed) === 1);
  const called = slips.length > 0 ? slips : calledHere(typed, used);
  return called.length > 0 ? called : kinOf(typed, used);
}

/** Is it a key term of the pack, whatever half of the title stands in its name? */
const isTerm = ({ terms }: TopicPack, own: readonly string[]): boolean => terms.some(({ term }) => own.every((each) => contentStems(term).includes(each)));

/** "Erode" and "erosion", "absorb" and "absorption", "divide" and "division" end in sounds that change places; "nervous" is of nerves, "mummification" of mummies. */
const root = (each: string): string => (each.length < 5 ? each : each.replace(/pt$/, 'b').replace(/s$/, 'd').replace(/uct$/, 'uc').replace(/ou$/, '').replace(/ifi?$/, 'i'));

/** Words of the definition, where the part is a key term, and words that stand beside its own in two lines and more and nowhere else. */
function companyOf(own: ReadonlySet<string>, isNear: (line: ReadonlySet<string>) => boolean, pack: TopicPack): ReadonlySet<string> {
  const { lines, title } = packWords(pack);
  const counts = new Map<string, number>();
  for (const line of lines) for (const each of line) counts.set(each, (counts.get(each) ?? 0) + (isNear(line) ? 1 : Number.NEGATIVE_INFINITY));
  const defined = pack.terms
    .filter(({ term }) => contentStems(term).every((each) => own.has(each) || title.has(each)) && isNear(new Set(contentStems(term))))
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

/** How much of each kind the pack holds on the part, by its name. */
export const heldOn = ({ names }: Pick<Part, 'names'>, pack: TopicPack): Held => ({
  facts: pack.facts.filter(({ text }) => names(text)).length,
  terms: pack.terms.filter(({ term, definition }) => names(`${term} ${definition}`)).length,
  misconceptions: pack.misconceptions.filter(({ belief, correction, probe }) => names(`${belief} ${correction} ${probe}`)).length,
  scenes: pack.storyHooks.filter(({ scene }) => names(scene)).length,
  debates: pack.controversies.filter(({ question, background }) => names(`${question} ${background}`)).length,
});

/** The same, with all that has one of its words or two of those that belong to it. */
export const spokenOn = ({ speaks }: Part, pack: TopicPack): Held => heldOn({ names: speaks }, pack);

/** Does no fact, no key term and no misconception name it? */
export function isUnspoken(part: Pick<Part, 'names'>, pack: TopicPack): boolean {
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
