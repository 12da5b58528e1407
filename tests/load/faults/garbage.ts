/** Garbage on the lines of students and of the teacher: each message is refused in so many words or ends its own line, the room stays as it was, and nobody else notices. */
import { closeCodes } from '../../../src/contracts/live/protocol.ts';
import { activateStep, pulseStep } from '../../../src/contracts/pare.ts';
import { type GarbageFrame, garbageFrames } from '../../support/garbage-frames.ts';
import { connect, join, openPare, type TestSocket } from '../../support/live.ts';
import { lineTo, quantile, round, type Student, seatStudents, until } from '../class.ts';
import type { FaultServer } from './fault-server.ts';
import { type Verdict, violationsOf } from './verdict.ts';

/** What a garbage message may be answered with. */
const refusals = new Set<string>(['bad_json', 'unknown', 'validation', 'forbidden', 'hello_first', 'not_found', 'locked', 'slow_down']);
const endings = new Set<number>([closeCodes.binary, closeCodes.tooBig, closeCodes.abuse]);
/** Milliseconds by which the others may get slower (RELIABILITY, T10). */
const othersMay = 50;

type Line = { code: string; token: string };

/** Sends each, on a new line whenever the last one was cut; returns what was answered otherwise than by a refusal. */
async function pour(server: FaultServer, { code, token }: Line, frames: readonly GarbageFrame[]): Promise<string[]> {
  const wrong: string[] = [];
  let socket: TestSocket | null = null;
  for (let i = 0; i < frames.length; i++) {
    const { what, data } = frames[i] as GarbageFrame;
    const isFirst: boolean = socket === null;
    const open: TestSocket = socket ?? (await connect(server, code, token));
    const from = open.frames.length;
    open.sendRaw(data);
    const said = await Promise.race([open.next('nak').catch(() => null), open.closed]);
    if (open.frames.slice(from).some(({ t }) => t === 'ack')) wrong.push(`${what}: acknowledged`);
    if (said !== null && typeof said === 'object') {
      socket = open;
      if (!refusals.has(said.code)) wrong.push(`${what}: ${JSON.stringify(said)}`);
      continue;
    }
    const ended = await open.closed;
    socket = null;
    // Cut for what went before: this one has not been read yet.
    if (ended === closeCodes.abuse && !isFirst) i--;
    else if (!endings.has(ended)) wrong.push(`${what}: closed with ${ended}`);
  }
  socket?.close();
  return wrong;
}

async function fanOut(goTo: (step: number) => Promise<unknown>, students: readonly Student[], moves: number): Promise<number[]> {
  const took: number[] = [];
  for (let move = 0; move < moves; move++) {
    const step = move % 2 === 0 ? pulseStep : activateStep;
    const sent = performance.now();
    const arrived = students.map(
      (student) =>
        new Promise<void>((resolve) => {
          student.onStep = (now, at) => {
            if (now !== step) return;
            took.push(at - sent);
            resolve();
          };
        }),
    );
    await goTo(step);
    await Promise.all(arrived);
  }
  return took;
}

export async function garbage(
  server: FaultServer,
  { seed, cases, students: count, isTimed }: { seed: number; cases: number; students: number; isTimed: boolean },
): Promise<Verdict> {
  const session = await openPare(server);
  const calm = await openPare(server);
  const leader = lineTo(server, calm.code, calm.hostToken);
  const { students } = await seatStudents(server, calm, count);
  await until(() => leader.$state.get().is === 'open', 30_000);
  const goTo = (step: number): Promise<unknown> => leader.send({ t: 'goto', step });
  const before = await fanOut(goTo, students, 20);
  let changes = 0;
  for (const { line } of students) line.$state.listen(({ is }) => void (is !== 'open' && changes++));

  const witness = await join(server, session.code, 'Witness');
  const first = await connect(server, session.code, witness.resumeToken);
  const { inst, seq } = await first.next('welcome');
  const noisy = await Promise.all(Array.from({ length: 6 }, (_, i) => join(server, session.code, `Noise ${i + 1}`)));
  const seated = seq + noisy.length;
  // What nobody may send is poured by the students; the teacher may send more, so only what no role may.
  const frames = garbageFrames(seed, cases);
  const forTeacher = frames.filter(({ what }) =>
    ['cut JSON', 'letters without meaning', 'no object', 'an unknown name', 'a prototype', 'deep brackets', 'too long', 'binary'].includes(what),
  );
  const share = Math.ceil(frames.length / noisy.length);
  const poured = Promise.all([
    ...noisy.map(({ resumeToken }, i) => pour(server, { code: session.code, token: resumeToken }, frames.slice(i * share, (i + 1) * share))),
    pour(server, { code: session.code, token: session.hostToken }, forTeacher),
  ]);
  const during = await fanOut(goTo, students, 20);
  const wrong = (await poured).flat();

  const last = await connect(server, session.code, witness.resumeToken);
  const after = await last.next('welcome');
  last.close();
  const cuts = changes;
  for (const line of [leader, ...students.map((student) => student.line)]) line.close();
  return {
    round: `Garbage, seed ${seed}`,
    counts: {
      'cases from students': frames.length,
      'cases from the teacher': forTeacher.length,
      'answered otherwise than by a refusal': wrong.length === 0 ? 0 : wrong.slice(0, 5).join('; '),
      'another class': `p95 ${round(quantile(before, 0.95))} ms before, ${round(quantile(during, 0.95))} ms meanwhile, ${cuts} cuts`,
    },
    violations: violationsOf({
      'every message is refused or ends its own line': wrong.length === 0,
      'the session runs on without a restart': after.inst === inst,
      'nothing has happened in the room': after.seq === seated,
      'nobody in another class is cut': cuts === 0,
      ...(isTimed && { [`another class gets no slower than ${othersMay} ms`]: quantile(during, 0.95) - quantile(before, 0.95) <= othersMay }),
    }),
  };
}
