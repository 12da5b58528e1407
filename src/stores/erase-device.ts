/** Takes everything the site keeps off this device: both storages, databases, caches, the service worker. */
import type { Ask } from '../contracts/offline.ts';
import { announce, forgetMemory } from './device-storage.ts';

/** Milliseconds that another tab gets to let go of a database, and the worker to answer. */
const patience = 2_000;

/** Names of what could not be erased, for people to read; empty when all is gone. Open pages of the site are told. */
export async function eraseDevice(): Promise<string[]> {
  const left: string[] = [];
  const attempt = async (name: string, run: () => unknown) => {
    try {
      await run();
    } catch {
      left.push(name);
    }
  };
  await attempt('saved work', async () => {
    for (const { name } of await indexedDB.databases()) if (name) await deleteDatabase(name);
  });
  await attempt('pages kept for reading offline', async () => {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      await registration.unregister();
      // It goes on serving the pages that are open: it must not keep anything for them again.
      if (registration.active) await stopKeeping(registration.active);
    }
    // Absent where the page is not served securely; then there is nothing to erase either.
    if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  });
  await attempt('notes of this tab', () => sessionStorage.clear());
  await attempt('settings and progress', () => localStorage.clear());
  forgetMemory();
  // The browser tells the other tabs in this way, and this page not at all.
  announce(null);
  return left;
}

/** Ends with the worker's answer, or without one: then it is not running. */
function stopKeeping(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker.postMessage({ kind: 'erase' } satisfies Ask, [port2]);
    setTimeout(resolve, patience);
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    // Another tab holds it open. Most let go when asked.
    request.onblocked = () => setTimeout(() => reject(new Error(`${name} is open elsewhere`)), patience);
  });
}
