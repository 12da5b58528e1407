/** Why a call of an assignment did not do what it should, in a sentence for people. */
import type { Failure } from '../../api/client.ts';

export type Done<T> = { ok: true; value: T } | { ok: false; why: string };

export const insecure = 'This browser encrypts only on pages that are served with https. Ask whoever runs this site for its https address.';

export function whyNot(failure: Failure): string {
  if (failure.kind !== 'status') return navigator.onLine ? 'The server did not answer. Try again in a moment.' : 'This device has no connection. Try again when it is back.';
  const { status, problem } = failure;
  if (status === 413) return 'This is too large to be sent.';
  if (status === 429) return 'Very much was sent from this network just now. Wait a minute, then try again.';
  if (status === 404 || status === 410) return 'The server no longer has it: it was deleted, or its time is over.';
  if (status === 422) return problem?.errors?.[0]?.message ?? 'The server cannot take it like this.';
  return problem?.detail ?? 'The server could not do it. Try again in a few minutes.';
}
