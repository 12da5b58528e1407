/** What of a service worker's global scope this one uses. The types of the site are those of a page, which has none of it. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Installing extends Extendable {
  /** Absent where the browser has no static routing (Firefox, Safari). */
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

export interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface Messaging extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface OpenPage {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<OpenPage | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Messaging) => void): void;
}

// A worker's global object is such a scope; the types cannot know.
export const worker = globalThis as unknown as Scope;
