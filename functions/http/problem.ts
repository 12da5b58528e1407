/** Turns expected failures into `application/problem+json` answers. */
import { type FieldProblem, type Problem, type ProblemSlug, problems } from '../../src/contracts/problem.ts';

/** An expected failure: thrown anywhere below a route, answered by `onError` in `app.ts`. */
export class ProblemError extends Error {
  readonly slug: ProblemSlug;
  readonly detail: string;
  readonly fields: FieldProblem[];
  readonly headers: Record<string, string>;

  constructor(slug: ProblemSlug, detail: string, options: { fields?: FieldProblem[]; headers?: Record<string, string> } = {}) {
    super(`${slug}: ${detail}`);
    this.slug = slug;
    this.detail = detail;
    this.fields = options.fields ?? [];
    this.headers = options.headers ?? {};
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
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...error.headers },
  });
}
