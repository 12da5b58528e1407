/** What is held for kindergarten to grade 2 on a topic: the part of a topic pack that was written for this age, or nothing. */
import type { Early } from '../../../contracts/knowledge/early.ts';
import type { TopicPack } from '../../../contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../../chat/knowledge-index.ts';
import { contentStems } from '../../text/stems.ts';
import { framing } from '../../topic-lookup/framing.ts';
import { groundOf } from '../../topic-lookup/ground-of.ts';
import { partOf } from '../../topic-lookup/part-of.ts';
import { isRelated, subjectOf } from '../../topic-lookup/stated-subject.ts';
import { bandOfGrade, gradeOf } from '../grade.ts';
import { isHalf } from '../half.ts';

export interface EarlyGround {
  early: Early;
  pack: TopicPack;
  /** Words of the topic of which nothing is held. */
  unheld: readonly string[];
  /** The topic is a name of what is held, and not a side of it. */
  isWhole: boolean;
  /** What to know where the class is older than the children it was written for; empty for these. */
  note: string;
}

/** The first grade behind the youngest: its children read, and still have more of first facts than of what was written for grade 6. */
const nextGrade = 3;

/** What is held for the youngest, and for grade 3 where nothing is held for its own age. */
export function earlyFor(topic: string, subject: string, gradeLevel: string, index: KnowledgeIndex): EarlyGround | null {
  const grade = gradeOf(gradeLevel);
  if (bandOfGrade(gradeLevel) === 'K-2') return earlyGround(topic, subject, index);
  if (grade !== nextGrade || groundOf(topic, subject, index)?.pack.grades.some((each) => each === '3-5' || each === 'K-2')) return null;
  const ground = earlyGround(topic, subject, index);
  return (
    ground && {
      ...ground,
      note: `Nothing is held on this for ${gradeLevel}: it was written for kindergarten to grade 2, the nearest that is held. Let those who read and write add a sentence to what they draw and show.`,
    }
  );
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
    if (asked !== '' && pack.early?.asked.some((name) => key(name) === asked) && fits(pack)) return { early: pack.early, pack, unheld: [], isWhole: true, note: '' };
  const ground = groundOf(topic, subject, index);
  const early = ground?.pack.early;
  if (!ground || !early) return null;
  const part = partOf(ground.pack, topic);
  const lines = [...early.facts, ...early.words.map(({ term, definition }) => `${term} ${definition}`)];
  // Of place value and decimals the youngest meet the one and not the other.
  const held = new Set(contentStems([...lines, ...early.asked].join(' ')));
  const isHeld = part ? lines.some(part.speaks) : !isHalf(ground.pack, topic) || contentStems(topic).some((stem) => held.has(stem));
  return isHeld ? { early, ...ground, isWhole: part === null, note: '' } : null;
}
