/** /api/assignments/<id>/hand-ins and /own: students hand in and get back, the teacher reads and returns. Everything is sealed. */
import { Hono } from 'hono';
import { type CommentReply, CommentRequest, type HandInReply, HandInRequest, type InboxReply, type OwnReply, type WorkReply } from '../../src/contracts/api/assignments.ts';
import type { DeletedReply } from '../../src/contracts/api/shares.ts';
import { limits } from '../../src/contracts/limits.ts';
import { assignmentById } from '../db/assignments.ts';
import { deleteOwnHandIns, inboxOf, ownHandIns, returnHandIn, takeHandIn, workOf } from '../db/hand-ins.ts';
import { sha256 } from '../db/hashes.ts';
import type { AppEnv } from '../env.ts';
import { tokenOf } from '../http/bearer.ts';
import { ProblemError } from '../http/problem.ts';
import { limitNetwork, limitRate } from '../http/rate-limit.ts';
import { reachDatabase } from '../http/reach-database.ts';
import { readJson } from '../http/read-json.ts';
import { noAssignment, noStore, requireTeacher } from './assignments.ts';

const { assignments } = limits;

function noHandIn(): never {
  throw new ProblemError('not-found', 'There is no such hand-in. Whoever handed it in may have taken it back.');
}

export const handInRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post('/:id/hand-ins', async (c) => {
      await limitNetwork(c.env.HAND_IN_LIMIT, c.req.raw, 'hand-in');
      const seat = await sha256(tokenOf(c.req.raw));
      const { id, label, work } = await readJson(c.req.raw, HandInRequest, assignments.bodyBytes);
      const taken = await reachDatabase(takeHandIn(c.env.DB, { assignment: c.req.param('id'), id, seat, label, work }, new Date()));
      switch (taken.kind) {
        case 'taken':
          return c.json<HandInReply>({ version: taken.version, handedAt: taken.handedAt }, taken.isNew ? 201 : 200, noStore);
        case 'missing':
          return noAssignment();
        case 'expired':
          throw new ProblemError('gone', 'The time of this assignment is over, so nothing can be handed in any more.');
        case 'conflict':
          throw new ProblemError('conflict', 'Something else was handed in under this number.');
        case 'past-due':
          throw new ProblemError('past-due', 'It was due, and one version was handed in before: that one counts.');
        case 'full':
          throw new ProblemError('full', `At most ${assignments.versions} versions from one student and ${assignments.handIns} in all are kept.`);
      }
    })
    .get('/:id/hand-ins', async (c) => {
      const id = c.req.param('id');
      await requireTeacher(c, id);
      const row = (await reachDatabase(assignmentById(c.env.DB, id))) ?? noAssignment();
      return c.json<InboxReply>({ dueAt: row.due_at, expiresAt: row.expires_at, handIns: await reachDatabase(inboxOf(c.env.DB, id)) }, 200, noStore);
    })
    .get('/:id/hand-ins/:handIn', async (c) => {
      const { id, handIn } = c.req.param();
      await requireTeacher(c, id);
      return c.json<WorkReply>({ work: (await reachDatabase(workOf(c.env.DB, id, handIn))) ?? noHandIn() }, 200, noStore);
    })
    .post('/:id/hand-ins/:handIn/comment', async (c) => {
      const { id, handIn } = c.req.param();
      await requireTeacher(c, id);
      const { comment } = await readJson(c.req.raw, CommentRequest, assignments.bodyBytes);
      const now = new Date();
      if (!(await reachDatabase(returnHandIn(c.env.DB, id, handIn, comment, now)))) noHandIn();
      return c.json<CommentReply>({ returnedAt: now.toISOString() }, 200, noStore);
    })
    .get('/:id/own', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      const id = c.req.param('id');
      const seat = await sha256(tokenOf(c.req.raw));
      const row = (await reachDatabase(assignmentById(c.env.DB, id))) ?? noAssignment();
      if (row.expires_at <= new Date().toISOString()) throw new ProblemError('gone', 'The time of this assignment is over.');
      return c.json<OwnReply>({ dueAt: row.due_at, expiresAt: row.expires_at, handIns: await reachDatabase(ownHandIns(c.env.DB, id, seat)) }, 200, noStore);
    })
    .delete('/:id/own', async (c) => {
      await limitRate(c.env.EMBEDDED_LIMIT, c.req.raw);
      await reachDatabase(deleteOwnHandIns(c.env.DB, c.req.param('id'), await sha256(tokenOf(c.req.raw))));
      return c.json<DeletedReply>({ status: 'deleted' }, 200, noStore);
    });
