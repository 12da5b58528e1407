/** Plans made to the time a teacher has: the steps of one lesson, or a row of lessons. */
import type { Step } from '../../contracts/knowledge/chat-moves.ts';
import { fill } from './fill.ts';
import type { Setting } from './setting.ts';

const usual = 45;

/** "0 to 5, …" for each step. A short lesson drops the steps that a full one needs, a long one takes in some more; the rest is stretched to the time. */
export function timedSteps(steps: readonly Step[], minutes: number | null, slots: Record<string, string>): string[] {
  const whole = minutes ?? usual;
  const chosen = steps.filter((step) => step.in === 'all' || (step.in === 'full' ? whole >= 40 : whole >= 70));
  const planned = chosen.reduce((sum, step) => sum + step.minutes, 0);
  let used = 0;
  let start = 0;
  return chosen.map((step, place) => {
    used += step.minutes;
    const end = place === chosen.length - 1 ? whole : Math.round((used / planned) * whole);
    const text = `${start} to ${end}, ${fill(step.line, slots)}`;
    start = end;
    return text;
  });
}

/** "Day 1, …" to "Day 10, …", or so many lessons out of the ten as there are, the first and the last among them. */
export function numberedDays(days: readonly string[], lessons: Setting['lessons'], slots: Record<string, string>): string[] {
  const count = lessons ?? days.length;
  const name = lessons === null ? 'Day' : 'Lesson';
  return Array.from({ length: count }, (_, i) => `${name} ${i + 1}, ${fill(days[Math.round((i * (days.length - 1)) / Math.max(1, count - 1))] ?? '', slots)}`);
}
