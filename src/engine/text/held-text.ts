/** All that a pack or an anchor says, as one text to take words from. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';

/** What a pack only listens for, or keeps away from, is none of its words; the boxes of its flowchart are on no device. */
const said = (key: string, value: unknown): unknown =>
  key === 'ideas' ? (value as TopicPack['ideas'])?.map(({ says }) => says) : ['unless', 'wrongThoughts', 'flow'].includes(key) ? [] : value;

export const heldText = (own: TopicPack | Anchor): string => JSON.stringify(own, said);
