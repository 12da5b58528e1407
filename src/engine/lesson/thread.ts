/** The thread of one lesson through a topic pack: the place where learners get stuck that the lesson is built around. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { fingerprint } from '../text/hash.ts';
import { contentStems } from '../text/stems.ts';
import type { PackWish } from './from-pack.ts';
import { ranked, type Weigh } from './rarity.ts';

const bands: readonly GradeBand[] = ['K-2', '3-5', '6-8', '9-12'];
export const isYounger = (band: GradeBand, { grades }: TopicPack): boolean => grades.every((each) => bands.indexOf(each) > bands.indexOf(band));

/** What holds a lesson together: the words around one place where learners get stuck, for which the pack has a scene, a misconception and facts. Another one with each variation. */
export function threadOf(pack: TopicPack, wish: PackWish, weigh: Weigh, nearTopic: (text: string) => number): ReadonlySet<string> {
  const best = (texts: readonly string[], stems: ReadonlySet<string>, count: number): number =>
    texts
      .map((text) => weigh(text, stems))
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, points) => sum + points, 0);
  const probes = pack.misconceptions.map(probeText);
  const behind = misconceptionsBehind(pack);
  const scenes = pack.storyHooks.map(({ scene }) => scene);
  const facts = pack.facts.map(({ text }) => text);
  const threads = pack.stuckPoints.map(({ about, cues, question, hint }, place) => {
    const stems = new Set(contentStems([about, ...cues, question, hint].join(' ')));
    // Equally good ones take turns from class to class.
    const turn = (fingerprint(`${wish.seed}:thread:${place}`) % 100) / 60;
    // Packs go from the first steps to the last.
    const late = isYounger(wish.band, pack) ? place : 0;
    return {
      stems,
      points: 20 * nearTopic(`${about} ${cues.join(' ')}`) - late + 3 * (behind[place] ?? 0) + best(probes, stems, 2) + best(scenes, stems, 1) + best(facts, stems, 4) / 2 + turn,
    };
  });
  const inOrder = ranked(threads, ({ points }) => points);
  return inOrder[wish.variation % Math.max(1, inOrder.length)]?.stems ?? new Set();
}

const probeText = ({ belief, correction, probe }: TopicPack['misconceptions'][number]): string => `${belief} ${correction} ${probe}`;

const behindKnown = new WeakMap<TopicPack, readonly number[]>();

/** For each place where learners get stuck: how much of it a misconception of the pack speaks of. */
function misconceptionsBehind(pack: TopicPack): readonly number[] {
  const known = behindKnown.get(pack) ?? pack.stuckPoints.map(({ about }) => Math.max(0, ...pack.misconceptions.map((each) => shareOf(pack, about, probeText(each)))));
  behindKnown.set(pack, known);
  return known;
}

/** How much of what learners get stuck on a text speaks of, 0 to 1. The topic's own name does not count. */
export function shareOf(pack: TopicPack, about: string, text: string): number {
  const inTitle = new Set(contentStems(pack.title));
  const own = [...new Set(contentStems(about))].filter((stem) => !inTitle.has(stem));
  const spoken = new Set(contentStems(text));
  return own.length === 0 ? 0 : own.filter((stem) => spoken.has(stem)).length / own.length;
}
