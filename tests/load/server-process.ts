/** What the workerd that serves a port uses of the machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface ServerProcess {
  pid: number;
  /** Megabytes of memory that are in use. */
  mb: number;
}

/** Under `npm start` one process is what `wrangler dev` has two for, of which RELIABILITY 4.1 gives both: the runtime, and the entry before it that holds the sockets of the visitors. */
export function serverProcess(port: number): ServerProcess {
  const lines = execFileSync('ps', ['-eo', 'pid,rss,args'], { encoding: 'utf8' }).split('\n');
  const [pid = 0, kb = 0] = (lines.find((line) => line.includes('workerd') && line.includes(`127.0.0.1:${port}`)) ?? '').trim().split(/\s+/).map(Number);
  return { pid, mb: Math.round(kb / 1024) };
}

/** Hundredths of a second, in which Linux counts. */
const tickMs = 10;

/** Milliseconds of processor time of a process so far; null where the system does not say so exactly enough. */
function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  // The name before it, in brackets, may hold blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Starts to count; the answer says how much of the processor time since then was the server's, and which share of both was that of this process, the clients. */
export function countProcessorTime(port: number): () => string {
  const { pid } = serverProcess(port);
  const serverBefore = processorMs(pid);
  const before = process.cpuUsage();
  return () => {
    const serverNow = processorMs(pid);
    if (serverBefore === null || serverNow === null) return '';
    const { user, system } = process.cpuUsage(before);
    const server = serverNow - serverBefore;
    const clients = (user + system) / 1_000;
    return `; processor time of the server ${(server / 1_000).toFixed(1)} s, of the clients ${Math.round((100 * clients) / Math.max(1, server + clients))}%`;
  };
}
