/** What bears on a focus, a brief, a claim or a question: the one measure by which the parts of a lesson are chosen. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { framing } from '../topic-lookup/framing.ts';
import { ranked, rarityIn } from './rarity.ts';

/** What a part of the lesson is about, in stems that the topic's name does not hold. */
export interface Matter {
  /** What the class is shown of it. */
  shown: ReadonlySet<string>;
  /** With what belongs to it and is not shown yet. */
  whole: ReadonlySet<string>;
}

/** Below, shared words are shared by chance. */
export const some = 0.85;

const numeral = /^\d+$/;
/** Stems that carry a matter: neither the topic's own name nor words about teaching. */
export function carrying(pack: TopicPack, text: string): string[] {
  const title = titleOf(pack);
  return [...new Set(contentStems(text))].filter((stem) => !title.has(stem) && !framing.has(stem) && !numeral.test(stem));
}

const titles = new WeakMap<TopicPack, ReadonlySet<string>>();
function titleOf(pack: TopicPack): ReadonlySet<string> {
  const known = titles.get(pack) ?? new Set(contentStems(pack.title));
  titles.set(pack, known);
  return known;
}

export const matterOf = (pack: TopicPack, shown: string, more = ''): Matter => ({
  shown: new Set(carrying(pack, shown)),
  whole: new Set(carrying(pack, `${shown} ${more}`)),
});

/** How strongly a text bears on the matter: it shares a word that is shown and two of the whole. 0 where it does not. */
export function bearing(pack: TopicPack, { shown, whole }: Matter, text: string): number {
  const own = [...new Set(contentStems(text))];
  const isNear = own.some((stem) => shown.has(stem)) && own.filter((stem) => whole.has(stem)).length >= 2;
  return isNear ? rarityIn(pack)(text, whole) : 0;
}

/** Those that bear on it, the strongest first. */
export const bearingFirst = <T>(pack: TopicPack, matter: Matter, items: readonly T[], textOf: (item: T) => string, least = some): T[] =>
  ranked(
    items.filter((item) => bearing(pack, matter, textOf(item)) >= least),
    (item) => bearing(pack, matter, textOf(item)),
  );
