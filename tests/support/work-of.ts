/** Milliseconds of work that this thread did, however busy the machine is with something else. */
export function workOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  return process.threadCpuUsage(before).user / 1_000;
}
