/** Parses the text of a content file and checks it; the message says file, field, what is wrong. */
import { parse } from 'yaml';
import type * as z from 'zod';

/** @throws Error with one line a problem, which stops the build. */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(text));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'file'}: ${issue.message}`).join('\n'));
}
