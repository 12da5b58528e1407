/** One class of the protocol fuzz: the browser's own lines with random hands on them, on sockets that are cut, say things twice and say them late. */
import type { CommandBody } from '../../../src/contracts/live/frames.ts';
import { activateQuestion, activateStep, closingStep, echoQuestion, echoStep } from '../../../src/contracts/pare.ts';
import type { LiveLine } from '../../../src/stores/live/live-line.ts';
import type { Wire } from '../../../src/stores/live/steady-wire.ts';
import { join, type LiveServer, openPare } from '../../support/live.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { lineTo, pause, until } from '../class.ts';

interface Player {
  pid: string;
  token: string;
  line: LiveLine;
  /** Everything that ever came in. */
  heard: string[];
  /** Numbers of the views in the order in which they were shown. */
  seqs: number[];
  acked: Set<string>;
  cut(): void;
}

export interface FuzzClass {
  /** The next hands. */
  play(operations: number): Promise<void>;
  /** What does not hold once everything has come to rest. */
  check(): Promise<string[]>;
  /** Erases it. */
  end(): Promise<void>;
  readonly acked: number;
}

/** Milliseconds until all must see the same step, once they are connected again. */
const settleMs = 2_000;

export async function fuzzClass(server: LiveServer, seed: number, word: string): Promise<FuzzClass> {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)];
  const session = await openPare(server, { pace: below(2) === 0 ? 'teacher' : 'students' });
  const wanted: Promise<unknown>[] = [];

  function player(pid: string, token: string): Player {
    const heard: string[] = [];
    let current: Wire | null = null;
    let cut = (): void => {};
    /** Says one thing in ten twice, and one in ten late. */
    const through = (socket: Wire): Wire => {
      const wire: Wire = { onopen: null, onclose: null, onmessage: null, send: (text) => say(text), close: (code) => socket.close(code) };
      const post = (text: string): void => {
        if (current === wire) socket.send(text);
      };
      const say = (text: string): void => {
        const kind = text.includes('"t":"submit"') || text.includes('"t":"ask"') ? below(10) : 9;
        if (kind === 0) post(text);
        if (kind === 1) setTimeout(() => post(text), below(40));
        else post(text);
      };
      socket.onopen = (event) => wire.onopen?.(event);
      socket.onmessage = (event) => {
        if (current !== wire) return;
        heard.push(String(event.data));
        wire.onmessage?.(event);
      };
      const gone = (event: { code: number }): void => {
        if (current !== wire) return;
        current = null;
        wire.onclose?.(event);
      };
      socket.onclose = gone;
      // As in a tunnel: neither side has said goodbye.
      cut = () => {
        gone({ code: 1006 });
        socket.close();
      };
      current = wire;
      return wire;
    };
    const line = lineTo(server, session.code, token, { through });
    const one: Player = { pid, token, line, heard, seqs: [], acked: new Set(), cut: () => cut() };
    line.$view.subscribe((view) => view && one.seqs.push(view.seq));
    return one;
  }

  const host = player('host', session.hostToken);
  const wall = player('projector', session.coToken);
  const students: Player[] = [];
  /** What the teacher has read and meant for the wall. */
  const approved = new Set<string>();
  const most = 2 + (seed % 5);
  const addStudent = async (): Promise<void> => {
    const { participantId, resumeToken } = await join(server, session.code, `Student ${students.length + 1}`);
    students.push(player(participantId, resumeToken));
  };
  await addStudent();

  let written = 0;
  function write(one: Player): void {
    // Each text once: the same answer again is acknowledged as the one that is stored, and has no line of its own in the export.
    const text = `${word} words-of-${one.pid}- ${++written}, ${below(1_000)}.${below(10) === 0 ? ' I want to kill myself.' : ''}`;
    const place = below(2) === 0 ? { step: activateStep, q: activateQuestion } : { step: echoStep, q: echoQuestion(below(2)) };
    const answer = below(5) === 0 ? one.line.send({ t: 'ask', text }) : one.line.send({ t: 'submit', ...place, rev: below(6), text });
    const id = one.line.$unsent.get().at(-1)?.id ?? '';
    wanted.push(answer.then(({ ok }) => ok && one.acked.add(id)));
  }

  function lead(): void {
    const answer = pick([...(host.line.$view.get()?.answers.values() ?? [])]);
    const one = pick(students);
    const frames: CommandBody[] = [
      { t: 'goto', step: below(closingStep + 2) },
      { t: 'pace', pace: below(2) === 0 ? 'teacher' : 'students' },
      { t: 'lock', on: false },
      ...(answer
        ? [
            below(2) === 0 ? ({ t: 'show', ref: answer.ref, rev: answer.rev } as const) : ({ t: 'hide', ref: answer.ref } as const),
            { t: 'spotlight', ref: answer.ref, rev: answer.rev } as const,
          ]
        : []),
      ...(one ? [{ t: 'kick', pid: one.pid, ban: false, on: below(2) === 0 } as const, { t: 'rename', pid: one.pid, name: 'Blue Heron' } as const] : []),
    ];
    const frame = pick(frames);
    if (frame) wanted.push(host.line.send(frame));
    if (answer && (frame?.t === 'show' || frame?.t === 'spotlight')) approved.add(answer.text ?? '');
  }

  async function operation(): Promise<void> {
    const kind = below(12);
    if (kind === 0 && students.length < most) await addStudent().catch(() => {});
    else if (kind < 2) pick([host, wall, ...students])?.cut();
    else if (kind < 4) lead();
    else if (kind === 4) {
      // What only the teacher may do.
      const one = pick(students);
      if (one) wanted.push(one.line.send({ t: 'goto', step: 1 }).then(({ ok }) => ok && rises.push(one.pid)));
    } else {
      const one = pick(students);
      if (one) write(one);
    }
  }
  /** Students whose instruction as a teacher was taken. */
  const rises: string[] = [];

  async function check(): Promise<string[]> {
    const players = [host, wall, ...students];
    const wrong: string[] = [];
    const must = (holds: boolean, what: string): void => void (holds || wrong.push(`seed ${seed}: ${what}`));
    // Whoever was sent back is let in, so that what they have written may be stored.
    for (const { pid } of students) await host.line.send({ t: 'admit', pid });
    await host.line.send({ t: 'pace', pace: 'students' });
    await host.line.send({ t: 'goto', step: closingStep });
    const isStill = () => players.every(({ line }) => line.$state.get().is === 'open' && line.$unsent.get().length === 0);
    await until(isStill, 60_000).catch(() =>
      must(false, `still waiting: ${players.map(({ pid, line }) => `${pid} ${Object.values(line.$state.get()).join(' ')} ${line.$unsent.get().length}`).join(', ')}`),
    );
    if (wrong.length > 0) return wrong;
    await Promise.all(wanted);

    const response = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
    const kept = (await response.json()) as { submissions: { pid: string; id: string; seq: number }[]; answers: { step: number; q: string }[] };
    const times = new Map<string, number>();
    for (const { pid, id } of kept.submissions) times.set(`${pid} ${id}`, (times.get(`${pid} ${id}`) ?? 0) + 1);
    for (const { pid, acked } of students)
      for (const id of acked) must(times.get(`${pid} ${id}`) === 1, `I1: ${id} of ${pid} stands ${times.get(`${pid} ${id}`) ?? 0} times in the export`);
    must(
      kept.submissions.every(({ seq }, i) => i === 0 || seq > (kept.submissions[i - 1]?.seq ?? 0)),
      'I2: the numbers of the export do not rise',
    );
    for (const { pid, seqs } of players)
      must(
        seqs.every((seq, i) => i === 0 || seq >= (seqs[i - 1] ?? 0)),
        `I2: ${pid} was shown an older room after a newer one`,
      );
    for (const { pid, heard } of students)
      must(
        heard.every((text) => [...text.matchAll(/words-of-(p\d+)-/g)].every(([, writer]) => writer === pid)),
        `I3: ${pid} got words of another`,
      );
    // What stands on the wall is approved as it stands; who had it written before is told nowhere there.
    const shown = wall.heard.flatMap((text) => [...text.matchAll(/"text":"([^"]*words-of-p\d+-[^"]*)"/g)].map(([, words = '']) => words));
    must(
      shown.every((words) => approved.has(words)),
      'S10: the projector got words that nobody had approved',
    );
    must(!wall.heard.some((text) => /kill myself|"name":"Student|Blue Heron/.test(text)), 'S10: the projector got a call for help or a name');
    const counted: Record<string, number> = {};
    for (const { step, q } of kept.answers) counted[`${step}/${q}`] = (counted[`${step}/${q}`] ?? 0) + 1;
    const tallied = () => Object.fromEntries(Object.entries(host.line.$view.get()?.tally.byQuestion ?? {}).map(([key, { n }]) => [key, n]));
    const isCounted = () => JSON.stringify(Object.entries(tallied()).sort()) === JSON.stringify(Object.entries(counted).sort());
    await until(isCounted, settleMs).catch(() => must(false, `I4: the teacher counts ${JSON.stringify(tallied())}, the export ${JSON.stringify(counted)}`));
    must(rises.length === 0 && students.every(({ line }) => line.$view.get()?.you.role === 'participant'), 'I6: a student could lead');
    const steps = () => players.map(({ line }) => line.$view.get()?.room.step);
    await until(() => steps().every((step) => step === closingStep), settleMs).catch(() => must(false, `I7: steps ${steps().join(' ')}`));
    return wrong;
  }

  return {
    async play(operations) {
      for (let i = 0; i < operations; i++) {
        await operation();
        await pause(below(30));
      }
    },
    check,
    async end() {
      for (const { line } of [host, wall, ...students]) line.close();
      await server.fetch(`/api/live/sessions/${session.code}`, { method: 'DELETE', headers: { Authorization: `Bearer ${session.hostToken}` } });
      const gone = await server.fetch(`/api/live/sessions/${session.code}/export`, { headers: { Authorization: `Bearer ${session.hostToken}` } });
      if (gone.status !== 404) throw new Error(`I5: seed ${seed}: an erased session answers ${gone.status}`);
    },
    get acked() {
      return students.reduce((sum, { acked }) => sum + acked.size, 0);
    },
  };
}
