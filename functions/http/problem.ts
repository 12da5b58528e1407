/** Turns expected failures into `application/problem+json` answers. */
import { type FieldProblem, type Problem, type ProblemSlug, problems } from '../../src/contracts/problem.ts';
import { earlyAnswer } from './early-answer.ts';

interface ProblemOptions {
  fields?: FieldProblem[];
  headers?: Record<string, string>;
  /** What is still coming in when the problem is told. */
  unread?: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** An expected failure: thrown anywhere below a route, answered by `onError` in `app.ts`. */
export class ProblemError extends Error {
  readonly slug: ProblemSlug;
  readonly detail: string;
  readonly fields: FieldProblem[];
  readonly headers: Record<string, string>;
  readonly unread: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(slug: ProblemSlug, detail: string, options: ProblemOptions = {}) {
    super(`${slug}: ${detail}`);
    this.slug = slug;
    this.detail = detail;
    this.fields = options.fields ?? [];
    this.headers = options.headers ?? {};
    this.unread = options.unread;
  }
}

export function problemResponse(error: ProblemError, requestId: string): Response {
  const { status, title } = problems[error.slug];
  const body: Problem = {
    type: `/problems/${error.slug}`,
    title,
    status,
    detail: error.detail,
    instance: requestId,
    ...(error.fields.length > 0 && { errors: error.fields }),
  };
  const text = JSON.stringify(body);
  return new Response(error.unread ? earlyAnswer(text, error.unread) : text, {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...error.headers },
  });
}
