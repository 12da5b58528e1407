/** Scripts and other files: those that are kept with the worker, and those that visited pages use. */
import { cacheNames } from '../contracts/offline.ts';
import { importsOf, mayKeep } from './cache-rules.ts';
import { core } from './this-build.ts';

/** Scripts of visited pages. The oldest go first. */
const mostAssets = 150;

let isErased = false;

/** Deletes everything and keeps nothing more: a worker that is unregistered still serves the pages that are open. */
export async function erase(): Promise<void> {
  isErased = true;
  for (const name of Object.values(cacheNames)) await caches.delete(name);
}

/** May anything be put into a cache? */
export const isKeeping = (): boolean => !isErased;

/** Fetches everything first, so that what is kept is of one build. @throws when something does not arrive. */
export async function fillCore(): Promise<void> {
  const cache = await caches.open(cacheNames.core);
  const fresh = await Promise.all(
    core.map(async (path) => {
      const response = await fetch(path, { cache: path.startsWith('/_astro/') ? 'default' : 'no-cache' });
      if (!mayKeep(response, 'file')) throw new Error(`${path} cannot be kept`);
      return [path, await dated(response)] as const;
    }),
  );
  for (const [path, response] of fresh) await cache.put(path, response);
}

/** Takes away what former builds kept. */
export async function pruneCore(): Promise<void> {
  const cache = await caches.open(cacheNames.core);
  for (const request of await cache.keys()) if (!core.includes(new URL(request.url).pathname)) await cache.delete(request);
}

/** A copy that carries the moment it was kept. */
export async function dated(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  // They speak of the bytes on their way; what is kept is unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-kept-at', new Date().toISOString());
  return new Response(await response.blob(), { headers });
}

const anywhere = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreSearch: true, ignoreVary: true });

export async function coreFile(request: Request): Promise<Response> {
  return (await anywhere(new URL(request.url).pathname)) ?? fetch(request);
}

export async function asset(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = await anywhere(path);
  if (kept) return kept;
  const response = await fetch(request);
  if (mayKeep(response, 'file')) await keep(path, response.clone());
  return response;
}

/** A device without room keeps no more of what is only visited; the page works all the same. */
async function keep(path: string, response: Response): Promise<void> {
  if (isErased) return;
  try {
    const cache = await caches.open(cacheNames.assets);
    await cache.put(path, await dated(response));
    await trim(cache, mostAssets);
  } catch {
    // No room.
  }
}

/** Deletes the entries that were put first. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const request of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(request);
}

/** Keeps scripts with all they import, so that a page that was visited before the worker was there has its own. */
export async function keepScripts(paths: readonly string[], seen = new Set<string>()): Promise<void> {
  for (const path of paths) {
    if (seen.has(path)) continue;
    seen.add(path);
    const kept = await anywhere(path);
    // The browser has just used it: this is answered from its own memory.
    const response = kept ?? (await fetch(path));
    const code = await response.clone().text();
    if (!kept && mayKeep(response, 'file')) await keep(path, response);
    await keepScripts(importsOf(code), seen);
  }
}
