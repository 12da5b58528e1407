/** Finds the topic of a message that names none: "how do plants make food" stands near a sentence of the pack on photosynthesis. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';

/** Words of thinking and asking: they tell nothing about a topic. */
const plain = new Set(
  contentStems(
    'think guess believe mean know understand explain question answer help learn study work homework test class teacher people time first last different same happen back idea example reason story text book page write read part kind group good bad',
  ),
);

interface Sentence {
  topic: TopicPack;
  stems: ReadonlySet<string>;
}

export class SentenceSearch {
  readonly #sentences: Sentence[];
  /** The sentences that hold a stem, by their place. */
  readonly #sentencesWith = new Map<string, number[]>();
  /** In how many packs a stem occurs. */
  readonly #packsWith = new Map<string, number>();
  /** In how many sentences a stem occurs, over all packs and in each. */
  readonly #uses = new Map<string, { all: number; in: Map<TopicPack, number> }>();

  constructor(topics: readonly TopicPack[]) {
    this.#sentences = topics.flatMap((topic) => tellingTexts(topic).map((text) => ({ topic, stems: new Set(contentStems(text)) })));
    for (const topic of topics) for (const stem of new Set(tellingTexts(topic).flatMap(contentStems))) this.#packsWith.set(stem, (this.#packsWith.get(stem) ?? 0) + 1);
    for (const [place, { topic, stems }] of this.#sentences.entries())
      for (const stem of stems) {
        const places = this.#sentencesWith.get(stem);
        if (places) places.push(place);
        else this.#sentencesWith.set(stem, [place]);
        const uses = this.#uses.get(stem) ?? { all: 0, in: new Map<TopicPack, number>() };
        uses.all++;
        uses.in.set(topic, (uses.in.get(topic) ?? 0) + 1);
        this.#uses.set(stem, uses);
      }
  }

  /** Does any pack use the word? Then it is no slip of the pen for another one. */
  knows(stem: string): boolean {
    return this.#packsWith.has(stem);
  }

  /** The pack that uses the word again and again, where hardly any other does. */
  #ownerOf(stem: string): TopicPack | null {
    const using = this.#at(this.#sentencesWith.get(stem) ?? []).map(({ topic }) => topic);
    const owner = using.find((topic) => using.filter((other) => other === topic).length >= Math.max(6, using.length * 0.8));
    return owner ?? null;
  }

  /**
   * The pack with a sentence that holds at least two of the message's telling words and most of them; one of them belongs to few packs, or mostly to this one.
   * Of several packs the one to which the words belong most.
   */
  topicOf(message: string): TopicPack | null {
    const asked = [...new Set(contentStems(message))].filter((stem) => !plain.has(stem));
    if (asked.length === 1) return this.#ownerOf(asked[0] ?? '');
    if (asked.length === 0 || asked.length > 9) return null;
    const isRare = (stem: string) => (this.#packsWith.get(stem) ?? 0) <= Math.max(1, Math.floor(this.#sentences.length / 400));
    let best: { topic: TopicPack; met: number; weight: number } | null = null;
    const near = new Set(asked.flatMap((stem) => this.#sentencesWith.get(stem) ?? []));
    for (const { topic, stems } of this.#at([...near].sort((a, b) => a - b))) {
      const met = asked.filter((stem) => stems.has(stem));
      // "I got 10 out of 20" is a score, though some pack has both numbers in one line.
      if (met.length < 2 || met.length / asked.length < 0.6 || met.every((stem) => /^\d+$/.test(stem))) continue;
      const shares = met.map((stem) => this.#shareOf(topic, stem));
      // Two words of one example do not make its topic: one of them has to belong to what the pack is about, and neither may stand in this one line alone.
      const uses = met.map((stem) => this.#uses.get(stem)?.in.get(topic) ?? 0);
      if (met.length === 2 && (Math.max(...uses) < 3 || Math.min(...uses) < 2)) continue;
      if (!met.some(isRare) && !shares.some((share) => share > 0.5)) continue;
      const weight = shares.reduce((sum, share) => sum + share, 0);
      if (!best || met.length > best.met || (met.length === best.met && weight > best.weight)) best = { topic, met: met.length, weight };
    }
    return best?.topic ?? null;
  }

  #at(places: readonly number[]): Sentence[] {
    return places.flatMap((place) => this.#sentences[place] ?? []);
  }

  /** Of all sentences with the word, the share that stands in this pack, 0 to 1. */
  #shareOf(topic: TopicPack, stem: string): number {
    const uses = this.#uses.get(stem);
    return uses ? (uses.in.get(topic) ?? 0) / uses.all : 0;
  }
}

const tellingTexts = (topic: TopicPack): string[] => [
  ...sentencesOf(topic.summary),
  ...topic.facts.map(({ text }) => text),
  ...topic.terms.map(({ term, definition }) => `${term} ${definition}`),
  ...topic.misconceptions.flatMap(({ belief, correction }) => [belief, ...sentencesOf(correction)]),
];
