/** Which questions of a pack can be answered from what a lesson tells: only those may stand on its exit ticket. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { carrying } from './bearing.ts';

const knownStems = new WeakMap<TopicPack, ReadonlySet<string>>();

/** Stems of what the pack knows. Others in a question only set its scene. */
function stemsKnown(pack: TopicPack): ReadonlySet<string> {
  const known =
    knownStems.get(pack) ??
    new Set(
      contentStems(
        [
          ...pack.facts.map(({ text }) => text),
          ...pack.terms.flatMap(({ term, definition }) => [term, definition]),
          ...pack.misconceptions.map(({ correction }) => correction),
          ...pack.relations.flatMap(({ from, to }) => [from, to]),
        ].join(' '),
      ),
    );
  knownStems.set(pack, known);
  return known;
}

/** Does the lesson, line by line, tell what the question asks about? One line holds two of its words, or its only one, and no word is missing. */
export function isTaught(pack: TopicPack, lines: readonly string[], question: string): boolean {
  const known = stemsKnown(pack);
  const asked = carrying(pack, question).filter((stem) => known.has(stem));
  if (asked.length === 0) return false;
  const told = lines.map((line) => new Set(contentStems(line)));
  return asked.every((stem) => told.some((line) => line.has(stem))) && told.some((line) => asked.filter((stem) => line.has(stem)).length >= Math.min(2, asked.length));
}
