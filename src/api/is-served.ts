/** Whether a tool's server is the one to ask again. */
import { type KeptTool, keptRecord } from '../contracts/offline.ts';

/** Was the tool made available offline? */
export const isKept = async (tool: KeptTool): Promise<boolean> => Boolean(await globalThis.caches?.match(keptRecord + tool).catch(() => undefined));

/** Not without a network, and not where the tool was made available offline: a browser calls itself online on a line that leads nowhere. */
export const isServed = async (tool: KeptTool): Promise<boolean> => navigator.onLine && !(await isKept(tool));
