/** What the address asks of the chat: a class assistant of Kora Studio, the conversation of an anchor, or a mode and a first message. The banner names the assistant and offers Kora without it. */
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { call } from '../../api/client.ts';
import { anchorTalk } from '../../contracts/chat-endpoints.ts';
import { describeAssistant, readAssistantHash } from '../../contracts/class-assistant.ts';
import { $preferences } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import type { ChatStore } from './chat-store.ts';
import { readModeHash } from './mode-hash.ts';

/** Follows the fragment of the address, now and when it changes. Someone who has said to be a teacher starts in teacher mode. */
export function useAddress(chat: ChatStore): void {
  useEffect(() => {
    const follow = () => {
      const read = readAssistantHash(location.hash);
      if (read.kind === 'assistant') {
        chat.$assistant.set(read.assistant);
        chat.$mode.set('student');
      }
      if (read.kind === 'unreadable') {
        chat.$assistant.set(null);
        showToast({ title: 'Assistant link not readable', message: 'The link is damaged or made by a newer version. Kora works as usual.', variant: 'destructive' });
      }
      const [, anchor] = /^#anchor=([a-z\d-]+)$/.exec(location.hash) ?? [];
      if (anchor) void openAnchor(chat, anchor);
      const wish = readModeHash(location.hash);
      if (wish) chat.$mode.set(wish.mode);
      // It only stands in the box, for the visitor to change and to send; it takes the place of nothing.
      if (wish?.message && chat.$input.get() === '') chat.$input.set(wish.message);
    };
    if ($preferences.get().role === 'teacher') chat.$mode.set('teacher');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [chat]);
}

/** The first exchange of an anchor, from which the visitor goes on. */
async function openAnchor(chat: ChatStore, id: string): Promise<void> {
  const asked = location.hash;
  const result = await call({ ...anchorTalk, path: `/anchor-talks/${id}.json` }, undefined);
  if (location.hash !== asked) return;
  if (!result.ok) {
    showToast({ title: 'Conversation not found', message: 'It could not be loaded. Kora works as usual.', variant: 'destructive' });
    return;
  }
  const undo = chat.load(result.value);
  if (undo) showToast({ title: 'Conversation replaced', action: { label: 'Undo', run: undo } });
}

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
