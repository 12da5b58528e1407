/** A simulation for tests: two roles with secrets, three events, a road that is longer than the other. */
import type { CreateSessionReply } from '../../src/contracts/live/session.ts';
import type { OrbitContent } from '../../src/contracts/orbit-live.ts';
import { type LiveServer, postJson } from './live.ts';

export const floodSimulation: OrbitContent = {
  title: 'The river rises',
  scenario: 'The town council meets while the water rises.',
  roles: [
    { name: 'Mayor', description: 'Leads the council.', objectives: ['Keep the town together'], secretInfo: 'secret-of-the-mayor: the dike was never inspected.' },
    { name: 'Farmer', description: 'Owns the fields by the river.', objectives: ['Save the harvest'], secretInfo: 'secret-of-the-farmer: the fields are insured.' },
  ],
  events: [
    {
      id: 'warning',
      title: 'The warning',
      description: 'The water rises a hand an hour.',
      decisions: [
        { text: 'Open the floodgates', outcome: 'outcome-open: the fields are under water.', next: 'fields', effects: [10, -20] },
        { text: 'Build up the dike', outcome: 'outcome-dike: the dike holds for a night.', next: 'night', effects: [-10, 0] },
      ],
    },
    { id: 'fields', title: 'The fields', description: 'The harvest is lost.', decisions: [{ text: 'Pay the farmers', outcome: 'outcome-pay', next: null, effects: [20, -30] }] },
    { id: 'night', title: 'The night', description: 'The dike leaks.', decisions: [{ text: 'Leave the town', outcome: 'outcome-leave', next: null, effects: [-20, 0] }] },
  ],
  meters: [
    { name: 'Trust', start: 50 },
    { name: 'Money', start: 50 },
  ],
  debrief: ['What did each role know that the others did not?'],
};

export async function openOrbit(server: LiveServer, change: { content?: unknown; admission?: boolean } = {}): Promise<CreateSessionReply> {
  const response = await postJson(server, '/api/live/sessions', { kind: 'orbit', content: floodSimulation, ...change }, { 'Idempotency-Key': crypto.randomUUID() });
  if (response.status !== 201) throw new Error(`opening answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as CreateSessionReply;
}
