/** A line into a session without a server: the test says what the room is, and reads what was sent. */
import { atom } from 'nanostores';
import type { CommandBody } from '../../src/contracts/live/frames.ts';
import type { AnswerView, AskView, RoomView, SeatView } from '../../src/contracts/live/protocol.ts';
import type { LineState, LiveLine, Notice, Outcome } from '../../src/stores/live/live-line.ts';
import type { LiveView } from '../../src/stores/live/live-view.ts';
import type { Answer, Kept } from '../../src/stores/live/outbox.ts';

export function viewOf({ room, ...more }: Partial<Omit<LiveView, 'room'>> & { room: Partial<RoomView> }): LiveView {
  return {
    seq: 1,
    room: { kind: 'pare', title: 'T', status: 'running', step: 0, slide: 0, locked: false, pace: 'teacher', content: {}, ...room },
    you: { pid: 'p2', role: 'participant', name: 'Teal Heron', state: 'in' },
    own: { answers: [], asks: [], votes: [] },
    roster: new Map(),
    answers: new Map(),
    asks: new Map(),
    admission: false,
    tally: { joined: 0, online: 0, byQuestion: {} },
    votes: { poll: null, board: [] },
    wall: [],
    spotlight: null,
    hostAway: false,
    endsAt: 0,
    ...more,
  };
}

export const seatOf = (pid: string, name: string, more: Partial<SeatView> = {}): SeatView => ({
  pid,
  name,
  state: 'in',
  online: true,
  joinedAt: 0,
  step: 0,
  pct: 0,
  care: false,
  ...more,
});
export const answerOf = (ref: string, pid: string, text: string, more: Partial<AnswerView> = {}): AnswerView => ({
  ref,
  pid,
  step: 2,
  q: 'activate',
  rev: 1,
  at: 0,
  level: 0,
  shown: false,
  text,
  ...more,
});
export const askOf = (ref: string, pid: string, text: string, more: Partial<AskView> = {}): AskView => ({
  ref,
  pid,
  text,
  at: 0,
  level: 0,
  reply: '',
  shown: false,
  votes: 0,
  ...more,
});

export interface FakeLine extends LiveLine {
  $view: ReturnType<typeof atom<LiveView | null>>;
  $state: ReturnType<typeof atom<LineState>>;
  $unsent: ReturnType<typeof atom<readonly Kept[]>>;
  $late: ReturnType<typeof atom<readonly Answer[]>>;
  $notice: ReturnType<typeof atom<Notice | null>>;
  sent: CommandBody[];
  /** What the next frames are answered with; undefined: not yet. */
  outcome: Outcome | undefined;
}

export function fakeLine(view: LiveView | null, state: LineState = { is: 'open' }): FakeLine {
  const line: FakeLine = {
    $view: atom(view),
    $state: atom(state),
    $unsent: atom<readonly Kept[]>([]),
    $late: atom<readonly Answer[]>([]),
    $notice: atom<Notice | null>(null),
    sent: [],
    outcome: { ok: true, seq: 2 },
    send: (frame) => {
      line.sent.push(frame);
      return line.outcome ? Promise.resolve(line.outcome) : new Promise(() => {});
    },
    close: () => {},
  };
  return line;
}
