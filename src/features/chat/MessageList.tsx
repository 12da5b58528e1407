/** The conversation as a log, with the reply that is being written at its end. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { showToast } from '../../stores/toasts.ts';

import type { ChatStore } from './chat-store.ts';
import type { ChatMessage } from './conversation.ts';
import { Formatted } from './Formatted.tsx';
import { WhyThis } from './WhyThis.tsx';

interface MessageListProps {
  chat: ChatStore;
  /** Retry takes its own button away: the focus has to go somewhere. */
  onRetry: () => void;
}

export function MessageList({ chat, onRetry }: MessageListProps) {
  const messages = useStore(chat.$messages);
  const pending = useStore(chat.$pending);
  const careLevel = useStore(chat.$careLevel);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // Follows the conversation only while the reader is at its end: someone who scrolled back keeps the place.
  useEffect(() => {
    const box = end.current?.parentElement;
    if (!box || !atEnd.current) return;
    // Words of care are read from their first line; they may be longer than the box.
    const last = careLevel === 2 ? end.current?.previousElementSibling : null;
    box.scrollTop = last instanceof HTMLElement ? last.offsetTop - box.offsetTop : box.scrollHeight;
    atEnd.current = true;
  });

  return (
    <div
      className="chat-log"
      role="log"
      aria-live="off"
      aria-label="Conversation with Kora"
      // Scrollable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < (careLevel === 2 ? box.clientHeight : 40);
      }}
    >
      {messages.length === 0 && pending === null && (
        <p className="chat-empty">Ask about something you are working on, or load a sample conversation. Kora answers with a question first.</p>
      )}
      {messages.map((message) => (
        <Message key={message.id} message={message} chat={chat} onRetry={onRetry} isLoading={pending !== null} />
      ))}
      {pending !== null && (
        <div className="chat-msg chat-msg-kora">
          <p className="chat-who">Kora</p>
          {pending ? (
            <div className="prose chat-text">
              <Formatted text={pending} />
            </div>
          ) : (
            <span className="chat-dots">
              <i />
              <i />
              <i />
              <span className="sr-only">Kora is writing</span>
            </span>
          )}
        </div>
      )}
      <div ref={end} />
    </div>
  );
}

function Message({ message, chat, isLoading, onRetry }: MessageListProps & { message: ChatMessage; isLoading: boolean }) {
  const { id, sender, text, meta, isLocal, notice, retries, timestamp } = message;
  const isKora = sender === 'kora';
  return (
    <article className={`chat-msg ${isKora ? 'chat-msg-kora' : 'chat-msg-user'} ${notice === 'error' ? 'chat-msg-error' : ''}`} aria-label={isKora ? 'Kora' : 'You'}>
      <p className="chat-who">
        {isKora ? 'Kora' : 'You'} <time dateTime={timestamp}>{clock(timestamp)}</time>
      </p>
      {isKora ? (
        <div className="prose chat-text">
          <Formatted text={text} />
        </div>
      ) : (
        <p className="chat-text whitespace-pre-wrap" dir="auto">
          {text}
        </p>
      )}
      {retries && (
        <button
          type="button"
          className="btn mt-2"
          disabled={isLoading}
          onClick={() => {
            void chat.retry(id);
            onRetry();
          }}
        >
          Retry
        </button>
      )}
      {isLocal && <p className="text-small text-muted">This device answered by itself, without a network, from what was kept on it.</p>}
      {meta && <WhyThis meta={meta} isLocal={isLocal} onReport={() => void copyReport(message)} />}
    </article>
  );
}

async function copyReport({ text, meta, timestamp }: ChatMessage): Promise<void> {
  const report = `Reply by Kora, ${timestamp}\n${text}\n\n${JSON.stringify(meta)}`;
  const copied = await navigator.clipboard.writeText(report).then(
    () => true,
    () => false,
  );
  showToast(
    copied
      ? { title: 'Copied', message: 'The reply is on your clipboard. Nothing was sent.' }
      : { title: 'Not copied', message: 'This browser does not allow it. Select the text and copy it by hand.', variant: 'destructive' },
  );
}

/** Hours and minutes of the reader's clock. */
const clock = (iso: string): string => new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
