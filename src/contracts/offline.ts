/** What the pages and the service worker agree on: names of caches, what may be asked of the worker and what it answers. */

/** Every cache of this site. /privacy lists them, and a test compares the two lists. */
export const cacheNames = {
  /** What the site needs to be of use without a network: the offline page, the list of pages, the search. */
  core: 'kora-core',
  /** Pages as they were at the last visit. */
  pages: 'kora-pages',
  /** Scripts that visited pages have used. */
  assets: 'kora-assets',
  /** Courses that someone made available offline, with all their scripts. */
  courses: 'kora-courses',
} as const;

/** Pages of tools that can be made available offline as courses can, with the engine that answers on the device: the address is "/" and the id. */
export const keptTools = ['kora', 'literacy-workshop', 'perspective-explorer'] as const;

export type KeptTool = (typeof keptTools)[number];

/** Before the id of a course or tool in its cache: there once all of it has arrived. */
export const keptRecord = '/kept-course/';

export const workerFile = '/service-worker.js';
export const planFile = '/offline-files.json';

/** `offline-files.json`, made with each build. */
export interface OfflinePlan {
  /** Differs from build to build whenever any file does. */
  version: string;
  /** By id, the kept tools among them; the address is "/" and the id. */
  courses: Readonly<Record<string, CoursePlan>>;
}
export interface CoursePlan {
  title: string;
  /** Bytes as transferred, of everything. */
  size: number;
  /** Path and bytes before compression; the page itself comes last. */
  files: readonly (readonly [path: string, bytes: number])[];
}

export type Ask = { kind: 'list' } | { kind: 'keep'; course: string } | { kind: 'forget-course'; course: string } | { kind: 'forget-pages' } | { kind: 'erase' };

/** `room`: the device has none left. `network`: it broke off; what has arrived is used when it is tried again. */
export type WhyNot = 'room' | 'network' | 'off';

export type Answer =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'kept'; course: KeptCourse }
  | { kind: 'failed'; why: WhyNot }
  | { kind: 'list'; courses: readonly KeptCourse[]; pages: readonly KeptPage[] }
  | { kind: 'done' };

export interface KeptCourse {
  id: string;
  title: string;
  /** Bytes as transferred. */
  size: number;
  /** When it was downloaded or last renewed. ISO 8601. */
  at: string;
  /** Of the build it comes from. */
  version: string;
}
export interface KeptPage {
  path: string;
  title: string;
  at: string;
}

/** Said by the worker to an open page without being asked: the site has a newer version of it than the one shown. */
export interface Newer {
  kind: 'newer';
}

/** Attribute of `<html>` on a page that did not come from the network: the moment it was kept. */
export const keptAttribute = 'data-kept';
