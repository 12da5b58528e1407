/** The material of an Orbit session, checked on the edge. */
import * as z from 'zod';
import { hasVisibleText } from '../limits.ts';
import type { OrbitContent as Content } from '../orbit-live.ts';
import { simulationLimits as most } from '../simulation.ts';

const text = (max: number) => z.string().max(max);
const required = (max: number, message: string) => text(max).refine(hasVisibleText, { error: message, params: { code: 'required' } });

const Role = z.strictObject({
  name: required(most.titleChars, 'Give the role a name.'),
  description: text(most.textChars),
  objectives: z.array(text(most.textChars)).max(most.list),
  secretInfo: text(most.textChars),
});
const Decision = z.strictObject({
  text: required(most.lineChars, 'Write the decision.'),
  outcome: text(most.textChars),
  next: z.string().max(60).nullable(),
  effects: z.array(z.int().min(-100).max(100)).max(most.meters),
});
const Event = z.strictObject({
  id: z.string().min(1).max(60),
  title: text(most.titleChars),
  description: text(most.textChars),
  decisions: z.array(Decision).max(most.decisions),
});

export const OrbitContent = z
  .strictObject({
    title: required(most.titleChars, 'Write a title.'),
    scenario: text(most.textChars),
    roles: z.array(Role).max(most.roles),
    events: z.array(Event).min(1, { error: 'Add an event first: a class begins with the first one.' }).max(most.events),
    meters: z.array(z.strictObject({ name: text(60), start: z.int().min(0).max(100) })).max(most.meters),
    debrief: z.array(text(most.textChars)).max(most.list),
  })
  .refine(({ events }) => new Set(events.map(({ id }) => id)).size === events.length, { error: 'Two events have the same id.', path: ['events'] }) satisfies z.ZodType<Content>;
