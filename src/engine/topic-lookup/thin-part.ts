/** A part of a topic of which so little is held that a lesson cannot stand on it: "haiku" of poetry, with one fact. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { framing } from './framing.ts';
import { packWords } from './pack-words.ts';
import { heldOn, isUnspoken, type Part, partOf } from './part-of.ts';

/** Words beside the one that says which part it is. */
const beside = new Set(contentStems('battle short long big small great old new famous modern ancient people person book text'));
/** Facts, key terms and misconceptions up to which it is little. Without a fact there may be one more. */
const little = 2;

/** Null where the topic is the whole or a part of which enough is held. In mathematics any part can be worked out. */
export function thinPart(pack: TopicPack, topic: string): Part | null {
  const asked = pack.subject === 'mathematics' ? null : partOf(pack, topic);
  if (!asked || isUnspoken(asked, pack)) return null;
  const name = wordsOf(topic).join(' ');
  const isName = pack.aliases.some((alias) => wordsOf(alias).join(' ') === name);
  const part = partOf(pack, telling(pack, topic)) ?? asked;
  const { facts, terms, misconceptions } = heldOn(part, pack);
  const sum = facts + terms + misconceptions;
  // What is a name of the pack and a key term too stands for more than the lines that hold the word.
  if (sum > (facts === 0 ? little + 1 : little) || (isName && terms > 0)) return null;
  // What only uses words that stand beside its name elsewhere may be about something else.
  return { ...part, speaks: (text: string): boolean => contentStems(text).some((stem) => part.own.has(stem)) };
}

/** The words of the topic that say which part of the whole it is: a key term before all others. */
function telling(pack: TopicPack, topic: string): string {
  const { title } = packWords(pack);
  const isOwn = (word: string): boolean => contentStems(word).some((stem) => !title.has(stem) && !framing.has(stem));
  const own = wordsOf(topic).filter(isOwn);
  const narrow = own.filter((word) => !contentStems(word).some((stem) => beside.has(stem)));
  if (narrow.length === 0) return topic;
  const terms = new Set(pack.terms.flatMap(({ term }) => contentStems(term)));
  const named = /\band\b|,/i.test(topic) ? [] : narrow.filter((word) => contentStems(word).every((stem) => terms.has(stem)));
  return (named.length > 0 ? named : narrow).join(' ');
}
