/** POST /api/kora/chat: JSON by default, an event stream when the client asks for one. */
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ChatRequest } from '../../src/contracts/api/kora-chat.ts';
import { limits } from '../../src/contracts/limits.ts';
import { chatTurn } from '../ai/chat.ts';
import { modelConfigured } from '../ai/pick-provider.ts';
import { ReplySigner } from '../ai/reply-id.ts';
import type { AppEnv, Settings } from '../env.ts';
import { limitRate } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { GetIndex } from './knowledge.ts';

let signer: ReplySigner | null = null;
function signerFor({ SIGNING_KEY }: Settings): ReplySigner {
  signer ??= new ReplySigner(SIGNING_KEY ?? crypto.randomUUID() + crypto.randomUUID());
  return signer;
}

export function koraChatRoutes(getIndex: GetIndex): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const request = await readJson(c.req.raw, ChatRequest, limits.chat.bodyBytes);
    const { settings } = c.var;
    await limitRate(modelConfigured(settings, request.mode) ? c.env.MODEL_LIMIT : c.env.EMBEDDED_LIMIT, c.req.raw);
    const deps = { env: c.env, settings, index: getIndex(), signer: signerFor(settings) };

    if (c.req.header('accept')?.includes('text/event-stream')) {
      const response = streamSSE(c, async (stream) => {
        for await (const { event, data } of chatTurn(request, deps, { stream: true })) {
          if (stream.aborted) return;
          await stream.writeSSE({ event, data: JSON.stringify(data) });
        }
      });
      // The streaming helper has set its own, weaker one.
      response.headers.set('Cache-Control', 'no-store');
      return response;
    }
    for await (const { event, data } of chatTurn(request, deps, { stream: false })) if (event === 'done') return c.json(data, 200, { 'Cache-Control': 'no-store' });
    throw new Error('the chat turn ended without a reply');
  });
}
