/** A first map on a topic: from the pack where one is held, else a scaffold that says so. */
import type { MapType } from '../../contracts/concept-map.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { covers } from '../chat/topic-knowledge.ts';
import { mapFromPack } from './from-pack.ts';
import type { GeneratedMap } from './generated.ts';
import { scaffoldMap } from './scaffold.ts';

/** The pack that a topic names. One that only shares words with it must also hold most of what it asks about; one that is only spelled nearly so is not taken: `askedTopic` reads that. */
export function packFor(topic: string, index: KnowledgeIndex): TopicPack | null {
  const hit = index.findTopic(topic);
  return hit && (hit.how === 'named' || (hit.how === 'terms' && covers(hit.topic, topic))) ? hit.topic : null;
}

export function generateMap({ topic, mapType }: { topic: string; mapType: MapType }, pack: TopicPack | null): GeneratedMap {
  return pack ? mapFromPack(pack, mapType) : scaffoldMap(topic, mapType);
}
