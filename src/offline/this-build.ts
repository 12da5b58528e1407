/** What the build writes into the worker: `scripts/vite/offline-files.ts`. */
declare const __VERSION__: string;
declare const __CORE__: readonly string[];

/** The same as in the `OfflinePlan` of this build. */
export const version: string = __VERSION__;

/** Paths that are kept with the worker. Those without an ending are pages. */
export const core: readonly string[] = __CORE__;
