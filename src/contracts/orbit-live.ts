/** A simulation played by a class: what a session is opened with, how far it has come, and what everyone may see of it. Types and names only, so that the browser can import it. */
import type { Simulation, SimulationRole, TakenBy } from './simulation.ts';

/** The steps of a live session: everyone reads the scene and the own card; the class decides; it looks back. 0 is the lobby. */
export const briefingStep = 1;
export const playStep = 2;
export const debriefStep = 3;

/** Names the vote to those who give one. Every vote has a number of its own, also when a class comes to the same event again. */
export const voteKey = (vote: number): string => `vote-${vote}`;
/** Names what those who voted otherwise would have seen, so that the teacher can reveal it. */
export const minorityKey = (turn: number): string => `minority-${turn}`;

/** What a session is opened with. */
export type OrbitContent = Pick<Simulation, 'scenario' | 'roles' | 'events' | 'meters' | 'debrief'> & { title: string };

/** One decision that was taken. */
export interface Turn {
  event: string;
  /** Place of the decision among those of the event. */
  choice: number;
  by: TakenBy;
  /** Number of the vote that it was put to. */
  vote: number;
  /** Place of the turn before it; null at the beginning. */
  before: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** How far a class has come. The turns are a tree: each knows the one before it. */
export interface Play {
  turns: readonly Turn[];
  /** The turn that the class has come to; null before the first. */
  at: number | null;
  /** Is what follows from it being told? Otherwise the next event stands to the vote. */
  isTold: boolean;
  /** Number of the vote that is open, or comes next. */
  vote: number;
}

export type CountedTurn = Turn & { /** Votes for each decision of the event, in their order. */ counts: readonly number[] };

/** What the teacher gets: everything. */
export type OrbitLed = OrbitContent & { play: Omit<Play, 'turns'> & { turns: readonly CountedTurn[] } };

export interface MeterChange {
  name: string;
  by: number;
}

/** A decision of the class as the class sees it. */
export interface SeenTurn {
  /** Place among all turns. */
  turn: number;
  vote: number;
  title: string;
  decisions: readonly string[];
  choice: number;
  by: TakenBy;
  counts: readonly number[];
  outcome: string;
  changes: readonly MeterChange[];
  /** What the other decisions would have led to, once the teacher reveals it. */
  others?: readonly { choice: number; outcome: string; changes: readonly MeterChange[] }[];
}

/** What participants and the projector get: no secret, and nothing that has not happened yet. */
export interface OrbitSeen {
  title: string;
  scenario?: string;
  roles?: readonly Pick<SimulationRole, 'name' | 'description'>[];
  meters: readonly { name: string; value: number }[];
  /** The way that the class has come, in order. */
  path: readonly SeenTurn[];
  /** Stands to the vote. */
  event?: { vote: number; title: string; description: string; decisions: readonly string[] };
  debrief?: readonly string[];
}

/** The card of one seat, for its holder alone. */
export type OrbitCard = SimulationRole & { role: number };
