/** How long suggestions for a block of an essay take, with the embedded engine. */
import { essayStates } from '../../tests/support/essays.ts';
import { atOnce, type Latency } from './latency.ts';

export async function suggestionLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const send = async (index: number): Promise<boolean> => {
    const { name: _, ...body } = essayStates[index % essayStates.length] ?? {};
    const response = await fetch(`${origin}/api/literacy/block-suggestion`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Device-Id': `bench-device-${String(index % concurrent).padStart(6, '0')}` },
      body: JSON.stringify(body),
    });
    return response.ok && ((await response.json()) as { items: unknown[] }).items.length === 3;
  };
  await atOnce({ concurrent, requests: concurrent * 2 }, send);
  return atOnce({ concurrent, requests }, send);
}
