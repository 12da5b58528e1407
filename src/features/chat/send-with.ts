/** When the engine on the device stands in for the Worker. */
import type { ChatReply, ChatRequestBody } from '../../contracts/api/kora-chat.ts';
import type { Send } from './chat-store.ts';

export interface SendDeps {
  ask: Send;
  isKept: () => Promise<boolean>;
  /** The same engine in the browser. */
  answerHere: (body: ChatRequestBody) => Promise<ChatReply>;
}

/** A message that the visitor stops while the device looks for an answer stays stopped. */
export const sendWith =
  ({ ask, isKept, answerHere }: SendDeps): Send =>
  async (body, options) => {
    const result = await ask(body, options);
    if (result.ok || result.failure.kind !== 'network' || !(await isKept())) return result;
    const here = await answerHere(body).catch(() => null);
    if (options.signal.aborted) return { ok: false, failure: { kind: 'aborted' } };
    return here ? { ok: true, value: { ...here, isLocal: true } } : result;
  };
