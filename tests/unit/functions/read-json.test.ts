import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ProblemError, problemResponse } from '../../../functions/http/problem.ts';
import { parseWith, readJson } from '../../../functions/http/read-json.ts';

const cap = 16 * 1024;

afterEach(() => void vi.useRealTimers());

/** A request whose body has no length: `pieces` of it are made as they are read, each `everyMs` long on its way; then it ends or, with `stalls`, says nothing more. */
function aChunkedRequest(pieceBytes: number, pieces: number, { stalls = false, everyMs = 0 } = {}) {
  const sent = { bytes: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (sent.cancelled) return;
        if (sent.bytes >= pieceBytes * pieces) return stalls ? await new Promise<void>(() => {}) : controller.close();
        sent.bytes += pieceBytes;
        controller.enqueue(new Uint8Array(pieceBytes).fill(0x20));
      },
      cancel() {
        sent.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
  return { request: new Request('http://localhost/api', init), sent };
}

async function problemWith(request: Request): Promise<ProblemError> {
  const outcome = await readJson(request, z.unknown(), cap).catch((cause: unknown) => cause);
  if (outcome instanceof ProblemError) return outcome;
  throw new Error(`no problem but ${String(outcome)}`);
}

describe('a body without a length', () => {
  it('is read as far as the cap', async () => {
    const { request, sent } = aChunkedRequest(1024, 16);
    expect((await problemWith(request)).slug).toBe('malformed-json');
    expect(sent.bytes).toBe(cap);
  });

  it('is refused with the first piece that goes over the cap', async () => {
    const { request, sent } = aChunkedRequest(1024, Number.POSITIVE_INFINITY);
    expect((await problemWith(request)).slug).toBe('body-too-large');
    expect(sent.bytes).toBe(cap + 1024);
  });

  it('gets its refusal at once, also when the sender neither goes on nor ends', async () => {
    const { request, sent } = aChunkedRequest(cap + 1, 1, { stalls: true });
    const response = problemResponse(await problemWith(request), 'request-1');
    expect(response.status).toBe(413);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(JSON.parse(new TextDecoder().decode(first?.value))).toMatchObject({ type: '/problems/body-too-large', instance: 'request-1' });
    await reader?.cancel();
    expect(sent.cancelled).toBe(true);
  });

  it('gets a refusal that ends half a second after the last piece, so that nobody waits for a sender that says nothing more', async () => {
    vi.useFakeTimers();
    const { request, sent } = aChunkedRequest(cap + 1, 1, { stalls: true });
    const whole = problemResponse(await problemWith(request), 'request-1').text();
    await vi.advanceTimersByTimeAsync(499);
    expect(sent.cancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(JSON.parse(await whole)).toMatchObject({ status: 413 });
    expect(sent.cancelled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gets a refusal that ends after five seconds, also when the sender drips on', async () => {
    vi.useFakeTimers();
    const { request, sent } = aChunkedRequest(cap + 1, Number.POSITIVE_INFINITY, { everyMs: 400 });
    const problem = problemWith(request);
    await vi.advanceTimersByTimeAsync(400);
    const whole = problemResponse(await problem, 'request-1').text();
    await vi.advanceTimersByTimeAsync(4_800);
    expect(sent.cancelled).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(JSON.parse(await whole)).toMatchObject({ status: 413 });
    expect(sent.cancelled).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gets a refusal that ends when the sender does', async () => {
    const { request, sent } = aChunkedRequest(64 * 1024, 16);
    const response = problemResponse(await problemWith(request), 'request-1');
    expect(await response.json()).toMatchObject({ status: 413 });
    expect(sent.bytes).toBe(1024 * 1024);
  });

  it('that never ends is thrown away up to 4 MB and then no longer asked for', async () => {
    const { request, sent } = aChunkedRequest(64 * 1024, Number.POSITIVE_INFINITY);
    const response = problemResponse(await problemWith(request), 'request-1');
    expect(await response.json()).toMatchObject({ status: 413 });
    expect(sent.bytes).toBeLessThanOrEqual(4 * 1024 * 1024 + 64 * 1024);
    expect(sent.cancelled).toBe(true);
  });
});

describe('what a field problem says', () => {
  const messages = (schema: z.ZodType, value: unknown): string[] => {
    try {
      parseWith(schema, value);
      return [];
    } catch (cause) {
      if (cause instanceof ProblemError) return cause.fields.map(({ message }) => message);
      throw cause;
    }
  };

  it.each([
    ['This must be an object.', z.object({})],
    ['This must be an array.', z.array(z.string())],
    ['This must be a number.', z.number()],
    ['This must be a string.', z.string()],
    ['This must be a boolean.', z.boolean()],
  ])('is grammatical: %s', (message, schema) => {
    expect(messages(schema, null)).toEqual([message]);
  });
});
