/** POST /api/orbit/generate-simulation: the Simulation entity of the specification, for a format, a topic, a grade level and a duration. */
import * as z from 'zod';
import { hasVisibleText } from '../limits.ts';
import { type SimulationDuration, simulationDurations, simulationFormats, simulationGrades, simulationLimits } from '../simulation.ts';
import { Meta } from './meta.ts';

const Duration = z.preprocess(
  // The six options, minutes also as numeric text.
  (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value),
  z.custom<SimulationDuration>((value) => simulationDurations.some((each) => each === value), {
    error: `Choose one of ${simulationDurations.join(', ')}.`,
    params: { code: 'enum' },
  }),
);

export const GenerateSimulationRequest = z.strictObject({
  format: z.enum(simulationFormats),
  topic: z
    .string()
    .max(simulationLimits.topicChars)
    .refine(hasVisibleText, { error: 'Write a topic.', params: { code: 'required' } }),
  gradeLevel: z.enum(simulationGrades),
  duration: Duration,
});

export const GeneratedRole = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  objectives: z.array(z.string().min(1)).min(1),
  secretInfo: z.string().min(1),
});

export const GeneratedEvent = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  decisions: z.array(z.string().min(1)).min(2),
  /** Decision → outcome. */
  outcomes: z.record(z.string(), z.string()),
  /** Decision → id of the event that comes next, or null at the end. */
  next: z.record(z.string(), z.string().nullable()),
  /** Decision → what it adds to each meter, in their order. */
  effects: z.record(z.string(), z.array(z.number())),
});

export const GenerateSimulationReply = z.strictObject({
  id: z.string(),
  title: z.string(),
  topic: z.string(),
  format: z.enum(simulationFormats),
  gradeLevel: z.enum(simulationGrades),
  duration: Duration,
  /** ISO 8601. */
  createdDate: z.string(),
  studentCount: z.number(),
  description: z.string(),
  scenario: z.string(),
  objectives: z.array(z.string()),
  roles: z.array(GeneratedRole),
  /** Empty where the topic was refused: `note` then says why and `betterTopic` what would do. */
  events: z.array(GeneratedEvent),
  materials: z.array(z.strictObject({ type: z.string(), description: z.string() })),
  meters: z.array(z.strictObject({ name: z.string(), start: z.number() })),
  debrief: z.array(z.string()),
  note: z.string(),
  betterTopic: z.string().optional(),
  meta: Meta,
});

export type GenerateSimulationRequest = z.infer<typeof GenerateSimulationRequest>;
export type GenerateSimulationReply = z.infer<typeof GenerateSimulationReply>;
