/** Courses that someone made available offline: downloaded whole, renewed when the site has changed, used only when all of it is there. */
import { type Answer, type CoursePlan, cacheNames, type KeptCourse, keptRecord, type OfflinePlan, planFile, type WhyNot } from '../contracts/offline.ts';
import { mayKeep } from './cache-rules.ts';
import { dated, isKeeping } from './files.ts';
import { version } from './this-build.ts';

type Report = (answer: Answer) => void;

/** Downloads under way by course: a second page that asks is told of the same. */
const underWay = new Map<string, Set<Report>>();

const open = (): Promise<Cache> => caches.open(cacheNames.courses);

export async function keepCourse(id: string, report: Report): Promise<void> {
  const listeners = underWay.get(id);
  if (listeners) return void listeners.add(report);
  const reports = new Set([report]);
  underWay.set(id, reports);
  const tell: Report = (answer) => {
    for (const each of reports) each(answer);
  };
  try {
    tell({ kind: 'kept', course: await download(id, tell) });
  } catch (error) {
    tell({ kind: 'failed', why: whyNot(error) });
  } finally {
    underWay.delete(id);
  }
}

const whyNot = (error: unknown): WhyNot => (error instanceof DOMException && error.name === 'QuotaExceededError' ? 'room' : 'network');

/** Milliseconds in which nothing arrives before a download is given up. */
const silence = 25_000;

/** The page comes last and the record after it: what broke off before is no kept course, and a course that is renewed stays whole as it was. */
async function download(id: string, tell: Report): Promise<KeptCourse> {
  const plan: OfflinePlan = await (await fetch(planFile, { cache: 'no-cache' })).json();
  const course = plan.courses[id];
  if (!course) throw new Error(`no course ${id}`);
  const cache = await open();
  const total = course.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  const stop = new AbortController();
  const giveUp = (): void => stop.abort();
  let waiting = setTimeout(giveUp, silence);
  const count = (bytes: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(giveUp, silence);
    done += bytes;
    tell({ kind: 'progress', done, total });
  };
  const brought: string[] = [];
  try {
    const [scripts, page] = [course.files.slice(0, -1), `/${id}`];
    await Promise.all(scripts.map(([path, bytes]) => keepFile(cache, path, bytes, count, brought, stop.signal)));
    await cache.put(page, await arrived(page, count, stop.signal));
    const record: KeptCourse = { id, title: course.title, size: course.size, at: new Date().toISOString(), version: plan.version };
    await cache.put(keptRecord + id, Response.json({ record, files: filesOf(course) }));
    await prune(cache, underWay.size - 1);
    return record;
  } catch (error) {
    stop.abort();
    // What has arrived helps the next attempt, unless it is room that is wanted.
    if (whyNot(error) === 'room') for (const path of brought) await cache.delete(path);
    throw error;
  } finally {
    clearTimeout(waiting);
  }
}

const filesOf = ({ files }: CoursePlan): string[] => files.map(([path]) => path);

/** A script has its content in its name: one that lies in any cache is the right one. */
async function keepFile(cache: Cache, path: string, bytes: number, count: (bytes: number) => void, brought: string[], signal: AbortSignal): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return count(bytes);
  const elsewhere = path.startsWith('/_astro/') ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = elsewhere ?? (await arrived(path, count, signal));
  brought.push(path);
  await cache.put(path, response);
  if (elsewhere) count(bytes);
}

/** The whole answer, counted while it comes in. @throws when it breaks off. */
async function arrived(path: string, count: (bytes: number) => void, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { cache: path.startsWith('/_astro/') ? 'default' : 'no-cache', signal });
  if (!mayKeep(response, 'file') || !response.body) throw new Error(`${path} cannot be kept`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return dated(new Response(response.body.pipeThrough(counter), { headers: response.headers }));
}

interface Kept {
  record: KeptCourse;
  files: readonly string[];
}

async function records(): Promise<Kept[]> {
  const cache = await open();
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(keptRecord));
  return Promise.all(kept.map(async (request) => (await cache.match(request))?.json() as Promise<Kept>));
}

export const keptCourses = async (): Promise<KeptCourse[]> => (await records()).map(({ record }) => record).sort((a, b) => a.title.localeCompare(b.title));

export async function forgetCourse(id: string): Promise<void> {
  const cache = await open();
  await cache.delete(keptRecord + id);
  await prune(cache, underWay.size);
}

/** Takes away what no kept course uses, unless another one is on its way: what it has brought is in no record yet. */
async function prune(cache: Cache, onTheWay: number): Promise<void> {
  if (onTheWay > 0) return;
  const used = new Set((await records()).flatMap(({ record, files }) => [keptRecord + record.id, ...files]));
  for (const request of await cache.keys()) if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
}

let isRenewed = false;

/** Brings kept courses to the present build, where the network is there; tried again with each page until it has worked. */
export async function renewCourses(): Promise<void> {
  if (isRenewed || !isKeeping()) return;
  isRenewed = true;
  for (const { record } of await records())
    if (record.version !== version)
      await keepCourse(record.id, ({ kind }) => {
        if (kind === 'failed') isRenewed = false;
      });
}
