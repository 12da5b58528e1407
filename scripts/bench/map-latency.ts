/** How long Nebula takes over a concept map, with the embedded engine. */
import { mapTypes } from '../../src/contracts/concept-map.ts';
import { atOnce, type Latency } from './latency.ts';

/** With a pack, under another name, misspelled, and without one. */
const topics = ['photosynthesis', 'how plants make food', 'fracshuns', 'the Cold War', 'Medieval bookbinding', 'democracy', 'ratios', 'plate tectonics'];

export async function mapLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const send = async (index: number): Promise<boolean> => {
    const topic = topics[index % topics.length];
    const response = await fetch(`${origin}/api/nebula/generate-map`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Device-Id': `bench-device-${String(index % concurrent).padStart(6, '0')}` },
      body: JSON.stringify({ title: `A map of ${topic}`, topic, mapType: mapTypes[index % mapTypes.length] }),
    });
    return response.ok && ((await response.json()) as { nodes: unknown[] }).nodes.length > 4;
  };
  await atOnce({ concurrent, requests: concurrent * 2 }, send);
  return atOnce({ concurrent, requests }, send);
}
