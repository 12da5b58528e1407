/** Reads a JSON body within a byte limit and checks it against a schema. The only door for request bodies. */
import type * as z from 'zod';
import type { FieldProblem } from '../../src/contracts/problem.ts';
import { ProblemError } from './problem.ts';

/**
 * The body as a value of `schema`.
 * @throws ProblemError unsupported-media-type, body-too-large, malformed-json or validation.
 */
export async function readJson<T>(request: Request, schema: z.ZodType<T>, maxBytes: number): Promise<T> {
  requirePlainJson(request.headers);
  const bytes = await readAtMost(request, maxBytes);
  return parseWith(schema, parseJson(bytes));
}

/** @throws ProblemError validation, with one entry a field. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ProblemError('validation', 'Mend the fields listed under "errors" and send the request again.', {
    fields: result.error.issues.flatMap(fieldProblems).slice(0, 50),
  });
}

function requirePlainJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ProblemError('unsupported-media-type', 'The Content-Type must be application/json.');
  const encoding = headers.get('content-encoding')?.trim().toLowerCase();
  // A compressed body could unpack to any size.
  if (encoding && encoding !== 'identity') throw new ProblemError('unsupported-media-type', 'Compressed bodies are not accepted.');
}

/** @throws ProblemError body-too-large, or malformed-json when the body breaks off. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = (unread?: ReadableStreamDefaultReader<Uint8Array>) => new ProblemError('body-too-large', `The body may have at most ${maxBytes} bytes.`, { unread });
  const announced = request.headers.get('content-length');
  const isAnnounced = Number(announced ?? 0) > maxBytes;
  if (!request.body) {
    if (isAnnounced) throw tooLarge();
    return new Uint8Array();
  }
  // The runtime hands over no more than was announced, and in one piece is several times as fast.
  if (announced !== null && !isAnnounced) return new Uint8Array(await request.arrayBuffer().catch(brokenOff));
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  // Nothing of it is looked at; what is under way is thrown away behind the answer, because a line cut in the middle can end as a 500.
  if (isAnnounced) throw tooLarge(reader);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(brokenOff);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) throw tooLarge(reader);
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

const brokenOff = (): never => {
  throw new ProblemError('malformed-json', 'The body did not arrive whole.');
};

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch (cause) {
    // RangeError: nesting deeper than the parser's stack. SyntaxError: not JSON. TypeError: not UTF-8.
    if (cause instanceof SyntaxError || cause instanceof TypeError || cause instanceof RangeError)
      throw new ProblemError('malformed-json', 'The body could not be read as JSON in UTF-8.');
    throw cause;
  }
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  const pointer = issue.path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  switch (issue.code) {
    case 'unrecognized_keys':
      // The key itself is the sender's text, so it is not repeated.
      return [{ pointer, code: 'unknown-key', message: 'There is a field here that this call does not have.' }];
    case 'invalid_type':
      return [
        issue.input === undefined
          ? { pointer, code: 'required', message: 'This field is required.' }
          : { pointer, code: 'type', message: `This must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}.` },
      ];
    case 'invalid_value':
      return [{ pointer, code: 'enum', message: `Use one of: ${issue.values.map(String).join(', ')}.` }];
    case 'invalid_union':
      return [{ pointer, code: 'enum', message: 'This is not one of the accepted values.' }];
    case 'too_big':
      return [
        {
          pointer,
          code: issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'out-of-range',
          message: `At most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`,
        },
      ];
    case 'too_small':
      return [{ pointer, code: issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'out-of-range', message: `At least ${issue.minimum}.` }];
    case 'invalid_format':
      return [{ pointer, code: 'invalid', message: pointer === '/email' ? 'Write an e-mail address such as name@school.org.' : 'This value is not accepted.' }];
    case 'custom':
      return [{ pointer, code: issue.params?.code === 'required' ? 'required' : 'invalid', message: issue.message }];
    default:
      return [{ pointer, code: 'invalid', message: 'This value is not accepted.' }];
  }
}
