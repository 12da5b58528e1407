/** Refuses calls that another site's page makes with a visitor's browser. There are no cookies, but a call still costs. */
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { ProblemError } from './problem.ts';

export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isOwn = (asked: string) => asked === new URL(c.req.url).origin || c.var.settings.ALLOWED_ORIGINS.includes(asked);
  const foreign = (origin !== undefined && !isOwn(origin)) || (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (foreign) throw new ProblemError('forbidden-origin', 'Open this site itself and try again there.');
  await next();
});
