/** What one kind of session adds to the room: its steps, which answers it takes, and who may see which part of its material. Pure. */
import type { SupportLevel } from '../../../src/contracts/comet.ts';
import type { GivenAnswer, Pace, Role } from '../../../src/contracts/live/protocol.ts';
import type { Play } from '../../../src/contracts/orbit-live.ts';

export interface ActivityView {
  role: Role;
  step: number;
  slide: number;
  pace: Pace;
  /** Slides the class has been at, as "step/slide". */
  reached: ReadonlySet<string>;
  /** Questions whose results the class may know. */
  revealed: ReadonlySet<string>;
  /** The reader sets the own pace, or did so before: everything is open that is not a result. */
  isFree: boolean;
  /** How far a class has come in a simulation; untouched in other kinds. */
  play: Play;
  /** Votes for each of so many decisions in the vote of this number. */
  counts: (vote: number, decisions: number) => number[];
}

export interface SeatFor {
  pid: string;
  pids: readonly string[];
  support: SupportLevel;
  /** Place of the role that was dealt to it; undefined where there are none. */
  role: number | undefined;
}

export interface Activity<Content = unknown> {
  /** The highest step; 0 is the lobby. */
  lastStep(content: Content): number;
  /** The last slide of a step; 0 where steps have none. */
  lastSlide(content: Content, step: number): number;
  /** The field of the answer that does not fit, or null. Called for steps that exist. */
  faultIn(content: Content, answer: GivenAnswer & { step: number; q: string }, now: Pick<ActivityView, 'play'>): 'step' | 'q' | 'text' | 'choice' | 'blanks' | null;
  /** May a participant answer for this step while the class stands at `now`? */
  isOpen(step: number, now: Pick<ActivityView, 'step' | 'pace' | 'reached' | 'isFree' | 'play'>, q: string): boolean;
  /** The material as far as this reader may know it now. What is hidden is not sent. */
  seen(content: Content, view: ActivityView): unknown;
  /** Something for one seat alone, such as a secret role; undefined for nothing. */
  personal?(content: Content, seat: SeatFor, now: Pick<ActivityView, 'step' | 'pace' | 'reached' | 'isFree'>): unknown;
  /** Can the results of this question be revealed? Absent where there are no results: the projector then knows every count at once. */
  hasQuestion?(content: Content, q: string): boolean;
  /** The step and the question of an answer as people call them, for the table of results. Absent where the table has names only. */
  asked?(content: Content, step: number, q: string): { step: string; question: string } | undefined;
  /** How many roles are dealt to the seats, each once before any is dealt twice. */
  roleCount?(content: Content): number;
}
