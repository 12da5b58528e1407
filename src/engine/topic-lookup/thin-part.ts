/** A part of a topic of which so little is held that a lesson cannot stand on it: "haiku" of poetry, with one fact. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { bearing, matterOf } from '../lesson/bearing.ts';
import { contentStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { framing, ordinal } from './framing.ts';
import { packWords } from './pack-words.ts';
import { isUnspoken, type Part, partOf, spokenOn } from './part-of.ts';

/** Words beside the one that says which part it is. */
const beside = new Set(contentStems('battle short long big small great old new famous modern ancient people person book text'));
/** Facts, key terms and misconceptions up to which it is little. Without a fact there may be one more. */
const little = 2;
const fewLines = 3;
const enoughBearing = 1.1;

/** Null where the topic is the whole or a part of which enough is held. In mathematics any part can be worked out. */
export function thinPart(pack: TopicPack, topic: string): Part | null {
  const asked = pack.subject === 'mathematics' ? null : partOf(pack, topic);
  if (!asked || isUnspoken({ names: asked.speaks }, pack)) return null;
  const name = wordsOf(topic).join(' ');
  const part = partOf(pack, telling(pack, topic)) ?? asked;
  // "Why there are seasons on Earth" holds the name "seasons on earth"; "theme in short stories" holds only that of the whole.
  const isName = pack.aliases.some((alias) => {
    const words = wordsOf(alias).join(' ');
    return words === name || (contentStems(alias).length > 1 && ` ${name} `.includes(` ${words} `) && contentStems(alias).some((stem) => part.own.has(stem)));
  });
  const { facts, terms, misconceptions } = spokenOn(part, pack);
  const sum = facts + terms + misconceptions;
  if (isName ? !(facts === 1 && sum === 1 && isRare(pack, topic, part)) : sum > (facts === 0 ? little + 1 : little)) return null;
  // The earth that spins is the matter of "rotation", although no fact has the word.
  const meant = matterOf(
    pack,
    pack.terms
      .filter(({ term, definition }) => contentStems(`${term} ${definition}`).some((stem) => part.own.has(stem)))
      .map(({ term, definition }) => `${term} ${definition}`)
      .join(' '),
  );
  if (pack.facts.filter(({ text }) => bearing(pack, meant, text) >= enoughBearing).length > 1) return null;
  // What only uses words that stand beside its name elsewhere may be about something else.
  return { ...part, speaks: (text: string): boolean => contentStems(text).some((stem) => part.own.has(stem)) };
}

/** Names of a pack stand for the whole as a rule, misspelled ones among them. One whose every word is found in a few lines only is that of a part: "haiku", "Pearl Harbor". */
function isRare(pack: TopicPack, topic: string, { own }: Part): boolean {
  const words = wordsOf(topic).filter((word) => contentStems(word).some((stem) => !beside.has(stem)) && !ordinal.test(word));
  const found = packWords(pack).lines.filter((line) => [...own].some((stem) => line.has(stem)));
  return found.length <= fewLines && words.every((word) => contentStems(word).every((stem) => own.has(stem)));
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
