/** Every kind of session that can be opened. */
import type { SessionKind } from '../../../src/contracts/live/protocol.ts';
import type { Activity } from './activity.ts';
import { cometActivity } from './comet.ts';
import { orbitActivity } from './orbit.ts';
import { pareActivity } from './pare.ts';

/** The material was checked when the session was opened, so each activity knows the shape of its own. */
export const activities: Partial<Record<SessionKind, Activity<never>>> = { pare: pareActivity, comet: cometActivity, orbit: orbitActivity };

/** @throws Error when nothing is written for the kind yet: such a session cannot be opened. */
export function activityOf(kind: SessionKind): Activity<unknown> {
  const activity = activities[kind];
  if (!activity) throw new Error(`There is no activity for the kind ${kind}.`);
  // The material comes from the request whose schema belongs to the same kind.
  return activity as Activity<unknown>;
}
