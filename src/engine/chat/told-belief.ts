/** A teacher tells what a class believes: "they think plants eat soil". */
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { beliefIn } from './topic-knowledge.ts';

const told =
  /^(?:(?:so|and|but|ok|okay|help|now|today),? )*(?:they|(?:(?:some|half|most|all|many) (?:of )?)?(?:(?:my|the|our|these) )?(?:\w+ graders|students?|kids|class|pupils|children)|(?:one|a) (?:student|kid|pupil)|everyone|everybody) (?:(?:all|also|always|still|really|keep|just) )*(?:think|thinks|thought|believe|believes|say|says|saying|insist|insists|assume|assumes|are (?:sure|convinced)|is (?:sure|convinced)) (?:that )?(.{8,}?)[.! ]*$/;
/** Within a sentence on something else: "explain fractions to a kid who thinks 1/4 is bigger than 1/2". */
const toldOfOne =
  /\b(?:kids?|students?|pupils?|child|children|class|group|somebody|someone|those) (?:who|that) (?:all |still |really |just )?(?:thinks?|believes?|says?|insists?|assumes?|(?:is|are) sure) (?:that )?(.{8,}?)[.?! ]*$/;
/** What they say of people, of school or of a task is no belief about its matter. */
const ofPeople =
  /\b(?:i|im|ive|me|my|mine|they|theyre|them|their|he|she|we|us|our|school|homework|lessons?|class|teachers?|grades?|boring|unfair|stupid|dumb|hate|like it|no one|nobody)\b|\?/;

/** What the class is said to believe, in the teacher's words; null where the message tells of something else. */
export function beliefTold(message: string): string | null {
  const text = fold(message);
  const [, belief = ''] = told.exec(text) ?? toldOfOne.exec(text) ?? [];
  return belief && !ofPeople.test(belief) ? belief : null;
}

export interface HeldBelief {
  topic: TopicPack;
  misconception: Misconception;
}

/** The misconception of a pack that says the same: of the topic in work or named first, else of any that says it more surely than the others. */
export function heldBelief(belief: string, near: readonly (TopicPack | null | undefined)[], index: KnowledgeIndex): HeldBelief | null {
  const inPack = (topic: TopicPack) => {
    const found = beliefIn(topic, belief);
    return found ? [{ topic, misconception: found, rank: (found.isSure ? 2 : 0) + (found.isWhole ? 1 : 0) }] : [];
  };
  const [first] = near.flatMap((topic) => (topic ? inPack(topic) : []));
  return (
    first ?? sameButNumbers(belief, near.some(Boolean) ? near : [...index.topics.values()]) ?? [...index.topics.values()].flatMap(inPack).sort((a, b) => b.rank - a.rank)[0] ?? null
  );
}

/** "1/4 is bigger than 1/2 because 4 is bigger" is what a pack holds of 1/8 and 1/4. */
function sameButNumbers(belief: string, near: readonly (TopicPack | null | undefined)[]): HeldBelief | null {
  const shape = shapeOf(belief);
  if (shape.length < 5 || !shape.includes('#')) return null;
  for (const topic of near)
    for (const misconception of topic?.misconceptions ?? []) {
      const held = shapeOf(misconception.belief);
      if (held.includes('#') && shape.every((word, place) => held[place] === word)) return { topic: topic as TopicPack, misconception };
    }
  return null;
}

const shapeOf = (text: string): string[] =>
  fold(text)
    .replace(/\d+(?:[./]\d+)?/g, '#')
    .replace(/\b(?:larger|greater)\b/g, 'bigger')
    .split(/[^a-z#%]+/)
    .filter(Boolean);
