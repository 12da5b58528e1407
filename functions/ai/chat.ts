/** One turn of the chat: prepared by the engine, then answered by a language model where one is set up. A model that fails, hangs or writes something unfit is replaced by the embedded engine, and the answer says so. */
import type { ChatEvent, ChatReply, ChatRequest } from '../../src/contracts/api/kora-chat.ts';
import type { Meta, Reason, Safety } from '../../src/contracts/api/meta.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { basedOn, preparedTurn } from '../../src/engine/chat/prepared-turn.ts';
import { readHistory } from '../../src/engine/chat/read-history.ts';
import type { ChatPlan } from '../../src/engine/chat/reply.ts';
import { type ChatState, remember } from '../../src/engine/chat/state.ts';
import { screenOutput } from '../../src/engine/safety/output.ts';
import type { Env, Settings } from '../env.ts';
import { embedded } from './embedded.ts';
import { callModel, estimateTokens } from './model-call.ts';
import { chatMaxTokens } from './openai.ts';
import { pickProvider, promptCanary } from './pick-provider.ts';
import { Pieces } from './pieces.ts';
import { type ChatPrompt, ProviderFailure } from './provider.ts';
import type { ReplySigner } from './reply-id.ts';

/** Milliseconds a visitor waits at most for a chat reply. */
export const chatDeadlineMs = 8_000;

export interface ChatDeps {
  env: Env;
  settings: Settings;
  index: KnowledgeIndex;
  signer: ReplySigner;
}

/** The turn as events: the pieces of the reply as they come, then the whole. */
export async function* chatTurn(request: ChatRequest, deps: ChatDeps, options: { stream: boolean }): AsyncGenerator<ChatEvent, void> {
  const { index, signer } = deps;
  const read = await readHistory(request, index, (id, text) => signer.verify(id, text));
  const turn = preparedTurn(request, read, index);
  if (turn.kind === 'whole') {
    yield* wholeReply(turn.text, turn.state, turn.meta, deps);
    return;
  }
  const { plan, meta, message, history, assistant } = turn;
  yield* answer({ mode: request.mode, message, history, plan, assistant }, meta, deps, options);
}

async function* answer(prompt: ChatPrompt, meta: Meta, deps: ChatDeps, { stream }: { stream: boolean }): AsyncGenerator<ChatEvent, void> {
  const { plan } = prompt;
  const picked = pickProvider(deps.settings, prompt.mode, prompt.assistant?.sources === 'checked');
  let reason: Reason | undefined = picked.reason;
  let shown = '';
  if (picked.provider.engine !== 'embedded') {
    const pieces = new Pieces();
    const characters = prompt.message.length + prompt.history.reduce((sum, turn) => sum + turn.text.length, 0) + 6_000;
    const call = callModel(picked, deps.env, deps.settings, { deadlineMs: chatDeadlineMs, tokens: estimateTokens(characters) + chatMaxTokens }, async (signal, started) => {
      let text = '';
      for await (const piece of picked.provider.chat(prompt, { stream, signal })) {
        text += piece;
        const fit = fitToShow(text, false);
        if (stream && fit.length > pieces.text.length) {
          started();
          pieces.push(fit.slice(pieces.text.length));
        }
      }
      const whole = fitToShow(text, true);
      if (!whole.trim()) throw new ProviderFailure('bad-output', 'the answer is empty');
      pieces.push(whole.slice(pieces.text.length));
      return text.length;
    });
    const done = call.then(
      () => pieces.end(null),
      (cause: unknown) => pieces.end(cause instanceof ProviderFailure ? cause : new ProviderFailure('upstream-error', String(cause), { cause })),
    );
    for await (const text of pieces) {
      shown += text;
      yield { event: 'delta', data: { text } };
    }
    await done;
    if (pieces.failure === null) {
      const text = withNotices(shown.trim(), plan);
      const state = remember(plan.state, text);
      if (text.length > shown.length) yield { event: 'delta', data: { text: text.slice(shown.length) } };
      yield {
        event: 'done',
        data: await signed(
          text,
          state,
          { ...meta, engine: 'openai', basedOn: basedOn(plan, plan.short), grounding: plan.topic ? 'topic-pack' : 'model', model: picked.provider.model ?? undefined },
          deps,
        ),
      };
      return;
    }
    ({ reason } = pieces.failure);
  }
  const ownMeta: Meta = { ...meta, ...(reason && { reason }) };
  // The embedded engine answers at once, so there is nothing a signal could end.
  const { signal } = new AbortController();
  if (shown) yield { event: 'replace', data: { text: plan.text } };
  else for await (const text of embedded.chat(prompt, { stream, signal })) yield { event: 'delta', data: { text } };
  yield { event: 'done', data: await signed(plan.text, plan.state, ownMeta, deps) };
}

/** The part of a model's text that may be shown: whole sentences that passed the screen. @throws ProviderFailure when it did not pass. */
function fitToShow(text: string, isWhole: boolean): string {
  if (text.includes(promptCanary())) throw new ProviderFailure('unsafe-output', 'the instructions leaked');
  const end = isWhole ? text.length : Math.max(...[...text.matchAll(/[.!?…]["”')]?(?=\s)|\n/g)].map((match) => match.index + match[0].length), 0);
  const part = text.slice(0, end);
  const verdict = screenOutput(part);
  if (!verdict.ok) throw new ProviderFailure('unsafe-output', `the text breaks the rule ${verdict.rule}`);
  return part;
}

/** Notices the embedded plan carries, such as "contact details were removed", also belong under a model's text. */
function withNotices(text: string, { notices }: ChatPlan): string {
  return notices.length === 0 ? text : `${text}\n\n${notices.join(' ')}`;
}

async function* wholeReply(text: string, state: ChatState, meta: Meta & { safety: Safety }, deps: ChatDeps): AsyncGenerator<ChatEvent, void> {
  yield { event: 'delta', data: { text } };
  yield { event: 'done', data: await signed(text, state, meta, deps) };
}

const signed = async (response: string, state: ChatState, meta: Meta, { signer }: ChatDeps): Promise<ChatReply> => ({
  response,
  id: await signer.sign(response, state),
  meta,
});
