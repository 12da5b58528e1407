/**
 * The service worker: pages that were visited and courses that were made available can be read without a network. What it does with which request stands in
 * `cache-rules.ts`; it never touches `/api/*`. docs/offline.md tells how it works and how to switch it off.
 */
import type { Answer, Ask } from '../contracts/offline.ts';
import { ruleFor } from './cache-rules.ts';
import { forgetCourse, keepCourse, keptCourses, renewCourses } from './courses.ts';
import { asset, coreFile, erase, fillCore, pruneCore } from './files.ts';
import { forgetPages, keepOpenPages, page, unkeptPage, visitedPages } from './pages.ts';
import { core } from './this-build.ts';
import { worker } from './worker-scope.ts';

const coreFiles = new Set(core);

// A new worker takes over at once: pages come from the network first, so none is mixed from two builds.
worker.addEventListener('install', (event) => {
  // Where the browser can, it does not even start the worker for the API. Where it cannot, `cache-rules.ts` leaves it alone.
  event.waitUntil(event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }) ?? Promise.resolve());
  event.waitUntil(fillCore().then(keepOpenPages).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim(), pruneCore()]));
  // Requests wait for an event that is not over, and this may take long.
  void renewCourses();
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const rule = ruleFor({ method, url, isNavigation: mode === 'navigate', hasRange: headers.has('range') }, worker.location.origin, coreFiles);
  if (rule === 'asset') event.respondWith(asset(event.request));
  else if (rule === 'core') event.respondWith(coreFile(event.request));
  else if (rule === 'unkept-page') event.respondWith(unkeptPage(event));
  else if (rule === 'page') {
    event.respondWith(page(event));
    event.waitUntil(renewCourses());
  }
});

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  // Only the pages of this site can send to it, and what they send is typed there.
  if (port) event.waitUntil(answer(event.data as Ask, (said) => port.postMessage(said)));
});

async function answer(ask: Ask, say: (said: Answer) => void): Promise<void> {
  if (ask.kind === 'keep') return keepCourse(ask.course, say);
  if (ask.kind === 'list') return say({ kind: 'list', courses: await keptCourses(), pages: await visitedPages() });
  if (ask.kind === 'forget-course') await forgetCourse(ask.course);
  else if (ask.kind === 'forget-pages') await forgetPages();
  else await erase();
  say({ kind: 'done' });
}
