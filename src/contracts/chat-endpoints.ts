/** Where the chat's calls go. Apart from those of the tools, because the page of the chat has no bytes to spare. */
import type { ChatReply, ChatRequestBody } from './api/kora-chat.ts';
import { type Endpoint, has } from './endpoint.ts';
import type { SampleConversation } from './knowledge/sample-conversation.ts';

export const koraChat: Endpoint<ChatRequestBody, ChatReply> = {
  method: 'POST',
  path: '/api/kora/chat',
  timeoutMs: 12_000,
  isOutput: (value): value is ChatReply => has(value, 'response') && typeof value.response === 'string',
};

/** The first exchange of one anchor; its id goes into the path. A file made with the pages. */
export const anchorTalk: Endpoint<undefined, SampleConversation> = {
  method: 'GET',
  path: '/anchor-talks/',
  timeoutMs: 12_000,
  isOutput: (value): value is SampleConversation =>
    has(value, 'mode') && (value.mode === 'student' || value.mode === 'teacher') && has(value, 'messages') && Array.isArray(value.messages),
};
