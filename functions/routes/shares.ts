/** /api/shares: keeps what browsers have encrypted, for as long as was asked. What it is nobody here can tell. */
import { Hono } from 'hono';
import { type DeletedReply, type SharedReply, type ShareReply, ShareRequest } from '../../src/contracts/api/shares.ts';
import { limits } from '../../src/contracts/limits.ts';
import { deleteExpiredShares, deleteShare, readShare, storeShare } from '../db/shares.ts';
import type { AppEnv } from '../env.ts';
import { tokenOf } from '../http/bearer.ts';
import { logFailure } from '../http/log-failure.ts';
import { ProblemError } from '../http/problem.ts';
import { limitNetwork, limitRate } from '../http/rate-limit.ts';
import { reachDatabase } from '../http/reach-database.ts';
import { readJson } from '../http/read-json.ts';

const noStore = { 'Cache-Control': 'no-store' };
const nothing = (): never => {
  throw new ProblemError('not-found', 'There is nothing under this link. It was deleted, or its time is over.');
};

export const sharesRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post('/', async (c) => {
      await limitNetwork(c.env.STORE_LIMIT, c.req.raw, 'share');
      const { ciphertext, expiresInDays } = await readJson(c.req.raw, ShareRequest, limits.shares.bodyBytes);
      const now = new Date();
      const stored = await reachDatabase(storeShare(c.env.DB, { ciphertext, days: expiresInDays }, now));
      // On a machine of one's own no clock wakes the Worker, so each new link clears up as well.
      c.executionCtx.waitUntil(deleteExpiredShares(c.env.DB, now).catch((cause) => logFailure(cause)));
      return c.json<ShareReply>(stored, 201, noStore);
    })
    .get('/:id', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const found = (await reachDatabase(readShare(c.env.DB, c.req.param('id'), new Date()))) ?? nothing();
      if (found === 'expired') throw new ProblemError('gone', 'The time of this link is over.');
      return c.json<SharedReply>(found, 200, noStore);
    })
    .delete('/:id', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const isDeleted = (await reachDatabase(deleteShare(c.env.DB, c.req.param('id'), tokenOf(c.req.raw)))) ?? nothing();
      if (!isDeleted) throw new ProblemError('wrong-token', 'Only whoever made the link can delete it.');
      return c.json<DeletedReply>({ status: 'deleted' }, 200, noStore);
    });
