/** A pack on two things at once, asked for one of them: "Volcanoes" of a pack on volcanoes and earthquakes. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';

/** The stems of each thing in the title; none where it names one thing only. */
function halvesOf({ title }: TopicPack): (readonly string[])[] {
  const halves = title.split(/,? and /).map(contentStems);
  return halves.length > 1 && halves.every((half) => half.length > 0) ? halves : [];
}

const isNamed = (half: readonly string[], typed: ReadonlySet<string>): boolean => half.every((stem) => typed.has(stem));

/** Is the topic one half of the pack's? The other half is not what was asked for. */
export function isHalf(pack: TopicPack, topic: string): boolean {
  const typed = new Set(contentStems(topic));
  return halvesOf(pack).filter((half) => isNamed(half, typed)).length === 1;
}

export interface Sides {
  /** Stems of what was asked for: its name, and words that the pack uses in its company. */
  asked: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** How often words that only keep company with a half are looked for in the company of those found before. */
const rounds = 2;

/** Which of the pack's words belong to the half that was asked for, and which to the other, by the lines in which they stand together. */
export function sidesOf(pack: TopicPack, topic: string): Sides {
  const typed = new Set(contentStems(topic));
  const asked = new Set(
    halvesOf(pack)
      .filter((half) => isNamed(half, typed))
      .flat(),
  );
  const other = new Set(
    halvesOf(pack)
      .filter((half) => !isNamed(half, typed))
      .flat(),
  );
  const lines = [
    ...pack.facts.map(({ text }) => text),
    ...pack.terms.map(({ term, definition }) => `${term} ${definition}`),
    ...pack.misconceptions.map(({ belief, correction, probe }) => `${belief} ${correction} ${probe}`),
    ...pack.stuckPoints.map(({ about, cues, question, hint }) => [about, ...cues, question, hint].join(' ')),
  ].map((text) => new Set(contentStems(text)));
  for (let round = 0; round < rounds; round++) {
    const counts = new Map<string, { asked: number; other: number }>();
    for (const line of lines) {
      const nearAsked = [...line].some((stem) => asked.has(stem));
      const nearOther = [...line].some((stem) => other.has(stem));
      if (nearAsked === nearOther) continue;
      for (const stem of line) {
        const count = counts.get(stem) ?? { asked: 0, other: 0 };
        counts.set(stem, nearAsked ? { ...count, asked: count.asked + 1 } : { ...count, other: count.other + 1 });
      }
    }
    for (const [stem, count] of counts) {
      if (count.asked >= 2 && count.other === 0) asked.add(stem);
      if (count.other >= 2 && count.asked === 0) other.add(stem);
    }
  }
  return { asked, other };
}
