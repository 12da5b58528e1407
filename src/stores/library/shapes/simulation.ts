/** Reads the body of a simulation, strictly: numbers stay within their bounds, ways that lead nowhere end, what is no text is left out. */
import {
  type RunStep,
  type Simulation,
  type SimulationEvent,
  type SimulationRun,
  simulationDurations,
  simulationFormats,
  simulationGrades,
  simulationLimits,
  takenBy,
} from '../../../contracts/simulation.ts';
import { isRecord, isTime, listOf, type Shape, textOf, textsOf } from './shape.ts';

const { textChars, lineChars, list, meters: mostMeters } = simulationLimits;

const numberOf = (value: unknown, least: number, most: number): number => (Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(Number(value)))) : 0);
const numbersOf = (value: unknown, count: number, least: number, most: number): number[] =>
  Array.from({ length: count }, (_, place) => numberOf(Array.isArray(value) ? value[place] : 0, least, most));
const linesOf = (value: unknown): string[] => textsOf(value, list).map((text) => text.slice(0, textChars));

/** A step of a class knows its votes; one of a single player has none. */
function stepOf({ event, decision, by, votes, meters }: Record<string, unknown>, meterCount: number): RunStep {
  const how = takenBy.find((each) => each === by);
  return {
    event: textOf(event, simulationLimits.titleChars),
    decision: textOf(decision, lineChars),
    ...(how && { by: how }),
    ...(Array.isArray(votes) && {
      votes: listOf(votes, (vote) => ({ decision: textOf(vote.decision, lineChars), count: numberOf(vote.count, 0, 10_000) })).slice(0, simulationLimits.decisions),
    }),
    ...(Array.isArray(meters) && { meters: numbersOf(meters, meterCount, 0, 100) }),
  };
}

export const simulationShape: Shape<Simulation> = {
  version: 1,
  read(value) {
    if (!isRecord(value) || !Array.isArray(value.events)) return null;
    const meters = listOf(value.meters, ({ name, start }) => ({ name: textOf(name, 60), start: numberOf(start, 0, 100) })).slice(0, mostMeters);
    const ids = new Set<string>();
    const events = listOf(value.events, (record): SimulationEvent | null => {
      const id = textOf(record.id, 60);
      if (id === '' || ids.has(id) || ids.size >= simulationLimits.events) return null;
      ids.add(id);
      const decisions = listOf(record.decisions, ({ text, outcome, next, effects }) => ({
        text: textOf(text, lineChars),
        outcome: textOf(outcome, textChars),
        next: typeof next === 'string' ? next : null,
        effects: numbersOf(effects, meters.length, -100, 100),
      }));
      return {
        id,
        title: textOf(record.title, simulationLimits.titleChars),
        description: textOf(record.description, textChars),
        decisions: decisions.slice(0, simulationLimits.decisions),
      };
    });
    return {
      topic: textOf(value.topic, simulationLimits.topicChars),
      format: simulationFormats.find((each) => each === value.format) ?? 'debate',
      gradeLevel: simulationGrades.find((each) => each === value.gradeLevel) ?? 'Middle School (6-8)',
      duration: simulationDurations.find((each) => each === value.duration) ?? 60,
      studentCount: numberOf(value.studentCount, 0, 10_000),
      description: textOf(value.description, textChars),
      scenario: textOf(value.scenario, textChars),
      objectives: linesOf(value.objectives),
      roles: listOf(value.roles, ({ name, description, objectives, secretInfo }) => ({
        name: textOf(name, simulationLimits.titleChars),
        description: textOf(description, textChars),
        objectives: linesOf(objectives),
        secretInfo: textOf(secretInfo, textChars),
      })).slice(0, simulationLimits.roles),
      events: events.map((event) => ({
        ...event,
        decisions: event.decisions.map((decision) => ({ ...decision, next: decision.next !== null && ids.has(decision.next) ? decision.next : null })),
      })),
      materials: listOf(value.materials, ({ type, description }) => ({ type: textOf(type, simulationLimits.titleChars), description: textOf(description) })).slice(0, list),
      meters,
      debrief: linesOf(value.debrief),
      note: textOf(value.note, textChars),
      origin: textOf(value.origin, 40),
      runs: listOf(
        value.runs,
        ({ at, isFinished, steps, meters: left, students }): SimulationRun => ({
          at: isTime(at) ? at : new Date(0).toISOString(),
          isFinished: isFinished === true,
          steps: listOf(steps, (step) => stepOf(step, meters.length)).slice(0, 200),
          meters: numbersOf(left, meters.length, 0, 100),
          ...(students !== undefined && { students: numberOf(students, 0, 10_000) }),
        }),
      ).slice(0, simulationLimits.runs),
      ...(typeof value.live === 'string' && value.live !== '' && { live: textOf(value.live, 12) }),
    };
  },
};
