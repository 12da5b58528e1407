/** A simulation while a format builds it: scenes in order, some of which stand side by side. */
import type { Simulation, SimulationDuration, SimulationEvent, SimulationGrade, SimulationMeter, SimulationRole } from '../../contracts/simulation.ts';
import type { Matter } from './matter.ts';

/** `to`: the scene that comes next, where that is not simply the next one. */
export interface Choice {
  text: string;
  outcome: string;
  effects: readonly number[];
  to?: string;
}

export interface Scene {
  id: string;
  title: string;
  description: string;
  choices: readonly Choice[];
}

/** One scene, or several side by side of which a run passes through one. */
export type Step = Scene | readonly Scene[];

export interface Brief {
  matter: Matter;
  gradeLevel: SimulationGrade;
  /** Elementary: fewer roles, shorter cards. */
  isYoung: boolean;
  /** Scenes on the way from the beginning to the end. */
  rounds: number;
  duration: SimulationDuration;
}

/** What a format adds to what all simulations have. */
export interface Drafted {
  title: string;
  description: string;
  scenario: string;
  objectives: readonly string[];
  roles: readonly SimulationRole[];
  steps: readonly Step[];
  meters: readonly SimulationMeter[];
  /** The format's own materials; run sheet, fact cards and words come from `materials.ts`. */
  materials: Simulation['materials'];
  /** The format's own questions for afterward. */
  debrief: readonly string[];
}

const isSide = (step: Step): step is readonly Scene[] => Array.isArray(step);

/** The scenes as events. A choice that names no scene leads to the next step, in the last one to the end. */
export function toEvents(steps: readonly Step[]): SimulationEvent[] {
  const flat = steps.map((step): readonly Scene[] => (isSide(step) ? step : [step as Scene]));
  return flat.flatMap((scenes, place) => {
    const following = flat[place + 1]?.[0]?.id ?? null;
    return scenes.map(({ id, title, description, choices }) => ({
      id,
      title,
      description,
      decisions: choices.map(({ text, outcome, effects, to }) => ({ text, outcome, next: to ?? following, effects })),
    }));
  });
}

/** The ids of the first `count` that are wanted, in the order in which they are played. */
export const chosen = <T extends string>(played: readonly T[], wanted: readonly T[], count: number): T[] => {
  const taken = new Set(wanted.slice(0, count));
  return played.filter((id) => taken.has(id));
};
