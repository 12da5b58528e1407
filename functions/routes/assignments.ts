/** /api/assignments: given out, found by link or code, moved, deleted with everything that was handed in. */
import { type Context, Hono } from 'hono';
import { type AssignmentMade, type AssignmentReply, AssignmentRequest, type CodeReply, type DueReply, DueRequest } from '../../src/contracts/api/assignments.ts';
import type { DeletedReply } from '../../src/contracts/api/shares.ts';
import { limits } from '../../src/contracts/limits.ts';
import { assignmentById, deleteAssignment, deleteExpiredAssignments, idOfCode, isTeacher, setDue, storeAssignment } from '../db/assignments.ts';
import type { AppEnv } from '../env.ts';
import { tokenOf } from '../http/bearer.ts';
import { codeLookup } from '../http/code-lookup.ts';
import { logFailure } from '../http/log-failure.ts';
import { ProblemError } from '../http/problem.ts';
import { limitNetwork, limitRate } from '../http/rate-limit.ts';
import { reachDatabase } from '../http/reach-database.ts';
import { readJson } from '../http/read-json.ts';

const { assignments } = limits;
export const noStore = { 'Cache-Control': 'no-store' };
const dayMs = 86_400_000;

export function noAssignment(): never {
  throw new ProblemError('not-found', 'There is no such assignment. It was deleted, or its time is over.');
}

const assignmentAt = codeLookup<string>({
  name: 'assignment',
  find: ({ DB }, code, now) => reachDatabase(idOfCode(DB, code, new Date(now))),
  unknown: 'No assignment has this code.',
  tooMany: 'Too many codes that no assignment has. Wait a minute, then check the code with your teacher.',
});

/** @throws ProblemError rate-limited, wrong-token, not-found. */
export async function requireTeacher(c: Context<AppEnv>, id: string): Promise<void> {
  await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
  const isOwn = (await reachDatabase(isTeacher(c.env.DB, id, tokenOf(c.req.raw), new Date()))) ?? noAssignment();
  if (!isOwn) throw new ProblemError('wrong-token', 'Only the browser that made the assignment can do this.');
}

/** @throws ProblemError validation. */
function requireDue(dueAt: string, now: Date): string {
  const ahead = Date.parse(dueAt) - now.getTime();
  if (ahead > 0 && ahead <= assignments.dueWithinDays * dayMs) return new Date(dueAt).toISOString();
  throw new ProblemError('validation', 'Choose another due time.', {
    fields: [{ pointer: '/dueAt', code: 'out-of-range', message: `This must be in the next ${assignments.dueWithinDays} days.` }],
  });
}

export const assignmentRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post('/', async (c) => {
      await limitNetwork(c.env.STORE_LIMIT, c.req.raw, 'assignment');
      const { content, withCode, dueAt } = await readJson(c.req.raw, AssignmentRequest, assignments.bodyBytes);
      const now = new Date();
      const stored = await reachDatabase(storeAssignment(c.env.DB, { content, withCode, dueAt: requireDue(dueAt, now) }, now));
      // On a machine of one's own no clock wakes the Worker, so each new assignment clears up as well.
      c.executionCtx.waitUntil(deleteExpiredAssignments(c.env.DB, now).catch((cause) => logFailure(cause)));
      return c.json<AssignmentMade>(stored, 201, noStore);
    })
    .get('/codes/:code', async (c) => {
      await limitNetwork(c.env.HAND_IN_LIMIT, c.req.raw, 'code');
      return c.json<CodeReply>({ id: await assignmentAt(c.req.param('code'), { env: c.env, request: c.req.raw, now: Date.now() }) }, 200, noStore);
    })
    .get('/:id', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const row = (await reachDatabase(assignmentById(c.env.DB, c.req.param('id')))) ?? noAssignment();
      if (row.expires_at <= new Date().toISOString()) throw new ProblemError('gone', 'The time of this assignment is over.');
      return c.json<AssignmentReply>({ content: row.content, isSealed: row.is_sealed === 1, dueAt: row.due_at, expiresAt: row.expires_at }, 200, noStore);
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      await requireTeacher(c, id);
      await reachDatabase(deleteAssignment(c.env.DB, id));
      return c.json<DeletedReply>({ status: 'deleted' }, 200, noStore);
    })
    .post('/:id/due', async (c) => {
      const id = c.req.param('id');
      await requireTeacher(c, id);
      const dueAt = requireDue((await readJson(c.req.raw, DueRequest, 1_024)).dueAt, new Date());
      return c.json<DueReply>({ dueAt, expiresAt: await reachDatabase(setDue(c.env.DB, id, dueAt)) }, 200, noStore);
    });
