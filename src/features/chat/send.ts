/** Sends a message to the Worker. Where the site cannot be reached and the chat was made available offline, the engine on the device answers. */
import { call } from '../../api/client.ts';
import { isKept } from '../../api/is-served.ts';
import { koraChat } from '../../contracts/chat-endpoints.ts';
import { loadPart } from '../../ui/load-part.ts';
import type { Send } from './chat-store.ts';
import { sendWith } from './send-with.ts';

const askWorker: Send = (body, { signal, onText }) => {
  const reader = loadPart(() => import('../../api/read-events.ts'));
  // Who gets no stream needs no reader; who gets one is told below.
  reader.catch(() => undefined);
  return call(koraChat, body, {
    signal,
    readStream: async (response) =>
      (await reader).readEvents(response, (event, data) => {
        if ((event === 'delta' || event === 'replace') && typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string')
          onText(data.text, event === 'delta' ? 'append' : 'replace');
      }),
  });
};

export const send = sendWith({
  ask: askWorker,
  isKept: () => isKept('kora'),
  answerHere: async (body) => (await loadPart(() => import('./engine-here.ts'))).answerHere(body),
});
