/** How near a line of a topic pack is to what a lesson is about. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';

export type Weigh = (text: string, stems: ReadonlySet<string>) => number;

const rarities = new WeakMap<TopicPack, Weigh>();

/** How much of the stems a text shares, the ones that few lines of the pack have weighing more (Spärck Jones, 1972), for the length of the text. */
export function rarityIn(pack: TopicPack): Weigh {
  const known = rarities.get(pack);
  if (known) return known;
  const lines = [
    ...pack.facts.map(({ text }) => text),
    ...pack.misconceptions.map(({ belief, correction }) => `${belief} ${correction}`),
    ...Object.values(pack.questions).flat(),
    ...pack.stuckPoints.map(({ question, hint }) => `${question} ${hint}`),
  ];
  const uses = new Map<string, number>();
  const ofText = new Map<string, string[]>();
  const stemsOf = (text: string): string[] => {
    const own = ofText.get(text) ?? [...new Set(contentStems(text))];
    ofText.set(text, own);
    return own;
  };
  for (const line of lines) for (const stem of stemsOf(line)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const weigh = (text: string, stems: ReadonlySet<string>): number => {
    const own = stemsOf(text);
    const sum = own.reduce((all, stem) => all + (stems.has(stem) ? Math.max(0, Math.log(1 + lines.length / (uses.get(stem) ?? 1)) - 1.3) + 0.15 : 0), 0);
    return own.length === 0 ? 0 : sum / Math.sqrt(own.length);
  };
  rarities.set(pack, weigh);
  return weigh;
}

/** Highest first; equals stay in their order. */
export function ranked<T>(items: readonly T[], score: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, points: score(item) }))
    .sort((a, b) => b.points - a.points)
    .map(({ item }) => item);
}
