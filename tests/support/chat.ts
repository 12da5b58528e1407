/** A chat whose server and clock are in the test's hand. */
import type { Result } from '../../src/api/client.ts';
import type { ChatRequestBody } from '../../src/contracts/api/kora-chat.ts';
import type { SampleConversation } from '../../src/contracts/knowledge/sample-conversation.ts';
import type { Ear } from '../../src/engine/safety/care-level.ts';
import * as ear from '../../src/engine/safety/ear.ts';
import { type Answer, createChat, type Send } from '../../src/features/chat/chat-store.ts';
import { knowledge } from './knowledge.ts';

export interface FakeCall {
  body: ChatRequestBody;
  signal: AbortSignal;
  /** A piece of the streamed reply. */
  onText: (text: string, how: 'append' | 'replace') => void;
  /** Ends the call. */
  end: (result: Result<Answer>) => Promise<void>;
}

/** A server that waits to be told what to answer, and ends a call that is aborted as the real client does. */
export function aServer() {
  const calls: FakeCall[] = [];
  const send: Send = (body, { signal, onText }) => {
    const answered = Promise.withResolvers<Result<Answer>>();
    signal.addEventListener('abort', () => answered.resolve({ ok: false, failure: { kind: 'aborted' } }));
    calls.push({
      body,
      signal,
      onText,
      end: async (result) => {
        answered.resolve(result);
        await settled();
      },
    });
    return answered.promise;
  };
  const last = (): FakeCall => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was sent');
    return call;
  };
  return { calls, send, last };
}

/** Lets everything run that was only waiting for a promise. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const reply = (response: string, changes: Partial<Answer> = {}): Result<Answer> => ({
  ok: true,
  value: { response, id: `k1.state.${response.length}`, meta: { engine: 'embedded', grounding: 'anchors', safety: { level: 0, rule: null } }, ...changes },
});

export const statusFailure = (status: number): Result<Answer> => ({ ok: false, failure: { kind: 'status', status, problem: null } });
export const networkFailure: Result<Answer> = { ok: false, failure: { kind: 'network', timedOut: false } };

export const aSample: SampleConversation = {
  id: 'math-anxiety',
  title: 'Math anxiety before a test',
  mode: 'student',
  anchor: 'math-test-blank',
  topic: 'fractions',
  messages: [
    { sender: 'user', text: 'I always go blank.' },
    { sender: 'kora', text: 'Which kind of question makes your mind go blank soonest?' },
    { sender: 'user', text: 'Adding fractions.' },
    { sender: 'kora', text: 'Why can you not just count the slices together?' },
  ],
};

export const { care } = knowledge.moves;

/** As the page does, without waiting for a file. */
const earHere = (): Promise<Ear> => Promise.resolve(ear);

/** The store with a clock that only the test moves. */
export function aChat({ fetchEar = earHere } = {}) {
  const server = aServer();
  const clock = { now: Date.parse('2026-03-02T10:00:00Z') };
  let made = 0;
  const chat = createChat({ send: server.send, now: () => new Date(clock.now), newId: () => `id-${++made}`, samples: [aSample], care, fetchEar });
  const say = (text: string): Promise<void> => {
    chat.$input.set(text);
    const sent = chat.submit();
    return Promise.race([sent, settled()]);
  };
  /** One message and its answer. */
  const exchange = async (text: string, answer: string | Result<Answer> = `About ${text}: what next?`): Promise<void> => {
    await say(text);
    await server.last().end(typeof answer === 'string' ? reply(answer) : answer);
  };
  const texts = (): string[] => chat.$messages.get().map((message) => message.text);
  /** The ids of the notices whose message can be sent again. */
  const failed = (): string[] => chat.$messages.get().flatMap(({ id, retries }) => (retries ? [id] : []));
  return { chat, server, clock, say, exchange, texts, failed };
}
