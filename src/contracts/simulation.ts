/** A simulation as it is saved, run, exchanged and generated. The specification's entity (section 3), with what makes it playable: where each decision leads and what it moves. */

export const simulationFormats = ['debate', 'roleplay', 'model-un', 'scientific', 'crisis', 'economic'] as const;
export type SimulationFormat = (typeof simulationFormats)[number];

/** As they stand on the screen and in files. */
export const formatNames: Readonly<Record<SimulationFormat, string>> = {
  debate: 'Debate',
  roleplay: 'Roleplay',
  'model-un': 'Model UN',
  scientific: 'Scientific',
  crisis: 'Crisis',
  economic: 'Economic',
};

export const simulationGrades = ['Elementary (3-5)', 'Middle School (6-8)', 'High School (9-12)', 'College/University'] as const;
export type SimulationGrade = (typeof simulationGrades)[number];

/** Minutes, or several lessons. */
export const simulationDurations = [30, 45, 60, 90, 120, 'Multi-day'] as const;
export type SimulationDuration = (typeof simulationDurations)[number];

export const durationName = (duration: SimulationDuration): string => (duration === 'Multi-day' ? 'Multi-day' : `${duration} minutes`);

export interface SimulationRole {
  name: string;
  description: string;
  objectives: readonly string[];
  /** For the eyes of whoever plays the role, until they choose to tell. */
  secretInfo: string;
}

export interface SimulationDecision {
  text: string;
  /** What follows, told right after the choice. */
  outcome: string;
  /** The event that comes next, by id; null: the simulation is over. */
  next: string | null;
  /** What it adds to each meter, in their order. */
  effects: readonly number[];
}

export interface SimulationEvent {
  id: string;
  title: string;
  description: string;
  decisions: readonly SimulationDecision[];
}

export interface SimulationMaterial {
  type: string;
  description: string;
}

/** A number from 0 to 100 that decisions move. */
export interface SimulationMeter {
  name: string;
  start: number;
}

/** How a class came to a decision: by the most votes; by the teacher, because several had the most; or back at an earlier one, to see where another road leads. */
export const takenBy = ['vote', 'teacher', 'rewind'] as const;
export type TakenBy = (typeof takenBy)[number];

export interface RunStep {
  event: string;
  decision: string;
  /** Of a class: how it was decided, and how many voted for what, in the order of the event. */
  by?: TakenBy;
  votes?: readonly { decision: string; count: number }[];
  /** How the meters stood after it, in their order. */
  meters?: readonly number[];
}

/** One run to an end, or as far as it came. */
export interface SimulationRun {
  /** ISO 8601. */
  at: string;
  isFinished: boolean;
  steps: readonly RunStep[];
  /** How the meters stood in the end, in their order. */
  meters: readonly number[];
  /** How many took part, where a class has played it. */
  students?: number;
}

/** What the library keeps of a simulation; title and dates stand on the item. The first event is where it begins. */
export interface Simulation {
  topic: string;
  format: SimulationFormat;
  gradeLevel: SimulationGrade;
  duration: SimulationDuration;
  /** Students whom roles were dealt to the last time. */
  studentCount: number;
  description: string;
  scenario: string;
  objectives: readonly string[];
  roles: readonly SimulationRole[];
  events: readonly SimulationEvent[];
  materials: readonly SimulationMaterial[];
  meters: readonly SimulationMeter[];
  debrief: readonly string[];
  /** What a teacher should know about how it came to be; may be empty. */
  note: string;
  /** "topic-pack", "model", "scaffold", "sample", or empty. */
  origin: string;
  /** The newest first. */
  runs: readonly SimulationRun[];
  /** The code of the live session that was opened from it and not ended yet. */
  live?: string;
}

export const simulationLimits = {
  topicChars: 200,
  titleChars: 200,
  lineChars: 600,
  textChars: 4_000,
  roles: 24,
  events: 40,
  decisions: 6,
  list: 30,
  meters: 4,
  runs: 50,
  seats: 60,
  nameChars: 40,
  bodyBytes: 8 * 1024,
} as const;
