/** What the prompt notebook of the course Productivity with AI holds: two prompts for one task, and how what came back was scored. */

export type Side = 'a' | 'b';
/** 0: not met, 1: in part, 2: met. */
export type Points = 0 | 1 | 2;
/** For each criterion the points of either text; null where none were given yet. */
export type Scores = readonly Readonly<Record<Side, Points | null>>[];

/** Two prompts for one task, what came back, and what counts. */
export interface Comparison {
  task: string;
  prompts: Readonly<Record<Side, string>>;
  results: Readonly<Record<Side, string>>;
  criteria: readonly string[];
}

/** A comparison that was scored blind. */
export interface Run extends Comparison {
  id: string;
  /** ISO 8601. */
  made: string;
  /** One entry for each criterion. */
  scores: Scores;
  note: string;
}

/** Characters and entries. */
export const limits = { task: 200, prompt: 4_000, result: 8_000, criterion: 120, criteria: 6, note: 500, runs: 50 } as const;
