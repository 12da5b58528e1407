/** A teacher tells what a class believes, "they think plants eat soil", or asks what is held on wrong ideas about a matter. */
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold, sentencesOf } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { beliefIn, stemsHeldBy } from './topic-knowledge.ts';

const told =
  /^(?:(?:so|and|but|ok|okay|help|now|today),? )*(?:they|(?:(?:some|half|most|all|many) (?:of )?)?(?:(?:my|the|our|these) )?(?:\w+ graders|students?|kids|class|pupils|children)|(?:one|a) (?:student|kid|pupil)|everyone|everybody|(?:some|most|many|half|a few)(?: of them)?) (?:(?:all|also|always|still|really|keep|just) )*(?:think|thinks|thought|believe|believes|say|says|(?<=still )said|saying|insist|insists|assume|assumes|are (?:sure|convinced)|is (?:sure|convinced)) (?:that )?(.{8,}?)[.! ]*$/;
/** Within a sentence on something else: "explain fractions to a kid who thinks 1/4 is bigger than 1/2". */
const toldOfOne =
  /\b(?:kids?|students?|pupils?|child|children|class|group|somebody|someone|those) (?:who|that) (?:all |still |really |just )?(?:thinks?|believes?|says?|insists?|assumes?|(?:is|are) sure) (?:that )?(.{8,}?)[.?! ]*$/;
/** A wrong idea that is called one: "Misconception: heavier objects fall faster". */
const calledOne = /\b(?:misconception|wrong idea|false belief)(?::| is| was| that)(?: that)? (.{8,}?)[.! ]*$/;
/** "Anything on misconceptions about falling objects": the matter they are of. */
const askedAbout =
  /\b(?:misconceptions?|misunderstandings?|(?:wrong|false) (?:ideas?|beliefs?)) (?:\w+ (?:have|has|hold) )?(?:about|on|of|around|regarding|with|in) (?:the )?(.{3,}?)[.?! ]*$/;
/** What they say of people, of school or of a task is no belief about its matter. */
const ofPeople =
  /\b(?:i|im|ive|me|my|mine|they|theyre|them|their|he|she|we|us|our|school|homework|lessons?|class|teachers?|grades?|boring|unfair|stupid|dumb|hate|like it|no one|nobody)\b|\?/;

/** What the class is said to believe, in the teacher's words; null where the message tells of something else. */
export function beliefTold(message: string): string | null {
  for (const sentence of [message, ...sentencesOf(message)]) {
    const text = fold(sentence);
    const [, belief = ''] = told.exec(text) ?? toldOfOne.exec(text) ?? (askedAbout.test(text) ? [] : (calledOne.exec(text) ?? []));
    if (belief && !ofPeople.test(belief)) return belief;
  }
  return null;
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

/** The wrong idea about a matter that is asked for by the matter, "falling objects", where few packs hold one: of the pack in work first, else of the one that says most on it. */
export function beliefAskedFor(message: string, near: readonly (TopicPack | null | undefined)[], index: KnowledgeIndex): HeldBelief | null {
  const [, matter = ''] =
    sentencesOf(message)
      .map((sentence) => askedAbout.exec(fold(sentence)) ?? [])
      .find(({ length }) => length > 0) ?? [];
  const asked = contentStems(matter);
  const telling = asked.filter((stem) => !anyThing.has(stem));
  if (telling.length === 0) return null;
  const inPack = (topic: TopicPack) =>
    topic.misconceptions.flatMap((misconception) => {
      const own = new Set(keptStems(misconception.belief));
      return telling.every((stem) => own.has(stem)) ? [{ topic, misconception }] : [];
    });
  const [first] = near.flatMap((topic) => (topic ? inPack(topic) : []));
  const all = [...index.topics.values()].flatMap(inPack);
  // "Falling objects" are named as such in the pack on motion, and in none on autumn.
  const named = all.filter(({ topic }) => asked.every((stem) => stemsHeldBy(topic).has(stem)));
  const best = named.length > 0 ? named : all;
  return first ?? (new Set(best.map(({ topic }) => topic)).size <= 2 ? (best[0] ?? null) : null);
}

/** The wrong idea that the message brings, told of a class or asked for by its matter. */
export function beliefBrought(message: string, near: readonly (TopicPack | null | undefined)[], index: KnowledgeIndex): HeldBelief | null {
  const belief = beliefTold(message);
  return belief === null ? beliefAskedFor(message, near, index) : heldBelief(belief, near, index);
}

/** The wrong idea of this topic that the talk came to last. `earlier`: what was typed, newest first. */
export function beliefInWork(topic: TopicPack, earlier: readonly string[], index: KnowledgeIndex): Misconception | null {
  for (const text of earlier) {
    const brought = beliefBrought(text, [topic], index);
    if (brought) return brought.topic === topic ? brought.misconception : null;
  }
  return null;
}

const anyThing = new Set(contentStems('object thing stuff topic idea concept subject student kid science lesson class common'));

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
