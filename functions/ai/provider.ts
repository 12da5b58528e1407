/** What every source of AI text offers, whoever writes it. */
import type * as z from 'zod';
import type { Reason } from '../../src/contracts/api/meta.ts';
import type { ClassAssistant } from '../../src/contracts/class-assistant.ts';
import type { Mode } from '../../src/contracts/knowledge/vocabulary.ts';
import type { ChatPlan, EarlierTurn } from '../../src/engine/chat/reply.ts';

export interface ChatPrompt {
  mode: Mode;
  /** Oldest first, personal data removed. A turn that claims to be Kora's and does not verify is left out. */
  history: readonly EarlierTurn[];
  /** Personal data removed. */
  message: string;
  /** What the embedded engine would say: the next rung, the closest anchors, the topic pack. A model is grounded on it. */
  plan: ChatPlan;
  /** Its topic has been screened and cleaned. */
  assistant?: ClassAssistant | undefined;
}

/** A value to be made to a contract, such as a lesson. */
export interface GenerationTask<Input, Output> {
  /** The field's word for what is made: lesson, simulation, notes. */
  name: string;
  output: z.ZodType<Output>;
  /** Instructions for a model. */
  instructions(input: Input): string;
  /** The embedded engine's answer. Pure. */
  embedded(input: Input): Output;
  /** Upper bound of the model's answer, in tokens. */
  maxTokens: number;
  /** What is wrong with a model's answer that keeps the contract; null when nothing is. */
  faultIn?(output: Output, input: Input): string | null;
}

export interface CallOptions {
  /** Ends the call: the deadline or a visitor who left. */
  signal: AbortSignal;
}

export interface Provider {
  readonly engine: 'embedded' | 'openai';
  /** The model's name; null for the embedded engine. */
  readonly model: string | null;
  /** The reply in pieces, in order. With `stream` false in one piece. @throws ProviderFailure */
  chat(prompt: ChatPrompt, options: CallOptions & { stream: boolean }): AsyncIterable<string>;
  /** A value that satisfies `task.output`. @throws ProviderFailure */
  generate<Input, Output>(task: GenerationTask<Input, Output>, input: Input, options: CallOptions): Promise<Output>;
}

/** A provider could not answer. The embedded engine stands in and the answer says why. */
export class ProviderFailure extends Error {
  readonly reason: Reason;
  /** May the same call succeed if it is made again at once? */
  readonly retryable: boolean;

  constructor(reason: Reason, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryable = options.retryable ?? false;
  }
}
