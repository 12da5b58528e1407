/** Kora's engine with all that it knows, in the browser: for a device without a network. Over a megabyte, so it is loaded only then, and kept on the device with the chat on request. */
import { chatKnowledge } from 'virtual:chat-knowledge';
import type { ChatReply, ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import { KnowledgeIndex } from '../../engine/chat/knowledge-index.ts';
import { ownTurn } from '../../engine/chat/own-turn.ts';

const index = new KnowledgeIndex(chatKnowledge);

export const answerHere = (body: ChatRequestBody): Promise<ChatReply> => ownTurn(body, index);
