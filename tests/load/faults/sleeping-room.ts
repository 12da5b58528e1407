/** A class in which nobody says anything for a while: the object goes to sleep under its open sockets, pings do not keep it awake, and the next word finds everything as it was. */
import { protocolVersion } from '../../../src/contracts/live/protocol.ts';
import { activateQuestion, activateStep, revealStep } from '../../../src/contracts/pare.ts';
import { connect, join, nextId, openPare } from '../../support/live.ts';
import { pause } from '../class.ts';
import type { FaultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

/** Milliseconds: the runtime puts an object to sleep after ten seconds without a word. */
const quietMs = 16_000;
const pingMs = 4_000;

export async function sleepingRoom(server: FaultServer): Promise<Verdict> {
  const session = await openPare(server, { pace: 'students' });
  const seat = await join(server, session.code, 'Ana');
  const [host, student] = await Promise.all([connect(server, session.code, session.hostToken), connect(server, session.code, seat.resumeToken)]);
  const first = await student.next('welcome');
  await host.next('welcome');
  const answer = { t: 'submit', id: nextId(), step: activateStep, q: activateQuestion, rev: 1, text: 'before the sleep' } as const;
  student.send(answer);
  const { seq } = await student.next('ack');
  for (let quiet = 0; quiet < quietMs; quiet += pingMs) {
    for (const line of [host, student]) line.sendRaw('ping');
    await pause(pingMs);
  }
  student.send({ t: 'hello', v: protocolVersion });
  const after = await student.next('welcome');
  host.send({ t: 'goto', id: nextId(), step: revealStep });
  const moved = await student.next('state');
  const violations = violationsOf({
    'it slept, though its lines were pinged': after.inst !== first.inst,
    'the seat is the same': after.you.pid === seat.participantId && after.you.role === 'participant' && after.you.name === 'Ana',
    'what was stored is known': after.seq === seq && after.acked.includes(answer.id),
    'the teacher leads on over the old line': moved.step === revealStep,
  });
  for (const line of [host, student]) line.close();
  return { round: `A quiet room, ${quietMs / 1_000} s`, counts: { 'events stored before and after': `${seq}, ${after.seq}` }, violations };
}
