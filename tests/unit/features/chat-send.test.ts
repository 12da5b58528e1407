/** When the engine on the device stands in for the Worker. */
import { expect, it, vi } from 'vitest';
import { sendWith } from '#src/features/chat/send-with.ts';
import { networkFailure, reply, statusFailure } from '#tests/support/chat.ts';

const body = { message: 'What is a fraction?', mode: 'student' } as const;
const here = { response: 'Which part?', id: 'k1.state.here', meta: { engine: 'embedded' } } as const;

function sending({
  answer = networkFailure,
  kept = true,
  engine = async (): Promise<typeof here> => here,
}: {
  answer?: typeof networkFailure;
  kept?: boolean;
  engine?: () => Promise<typeof here>;
}) {
  const answerHere = vi.fn(engine);
  const stop = new AbortController();
  const send = sendWith({ ask: async () => answer, answerHere, isKept: async () => kept });
  return { answerHere, stop, result: send(body, { signal: stop.signal, onText: () => undefined }) };
}

it('where the site cannot be reached the engine on the device answers, and the answer says so', async () => {
  const { answerHere, result } = sending({});
  expect(await result).toEqual({ ok: true, value: { ...here, isLocal: true } });
  expect(answerHere).toHaveBeenCalledExactlyOnceWith(body);
});

it('where the engine does not start, the failure stays what it is', async () => {
  expect(await sending({ engine: () => Promise.reject(new Error('gone')) }).result).toEqual(networkFailure);
});

it.each([
  ['an answer of the Worker', reply('From the Worker.'), true],
  ['a refusal by the Worker', statusFailure(503), true],
  ['a stop', { ok: false, failure: { kind: 'aborted' } } as const, true],
  ['a network failure where the chat was not made available offline', networkFailure, false],
])('%s is left as it is, and the engine is not even loaded', async (_, answer, kept) => {
  const { answerHere, result } = sending({ answer, kept });
  expect(await result).toEqual(answer);
  expect(answerHere).not.toHaveBeenCalled();
});

it('who stops while the device looks for an answer gets none', async () => {
  const { stop, result } = sending({});
  stop.abort();
  expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } });
});
