/**
 * What a reader of concept maps would ask about a map, after the rubric of Novak and Cañas: phrases on the links, no concept alone, sentences taken apart, more than spokes
 * around one hub, links across. Hints for the person who draws, never a score.
 */
import type { ConceptMap } from '../../contracts/concept-map.ts';
import { outlineOf } from './outline.ts';
import { conceptKey } from './pack-graph.ts';

export const hintKinds = ['unlabeled-link', 'orphan', 'sentence', 'same-concept', 'hub-only', 'no-cross-link', 'prompt', 'empty'] as const;
export type HintKind = (typeof hintKinds)[number];

export interface MapHint {
  kind: HintKind;
  text: string;
  /** The concepts it is about. */
  nodes: readonly string[];
}

/** More words than this in a concept hide a link. */
const conceptWords = 8;
/** Below this a map is too small for links across to be missed. */
const smallMap = 7;

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export function hintsFor(map: ConceptMap): MapHint[] {
  const { nodes, links, mapType } = map;
  const hints: MapHint[] = [];
  const say = (kind: HintKind, text: string, about: readonly string[]): void => void hints.push({ kind, text, nodes: [...new Set(about)] });

  const empty = nodes.filter(({ text }) => text.trim() === '');
  if (empty.length > 0)
    say(
      'empty',
      `${count(empty.length, 'concept has', 'concepts have')} no text yet.`,
      empty.map(({ id }) => id),
    );
  const prompts = nodes.filter(({ kind, text }) => kind === 'prompt' && text !== '');
  if (prompts.length > 0)
    say(
      'prompt',
      `${count(prompts.length, 'place still asks', 'places still ask')} for a concept of yours.`,
      prompts.map(({ id }) => id),
    );

  const bare = links.filter(({ label }) => label.trim() === '');
  if (bare.length > 0)
    say(
      'unlabeled-link',
      `${count(bare.length, 'link has', 'links have')} no linking phrase. How would you read it as a sentence?`,
      bare.flatMap(({ from, to }) => [from, to]),
    );

  const joined = new Set(links.flatMap(({ from, to }) => [from, to]));
  const orphans = nodes.length > 1 ? nodes.filter(({ id }) => !joined.has(id)) : [];
  if (orphans.length > 0)
    say(
      'orphan',
      `${count(orphans.length, 'concept is', 'concepts are')} linked to nothing. What belongs with it?`,
      orphans.map(({ id }) => id),
    );

  const long = mapType === 'flowchart' ? [] : nodes.filter(({ text, kind }) => kind === 'concept' && text.trim().split(/\s+/).length > conceptWords);
  if (long.length > 0)
    say(
      'sentence',
      `${count(long.length, 'concept is', 'concepts are')} a whole sentence. Which two concepts and which link are in it?`,
      long.map(({ id }) => id),
    );

  const byKey = new Map<string, typeof nodes>();
  for (const node of nodes) if (node.text.trim() !== '') byKey.set(conceptKey(node.text), [...(byKey.get(conceptKey(node.text)) ?? []), node]);
  const same = [...byKey.values()].filter((group) => group.length > 1);
  for (const group of same)
    say(
      'same-concept',
      `“${group[0]?.text}” stands in the map ${group.length === 2 ? 'twice' : `${group.length} times`}. One box with more links says more.`,
      group.map(({ id }) => id),
    );

  const hub = nodes.find(({ id }) => links.length >= 4 && links.every(({ from, to }) => from === id || to === id));
  if (hub && mapType !== 'flowchart') say('hub-only', `Every link touches “${hub.text}”. What do the others have to do with each other?`, [hub.id]);

  const crosses = outlineOf(map).some(({ crossLinks }) => crossLinks.length > 0);
  if (!hub && !crosses && mapType !== 'flowchart' && nodes.length >= smallMap && orphans.length === 0)
    say('no-cross-link', 'No link runs across the branches. Which two concepts from different branches have something to do with each other?', []);
  return hints;
}
