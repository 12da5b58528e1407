/** The results of a class go into the library of the teacher's device as they come, so that a closed laptop loses none. */

import type { LibraryItem } from '../../../../contracts/library.ts';
import type { OrbitLed } from '../../../../contracts/orbit-live.ts';
import type { Simulation } from '../../../../contracts/simulation.ts';
import { itemById, newItem, putItem } from '../../../../stores/library/library.ts';
import { runsOf, withRuns } from '../class-run.ts';

/** What stands in the library when the session was opened on another device. */
const bodyOf = ({ title, scenario, roles, events, meters, debrief }: OrbitLed, live: string): Simulation => ({
  topic: title,
  format: 'roleplay',
  gradeLevel: 'Middle School (6-8)',
  duration: 60,
  studentCount: 0,
  description: '',
  scenario,
  objectives: [],
  roles,
  events,
  materials: [],
  meters,
  debrief,
  note: 'These are the roles and events of a class that was led from here. The rest of the simulation is on the device where the session was opened.',
  origin: '',
  runs: [],
  live,
});

/** Answers the item with the runs of the class, or null when nothing was decided yet and nothing is kept. */
export async function keepResults(before: LibraryItem<Simulation> | null, led: OrbitLed, code: string, students: number): Promise<LibraryItem<Simulation> | null> {
  const known = before && ((itemById(before.id) as LibraryItem<Simulation> | undefined) ?? before);
  if (led.play.turns.length === 0) return known;
  const item = known ?? newItem('simulation', led.title, bodyOf(led, code));
  const kept = { ...item, updated: new Date().toISOString(), body: { ...withRuns(item.body, runsOf(led, students)), studentCount: students } };
  await putItem(kept);
  return kept;
}

/** No session is open from it any more. */
export async function markEnded(item: LibraryItem<Simulation>): Promise<void> {
  const { live: _, ...body } = ((itemById(item.id) as LibraryItem<Simulation> | undefined) ?? item).body;
  await putItem({ ...item, body });
}
