/** What the address asks of the chat: a class assistant of Kora Studio or the conversation of an anchor. */
import { call } from '../../api/client.ts';
import { anchorTalk } from '../../contracts/chat-endpoints.ts';
import { readAssistantHash } from '../../contracts/class-assistant.ts';
import { showToast } from '../../stores/toasts.ts';
import type { ChatStore } from './chat-store.ts';

/** Does what the fragment of the address says. */
export function followAddress(chat: ChatStore): void {
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
