/**
 * One turn of the chat. The order is fixed: normalize, safety screen, take out personal data, provider, output screen, answer.
 * A model that fails, hangs or writes something unfit is replaced by the embedded engine, and the answer says so.
 */
import type { ChatEvent, ChatReply, ChatRequest } from '../../src/contracts/api/kora-chat.ts';
import type { Meta, Reason, Safety, Source } from '../../src/contracts/api/meta.ts';
import { type ClassAssistant, cleanTopic } from '../../src/contracts/class-assistant.ts';
import type { Reference } from '../../src/contracts/knowledge/knowledge.ts';
import { limits } from '../../src/contracts/limits.ts';
import { careText, deniedText } from '../../src/engine/chat/care.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { type ChatPlan, type EarlierTurn, planReply } from '../../src/engine/chat/reply.ts';
import { Speaker } from '../../src/engine/chat/speaker.ts';
import { type ChatState, freshState, remember } from '../../src/engine/chat/state.ts';
import { takesBack } from '../../src/engine/safety/denial.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { screenOutput } from '../../src/engine/safety/output.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { screenRequest } from '../../src/engine/safety/refusals.ts';
import { type SafetyFinding, screenText } from '../../src/engine/safety/screen.ts';
import { screenConversation } from '../../src/engine/safety/screen-conversation.ts';
import type { Env, Settings } from '../env.ts';
import { embedded } from './embedded.ts';
import { callModel, estimateTokens } from './model-call.ts';
import { chatMaxTokens } from './openai.ts';
import { pickProvider, promptCanary } from './pick-provider.ts';
import { Pieces } from './pieces.ts';
import { type ChatPrompt, ProviderFailure } from './provider.ts';
import { readHistory } from './read-history.ts';
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
  const { index } = deps;
  const message = sanitizeText(request.message);
  const { history, all, state } = await readHistory(request, deps);
  const fromVisitor = history.filter((turn) => turn.sender === 'user').map((turn) => turn.text);

  const isWhole = request.conversationHistory.length < limits.chat.historySent;
  const screen = screenOnce();
  const { isDenial, isAside, level, rule } = screenConversation([...fromVisitor, message], request.careLevel, isWhole, screen, request.careAside);
  const safety: Safety = { level, rule };
  if (safety.level === 2 && !isAside) {
    const text = careText(index.knowledge.moves.care, {
      mode: request.mode,
      message,
      rule: safety.rule,
      now: screen(message).level === 2,
      isTakenBack: takesBack(message),
      told: request.careLevel === 2,
      saidBefore: all.filter((turn) => turn.sender === 'kora').map((turn) => turn.text),
    });
    yield* wholeReply(text, remember(state ?? freshState, text), { engine: 'embedded', reason: 'safety', safety }, deps);
    return;
  }

  const own = screen(message);
  if (isDenial && own.level !== 1) {
    const text = deniedText(index.knowledge.moves.care);
    yield* wholeReply(text, remember(state ?? freshState, text), { engine: 'embedded', reason: 'safety', safety }, deps);
    return;
  }

  const refusal = screenRequest(message);
  if (refusal.refuse) {
    const speaker = new Speaker(state?.said ?? [], message);
    if (!speaker.sayFirst(index.knowledge.moves.both.refused)) speaker.sayOne(index.knowledge.moves.both.pause);
    yield* wholeReply(speaker.text, remember(state ?? freshState, speaker.text), { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refusal.rule } }, deps);
    return;
  }

  const redacted = redactPersonalData(message);
  const assistant = request.assistant && withSafeTopic(request.assistant);
  const plan = planReply(
    {
      message: redacted.text,
      mode: request.mode,
      history: all.map(withoutPersonalData),
      state,
      redacted: redacted.removed.length > 0,
      distress: safety.level === 1 && request.mode === 'student' && own.level === 1,
      assistant,
    },
    index,
  );
  const meta: Meta = {
    engine: 'embedded',
    grounding: plan.grounding,
    safety,
    basedOn: basedOn(plan.basis, plan.short),
    ...(plan.sources.length > 0 && { sources: plan.sources.flatMap((key) => sourceOf(index.knowledge.references[key])) }),
    ...(redacted.removed.length > 0 && { redacted: [...new Set(redacted.removed)] }),
  };
  if (safety.level === 2) {
    yield* wholeReply(plan.text, plan.state, { ...meta, reason: 'careful', safety }, deps);
    return;
  }
  const prompt: ChatPrompt = { mode: request.mode, message: redacted.text, history: history.map(withoutPersonalData), plan, assistant };
  yield* answer(prompt, meta, deps, options);
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

/** The crisis screen that reads each text once for as long as one request takes. */
function screenOnce(): typeof screenText {
  const findings = new Map<string, SafetyFinding>();
  return (text) => {
    const finding = findings.get(text) ?? screenText(text);
    findings.set(text, finding);
    return finding;
  };
}

/** A topic comes from a link that anyone may have written: one that is harmful, or no topic at all, is dropped. */
function withSafeTopic(assistant: ClassAssistant): ClassAssistant {
  const topic = redactPersonalData(cleanTopic(sanitizeText(assistant.topic))).text;
  const isFit = !screenRequest(topic).refuse && screenText(topic).level === 0 && screenOutput(topic).ok;
  return { ...assistant, topic: isFit ? topic : '' };
}

const withoutPersonalData = (turn: EarlierTurn): EarlierTurn => ({ ...turn, text: redactPersonalData(turn.text).text });

async function* wholeReply(text: string, state: ChatState, meta: Meta & { safety: Safety }, deps: ChatDeps): AsyncGenerator<ChatEvent, void> {
  yield { event: 'delta', data: { text } };
  yield { event: 'done', data: await signed(text, state, meta, deps) };
}

const signed = async (response: string, state: ChatState, meta: Meta, { signer }: ChatDeps): Promise<ChatReply> => ({
  response,
  id: await signer.sign(response, state),
  meta,
});

function basedOn({ anchor, topic }: Pick<ChatPlan, 'anchor' | 'topic'>, short: ChatPlan['short']): Meta['basedOn'] {
  return [
    ...(anchor ? [{ kind: 'anchor' as const, id: anchor.id, title: anchor.situation }] : []),
    ...(topic ? [{ kind: 'topic' as const, id: topic.id, title: topic.title }] : []),
    ...(short ? [{ kind: 'topic' as const, id: short.id, title: short.title }] : []),
  ];
}

function sourceOf(work: Reference | undefined): Source[] {
  if (!work) return [];
  const url = work.doi ? `https://doi.org/${work.doi}` : work.url;
  return [{ title: work.title, author: work.authors.join(', '), year: String(work.year), ...(url && { url }) }];
}
