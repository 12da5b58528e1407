/** What a pack states, line by line, and the line that a question or a statement is about. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { withFigures } from '../math/spoken-numbers.ts';
import { contentStems } from '../text/stems.ts';
import { fold, sentencesOf } from '../text/words.ts';
import { eventOf } from './events.ts';
import { definitionOf } from './topic-knowledge.ts';

export interface PackLine {
  text: string;
  /** The probe of a misconception: a question, found by what it is about. */
  isProbe?: boolean;
  /** What stands behind a probe. */
  correction?: string;
  sources?: readonly string[] | undefined;
}

interface Lines {
  lines: { line: PackLine; stems: ReadonlySet<string> }[];
  /** What a stem tells: the rarer in the pack, the more. */
  weightOf: (stem: string) => number;
  relations: { from: string[]; verb: string[]; to: string[] }[];
  names: ReadonlySet<string>;
  knows: (stem: string) => boolean;
}

const prepared = new WeakMap<TopicPack, Lines>();

const stemsOf = (text: string): string[] => contentStems(text).map(eventOf);
const plain = new Set(
  stemsOf('think guess believe mean true right called thing happen people actually basically really because yes need want year date name number place same side kind good bad'),
);
/** Does the text hold a word of its own that a line could be found by? */
export const asksByItself = (text: string): boolean => asked(text).length > 0;

const asked = (text: string): string[] => [...new Set(stemsOf(text))].filter((stem) => !plain.has(stem));

function linesOf(topic: TopicPack): Lines {
  const ready = prepared.get(topic);
  if (ready) return ready;
  const texts: PackLine[] = [...topic.facts, ...topic.terms.map((term) => ({ text: definitionOf(term) })), ...sentencesOf(topic.summary).map((text) => ({ text }))];
  const lines = [
    ...texts.map((line) => ({ line, stems: new Set(stemsOf(line.text)) })),
    ...topic.misconceptions.map(({ belief, correction, probe }) => ({ line: { text: probe, isProbe: true, correction }, stems: new Set(stemsOf(`${belief} ${correction}`)) })),
  ];
  const uses = new Map<string, number>();
  for (const { stems } of lines) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const made: Lines = {
    lines,
    weightOf: (stem) => Math.log(1 + lines.length / ((uses.get(stem) ?? 0) + 0.5)),
    relations: topic.relations.map(({ from, verb, to }) => ({ from: stemsOf(from), verb: stemsOf(verb), to: stemsOf(to) })),
    // An alias that no line uses, "ww2", tells nothing within the pack.
    names: new Set([...stemsOf(topic.title), ...topic.aliases.flatMap(stemsOf).filter((stem) => !uses.has(stem))]),
    knows: (stem) => uses.has(stem),
  };
  prepared.set(topic, made);
  return made;
}

const wants: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:when|(?:what|which|the) (?:year|date))\b/, /\b\d{3,4}\b|century/],
  [/\bhow (?:many|much|old)\b/, /\d|\b(?:hundreds?|thousands?|millions?|half)\b/],
];

/** The weight of a word that stands in four lines. */
const leastAlone = (lines: number): number => Math.log(1 + lines / 4.5);

/** The line that says most about the text, new ones and old ones alike; null when none meets the greater part of it. `context`: what "it" in the text may stand for. */
export function lineFor(topic: TopicPack, text: string, context = '', least = 0.6): PackLine | null {
  const { lines, weightOf, names, knows } = linesOf(topic);
  const stems = asked(text);
  const telling = stems.filter((stem) => !names.has(stem));
  const beyond = asked(context).filter((stem) => !stems.includes(stem) && !names.has(stem) && knows(stem));
  const [own, near] = telling.length > 0 ? [telling, beyond] : stems.length > 0 ? [stems, beyond] : [beyond, []];
  if (own.length === 0) return null;
  const question = fold(text);
  const counted = stemsOf(/\bhow many (\p{L}+)/u.exec(question)?.[1] ?? '')[0];
  const [, needed] = wants.find(([pattern]) => pattern.test(question)) ?? [];
  const all = own.reduce((sum, stem) => sum + weightOf(stem), 0);
  let best: { line: PackLine; score: number } | null = null;
  for (const { line, stems: known } of lines) {
    if ((needed && !needed.test(withFigures(line.text))) || (counted && !known.has(counted))) continue;
    const met = own.reduce((sum, stem) => sum + (known.has(stem) ? weightOf(stem) : 0), 0);
    if (met < least * all) continue;
    const beside = near.filter((stem) => known.has(stem));
    // One word of its own, met anywhere in the pack, may stand in a line about something else.
    if (own.length === 1 && near.length > 0 && beside.length === 0) continue;
    // One word alone, of which the pack speaks again and again, tells no line from another.
    if (!needed && own.length === 1 && near.length === 0 && telling.length === 1 && (/\bwho\b/.test(question) || weightOf(own[0] ?? '') < leastAlone(lines.length))) continue;
    const score = met + 0.5 * beside.reduce((sum, stem) => sum + weightOf(stem), 0) - 0.01 * known.size;
    if (!best || score > best.score || (score === best.score && best.line.isProbe)) best = { line, score };
  }
  return best?.line ?? null;
}

/** "The Sun goes around the Earth": does the text say one of the pack's relations, and in its order? Null when it says none. */
export function relationSaid(topic: TopicPack, text: string): boolean | null {
  const stems = stemsOf(text);
  if (/\b(?:not|dont|doesnt|isnt|never|by)\b/.test(fold(text)) || stems.length > 8) return null;
  const at = (wanted: readonly string[]) => (wanted.length > 0 && wanted.every((stem) => stems.includes(stem)) ? stems.indexOf(wanted.at(-1) ?? '') : -1);
  const found = linesOf(topic).relations.flatMap(({ from, verb, to }) => {
    const [first, middle, last] = [at(from), at(verb), at(to)];
    if (first < 0 || middle < 0 || last < 0) return [];
    return first < middle && middle < last ? true : last < middle && middle < first ? false : [];
  });
  return found.length === 0 ? null : found.includes(true);
}
