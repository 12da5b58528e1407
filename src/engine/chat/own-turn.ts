/** A turn that the embedded engine answers alone, in a browser without a network: the same screens and the same reply as in the Worker. */
import type { ChatReply, ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { preparedTurn } from './prepared-turn.ts';
import { readHistory } from './read-history.ts';
import { decodeState, encodeState, readReplyId, replyId } from './state.ts';

/** In the place of a signature: the Worker takes such a reply for quoted text, never for Kora's words. */
const unproved = 'here';

/** The visitor's own browser holds these turns, so what they say of where the conversation stands is believed. */
const stateIn = (id: string) => {
  const parts = readReplyId(id);
  return parts && decodeState(parts.encodedState);
};

export async function ownTurn({ conversationHistory = [], careLevel = 0, assistant, ...body }: ChatRequestBody, index: KnowledgeIndex): Promise<ChatReply> {
  const settings = assistant && { topic: '', grade: null, tone: 'warm' as const, helpLevel: 'examples' as const, sources: 'any' as const, ...assistant };
  const request = { ...body, conversationHistory, careLevel, assistant: settings };
  const turn = preparedTurn(request, await readHistory(request, index, stateIn), index);
  const { text, state } = turn.kind === 'whole' ? turn : turn.plan;
  return { response: text, id: replyId(encodeState(state), unproved), meta: turn.meta };
}
