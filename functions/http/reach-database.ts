/** A store that does not answer is told as such; what it said goes to the log. */
import { logFailure } from './log-failure.ts';
import { ProblemError } from './problem.ts';

/** Seconds. */
const retryAfter = '30';

/** @throws ProblemError unavailable, or the one that `work` throws itself. */
export async function reachDatabase<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof ProblemError) throw cause;
    logFailure(cause);
    throw new ProblemError('unavailable', 'It cannot be stored or read right now. Try again in a few minutes; nothing is lost on your device.', {
      headers: { 'Retry-After': retryAfter },
    });
  });
}
