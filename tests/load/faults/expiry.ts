/** A session whose time runs out while the server is down: after the restart its texts are gone from the disk although nobody asks for it. */
import { activateQuestion, activateStep } from '../../../src/contracts/pare.ts';
import { connect, join, nextId, openPare } from '../../support/live.ts';
import { pause, round, until } from '../class.ts';
import type { FaultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

/** Milliseconds from the restart (RELIABILITY, G11). */
const goal = 5_000;

/** `lifeS`: the SESSION_TTL_S with which the server was started. */
export async function expiryWhileDown(server: FaultServer, { students, lifeS, isTimed }: { students: number; lifeS: number; isTimed: boolean }): Promise<Verdict> {
  const canary = `canary${crypto.randomUUID().replaceAll('-', '')}`;
  const opened = Date.now();
  const session = await openPare(server, { pace: 'students' });
  for (let i = 0; i < students; i++) {
    const { resumeToken } = await join(server, session.code, `Canary ${i + 1}`);
    const socket = await connect(server, session.code, resumeToken);
    socket.send({ t: 'submit', id: nextId(), step: activateStep, q: activateQuestion, rev: 1, text: `${canary} number ${i}` });
    await socket.next('ack');
    socket.close();
  }
  await server.kill();
  const filesBefore = server.filesWith(canary);
  // It ends after its time, and is erased after as long again.
  await pause(Math.max(0, opened + 2 * lifeS * 1_000 + 500 - Date.now()));
  const filesDown = server.filesWith(canary);
  await server.start();
  const started = performance.now();
  const isGone = await until(() => server.filesWith(canary) === 0, 30_000).then(
    () => true,
    () => false,
  );
  const tookMs = performance.now() - started;
  const answer = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
  return {
    round: `Expiry while the server is down, ${students} answers`,
    counts: {
      'files with the texts, before and while down': `${filesBefore}, ${filesDown}`,
      'files with the texts after the restart': server.filesWith(canary),
      'gone after': `${round(tookMs / 1_000)} s`,
      'the code answers': answer.status,
    },
    violations: violationsOf({
      'the search finds texts that are there': filesBefore > 0 && filesDown > 0,
      'no text is left after the restart': isGone,
      'the code is none any more': answer.status === 404,
      ...(isTimed && { [`within ${goal / 1_000} s`]: tookMs <= goal }),
    }),
  };
}
