/** All that a pack or an anchor says, as one text to take words from. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';

/** Parts of a pack that the chat does not speak from: they are on no device, so nobody is answered by their words. */
export const ofOtherTools = ['flow', 'projects', 'crises', 'connections', 'early', 'decisions'] as const;
const unsaid: readonly string[] = ['unless', 'wrongThoughts', ...ofOtherTools];

/** What a pack only listens for, or keeps away from, is none of its words. */
const said = (key: string, value: unknown): unknown => (key === 'ideas' ? (value as TopicPack['ideas'])?.map(({ says }) => says) : unsaid.includes(key) ? [] : value);

export const heldText = (own: TopicPack | Anchor): string => JSON.stringify(own, said);
