/** What the teacher sees of a class, what the spreadsheet gets, and what a student takes home. */
import { describe, expect, it } from 'vitest';
import { type CometSeen, demoClassSize, noteKey, notesStep, questionKey, questionsStep, type SampleNotes } from '../../../../src/contracts/comet.ts';
import type { AnswerView, SeatView } from '../../../../src/contracts/live/protocol.ts';
import { demoClass } from '../../../../src/engine/notes/demo-class.ts';
import { reportPaper } from '../../../../src/features/comet/report-paper.ts';
import { needsAttention, pictureOfDemo, pictureOfRoom } from '../../../../src/features/comet/session/class-picture.ts';
import { reportOf } from '../../../../src/features/comet/session/report.ts';
import { resultsCsv } from '../../../../src/features/comet/session/results-csv.ts';
import { keptNotes, paperOf, piecesIn } from '../../../../src/features/comet/student/kept-notes.ts';
import { saidOf, sceneOf } from '../../../../src/features/comet/student/scene.ts';
import { textWords } from '../../../../src/features/comet/student/sending-words.ts';
import { guidedNotesShape } from '../../../../src/stores/library/shapes/guided-notes.ts';
import type { LiveView } from '../../../../src/stores/live/live-view.ts';
import { cometNotes } from '../../../support/comet.ts';

const seat = (pid: string, name: string, more: Partial<SeatView> = {}): SeatView => ({
  pid,
  name,
  state: 'in',
  online: true,
  joinedAt: Number(pid.slice(1)),
  step: 0,
  pct: 0,
  care: false,
  ...more,
});
const answer = (pid: string, q: string, given: Partial<AnswerView>): AnswerView => ({
  ref: `a${pid}${q}`,
  pid,
  step: q.startsWith('note') ? notesStep : questionsStep,
  q,
  rev: 1,
  at: 0,
  level: 0,
  shown: false,
  ...given,
});
function view(seats: SeatView[], answers: AnswerView[]): LiveView {
  return {
    seq: 1,
    room: { kind: 'comet', title: 'Photosynthesis', status: 'running', step: 1, slide: 0, locked: false, pace: 'teacher', content: cometNotes },
    you: { pid: '', role: 'host', name: '', state: 'in' },
    own: { answers: [], asks: [], votes: [] },
    votes: { poll: null, board: [] },
    roster: new Map(seats.map((each) => [each.pid, each])),
    answers: new Map(answers.map((each) => [each.ref, each])),
    asks: new Map([['k1', { ref: 'k1', pid: 'p1', text: '=cmd|calc', at: 0, level: 0, reply: '', shown: false, votes: 0 }]]),
    admission: false,
    tally: { joined: seats.length, online: seats.filter(({ online }) => online).length, byQuestion: {} },
    wall: [],
    spotlight: null,
    hostAway: false,
    endsAt: 0,
  } as LiveView;
}

describe('a class', () => {
  const room = view(
    [seat('p1', '+Ana'), seat('p2', 'Bo', { online: false, support: 'half' }), seat('p3', 'Cy', { state: 'removed' }), seat('p4', 'Di', { state: 'waiting' })],
    [
      answer('p1', noteKey(0), { blanks: ['CO2', 'stomatta', ''] }),
      answer('p2', noteKey(0), { blanks: ['', '', 'roots'] }),
      answer('p1', questionKey(0), { choice: 0 }),
      answer('p2', questionKey(0), { choice: 1 }),
      answer('p1', questionKey(1), { text: '@sum, "quoted"' }),
    ],
  );
  const picture = pictureOfRoom(room);

  it('is counted without whom the teacher has removed, and each by the blanks that are theirs', () => {
    expect([picture.total, picture.active]).toEqual([2, 1]);
    // 2 of 4 blanks and 2 of 2 questions; and 1 of the 2 blanks that were left open, and 1 of 2 questions.
    expect(picture.students.map(({ name, progress, answered, isActive }) => [name, progress, answered, isActive])).toEqual([
      ['+Ana', 67, 2, true],
      ['Bo', 50, 1, false],
      ['Di', 0, 0, false],
    ]);
    expect(picture.parts[0]?.blanks).toEqual([
      { answer: 'carbon dioxide', tried: 1, right: 1 },
      { answer: 'stomata', tried: 1, right: 1 },
      { answer: 'roots', tried: 1, right: 1 },
    ]);
    expect(picture.questions[0]).toMatchObject({ responses: 2, rate: 100, stats: [1, 1, 0], flagged: false });
    expect(picture.asks[0]).toMatchObject({ name: '+Ana', text: '=cmd|calc' });
  });

  it('has a question that needs attention when enough have answered and too few of them right', () => {
    expect(needsAttention(3, 1, 9)).toBe(true);
    expect(needsAttention(3, 2, 9)).toBe(false);
    expect(needsAttention(2, 0, 3)).toBe(false);
    expect(needsAttention(3, 0, 12)).toBe(false);
  });

  it('goes into a spreadsheet in which nothing runs', () => {
    const csv = resultsCsv(room);
    const rows = csv.split('\r\n');
    expect(rows[0]).toContain('Blank 1: carbon dioxide,Blank 1 mark');
    expect(rows[1]).toBe(`'+Ana,All blanks,67,2,CO2,right,stomatta,right (spelling),,,,,Soil,not right,"'@sum, ""quoted""",`);
    expect(rows[2]).toContain('Bo,Half of the blanks,50,1,,,,filled in beforehand,roots,right');
    // What a removed student has sent is not lost, nor the mark to check in.
    expect(rows[3]).toMatch(/^Cy \(removed\),/);
    expect(csv).toContain("'=cmd|calc");
    expect(csv).not.toMatch(/(^|[,\n])"?[=+@]/);
  });
});

it('support that comes later takes nothing away from what a student has written', () => {
  const late = view([seat('p1', 'Ana', { support: 'filled' })], [answer('p1', noteKey(0), { blanks: ['CO2', '', 'roots'] })]);
  const picture = pictureOfRoom(late);
  expect(picture.parts[0]?.blanks.map(({ tried, right }) => [tried, right])).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ]);
  expect(resultsCsv(late).split('\r\n')[1]).toContain(',CO2,right,,filled in beforehand,roots,right,');
  const part = { place: 0, title: '', lines: [[{ blank: 0 }, ' ', { blank: 1 }]] };
  const support = { level: 'filled' as const, given: { 0: { 0: 'carbon dioxide', 1: 'stomata' } }, bank: [] };
  expect([0, 1].map((place) => piecesIn(part, place, { blanks: { [noteKey(0)]: ['CO2', ''] }, support }))).toMatchObject([[{ answer: 'CO2' }], [{ answer: 'stomata' }]]);
});

it('the report that is kept counts as the teacher has seen it, and holds neither a name nor a call for help', () => {
  const danger = answer('p2', questionKey(1), { text: 'I want to die', level: 2 });
  const room = view(
    [seat('p1', 'Ana'), seat('p2', 'Bo')],
    [answer('p1', noteKey(0), { blanks: ['CO2', '', ''] }), answer('p1', questionKey(1), { text: 'Through stomata' }), danger],
  );
  const report = reportOf(room, { code: 'BCD234', now: new Date('2026-01-02T03:04:05Z') });
  expect(report).toMatchObject({ at: '2026-01-02T03:04:05.000Z', code: 'BCD234', students: 2, asked: [{ text: '=cmd|calc', reply: '' }], withheld: 1 });
  expect(report.parts[0]?.blanks[0]).toEqual({ answer: 'carbon dioxide', tried: 1, right: 1 });
  expect(report.questions[1]).toMatchObject({ responses: 2, texts: ['Through stomata'] });
  const words = JSON.stringify(reportPaper('Leaves', report));
  expect(words).toContain('In all, 1 text that may be a call for help is left out of this report.');
  for (const hidden of ['Ana', 'Bo', 'I want to die']) expect(words + JSON.stringify(report)).not.toContain(hidden);
});

it('the demo class is the one of the specification, and the same each time', () => {
  const sample: SampleNotes = {
    id: 's',
    title: 'S',
    lessonTitle: '',
    classCode: 'SCI-12',
    isActive: true,
    parts: [],
    questions: cometNotes.questions.map((question) => ({ ...question, responses: 12, flagged: true, answerStats: question.options.map(() => 4) })),
    asks: [{ name: 'Teal Heron', text: 'Why?' }],
  };
  const demo = demoClass(sample);
  expect(demo).toEqual(demoClass(sample));
  expect([demo.roster.length, demo.students, demo.active]).toEqual([demoClassSize.rows, 24, 19]);
  for (const { progress, answered } of demo.roster) {
    expect(progress).toBeGreaterThanOrEqual(0);
    expect(progress).toBeLessThanOrEqual(100);
    expect([1, 2, 3, 4]).toContain(answered);
  }
  const picture = pictureOfDemo(cometNotes, demo);
  expect(picture.questions[0]).toMatchObject({ responses: 12, rate: 50, stats: [4, 4, 4], flagged: true });
  expect(picture.attention).toBe(2);
});

it('a student takes home the own words, beside them the revealed answer where it is another, and what was asked', () => {
  const seen: CometSeen = {
    title: 'Photosynthesis',
    lessonTitle: '',
    partCount: 2,
    questionCount: 1,
    parts: [
      {
        place: 0,
        title: 'In',
        lines: [['Take in ', { blank: 0 }, ' by ', { blank: 1 }, '.']],
        answers: [
          { answer: 'carbon dioxide', alternatives: ['CO2'] },
          { answer: 'stomata', alternatives: [] },
        ],
      },
      { place: 1, title: 'Out', lines: [['Gives ', { blank: 0 }, ' and ', { blank: 1 }, '.']] },
    ],
    questions: [{ place: 0, question: 'From where?', type: 'multiple_choice', options: ['Soil', 'Air'], isRevealed: true, correctAnswer: 1 }],
  };
  const { body } = keptNotes({
    seen,
    support: { level: 'half', given: { 1: { 1: 'sugar' } }, bank: [] },
    blanks: { [noteKey(0)]: ['co2', 'leaves'], [noteKey(1)]: ['', ''] },
    choices: { [questionKey(0)]: 0 },
    texts: {},
    asks: [{ ref: 'k1', text: 'Why?', reply: 'Light.' }],
  });
  expect(body.notes).toEqual([
    { title: 'In', lines: [['Take in ', own('co2'), ' by ', own('stomata'), ' (I wrote: ', own('leaves'), ')', '.']] },
    { title: 'Out', lines: [['Gives ', '________', ' and ', own('sugar'), '.']] },
    { title: 'Questions', lines: [['From where?'], ['My answer: ', own('Soil')], ['Correct: ', own('Air')]] },
    {
      title: 'What I asked',
      lines: [
        ['I asked: ', own('Why?')],
        ['Answer: ', own('Light.')],
      ],
    },
  ]);
  expect(body.origin).toBe('kept');
});

const own = (answer: string) => ({ answer, alternatives: [] });

it('what a student wrote is kept as it was written, stars, length and all, in the library and on paper', () => {
  const long = 'why '.repeat(500).trim();
  const kept = keptNotes({
    seen: {
      title: 'T',
      lessonTitle: '',
      partCount: 1,
      questionCount: 1,
      parts: [{ place: 0, title: '', lines: [['That is ', { blank: 0 }, ', and **bold** ', { blank: 1 }]], answers: [own('2*2'), own('**x**')] }],
      questions: [{ place: 0, question: 'Why?', type: 'short_answer', options: [], isRevealed: false }],
    },
    support: null,
    blanks: { [noteKey(0)]: ['3*4*5', '**y**'] },
    choices: {},
    texts: { [questionKey(0)]: `2**3**4 ${long}` },
    asks: [],
  });
  // As the library reads it after a reload.
  const read = guidedNotesShape.read(JSON.parse(JSON.stringify(kept.body)), 2);
  expect(read).toEqual(kept.body);
  const paper = paperOf(kept).blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(paper).toEqual([
    ['That is ', { answer: '2*2' }, ' (I wrote: ', { answer: '3*4*5' }, ')', ', and ', { answer: 'bold' }, ' ', { answer: '**x**' }, ' (I wrote: ', { answer: '**y**' }, ')'],
    ['Why?'],
    ['My answer: ', { answer: `2**3**4 ${long}` }],
  ]);
});

describe('what a student is told', () => {
  const question = { place: 0, question: 'Why?', type: 'multiple_choice' as const, options: ['a', 'b'], isRevealed: false };
  const seen: CometSeen = { title: '', lessonTitle: '', parts: [{ place: 0, title: 'Light', lines: [] }], questions: [question], partCount: 1, questionCount: 1 };
  it('of what changes in front of the class, once', () => {
    const lobby = sceneOf({ pace: 'teacher', step: 0, slide: 0 }, seen);
    const slide = sceneOf({ pace: 'teacher', step: notesStep, slide: 0 }, seen);
    const asked = sceneOf({ pace: 'teacher', step: questionsStep, slide: 0 }, seen);
    const shown = sceneOf({ pace: 'teacher', step: questionsStep, slide: 0 }, { ...seen, questions: [{ ...question, isRevealed: true, correctAnswer: 1 }] });
    expect(saidOf(lobby, lobby)).toBe('');
    expect(saidOf(lobby, slide)).toBe('Your teacher shows Light.');
    expect(saidOf(slide, asked)).toBe('Your teacher asks: Why?');
    expect(saidOf(asked, shown)).toBe('The results of question 1 are revealed. Correct: b.');
  });
  it('of a short answer: never that words are stored which were not sent', () => {
    const words = (text: string, sent: string | undefined, isShut = false) => textWords({ text, sent, sending: sent === undefined ? undefined : 'stored', isShut, isOver: isShut });
    expect(words('light ', 'light')).toBe('Stored.');
    expect(words('light and air', 'light')).toBe('Changed, not sent yet.');
    expect(words('light', undefined)).toBe('Not sent yet.');
    expect(words('light and air', 'light', true)).toBe('These words were not sent in time. Your teacher has the answer you sent before.');
    expect(words('light', undefined, true)).toBe('These words were not sent in time.');
    expect(words('', 'light')).toBe('Your teacher has the answer you sent before.');
    expect(words('', undefined)).toBe('');
  });
});
