/** Sends chat turns at a fixed concurrency and reads the times. Loopback only, bounded in number. */
import { atOnce, type Latency, latencyOf } from './latency.ts';

const messages = [
  'I have a fractions test tomorrow and I panic',
  'why is a leaf green',
  'i dont get it',
  'how do I start my essay about the Cold War?',
  '3x + 5 = 20, is x = 4?',
  'just tell me the answer',
  'what does democracy mean',
  'my code does not run and I have no idea why',
];

/** Milliseconds at the median and the 95th percentile, after a short warm-up. */
export async function chatLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const client = async (id: number, count: () => boolean, record: boolean) => {
    const history: { id: string; text: string; sender: string; timestamp: string }[] = [];
    while (count()) {
      const message = messages[(next + id) % messages.length] as string;
      const started = performance.now();
      const response = await fetch(`${origin}/api/kora/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Device-Id': `bench-device-${String(id).padStart(6, '0')}` },
        body: JSON.stringify({ message, mode: id % 2 ? 'teacher' : 'student', conversationHistory: history.slice(-6) }),
      }).catch(() => null);
      const reply = response?.ok ? ((await response.json()) as { response: string; id: string }) : null;
      if (record) times.push(performance.now() - started);
      if (!reply) errors += 1;
      else
        history.push(
          { id: `u${next}`, text: message, sender: 'user', timestamp: new Date().toISOString() },
          { id: reply.id, text: reply.response, sender: 'kora', timestamp: new Date().toISOString() },
        );
    }
  };
  let warm = 40;
  await Promise.all(Array.from({ length: concurrent }, (_, id) => client(id, () => warm-- > 0, false)));
  errors = 0;
  await Promise.all(Array.from({ length: concurrent }, (_, id) => client(id, () => next++ < requests, true)));
  return latencyOf(times, errors);
}

/** The same for an address the Worker only refuses: what client and server take by themselves on this machine. */
export const floorLatency = (origin: string, load: { concurrent: number; requests: number }): Promise<Latency> =>
  atOnce(load, async () => (await (await fetch(`${origin}/api/nothing-here`)).text()).length > 0);
