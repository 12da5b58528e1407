/** One line a request: method, path of the API, status, milliseconds, request id. Never bodies, codes, tokens or addresses. */
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const started = Date.now();
  const requestId = crypto.randomUUID();
  c.set('requestId', requestId);
  await next();
  c.header('X-Request-Id', requestId);
  console.log(JSON.stringify({ requestId, method: c.req.method, route: c.get('route') ?? 'none', status: c.res.status, ms: Date.now() - started }));
});
