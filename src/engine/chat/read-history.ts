/** What the turns a browser sent along are worth: whose words they are and where the conversation stands. */
import type { ChatRequest } from '../../contracts/api/kora-chat.ts';
import { limits } from '../../contracts/limits.ts';
import { sanitizeText } from '../safety/normalize.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { EarlierTurn } from './reply.ts';
import { type ChatState, freshState, remember } from './state.ts';

export interface ReadHistory {
  /** What a model may see: the visitor's turns, and those that are demonstrably Kora's. */
  history: EarlierTurn[];
  /** Every turn as it was sent: good for not saying the same again, and for nothing else. */
  all: EarlierTurn[];
  /** From the newest turn that is Kora's. */
  state: ChatState | null;
}

/** `stateOf` gives the state that a reply of Kora's left behind, and null for a text that is not Kora's. */
export async function readHistory(
  request: ChatRequest,
  index: KnowledgeIndex,
  stateOf: (id: string, text: string) => ChatState | null | Promise<ChatState | null>,
): Promise<ReadHistory> {
  const read: ReadHistory = { history: [], all: [], state: null };
  for (const { id, text: sent, sender } of request.conversationHistory.slice(-limits.chat.historySent)) {
    const turn: EarlierTurn = { sender, text: sanitizeText(sent) };
    read.all.push(turn);
    const sample = sender === 'kora' ? heldConversation(sent, index) : undefined;
    const verified = sample ? sampleState(sample.anchor, sample.topic ?? null, index, sent) : sender === 'kora' ? await stateOf(id, sent) : null;
    if (verified) read.state = sample && read.state ? { ...verified, said: [...read.state.said, ...verified.said] } : verified;
    if (sender === 'user' || verified) read.history.push(turn);
  }
  return read;
}

/** The sample or the anchor whose words these are, to the letter: nobody else's reply needs no signature. */
function heldConversation(sent: string, { knowledge, anchorsOpening }: KnowledgeIndex): { anchor: string; topic?: string | undefined } | undefined {
  const sample = knowledge.samples.find(({ messages }) => messages.some(({ sender, text }) => sender === 'kora' && text === sent));
  if (sample) return sample;
  const anchor = anchorsOpening.get(sent);
  return anchor && { anchor: anchor.id, topic: anchor.topics?.[0] };
}

/** Where a sample conversation leaves the thread: its anchor and topic are open and one question has been asked. */
function sampleState(anchorId: string, topicId: string | null, index: KnowledgeIndex, text: string): ChatState {
  const anchor = index.anchors.get(anchorId);
  const opened: ChatState = { ...freshState, anchor: anchorId, topic: topicId, subject: anchor?.subject ?? null, feeling: anchor?.feeling ?? null, rung: 'question' };
  return remember(opened, text);
}
