/** The chat with Kora: mode, samples, conversation, box. Used as the full page and as the landing's live demo. */
import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { SampleConversation } from '../../contracts/knowledge/sample-conversation.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { hasVisibleText } from '../../contracts/limits.ts';
import { showToast } from '../../stores/toasts.ts';
import { loadPart } from '../../ui/load-part.ts';
import { createChat, roomText, type Send as SendMessage, texts } from './chat-store.ts';
import { clearIcon, sendIcon, stopIcon } from './icons.tsx';
import { MessageList } from './MessageList.tsx';
import { send as sendToKora } from './send.ts';
import { takeEarly } from './take-early.ts';
import { useAddress } from './use-address.ts';
import { fetchWhy } from './WhyThis.tsx';

const AssistantBanner = lazy(() => loadPart(() => import('./AssistantBanner.tsx')).then(({ AssistantBanner: component }) => ({ default: component })));
const AssistantOpening = lazy(() => loadPart(() => import('./AssistantBanner.tsx')).then(({ AssistantOpening: component }) => ({ default: component })));

const fetchEar = () => {
  void fetchWhy();
  return loadPart(() => import('../../engine/safety/ear.ts'));
};

export interface KoraChatProps {
  samples: readonly SampleConversation[];
  care: ChatMoves['care'];
  /** The help card, as static HTML from the page. */
  help?: ReactNode;
  send?: SendMessage;
}

const placeholders: Record<Mode, string> = {
  student: 'What are you working on, and where does it stop making sense?',
  teacher: 'Which class, which lesson, and what should be different?',
};

export function KoraChat({ samples, care, help, send = sendToKora }: KoraChatProps) {
  const [chat] = useState(() => createChat({ send, now: () => new Date(), newId: () => crypto.randomUUID(), samples, care, fetchEar }));
  const messages = useStore(chat.$messages);
  const mode = useStore(chat.$mode);
  const selected = useStore(chat.$selected);
  const careLevel = useStore(chat.$careLevel);
  const status = useStore(chat.$status);
  const assistant = useStore(chat.$assistant);
  const box = useRef<HTMLTextAreaElement>(null);
  const section = useRef<HTMLElement>(null);
  useAddress(chat);
  // After what the address asks for: what the visitor has done counts more.
  useEffect(() => {
    if (section.current) takeEarly(chat, section.current);
  }, [chat]);

  const clear = () => {
    const undo = chat.clear();
    box.current?.focus();
    showToast({ title: 'Conversation cleared', action: { label: 'Undo', run: undo } });
  };
  const loadSample = (id: string) => {
    const undo = chat.loadSample(id);
    if (undo) showToast({ title: 'Conversation replaced', action: { label: 'Undo', run: undo } });
  };

  return (
    <section ref={section} className="chat" aria-label="Chat with Kora">
      <div className="chat-bar">
        <fieldset className="chat-modes">
          <legend className="sr-only">Mode</legend>
          {(['student', 'teacher'] as const).map((value) => (
            <label key={value} className="chat-mode">
              <input type="radio" name="chat-mode" value={value} checked={mode === value} onChange={() => chat.$mode.set(value)} />
              <span>{value === 'student' ? 'Student' : 'Teacher'}</span>
            </label>
          ))}
        </fieldset>
        {messages.length > 0 && (
          <button type="button" className="btn btn-quiet" onClick={clear}>
            {clearIcon} Clear Chat
          </button>
        )}
      </div>
      {assistant && (
        <Suspense fallback={null}>
          <AssistantBanner chat={chat} box={box} />
        </Suspense>
      )}
      <div className="chat-samples" role="group" aria-label="Sample conversations">
        {samples.map(({ id, title }) => (
          // `not-started.js` may have marked it before React was there.
          <button key={id} type="button" className="chat-sample" aria-pressed={selected === id} data-anchor={id} onClick={() => loadSample(id)} suppressHydrationWarning>
            {title}
          </button>
        ))}
      </div>
      <MessageList chat={chat} onRetry={() => box.current?.focus()} />
      {careLevel === 2 && (
        <div className="chat-help" role="alert" ref={(card) => card?.scrollIntoView({ block: 'nearest' })}>
          {help}
          <p className="chat-help-stays">{texts.careStays}</p>
        </div>
      )}
      {careLevel === 1 && (
        <details className="chat-help">
          <summary>People who listen</summary>
          {help}
        </details>
      )}
      {assistant && (
        <Suspense fallback={null}>
          <AssistantOpening chat={chat} box={box} />
        </Suspense>
      )}
      <ChatForm chat={chat} mode={mode} box={box} />
      <p className="chat-foot">
        <span>Currently in {mode} mode</span>. Kora is a computer program. What you write is not stored.
      </p>
      <p className="sr-only" role="status">
        {status}
      </p>
    </section>
  );
}

interface ChatFormProps {
  chat: ReturnType<typeof createChat>;
  mode: Mode;
  box: React.RefObject<HTMLTextAreaElement | null>;
}

function ChatForm({ chat, mode, box }: ChatFormProps) {
  const input = useStore(chat.$input);
  const isLoading = useStore(chat.$isLoading);
  const left = useStore(chat.$left);
  const isTooLong = useStore(chat.$isTooLong);
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void chat.submit();
        box.current?.focus();
      }}
    >
      <label className="sr-only" htmlFor="chat-input">
        Message to Kora
      </label>
      <textarea
        id="chat-input"
        ref={box}
        className="field chat-input"
        dir="auto"
        rows={2}
        value={input}
        placeholder={placeholders[mode]}
        aria-describedby={left < 200 ? 'chat-left' : undefined}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => chat.$input.set(event.target.value)}
        onKeyDown={(event) => {
          // While a composition (accents, Chinese, Japanese) is open, Enter belongs to it.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void chat.submit();
        }}
      />
      <div className="chat-actions">
        {isLoading && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              chat.stop();
              // The button goes away: the focus goes where the next message is written.
              box.current?.focus();
            }}
          >
            {stopIcon} Stop
          </button>
        )}
        <button type="submit" className="btn btn-primary chat-send" disabled={isLoading || isTooLong || !hasVisibleText(input)} suppressHydrationWarning>
          {isLoading ? '...' : <>{sendIcon} Send</>}
        </button>
      </div>
      {left < 200 && (
        <p id="chat-left" className={`chat-left ${isTooLong ? 'chat-left-over' : ''}`}>
          {roomText(left)}
        </p>
      )}
    </form>
  );
}
