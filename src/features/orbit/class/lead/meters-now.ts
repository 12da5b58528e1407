/** How the meters stand on the road that the class is on. Pure. */
import type { OrbitLed, OrbitSeen } from '../../../../contracts/orbit-live.ts';
import { stepsTo } from '../../../../engine/simulation/class-play.ts';
import { metersAfter } from '../../../../engine/simulation/run.ts';

export function metersNow({ play, ...content }: OrbitLed): OrbitSeen['meters'] {
  const values = metersAfter(content, stepsTo(play.turns, play.at));
  return content.meters.map(({ name }, place) => ({ name, value: values[place] ?? 0 }));
}
