/** Reads a form that the browser sent by itself, because scripts are off or had not arrived. */
import type * as z from 'zod';
import { ProblemError } from './problem.ts';
import { parseWith, readAtMost } from './read-json.ts';

/** @throws ProblemError unsupported-media-type, body-too-large, malformed-json or validation. */
export async function readForm<T>(request: Request, schema: z.ZodType<T>, maxBytes: number): Promise<T> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new ProblemError('unsupported-media-type', 'This address takes only its own form.');
  const fields = new URLSearchParams(new TextDecoder().decode(await readAtMost(request, maxBytes)));
  return parseWith(schema, Object.fromEntries(fields));
}

/**
 * Our pages send no referrer, which makes the browser write "null" as a form's origin: Sec-Fetch-Site, which no page can set, decides first.
 * @throws ProblemError forbidden-origin.
 */
export function requireOwnPage({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const isOwn = site === null ? headers.get('origin') === new URL(url).origin : site === 'same-origin';
  if (!isOwn) throw new ProblemError('forbidden-origin', 'Open this site itself and try again there.');
}
