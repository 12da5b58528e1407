/** How a page talks with the service worker. */
import { type Answer, type Ask, workerFile } from '../../contracts/offline.ts';

/** The worker that is at work, if there is one. */
export async function workerAtWork(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ?? null;
}

/** Milliseconds that setting the worker up may take: it fetches about 50 kB. */
const setUpPatience = 60_000;

/** Sets the worker up where there is none. Null where the browser has or allows none, or nothing arrives. */
export async function setUpWorker(): Promise<ServiceWorker | null> {
  try {
    const registration = await navigator.serviceWorker.register(workerFile);
    // Without an answer the browser's own promise stays open for ever.
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, setUpPatience, null));
    const ready = registration && (await Promise.race([navigator.serviceWorker.ready, failed(registration), tooLate]));
    return ready?.active ?? null;
  } catch {
    return null;
  }
}

/** Ends when the worker that is being set up is given up. */
const failed = ({ installing }: ServiceWorkerRegistration): Promise<null> =>
  new Promise((resolve) => installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve(null)));

/** Asks the worker. `onAnswer` may be called several times. */
export function ask(worker: ServiceWorker, question: Ask, onAnswer: (answer: Answer) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.postMessage(question, [port2]);
}

/** Asks the worker for what it answers once. */
export const askOnce = (worker: ServiceWorker, question: Ask): Promise<Answer> => new Promise((resolve) => ask(worker, question, resolve));
