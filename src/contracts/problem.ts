/** The one error shape of the API: RFC 9457 problem details, `application/problem+json`. It never echoes what was sent. */

/** Every problem the API can answer with, its status and its title. */
export const problems = {
  'malformed-json': { status: 400, title: 'The request body is not valid JSON.' },
  'malformed-key': { status: 400, title: 'Send an Idempotency-Key that is a UUID.' },
  unauthorized: { status: 401, title: 'This needs another key.' },
  'forbidden-origin': { status: 403, title: 'Requests from other sites are not accepted.' },
  'wrong-token': { status: 403, title: 'This needs the token that came with it.' },
  removed: { status: 403, title: 'The teacher has closed this seat.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not answer to that method.' },
  conflict: { status: 409, title: 'This was stored before, with another content.' },
  'in-progress': { status: 409, title: 'The same request is being answered.' },
  'session-full': { status: 409, title: 'All seats of this session are taken.' },
  'past-due': { status: 409, title: 'The time to hand in again is over.' },
  full: { status: 409, title: 'Nothing more can be taken here.' },
  gone: { status: 410, title: 'This has had its time and is gone.' },
  'body-too-large': { status: 413, title: 'The request body is too large.' },
  'address-too-long': { status: 414, title: 'The address is too long.' },
  'malformed-query': { status: 400, title: 'The address cannot be decoded.' },
  'unsupported-media-type': { status: 415, title: 'Send the body as plain application/json.' },
  'not-text': { status: 422, title: 'This is not text that can be read.' },
  validation: { status: 422, title: 'Some fields need another value.' },
  'key-reused': { status: 422, title: 'This Idempotency-Key belongs to another request.' },
  'session-locked': { status: 423, title: 'The teacher has locked this session.' },
  'upgrade-required': { status: 426, title: 'This address is a WebSocket.' },
  'rate-limited': { status: 429, title: 'Too many requests in a short time.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'The service cannot answer right now.' },
} as const;

export type ProblemSlug = keyof typeof problems;

/** One field that needs mending. `pointer` is a JSON Pointer into the body, "" for the body itself. */
export interface FieldProblem {
  pointer: string;
  code: 'required' | 'type' | 'enum' | 'unknown-key' | 'duplicate' | 'too-long' | 'too-short' | 'out-of-range' | 'invalid';
  message: string;
}

export interface Problem {
  type: `/problems/${ProblemSlug}`;
  title: string;
  status: number;
  detail: string;
  /** The request id, which the log line carries too. */
  instance: string;
  errors?: FieldProblem[];
}
