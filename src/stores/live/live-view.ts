/** What one client knows of the room: the snapshot, and every frame since put into it. Pure; the same for live frames and a replay. */
import type { ClientFrameBody } from '../../contracts/live/frames.ts';
import type { AnswerView, AskView, ClassVotes, OwnWork, RoomView, SeatView, ServerFrame, Snapshot, Tally, WallItem, You } from '../../contracts/live/protocol.ts';

export interface LiveView {
  /** The last event that is in it. */
  seq: number;
  room: RoomView;
  you: You;
  /** The participant's own answers and questions. */
  own: OwnWork;
  /** For the teacher: by number of the seat. */
  roster: ReadonlyMap<string, SeatView>;
  /** For the teacher: by `ref`. */
  answers: ReadonlyMap<string, AnswerView>;
  asks: ReadonlyMap<string, AskView>;
  admission: boolean;
  tally: Tally;
  /** For the projector. */
  wall: readonly WallItem[];
  spotlight: string | null;
  /** What the class may read of its own words, and vote on. */
  votes: ClassVotes;
  hostAway: boolean;
  /** Milliseconds since 1970. */
  endsAt: number;
}

const byKey = <T>(items: readonly T[], key: (item: T) => string): Map<string, T> => new Map(items.map((item) => [key(item), item]));

function fromSnapshot(snapshot: Snapshot, { seq, you, hostAway, endsAt }: Extract<ServerFrame, { t: 'welcome' }>): LiveView {
  const none = {
    own: { answers: [], asks: [], votes: [] },
    roster: new Map(),
    answers: new Map(),
    asks: new Map(),
    admission: false,
    tally: { joined: 0, online: 0, byQuestion: {} },
    wall: [],
    spotlight: null,
  };
  const base = { ...none, seq, you, hostAway, endsAt, room: snapshot.room, votes: snapshot.votes };
  switch (snapshot.role) {
    case 'participant':
      return { ...base, own: snapshot.own };
    case 'projector':
      return { ...base, wall: snapshot.wall, spotlight: snapshot.spotlight, tally: snapshot.tally };
    case 'host': {
      const { roster, answers, asks, spotlight, admission, tally } = snapshot;
      return { ...base, roster: byKey(roster, ({ pid }) => pid), answers: byKey(answers, ({ ref }) => ref), asks: byKey(asks, ({ ref }) => ref), spotlight, admission, tally };
    }
  }
}

/** The view after the frame; the same object when nothing in it is new. */
export function applyFrame(view: LiveView | null, frame: ServerFrame): LiveView | null {
  if (frame.t === 'welcome') {
    if (frame.snapshot) return fromSnapshot(frame.snapshot, frame);
    return view && { ...view, you: frame.you, hostAway: frame.hostAway, endsAt: frame.endsAt };
  }
  if (!view || !('seq' in frame) || frame.t === 'ack') return view;
  // Late on the way: what is there is newer.
  if (frame.seq < view.seq) return view;
  const { seq } = frame;
  switch (frame.t) {
    case 'state': {
      const { t: _, seq: __, ...room } = frame;
      return { ...view, seq, room };
    }
    case 'own':
      return { ...view, seq, you: frame.you, own: frame.own };
    case 'roster': {
      const roster = new Map(view.roster);
      for (const seat of frame.upd) roster.set(seat.pid, seat);
      for (const pid of frame.del) roster.delete(pid);
      return { ...view, seq, roster, admission: frame.admission };
    }
    case 'responses': {
      const answers = new Map([...view.answers].filter(([, { pid }]) => !frame.gone.includes(pid)));
      for (const answer of frame.items) answers.set(answer.ref, answer);
      const asks = new Map([...view.asks].filter(([, { pid }]) => !frame.gone.includes(pid)));
      return { ...view, seq, answers, asks, spotlight: frame.spotlight };
    }
    case 'asks': {
      const asks = new Map(view.asks);
      for (const ask of frame.items) asks.set(ask.ref, ask);
      return { ...view, seq, asks };
    }
    case 'tally': {
      const { t: _, seq: __, ...tally } = frame;
      return { ...view, seq, tally };
    }
    case 'wall':
      return { ...view, seq, wall: frame.items, spotlight: frame.spotlight };
    case 'votes':
      // Who has voted before has not voted in another vote.
      return {
        ...view,
        seq,
        votes: { poll: frame.poll, board: frame.board },
        ...(frame.poll?.id !== view.votes.poll?.id && { own: { ...view.own, votes: view.own.votes.filter((ref) => frame.board.some((item) => item.ref === ref)) } }),
      };
    case 'notice':
      return { ...view, seq, ...(frame.code === 'host_away' && { hostAway: true }), ...(frame.code === 'host_back' && { hostAway: false }) };
  }
}

/** After the acknowledgment of an answer: a whole class answers at once, so the room does not tell people their own words again. */
export function withOwn(view: LiveView | null, sent: ClientFrameBody): LiveView | null {
  if (!view || sent.t !== 'submit') return view;
  const { answers } = view.own;
  const { step, q, rev, text, choice, blanks } = sent;
  if (answers.some((answer) => answer.step === step && answer.q === q && answer.rev >= rev)) return view;
  const others = answers.filter((answer) => answer.step !== step || answer.q !== q);
  return { ...view, own: { ...view.own, answers: [...others, { step, q, rev, text, choice, blanks }] } };
}
