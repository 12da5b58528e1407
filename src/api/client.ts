/** The only place that calls `fetch`. An answer is a value or a coded failure; it never throws for what a network does. */
import type { Endpoint } from '../contracts/endpoint.ts';
import type { Problem } from '../contracts/problem.ts';

export type Failure =
  /** The server answered with something else than success. */
  | { kind: 'status'; status: number; problem: Problem | null }
  /** No answer, a cut answer, an answer nobody can read, or too late. */
  | { kind: 'network'; timedOut: boolean }
  /** The caller ended it. */
  | { kind: 'aborted' };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface CallOptions {
  signal?: AbortSignal;
  /** Says that the caller may do this. It goes into a header, because addresses are logged. */
  token?: string;
  /** Sent again with a repeated request, so that it is done once. */
  requestKey?: string;
  /** Makes the value of an answer that comes as an event stream. Asks for one when given. */
  readStream?: (response: Response) => Promise<unknown>;
}

/** Only in memory: tells the rate limiter one page from another behind a school's single address. */
let pageId: string | undefined;

/** Drawn at the first call: a page that is rendered on demand may draw nothing while it loads. */
function ownPageId(): string {
  pageId ??= crypto.randomUUID();
  return pageId;
}

export async function call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options: CallOptions = {}): Promise<Result<Output>> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const failed = (failure: Failure): Result<Output> => ({ ok: false, failure });
  try {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: {
        Accept: options.readStream ? 'text/event-stream, application/json' : 'application/json',
        'X-Device-Id': ownPageId(),
        ...(endpoint.method === 'POST' && { 'Content-Type': 'application/json' }),
        ...(options.requestKey !== undefined && { 'Idempotency-Key': options.requestKey }),
        ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
      },
      ...(endpoint.method === 'POST' && { body: JSON.stringify(input) }),
      credentials: 'omit',
      signal,
    });
    if (!response.ok) return failed({ kind: 'status', status: response.status, problem: await readProblem(response) });
    // Done, and nothing to say.
    const value = response.status === 204 ? undefined : isEventStream(response) ? await options.readStream?.(response) : await response.json();
    return endpoint.isOutput(value) ? { ok: true, value } : failed({ kind: 'network', timedOut: false });
  } catch {
    if (options.signal?.aborted) return failed({ kind: 'aborted' });
    return failed({ kind: 'network', timedOut: timeout.aborted });
  }
}

const isEventStream = (response: Response): boolean => response.headers.get('content-type')?.includes('text/event-stream') ?? false;

async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get('content-type')?.includes('problem+json')) return null;
  return response.json().catch(() => null);
}
