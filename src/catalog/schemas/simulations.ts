/** `content/simulations/*.yaml`: the sample simulations of Orbit. The first event is where a run begins; `next` is the id of an event, or null at the end. */
import * as z from 'zod';
import { atLeast, line } from '../../contracts/knowledge/vocabulary.ts';
import { type SimulationDuration, simulationDurations, simulationFormats, simulationGrades } from '../../contracts/simulation.ts';

const Effects = z.array(z.int().min(-100).max(100));

export const SimulationFile = z
  .strictObject({
    /** A small number; "1" is the sample that opens where no other simulation has that id. */
    id: z.string().regex(/^[1-9]\d?$/, { error: 'Write a small whole number in quotes, like "1".' }),
    title: line(120),
    topic: line(200),
    format: z.enum(simulationFormats),
    gradeLevel: z.enum(simulationGrades),
    duration: z.custom<SimulationDuration>((value) => simulationDurations.some((each) => each === value), { error: `Write one of ${simulationDurations.join(', ')}.` }),
    description: line(600),
    scenario: line(1_500),
    objectives: atLeast(2, line(300)),
    roles: atLeast(3, z.strictObject({ name: line(120), description: line(600), objectives: atLeast(1, line(300)), secretInfo: line(900) })),
    events: atLeast(
      3,
      z.strictObject({
        id: line(60),
        title: line(160),
        description: line(1_500),
        decisions: atLeast(2, z.strictObject({ text: line(400), outcome: line(900), next: line(60).nullable(), effects: Effects })),
      }),
    ),
    materials: atLeast(1, z.strictObject({ type: line(80), description: line(3_000) })),
    meters: atLeast(1, z.strictObject({ name: line(60), start: z.int().min(0).max(100) })),
    debrief: atLeast(2, line(400)),
  })
  .superRefine(({ events, meters }, context) => {
    for (const [place, { decisions }] of events.entries())
      for (const { text, effects } of decisions)
        if (effects.length !== meters.length)
          context.addIssue({ code: 'custom', path: ['events', place], message: `“${text}” has ${effects.length} effects; write one for each of the ${meters.length} meters.` });
  });
export type SimulationFile = z.infer<typeof SimulationFile>;
