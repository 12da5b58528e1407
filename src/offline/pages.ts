/** Pages: the network first, so that a kept copy is only shown where there is no network, and never as if it were new. */
import { cacheNames, type KeptPage, type Newer } from '../contracts/offline.ts';
import { keyOf, markKept, mayKeep, ruleFor, scriptsOf, titleOf } from './cache-rules.ts';
import { dated, isKeeping, keepScripts, trim } from './files.ts';
import { type Fetching, type OpenPage, worker } from './worker-scope.ts';

/** Milliseconds that the network gets before a kept copy is shown. A slow school line (400 ms round trip) answers in one. */
const patience = 3_000;
/** Pages that are kept because they were visited: about 2 MB. */
const mostPages = 60;

const offlinePage = '/offline';

export async function page(event: Fetching): Promise<Response> {
  const key = keyOf(event.request.url);
  const network = fromNetwork(event);
  const kept = await keptCopy(key);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
  const first = await (kept ? Promise.race([network, late]) : network).catch(() => null);
  if (first && first !== 'late' && !(kept && first.status >= 500)) {
    event.waitUntil(take(key, first.clone()));
    return first;
  }
  if (!kept) return offline(key);
  const html = await kept.text();
  if (first === 'late') event.waitUntil(network.then((response) => tellIfNewer(key, response, html, event.resultingClientId)).catch(() => undefined));
  return new Response(markKept(html, kept.headers.get('x-kept-at') ?? ''), { headers: kept.headers });
}

/** For a page that may not be kept. */
export const unkeptPage = (event: Fetching): Promise<Response> => fromNetwork(event).catch(() => offline(keyOf(event.request.url)));

/** The browser may have asked while the worker was still starting. */
const fromNetwork = async ({ request, preloadResponse }: Fetching): Promise<Response> => (await preloadResponse) ?? fetch(request);

/** A course that someone wanted to have comes first: of it all scripts are here. */
async function keptCopy(key: string): Promise<Response | undefined> {
  for (const name of [cacheNames.courses, cacheNames.pages, cacheNames.core]) {
    const kept = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Keeps its own address, so that trying again is a reload. */
async function offline(key: string): Promise<Response> {
  const kept = await caches.match(offlinePage);
  if (!kept || key === offlinePage) return Response.error();
  return new Response(await kept.text(), { status: 503, statusText: 'Offline', headers: kept.headers });
}

/** Keeps an answer from the network. A page that is gone is not kept any longer. Returns its HTML, or null when it is none to keep. */
async function take(key: string, response: Response): Promise<string | null> {
  if (!isKeeping()) return null;
  const cache = await caches.open(cacheNames.pages);
  if (response.status === 404 || response.status === 410) await cache.delete(key);
  if (!mayKeep(response, 'page')) return null;
  const html = await response.clone().text();
  try {
    // Put again it becomes the last in the row, and the one not visited for longest is the first.
    await cache.delete(key);
    await cache.put(key, await dated(response));
    await trim(cache, mostPages);
    await keepScripts(scriptsOf(html));
  } catch {
    // No room, or the network went away: half of what was only visited makes room for the next page.
    await trim(cache, Math.floor((await cache.keys()).length / 2));
  }
  return html;
}

async function tellIfNewer(key: string, response: Response, shown: string, client: string): Promise<void> {
  const html = await take(key, response);
  if (html !== null && html !== shown) (await worker.clients.get(client))?.postMessage({ kind: 'newer' } satisfies Newer);
}

/** Pages that are open while the worker is installed: the first one of a visit is kept too, and one that is older than the site is told so. */
export async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(open.filter(isPage).map(renew));
}

const isPage = ({ url }: OpenPage): boolean => ruleFor({ method: 'GET', url, isNavigation: true, hasRange: false }, worker.location.origin, new Set()) === 'page';

async function renew(client: OpenPage): Promise<void> {
  const key = keyOf(client.url);
  const before = await (await (await caches.open(cacheNames.pages)).match(key, { ignoreVary: true }))?.text();
  const html = await take(key, await fetch(key, { cache: 'no-cache' }));
  if (html !== null && before !== undefined && html !== before) client.postMessage({ kind: 'newer' } satisfies Newer);
}

/** What was visited, the last first. */
export async function visitedPages(): Promise<KeptPage[]> {
  const cache = await caches.open(cacheNames.pages);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request, { ignoreVary: true });
      return { path: keyOf(request.url), title: titleOf((await kept?.text()) ?? ''), at: kept?.headers.get('x-kept-at') ?? '' };
    }),
  );
  return found.reverse();
}

export async function forgetPages(): Promise<void> {
  await caches.delete(cacheNames.pages);
  await caches.delete(cacheNames.assets);
}
