/** Times of requests that are sent so many at a time. Loopback only, bounded in number. */
export interface Latency {
  p50: number;
  p95: number;
  errors: number;
}

/** Milliseconds at the median and the 95th percentile. `send` says whether its request went well. */
export async function atOnce({ concurrent, requests }: { concurrent: number; requests: number }, send: (index: number) => Promise<boolean>): Promise<Latency> {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const client = async () => {
    for (let index = next++; index < requests; index = next++) {
      const started = performance.now();
      const isGood = await send(index).catch(() => false);
      times.push(performance.now() - started);
      if (!isGood) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrent }, client));
  return latencyOf(times, errors);
}

export function latencyOf(times: number[], errors: number): Latency {
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), errors };
}
