/** What happens in a room, as events: what is stored, and what the room is made of. */
import type { SupportLevel } from '../../src/contracts/comet.ts';
import type { CareLevel, GivenAnswer, Pace, SeatState, SessionKind } from '../../src/contracts/live/protocol.ts';
import type { Turn } from '../../src/contracts/orbit-live.ts';

export type RoomEvent =
  | { is: 'opened'; kind: SessionKind; title: string; content: unknown; pace: Pace; admission: boolean }
  | { is: 'joined'; pid: string; name: string; waiting: boolean; role?: number }
  | ({ is: 'answered'; pid: string; id: string; step: number; q: string; rev: number; level: CareLevel } & GivenAnswer)
  | { is: 'asked'; pid: string; id: string; text: string; level: CareLevel }
  | { is: 'progressed'; pid: string; step: number; pct: number }
  | { is: 'moved'; step: number; slide: number }
  | { is: 'locked'; on: boolean }
  | { is: 'admission'; on: boolean }
  | { is: 'paced'; pace: Pace }
  | { is: 'seated'; pid: string; state: SeatState }
  | { is: 'renamed'; pid: string; name: string }
  | { is: 'shown'; ref: string; on: boolean }
  | { is: 'voted'; pid: string; id: string; ref: string; on: boolean }
  | { is: 'polled'; step: number; q: string; refs: string[] }
  | { is: 'poll-closed'; step: number; q: string }
  | { is: 'poll-put-away' }
  | { is: 'spotlit'; ref: string | null }
  | { is: 'replied'; ref: string; text: string }
  | { is: 'revealed'; q: string; on: boolean }
  | { is: 'supported'; pid: string; level: SupportLevel }
  /** A simulation: a seat gets another role; what the class decided; the next event stands to the vote; back to a turn that was taken. */
  | { is: 'cast'; pid: string; role: number }
  | ({ is: 'decided' } & Omit<Turn, 'at'>)
  | { is: 'wentOn' }
  | { is: 'rewound'; at: number }
  /** What stood in an event of someone who wanted everything gone. */
  | { is: 'erased'; pid: string }
  | { is: 'ended' };

export interface StoredEvent {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  event: RoomEvent;
}
