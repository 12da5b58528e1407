/** The banner names the class assistant of the link and offers Kora without it. Loaded with the first assistant. */
import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { describeAssistant } from '../../contracts/class-assistant.ts';
import type { ChatStore } from './chat-store.ts';

interface Props {
  chat: ChatStore;
  box: RefObject<HTMLTextAreaElement | null>;
}

export function AssistantBanner({ chat, box }: Props) {
  const assistant = useStore(chat.$assistant);
  if (!assistant) return null;
  const leave = () => {
    chat.$assistant.set(null);
    history.replaceState(null, '', location.pathname);
    box.current?.focus();
  };
  return (
    <div className="chat-assistant" role="note" aria-label="Class assistant">
      <div className="chat-assistant-text">
        <p className="chat-assistant-title">
          Class assistant
          {assistant.topic && (
            <>
              : <bdi>{assistant.topic}</bdi>
            </>
          )}
        </p>
        <p>{describeAssistant(assistant).join(' ')}</p>
      </div>
      <button type="button" className="btn" onClick={leave}>
        Use Kora without it
      </button>
    </div>
  );
}

/** The assistant's topic as a first line to send or to change, while the conversation is empty. */
export function AssistantOpening({ chat, box }: Props) {
  const assistant = useStore(chat.$assistant);
  const messages = useStore(chat.$messages);
  const input = useStore(chat.$input);
  if (!assistant?.topic || messages.length > 0 || input !== '') return null;
  const suggestion = `I want to work on this: ${assistant.topic}`;
  return (
    <button
      type="button"
      className="chat-sample chat-opening"
      onClick={() => {
        chat.$input.set(suggestion);
        box.current?.focus();
      }}
    >
      Start with “<bdi>{suggestion}</bdi>”
    </button>
  );
}
