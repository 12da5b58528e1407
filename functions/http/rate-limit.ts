/** Limits calls by device id where the browser sends one, else by address. Neither is stored or logged. */
import { networkOf } from './network.ts';
import { ProblemError } from './problem.ts';

const deviceId = /^[A-Za-z0-9-]{16,64}$/;

/** @throws ProblemError rate-limited, with Retry-After in seconds. */
export async function limitRate(limiter: RateLimit, request: Request): Promise<void> {
  const device = request.headers.get('x-device-id') ?? '';
  const key = deviceId.test(device) ? `device:${device}` : `address:${request.headers.get('cf-connecting-ip') ?? 'unknown'}`;
  await count(limiter, key);
}

/**
 * For calls that store something: by network alone, because a page number can be made up.
 * `what` is counted apart from what else the limiter counts.
 * @throws ProblemError rate-limited, with Retry-After in seconds.
 */
export async function limitNetwork(limiter: RateLimit, request: Request, what: string): Promise<void> {
  await count(limiter, `${what}:${networkOf(request.headers.get('cf-connecting-ip') ?? 'unknown')}`);
}

async function count(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key });
  if (!success)
    throw new ProblemError('rate-limited', 'Wait a minute, then try again. What you wrote is still in your browser.', {
      headers: { 'Retry-After': '60' },
    });
}
