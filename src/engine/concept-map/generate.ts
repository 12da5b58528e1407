/** A first map on a topic: from the pack where one is held, else a scaffold that says so. */
import type { MapType } from '../../contracts/concept-map.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { titleInText } from '../chat/topic-knowledge.ts';
import { groundOf } from '../topic-lookup/ground-of.ts';
import { heldLine, isUnspoken, partOf } from '../topic-lookup/part-of.ts';
import { mapFromPack } from './from-pack.ts';
import { mapFromPart } from './from-part.ts';
import type { GeneratedMap } from './generated.ts';
import { scaffoldMap } from './scaffold.ts';

/** The pack that a topic names; one that is only spelled nearly so is not taken: `askedTopic` reads that. */
export const packFor = (topic: string, index: KnowledgeIndex): TopicPack | null => groundOf(topic, '', index)?.pack ?? null;

export function generateMap({ topic, mapType }: { topic: string; mapType: MapType }, pack: TopicPack | null): GeneratedMap {
  // "How plants make food" asks for the whole, in words that stand in some lines only.
  const part = pack && !/^(?:how|why|what)\b/i.test(topic) ? partOf(pack, topic) : null;
  if (pack && part)
    return isUnspoken(part, pack)
      ? { ...mapFromPack(pack, mapType), note: `${heldLine(part, pack, topic)} This is a map on ${titleInText(pack)} as a whole.` }
      : mapFromPart(pack, part, topic, mapType);
  return pack ? mapFromPack(pack, mapType) : scaffoldMap(topic, mapType);
}
