/** Students of a class as programs: the browser's own line on Node's WebSocket, so that what is measured is what a phone does. */
import { subprotocol } from '../../src/contracts/live/protocol.ts';
import type { CreateSessionReply, JoinReply } from '../../src/contracts/live/session.ts';
import { type LiveLine, openLine } from '../../src/stores/live/live-line.ts';
import { memoryOutbox } from '../../src/stores/live/outbox.ts';
import type { Wire } from '../../src/stores/live/steady-wire.ts';
import { join, type LiveServer } from '../support/live.ts';

/** `network`: the address that the server is told its visitors have. Opening sessions is counted by network. */
export const serverAt = (origin: string, network?: string): LiveServer => ({
  origin,
  fetch: (path, init) => fetch(origin + path, { ...init, headers: { ...(network && { 'CF-Connecting-IP': network }), ...(init?.headers as Record<string, string>) } }),
});

export interface Student {
  seat: JoinReply;
  line: LiveLine;
  /** Called with each change of the step and the time it came, in milliseconds of `performance.now()`. */
  onStep: (step: number, at: number) => void;
}

export interface LineOptions {
  newId?: () => string;
  /** Stands between the line and its socket. */
  through?: (wire: Wire) => Wire;
}

interface SeatOptions extends LineOptions {
  /** Milliseconds over which the students come; without it all at the same moment. */
  spreadMs?: number;
}

export function lineTo(server: LiveServer, code: string, token: string, { newId = () => crypto.randomUUID(), through = (wire) => wire }: LineOptions = {}): LiveLine {
  const url = `${server.origin.replace(/^http/, 'ws')}/api/live/sessions/${code}/socket`;
  return openLine({
    outbox: memoryOutbox(),
    connect: () => through(new WebSocket(url, { protocols: [subprotocol, `t.${token}`], headers: { Origin: server.origin } } as unknown as string[]) as unknown as Wire),
    random: Math.random,
    newId,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => false,
    onDoubt: () => () => {},
    onChance: () => () => {},
    check: async () => 'unknown',
  });
}

export async function seatStudents(
  server: LiveServer,
  { code }: CreateSessionReply,
  count: number,
  { spreadMs = 0, ...options }: SeatOptions = {},
): Promise<{ students: Student[]; joinMs: number[] }> {
  const joinMs: number[] = [];
  const students = await Promise.all(
    Array.from({ length: count }, async (_, i): Promise<Student> => {
      if (spreadMs > 0) await pause((i * spreadMs) / count);
      const started = performance.now();
      const seat = await join(server, code, `Heron ${String(i + 1).padStart(3, '0')}`);
      joinMs.push(performance.now() - started);
      const student: Student = { seat, line: lineTo(server, code, seat.resumeToken, options), onStep: () => {} };
      let step = -1;
      student.line.$view.subscribe((view) => {
        if (!view || view.room.step === step) return;
        step = view.room.step;
        student.onStep(step, performance.now());
      });
      return student;
    }),
  );
  await until(() => students.every(({ line }) => line.$state.get().is === 'open'), 60_000);
  return { students, joinMs };
}

export async function until(isSo: () => boolean, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('it did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
export const round = (value: number): number => Math.round(value * 10) / 10;
