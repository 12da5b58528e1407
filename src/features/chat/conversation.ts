/** What a conversation is made of, and what of it is sent along. */
import type { ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import type { Meta } from '../../contracts/api/meta.ts';
import type { ClassAssistant } from '../../contracts/class-assistant.ts';
import type { SampleConversation } from '../../contracts/knowledge/sample-conversation.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { hasVisibleText, limits } from '../../contracts/limits.ts';
import type { Care } from '../../engine/safety/care-level.ts';

export interface ChatMessage {
  id: string;
  text: string;
  sender: 'user' | 'kora';
  /** ISO 8601. */
  timestamp: string;
  /** How a Kora reply came to be. */
  meta?: Meta;
  /** The engine kept on this device wrote it, because the site could not be reached. */
  isLocal?: true;
  /** An error or a notice: shown as Kora's, no part of the conversation that is sent. */
  notice?: 'error' | 'stopped' | 'break';
  /** With an error or a stop: the id of the message that got no whole answer and can be sent again. */
  retries?: string;
}

/** Milliseconds between the messages of a loaded sample. */
const sampleStep = 30_000;
const samplePrefix = 'sample:';

/** The messages of a sample, the last one just before now. `loading` tells one loading of it from another. */
export function sampleMessages({ id, messages }: SampleConversation, now: Date, loading: number): ChatMessage[] {
  const end = now.getTime() - 1_000;
  return messages.map(({ sender, text }, i) => ({
    id: `${samplePrefix}${id}:${loading}:${i}`,
    text,
    sender,
    timestamp: new Date(end - (messages.length - 1 - i) * sampleStep).toISOString(),
  }));
}

/** Is there anything that is not a sample as it was loaded? */
export const holdsOwnWords = (messages: readonly ChatMessage[]): boolean => messages.some(({ id }) => !id.startsWith(samplePrefix));

/** A reply that ended before it was whole. */
export const stopped = (partial: string, retries: string) => ({ text: partial.trim() || 'Stopped.', sender: 'kora', notice: 'stopped', retries }) as const;

/** Two texts for the box, one below the other where both say something. */
export const joinedInput = (older: string, newer: string): string => [older, newer].filter(hasVisibleText).join('\n');

/** A reviewed text of this device, which was asked of nobody. */
const staysHere = (meta: Meta | undefined): boolean => meta?.reason === 'safety';

/**
 * The last six messages go along, fewer where they would not fit the size the Worker accepts. None of them is a message whose reply failed, since nobody has heard it, nor
 * one that was answered on this device because it told of danger.
 */
export function requestBody(
  message: string,
  history: readonly ChatMessage[],
  mode: Mode,
  care: Pick<Care, 'level' | 'isAside'>,
  assistant: ClassAssistant | null,
): ChatRequestBody {
  const kept = history.filter(({ meta }, i) => !staysHere(meta) && !staysHere(history[i + 1]?.meta));
  const unheard = new Set(history.flatMap(({ notice, retries }) => (notice === 'error' && retries ? [retries] : [])));
  const turns = kept
    .filter(({ id, notice }) => notice === undefined && !unheard.has(id))
    .slice(-limits.chat.historySent)
    .map(({ id, text, sender, timestamp }) => ({ id, text, sender, timestamp }));
  const body = (conversationHistory: typeof turns): ChatRequestBody => ({
    message,
    mode,
    conversationHistory,
    careLevel: care.level,
    ...(care.isAside && { careAside: true }),
    ...(assistant && { assistant }),
  });
  let sent = turns;
  while (sent.length > 0 && new TextEncoder().encode(JSON.stringify(body(sent))).length > limits.chat.bodyBytes) sent = sent.slice(1);
  return body(sent);
}
