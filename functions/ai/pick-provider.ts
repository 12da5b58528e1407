/** Decides who answers: the model where a key is set and nothing speaks against it, else the embedded engine, with the reason. */
import type { Reason } from '../../src/contracts/api/meta.ts';
import type { Mode } from '../../src/contracts/knowledge/vocabulary.ts';
import type { Settings } from '../env.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { embedded } from './embedded.ts';
import { openAiProvider } from './openai.ts';
import type { Provider } from './provider.ts';

export interface Picked {
  provider: Provider;
  /** Why not the model; undefined when it is the model. */
  reason?: Reason;
  breaker: CircuitBreaker;
}

/** One for each Worker start and model server. */
const breakers = new Map<string, { provider: Provider; breaker: CircuitBreaker }>();
let canary: string | null = null;
/** A word that stands in every system prompt of this Worker start and must never come out. Workerd makes no random values before the first request. */
export function promptCanary(): string {
  canary ??= `kora-${crypto.randomUUID()}`;
  return canary;
}

/** Whether a model is configured for this mode; says nothing about whether it answers. */
export const modelConfigured = (settings: Settings, mode: Mode): boolean => settings.OPENAI_API_KEY !== undefined && !(mode === 'student' && settings.STUDENT_AI === 'off');

/** `checkedOnly`: a class assistant wants nothing but this site's own material. */
export function pickProvider(settings: Settings, mode: Mode, checkedOnly = false): Picked {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = settings;
  const key = `${baseURL ?? ''} ${model} ${apiKey ?? ''}`;
  let known = breakers.get(key);
  if (!known) {
    const provider = apiKey ? openAiProvider({ apiKey, baseURL, model, canary: promptCanary() }) : embedded;
    known = { provider, breaker: new CircuitBreaker({ failures: 5, pauseMs: 30_000, now: Date.now }) };
    breakers.set(key, known);
  }
  const { breaker } = known;
  if (!apiKey) return { provider: embedded, reason: 'no-key', breaker };
  if (!modelConfigured(settings, mode)) return { provider: embedded, reason: 'student-ai-off', breaker };
  if (checkedOnly) return { provider: embedded, reason: 'checked-only', breaker };
  return { provider: known.provider, breaker };
}
