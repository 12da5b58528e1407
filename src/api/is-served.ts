/** Whether a tool's server is the one to ask again. */
import { type KeptTool, keptRecord } from '../contracts/offline.ts';

/** Not without a network, and not where the tool was made available offline: a browser calls itself online on a line that leads nowhere. */
export async function isServed(tool: KeptTool): Promise<boolean> {
  if (!navigator.onLine) return false;
  const kept = await globalThis.caches?.match(keptRecord + tool).catch(() => undefined);
  return !kept;
}
