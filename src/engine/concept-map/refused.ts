/** Topics that no map is made of, and what is said instead, see `safety/refuse-topic.ts`. */
import { type RefusedTopic, refuseTopic } from '../safety/refuse-topic.ts';

/** `null`: go ahead. A title can carry the same request as the topic. */
export const refuseMap = (topic: string, title: string): RefusedTopic | null => refuseTopic(topic) ?? refuseTopic(title);

export const refusedMapNote = ({ better }: RefusedTopic): string =>
  `That topic could hurt somebody, so no map is made of it. A topic that is safe to map: ${better.topic}. If you meant its history, the law or how people prevent it, say so in the topic.`;
