/** What the site ships in the place of the service worker when its operator switches reading offline off: it deletes what was kept and touches no request. */
import { type Answer, cacheNames } from '../contracts/offline.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all(Object.values(cacheNames).map((name) => caches.delete(name))).then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ ports: [port] }) => port?.postMessage({ kind: 'failed', why: 'off' } satisfies Answer));
