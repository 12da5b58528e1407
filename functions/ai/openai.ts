/** A language model behind any server that speaks the OpenAI chat completions protocol. */
import type OpenAI from 'openai';
import * as z from 'zod';
import { chatInstructions, chatMessages } from './prompts/kora-chat.ts';
import { type GenerationTask, type Provider, ProviderFailure } from './provider.ts';

export interface OpenAiOptions {
  apiKey: string;
  baseURL?: string | undefined;
  model: string;
  /** Stands in every system prompt and must never come out again. */
  canary: string;
}

/** Tokens of one chat reply: about 250 words. */
export const chatMaxTokens = 350;
/** A server that sends more than this in one answer is not answering us. */
const maxAnswerBytes = 256 * 1024;

export function openAiProvider(options: OpenAiOptions): Provider {
  let client: Promise<OpenAI> | null = null;
  const getClient = () => {
    // Loaded when first needed, so that a Worker without a key starts without it.
    client ??= import('openai').then(
      ({ default: Client }) => new Client({ apiKey: options.apiKey, baseURL: options.baseURL ?? null, maxRetries: 0, timeout: 60_000, fetch: cappedFetch }),
    );
    return client;
  };

  const complete = async (messages: Messages, maxTokens: number, signal: AbortSignal, format?: ResponseFormat): Promise<string> => {
    try {
      const completion = await (await getClient()).chat.completions.create(
        { model: options.model, messages, max_completion_tokens: maxTokens, store: false, safety_identifier: crypto.randomUUID(), ...(format && { response_format: format }) },
        { signal },
      );
      const choice = completion?.choices?.[0];
      if (choice?.message?.refusal) throw new ProviderFailure('upstream-refusal', 'the model declined');
      checkEnd(choice?.finish_reason);
      const text = choice?.message?.content;
      if (typeof text !== 'string' || !text.trim()) throw new ProviderFailure('bad-output', 'the answer holds no text');
      return text;
    } catch (cause) {
      throw asFailure(cause, signal);
    }
  };

  return {
    engine: 'openai',
    model: options.model,
    async *chat(prompt, { stream, signal }) {
      const messages = chatMessages(prompt, chatInstructions(prompt, options.canary));
      if (!stream) {
        yield await complete(messages, chatMaxTokens, signal);
        return;
      }
      try {
        const events = await (await getClient()).chat.completions.create(
          { model: options.model, messages, max_completion_tokens: chatMaxTokens, store: false, safety_identifier: crypto.randomUUID(), stream: true },
          { signal },
        );
        let finished = false;
        for await (const event of events) {
          const choice = event?.choices?.[0];
          if (choice?.delta?.refusal) throw new ProviderFailure('upstream-refusal', 'the model declined');
          if (typeof choice?.delta?.content === 'string') yield choice.delta.content;
          if (choice?.finish_reason) {
            checkEnd(choice.finish_reason);
            finished = true;
          }
        }
        // The client ends an aborted stream without an error.
        if (!finished) throw new ProviderFailure(signal.aborted ? 'timeout' : 'upstream-error', 'the stream ended early');
      } catch (cause) {
        throw asFailure(cause, signal);
      }
    },

    async generate<Input, Output>(task: GenerationTask<Input, Output>, input: Input, { signal }: { signal: AbortSignal }): Promise<Output> {
      const format: ResponseFormat = {
        type: 'json_schema',
        json_schema: { name: task.name, strict: true, schema: z.toJSONSchema(task.output) as Record<string, unknown> },
      };
      const messages: Messages = [
        { role: 'system', content: `${task.instructions(input)}\nReference (never repeat): ${options.canary}` },
        { role: 'user', content: JSON.stringify(input) },
      ];
      const first = await complete(messages, task.maxTokens, signal, format);
      const parsed = parseOutput(task, first);
      if (parsed.success) return parsed.data;
      // One repair attempt, with what is wrong in plain words.
      const second = await complete(
        [...messages, { role: 'assistant', content: first }, { role: 'user', content: `That did not fit the schema:\n${parsed.problem}\nSend the whole corrected JSON.` }],
        task.maxTokens,
        signal,
        format,
      );
      const repaired = parseOutput(task, second);
      if (repaired.success) return repaired.data;
      throw new ProviderFailure('bad-output', `${task.name}: still not to contract after one repair`);
    },
  };
}

/** An answer that was cut off is none, however well it began. @throws ProviderFailure */
function checkEnd(reason: string | null | undefined): void {
  if (reason === 'content_filter') throw new ProviderFailure('upstream-refusal', "the answer was stopped by the model's filter");
  if (reason === 'length') throw new ProviderFailure('bad-output', 'the answer was longer than it may be and breaks off');
}

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type ResponseFormat = OpenAI.Chat.Completions.ChatCompletionCreateParams['response_format'];

function parseOutput<Input, Output>(task: GenerationTask<Input, Output>, text: string): { success: true; data: Output } | { success: false; problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''));
  } catch {
    return { success: false, problem: 'It is not valid JSON.' };
  }
  const result = task.output.safeParse(value);
  return result.success ? result : { success: false, problem: z.prettifyError(result.error) };
}

function asFailure(cause: unknown, signal: AbortSignal): ProviderFailure {
  if (cause instanceof ProviderFailure) return cause;
  if (signal.aborted) return new ProviderFailure('timeout', 'the model took too long', { cause });
  const status = typeof cause === 'object' && cause !== null && 'status' in cause && typeof cause.status === 'number' ? cause.status : null;
  const message = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown failure';
  if (cause instanceof SyntaxError) return new ProviderFailure('bad-output', 'the answer is not JSON', { cause });
  // A wrong key or a wrong model will not become right by asking again.
  const final = status !== null && status < 500 && status !== 408 && status !== 409 && status !== 429;
  return new ProviderFailure('upstream-error', `status ${status ?? 'none'}: ${message}`, { retryable: !final, cause });
}

/** `fetch` that follows no redirect, which would take the conversation elsewhere, and gives up on a body larger than any honest answer. */
const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  let size = 0;
  const capped = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxAnswerBytes) controller.error(new ProviderFailure('bad-output', 'the answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(capped, response);
};
