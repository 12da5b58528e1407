/** What a call to the server is: where it goes and how to tell its answer. Holds no schema, so the browser can import it without the validator. */
export interface Endpoint<Input, Output> {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/api/${string}` | '/search-index.json' | `/anchor-talks/${string}` | `/sample-lessons/${string}`;
  /** Milliseconds after which the browser gives up: a little more than the Worker allows itself. */
  timeoutMs: number;
  /** A cheap test of the fields the screen reads. The Worker has checked the whole. */
  isOutput(value: unknown): value is Output;
  /** Only carries the input type. */
  readonly input?: Input;
}

/** Has the value a field of this name? */
export const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> => typeof value === 'object' && value !== null && key in value;
