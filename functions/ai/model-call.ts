/** One guarded call to a model: circuit breaker, token budget, deadline, one retry. Used by every route that may ask a model. */
import type { Env, Settings } from '../env.ts';
import type { Picked } from './pick-provider.ts';
import { ProviderFailure } from './provider.ts';

export interface CallLimits {
  /** Milliseconds for everything, the retry included. */
  deadlineMs: number;
  /** Tokens to set aside: an upper bound for prompt and answer. */
  tokens: number;
}

/** About four characters make a token in English; three is on the safe side (OpenAI, "What are tokens"). */
export const estimateTokens = (characters: number): number => Math.ceil(characters / 3);

/**
 * Runs `attempt` under the guards. It may be run twice, but never after it has called `started`, which says that text has gone out.
 * `attempt` returns how many characters came back.
 * @throws ProviderFailure
 */
export async function callModel(
  { breaker }: Picked,
  env: Env,
  settings: Settings,
  limits: CallLimits,
  attempt: (signal: AbortSignal, started: () => void) => Promise<number>,
): Promise<void> {
  if (!breaker.allows()) throw new ProviderFailure('circuit-open', 'the model failed several times in a row');
  const budget = env.TOKEN_BUDGET.getByName('day');
  const signal = AbortSignal.timeout(limits.deadlineMs);
  let failure: ProviderFailure | null = null;
  for (let round = 0; round < 2; round++) {
    if (!(await budget.reserve(limits.tokens, settings.DAILY_TOKEN_BUDGET))) {
      breaker.abandoned();
      throw new ProviderFailure('budget-spent', "the day's tokens are spent");
    }
    let hasStarted = false;
    try {
      const characters = await attempt(signal, () => {
        hasStarted = true;
      });
      // The prompt's share was set aside; of the answer's only what came back counts.
      await budget.settle(limits.tokens, Math.min(limits.tokens, limits.tokens / 2 + estimateTokens(characters)));
      breaker.succeeded();
      return;
    } catch (cause) {
      failure = cause instanceof ProviderFailure ? cause : new ProviderFailure('upstream-error', String(cause), { cause });
      if (hasStarted || !failure.retryable || signal.aborted) break;
    }
  }
  // A model that declines or writes badly is up; only silence and errors open the circuit.
  if (failure?.reason === 'timeout' || failure?.reason === 'upstream-error') breaker.failed();
  else breaker.succeeded();
  throw failure ?? new ProviderFailure('upstream-error', 'no attempt was made');
}
