/** Which pack and which example a finished text rests on: those of which it says something, and no others. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { fold, wordsOf } from '../text/words.ts';
import { textsIn } from './texts-in.ts';

const prepared = new WeakMap<object, string[]>();

/** The texts of a source as they may stand inside a reply; one or two words may stand there by chance. */
function tellingTexts(source: TopicPack | Anchor): string[] {
  const ready = prepared.get(source);
  if (ready) return ready;
  const own = 'says' in source ? { ...source, says: [] } : source;
  const texts = textsIn(own)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((text) => fold(text).replace(/[.?!:]+$/, ''))
    .filter((text) => wordsOf(text).length >= 3);
  prepared.set(source, texts);
  return texts;
}

const rests = (text: string, source: TopicPack | Anchor): boolean => tellingTexts(source).some((part) => text.includes(part));

/** `anchor` and `topic` are those of the thread. */
export function basisOf(text: string, { anchor, topic }: { anchor: Anchor | null; topic: TopicPack | null }): { anchor: Anchor | null; topic: TopicPack | null } {
  const said = fold(text);
  return { anchor: anchor && rests(said, anchor) ? anchor : null, topic: topic && rests(said, topic) ? topic : null };
}
