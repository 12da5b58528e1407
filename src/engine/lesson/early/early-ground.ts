/** What is held for kindergarten to grade 2 on a topic: the part of a topic pack that was written for this age, or nothing. */
import type { Early } from '../../../contracts/knowledge/early.ts';
import type { TopicPack } from '../../../contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../../chat/knowledge-index.ts';
import { contentStems } from '../../text/stems.ts';
import { framing } from '../../topic-lookup/framing.ts';
import { groundOf } from '../../topic-lookup/ground-of.ts';
import { partOf } from '../../topic-lookup/part-of.ts';
import { isRelated, subjectOf } from '../../topic-lookup/stated-subject.ts';
import { isHalf } from '../half.ts';

export interface EarlyGround {
  early: Early;
  pack: TopicPack;
  /** Words of the topic of which nothing is held. */
  unheld: readonly string[];
  /** The topic is a name of what is held, and not a side of it. */
  isWhole: boolean;
}

/** "Rules" is what is asked for, and "the rules of the water cycle" is not. */
function key(text: string): string {
  const stems = [...new Set(contentStems(text))].sort();
  const own = stems.filter((stem) => !framing.has(stem));
  return (own.length > 0 ? own : stems).join(' ');
}

/** `topic` and `subject`: as the teacher typed them. */
export function earlyGround(topic: string, subject: string, index: KnowledgeIndex): EarlyGround | null {
  const asked = key(topic);
  const own = subjectOf(subject);
  // "Rules" and "sharing" are of other subjects as well.
  const fits = (pack: TopicPack): boolean => asked.includes(' ') || own === null || isRelated(own, pack.subject);
  for (const pack of index.topics.values())
    if (asked !== '' && pack.early?.asked.some((name) => key(name) === asked) && fits(pack)) return { early: pack.early, pack, unheld: [], isWhole: true };
  const ground = groundOf(topic, subject, index);
  const early = ground?.pack.early;
  if (!ground || !early) return null;
  const part = partOf(ground.pack, topic);
  const lines = [...early.facts, ...early.words.map(({ term, definition }) => `${term} ${definition}`)];
  // Of place value and decimals the youngest meet the one and not the other.
  const held = new Set(contentStems([...lines, ...early.asked].join(' ')));
  const isHeld = part ? lines.some(part.speaks) : !isHalf(ground.pack, topic) || contentStems(topic).some((stem) => held.has(stem));
  return isHeld ? { early, ...ground, isWhole: part === null } : null;
}
