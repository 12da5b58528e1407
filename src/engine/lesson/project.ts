/** What a project lesson sets the class to make, and the facts that it needs for it: the brief asks for nothing that no card holds. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { ranked } from './rarity.ts';

export interface ProjectSet {
  brief: string;
  cards: TopicPack['facts'];
}

interface Wish {
  /** As it stands inside a sentence. */
  topic: string;
  /** How near a text is to what was asked for. */
  near: (text: string) => number;
  /** Of a part of the topic: which texts speak of it, and what can be made on any part. */
  part: { isOn: (text: string) => boolean; brief: string } | null;
  /** 0 for the nearest, 1 for the next. */
  variation: number;
}

const fewest = 2;
const most = 4;

export function projectIn(pack: TopicPack, { topic, near, part, variation }: Wish): ProjectSet {
  const nearest = ranked(pack.facts, ({ text }) => near(text));
  if (part) {
    const on = nearest.filter(({ text }) => part.isOn(text));
    // One alone is no set of cards: the facts beside it are the nearest to it.
    if (on.length > 0) return { brief: part.brief, cards: (on.length >= fewest ? on : nearest).slice(0, most) };
  }
  const held = ranked(pack.projects ?? [], ({ brief, uses }) => near(`${brief} ${uses.join(' ')}`));
  const project = held[variation % Math.max(1, held.length)];
  if (project && !part) return { brief: project.brief, cards: pack.facts.filter(({ text }) => project.uses.some((words) => text.startsWith(words))) };
  return {
    brief: `Make a display on ${topic} with one panel for each card: a heading, a drawing and two sentences of your own. A last panel says how they hang together.`,
    cards: nearest.slice(0, most),
  };
}
