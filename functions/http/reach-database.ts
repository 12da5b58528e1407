/** A database that does not answer is told as such; what it said goes to the log. */
import { ProblemError } from './problem.ts';

/** @throws ProblemError unavailable. */
export async function reachDatabase<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    report(cause);
    throw new ProblemError('unavailable', 'It cannot be stored or read right now. Try again in a few minutes; nothing is lost on your device.');
  });
}

export function report(cause: unknown): void {
  console.error(JSON.stringify({ error: cause instanceof Error ? cause.stack : String(cause) }));
}
