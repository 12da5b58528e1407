/** Comet in a live session with real sockets: what a class sees of the notes, blanks, questions, reveal, support for one seat, asking. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CometSeen, noteKey, notesStep, questionKey, questionsStep } from '../../src/contracts/comet.ts';
import { cometNotes, openComet } from '../support/comet.ts';
import { connect, join, type LiveServer, nextId, postJson, type TestSocket } from '../support/live.ts';
import { startWorker, type TestWorker } from '../support/worker.ts';

let worker: TestWorker;
let server: LiveServer;
beforeAll(async () => {
  worker = await startWorker();
  server = { fetch: worker.fetch, origin: worker.origin };
});
afterAll(() => worker.close());

const blanks = (part: number, words: string[], rev = 1) => ({ t: 'submit', id: nextId(), step: notesStep, q: noteKey(part), rev, blanks: words });
const choose = (place: number, choice: number, rev = 1) => ({ t: 'submit', id: nextId(), step: questionsStep, q: questionKey(place), rev, choice });
const write = (place: number, text: string) => ({ t: 'submit', id: nextId(), step: questionsStep, q: questionKey(place), rev: 1, text });
const goto = (step: number, slide: number) => ({ t: 'goto', id: nextId(), step, slide });
/** What a student's screen holds after the next change. */
const seenBy = async (socket: TestSocket, fits: (seen: CometSeen) => boolean = () => true): Promise<CometSeen> =>
  (await socket.next('state', ({ content }) => fits(content as CometSeen))).content as CometSeen;

describe('a class with guided notes', () => {
  it('sees the parts it has reached, never an answer before it is revealed, and fills in blanks and answers questions', async () => {
    const session = await openComet(server);
    expect(session.joinUrl).toBe(`${server.origin}/comet/join/${session.code}`);
    const host = await connect(server, session.code, session.hostToken);
    expect((await host.next('welcome')).snapshot?.room.content).toEqual(cometNotes);
    const seat = await join(server, session.code, 'Ana');
    expect(seat.kind).toBe('comet');
    const student = await connect(server, session.code, seat.resumeToken);
    const wall = await connect(server, session.code, session.coToken);
    expect((await student.next('welcome')).snapshot?.room.content).toEqual({
      title: 'Photosynthesis',
      lessonTitle: cometNotes.lessonTitle,
      parts: [],
      questions: [],
      partCount: 2,
      questionCount: 2,
    });

    student.send(blanks(0, ['', '', '']));
    expect(await student.next('nak')).toMatchObject({ code: 'locked', retryable: true });
    host.send(goto(notesStep, 0));
    const first = await seenBy(student);
    expect(first.parts).toEqual([
      {
        place: 0,
        title: 'What goes in',
        lines: [
          ['Plants take in ', { blank: 0 }, ' through openings called ', { blank: 1 }, '.'],
          ['Water comes up from the ', { blank: 2 }, '.'],
        ],
      },
    ]);
    student.send(blanks(0, ['CO2', 'stomta', '']));
    await student.next('ack');
    expect((await host.next('responses')).items).toMatchObject([{ q: 'note-0', blanks: ['CO2', 'stomta', ''] }]);

    // The question before the second part: what was not reached stays shut.
    host.send(goto(questionsStep, 0));
    const asked = await seenBy(student, ({ questions }) => questions.length === 1);
    expect(asked.questions).toEqual([{ place: 0, question: cometNotes.questions[0]?.question, type: 'multiple_choice', options: ['Soil', 'Air', 'Water'], isRevealed: false }]);
    expect(asked.parts.map(({ place }) => place)).toEqual([0]);
    student.send(choose(0, 1));
    await student.next('ack');
    expect((await host.next('tally', ({ byQuestion }) => '2/question-0' in byQuestion)).byQuestion['2/question-0']).toEqual({ n: 1, choices: [0, 1] });
    // Hidden data is not sent: the projector knows that somebody answered, and nothing else.
    expect((await wall.next('tally', ({ byQuestion }) => '2/question-0' in byQuestion)).byQuestion['2/question-0']).toEqual({ n: 1, choices: [] });
    for (const secret of ['carbon dioxide', 'oxygen', 'Carbon from the air.', 'correctAnswer', 'What comes out'])
      expect(JSON.stringify([student.frames, wall.frames])).not.toContain(secret);

    host.send({ t: 'reveal', id: nextId(), q: questionKey(0) });
    expect((await seenBy(student, ({ questions }) => questions[0]?.isRevealed === true)).questions[0]).toMatchObject({ correctAnswer: 1, lookFor: 'Carbon from the air.' });
    expect((await wall.next('tally', ({ byQuestion }) => (byQuestion['2/question-0']?.choices.length ?? 0) > 0)).byQuestion['2/question-0']).toEqual({ n: 1, choices: [0, 1] });
    student.send(choose(0, 2, 2));
    expect(await student.next('nak')).toMatchObject({ code: 'locked', retryable: false, field: 'q' });
    host.send({ t: 'reveal', id: nextId(), q: noteKey(0) });
    expect((await seenBy(student, ({ parts }) => parts[0]?.answers !== undefined)).parts[0]?.answers?.map(({ answer }) => answer)).toEqual(['carbon dioxide', 'stomata', 'roots']);
    expect(JSON.stringify(student.frames)).not.toContain('oxygen');
  });

  it('at its own pace has everything but the answers', async () => {
    const session = await openComet(server, { pace: 'students' });
    const student = await connect(server, session.code, (await join(server, session.code, 'Bo')).resumeToken);
    const seen = (await student.next('welcome')).snapshot?.room.content as CometSeen;
    expect([seen.parts.length, seen.questions.length]).toEqual([2, 2]);
    student.send(blanks(1, ['oxigen']));
    await student.next('ack');
    expect(JSON.stringify(student.frames)).not.toContain('oxygen');
  });

  it('support is for one seat, grows with what is reached, and nobody else hears of it', async () => {
    const session = await openComet(server);
    const host = await connect(server, session.code, session.hostToken);
    const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => join(server, session.code, name)));
    if (!ana || !bo) throw new Error('two were to join');
    const [helped, other] = await Promise.all([ana, bo].map(({ resumeToken }) => connect(server, session.code, resumeToken)));
    if (!helped || !other) throw new Error('two were to connect');
    await helped.next('welcome');
    await other.next('welcome');
    host.send(goto(notesStep, 0));
    await other.next('state');
    host.send({ t: 'support', id: nextId(), pid: ana.participantId, level: 'bank' });
    expect((await helped.next('own')).own.personal).toEqual({ level: 'bank', given: {}, bank: ['carbon dioxide', 'roots', 'stomata'] });
    host.send({ t: 'support', id: nextId(), pid: ana.participantId, level: 'half' });
    expect((await helped.next('own')).own.personal).toEqual({ level: 'half', given: { 0: { 1: 'stomata' } }, bank: [] });
    host.send(goto(notesStep, 1));
    expect((await helped.next('own')).own.personal).toEqual({ level: 'half', given: { 0: { 1: 'stomata' }, 1: { 0: 'oxygen' } }, bank: [] });
    await other.next('state');
    expect(JSON.stringify(other.frames)).not.toMatch(/stomata|support|personal|half/);
    expect((await host.next('roster', ({ upd }) => upd.some(({ support }) => support === 'half'))).upd).toMatchObject([{ name: 'Ana' }]);
    // A reload brings it back.
    const again = await connect(server, session.code, ana.resumeToken);
    expect((await again.next('welcome')).snapshot).toMatchObject({ own: { personal: { level: 'half' } } });
  });

  it('whoever writes in a blank or a question that help is needed sees the help card alone, and the wall refuses the words', async () => {
    const session = await openComet(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const student = await connect(server, session.code, (await join(server, session.code, 'Kim')).resumeToken);
    student.send(blanks(0, ['I want to kill myself', '', '']));
    expect(await student.next('notice')).toMatchObject({ code: 'care', help: true });
    const item = (await host.next('responses')).items[0];
    expect(item?.level).toBe(2);
    host.send({ t: 'show', id: nextId(), ref: item?.ref });
    expect((await host.next('nak')).code).toBe('withheld');
    student.send({ t: 'ask', id: nextId(), text: 'Is light food?' });
    await student.next('ack');
    const { items } = await host.next('asks');
    host.send({ t: 'answer', id: nextId(), ref: items[0]?.ref, text: 'No: sugar is.' });
    expect((await student.next('own', ({ own }) => own.asks[0]?.reply !== '')).own.asks).toEqual([{ ref: items[0]?.ref, text: 'Is light food?', reply: 'No: sugar is.' }]);
  });

  it('only the teacher reveals and supports, and only what is there', async () => {
    const session = await openComet(server, { pace: 'students' });
    const host = await connect(server, session.code, session.hostToken);
    const seat = await join(server, session.code, 'Lee');
    const student = await connect(server, session.code, seat.resumeToken);
    for (const frame of [
      { t: 'reveal', id: nextId(), q: questionKey(0) },
      { t: 'support', id: nextId(), pid: seat.participantId, level: 'filled' },
    ]) {
      student.send(frame);
      expect((await student.next('nak')).code).toBe('forbidden');
    }
    for (const [frame, code] of [
      [{ t: 'reveal', id: nextId(), q: 'question-9' }, 'not_found'],
      [{ t: 'support', id: nextId(), pid: 'p999', level: 'filled' }, 'not_found'],
      [{ t: 'support', id: nextId(), pid: seat.participantId, level: 'everything' }, 'validation'],
      [goto(notesStep, 2), 'validation'],
      [goto(3, 0), 'validation'],
    ] as const) {
      host.send(frame);
      expect((await host.next('nak')).code, JSON.stringify(frame)).toBe(code);
    }
    for (const frame of [blanks(0, ['one']), blanks(2, ['']), choose(0, 3), choose(1, 0), write(0, 'words'), { ...blanks(0, ['', '', '']), text: 'more' }]) {
      const other = await connect(server, session.code, seat.resumeToken);
      other.send(frame);
      expect((await other.next('nak')).code, JSON.stringify(frame)).toBe('validation');
    }
  });

  it('material that does not hold together opens no session', async () => {
    const [part] = cometNotes.notes;
    const [question] = cometNotes.questions;
    for (const change of [
      { title: ' ' },
      { notes: [], questions: [] },
      { notes: [{ ...part, lines: [[{ answer: '', alternatives: [] }]] }] },
      {
        notes: [{ ...part, lines: [Array.from({ length: 40 }, () => ({ answer: 'a', alternatives: [] })), Array.from({ length: 40 }, () => ({ answer: 'a', alternatives: [] }))] }],
      },
      { questions: [{ ...question, options: ['one'] }] },
      { questions: [{ ...question, correctAnswer: 3 }] },
      { extra: 1 },
    ]) {
      const response = await postJson(server, '/api/live/sessions', { kind: 'comet', content: { ...cometNotes, ...change } }, { 'Idempotency-Key': crypto.randomUUID() });
      expect(response.status, JSON.stringify(change).slice(0, 80)).toBe(422);
    }
  });
});
