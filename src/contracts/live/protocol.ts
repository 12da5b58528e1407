/** What a live session and its clients say to each other (docs/live.md). No schema, so that the browser can import it without the validator. */
import type { SupportLevel } from '../comet.ts';

/** Asked for at the handshake, before the token: `t.<token>`. */
export const subprotocol = 'kora.live.1';
export const protocolVersion = 1;

/** What teachers and students read out: no vowels, and nothing that looks like something else. */
export const codeAlphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';
export const codeLength = 6;
const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** The code as it was drawn, however it was typed; null when no code can be meant. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

export type Role = 'host' | 'projector' | 'participant';
export const sessionKinds = ['pare', 'comet', 'orbit'] as const;
export type SessionKind = (typeof sessionKinds)[number];
/** `lobby` until the first step; `ended` is the last. */
export type SessionStatus = 'lobby' | 'running' | 'ended';
/** Who decides when to go on. */
export type Pace = 'teacher' | 'students';
/** `waiting` to be let in, `in` the room, sent `back` to the lobby, `removed` for this session, `left` by oneself. */
export type SeatState = 'waiting' | 'in' | 'back' | 'removed' | 'left';
/** 2: the crisis screen found that the writer may need help. */
export type CareLevel = 0 | 1 | 2;

/** What is the same for all readers of one role. */
export interface RoomView {
  kind: SessionKind;
  title: string;
  status: SessionStatus;
  /** 0 is the lobby. */
  step: number;
  slide: number;
  locked: boolean;
  pace: Pace;
  /** Slides the class has been at, as "step/slide"; absent where there are none. */
  reached?: string[];
  /** Questions whose results the class may know; absent where there are none. */
  revealed?: string[];
  /** As much of the material as this role may see now. Its shape is the activity's own. */
  content: unknown;
}

export interface SeatView {
  pid: string;
  name: string;
  state: SeatState;
  online: boolean;
  /** Milliseconds since 1970. */
  joinedAt: number;
  step: number;
  /** 0 to 100. */
  pct: number;
  /** Look after this one: only that, and no reason. */
  care: boolean;
  /** How much of the notes is filled in for this one; absent where nothing is. */
  support?: SupportLevel;
  /** Place of the role in a simulation; absent where there are none. */
  role?: number;
}

export interface GivenAnswer {
  text?: string | undefined;
  choice?: number | undefined;
  blanks?: string[] | undefined;
}

/** One answer as the teacher sees it. `ref` names it without naming the writer. */
export interface AnswerView extends GivenAnswer {
  ref: string;
  pid: string;
  step: number;
  q: string;
  rev: number;
  at: number;
  /** 2: it never goes on the wall by itself, and the wall refuses it. */
  level: CareLevel;
  shown: boolean;
  /** Once a vote that it stood in is closed. */
  votes?: number;
}

export interface AskView {
  ref: string;
  pid: string;
  text: string;
  at: number;
  level: CareLevel;
  /** Empty until the teacher has answered. */
  reply: string;
  /** The class may read it, without who asked. */
  shown: boolean;
  /** Others who want it answered, too. */
  votes: number;
}

/** What a participant sees of the own answers and questions. */
export interface OwnWork {
  answers: ({ step: number; q: string; rev: number } & GivenAnswer)[];
  asks: { ref: string; text: string; reply: string }[];
  /** What was voted for, in the vote that is on and among the questions of the class. */
  votes: string[];
  /** The activity's own part for this seat, such as a secret role. */
  personal?: unknown;
}

export interface WallItem extends GivenAnswer {
  ref: string;
  step: number;
  q: string;
}

export interface Tally {
  joined: number;
  online: number;
  /** Distinct writers of each question, by `step/q`, and how many chose each option. */
  byQuestion: Record<string, { n: number; choices: number[] }>;
}

/** A vote on answers that the teacher has shown. Who voted for what is told to nobody. */
export interface PollView {
  /** Another vote on the same answers has another one. */
  id: number;
  step: number;
  q: string;
  isOpen: boolean;
  /** How many have voted. Not told to participants while it is open. */
  cast?: number;
  /** `n`: votes, once it is closed. */
  options: { ref: string; text: string; n?: number }[];
}

/** A question that the teacher shows to the class. `votes`: not told to participants. */
export interface BoardItem {
  ref: string;
  text: string;
  reply: string;
  votes?: number;
}

/** What the class may read of its own words: only what the teacher has approved, and never whose they are. */
export interface ClassVotes {
  poll: PollView | null;
  board: BoardItem[];
}

export type Snapshot = { votes: ClassVotes } & RoleSnapshot;
type RoleSnapshot =
  | { role: 'host'; room: RoomView; roster: SeatView[]; answers: AnswerView[]; asks: AskView[]; spotlight: string | null; admission: boolean; tally: Tally }
  | { role: 'projector'; room: RoomView; wall: WallItem[]; spotlight: string | null; tally: Tally }
  | { role: 'participant'; room: RoomView; own: OwnWork };

export type NakCode =
  | 'bad_json'
  | 'unknown'
  | 'validation'
  | 'hello_first'
  | 'forbidden'
  | 'slow_down'
  | 'locked'
  | 'ended'
  | 'not_in'
  | 'not_found'
  | 'withheld'
  /** The answer is another one than the teacher has read. */
  | 'changed'
  /** Several have the most votes: the teacher has to choose among them. */
  | 'tie'
  | 'full'
  | 'storage';

export type NoticeCode = 'host_away' | 'host_back' | 'care' | 'renamed' | 'admitted' | 'sent_back' | 'reply';

export interface You {
  pid: string;
  role: Role;
  name: string;
  state: SeatState;
  /** Said to a participant who has written of danger: the help card stays open for them, on any device. */
  care?: string;
}

export type ServerFrame =
  | {
      t: 'welcome';
      v: number;
      seq: number;
      you: You;
      snapshot?: Snapshot;
      /** Ids of mine that are stored: they need not be sent again. */
      acked: string[];
      /** Names this run of the session's object. */
      inst: string;
      now: number;
      endsAt: number;
      hostAway: boolean;
    }
  | { t: 'ack'; id: string; seq: number; dup?: true }
  | { t: 'nak'; id: string | null; code: NakCode; retryable: boolean; after?: number; field?: string /** Which rule, in words for people. */; text?: string }
  | ({ t: 'state'; seq: number } & RoomView)
  | { t: 'own'; seq: number; you: You; own: OwnWork }
  | { t: 'roster'; seq: number; upd: SeatView[]; del: string[]; admission: boolean }
  | { t: 'responses'; seq: number; items: AnswerView[]; gone: string[]; spotlight: string | null }
  | { t: 'asks'; seq: number; items: AskView[] }
  | ({ t: 'tally'; seq: number } & Tally)
  | { t: 'wall'; seq: number; items: WallItem[]; spotlight: string | null }
  | ({ t: 'votes'; seq: number } & ClassVotes)
  | { t: 'notice'; seq: number; code: NoticeCode; text: string; help?: true }
  | { t: 'bye'; code: number; reason: string; retry: boolean };

/** Why a line was closed. */
export const closeCodes = {
  binary: 1003,
  tooBig: 1009,
  internal: 1011,
  restart: 1012,
  ended: 4001,
  expired: 4002,
  token: 4003,
  removed: 4004,
  abuse: 4008,
  replaced: 4009,
  slow: 4029,
} as const;

/** After these the client comes back by itself; after any other it does not. 1005 and 1006 are a cut line. */
export const retriedCodes: readonly number[] = [1001, 1005, 1006, closeCodes.internal, closeCodes.restart, closeCodes.slow];
