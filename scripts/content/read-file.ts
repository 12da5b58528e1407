/** Reads one file an editor wrote and says in plain words what is wrong with it: file, field, what was found, what to write. */
import { readFile } from 'node:fs/promises';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import type { Reference } from '../../src/contracts/knowledge/knowledge.ts';

/** Reads and checks a YAML file. Undefined when there is a problem, which then stands in `problems`. */
export async function readOne<T>(file: string, schema: z.ZodType<T>, problems: string[]): Promise<T | undefined> {
  const text = await readText(file, problems);
  const value = text === undefined ? undefined : parseYaml(text, file, problems);
  // Said already; a second message about the same mistake would mislead.
  if (value === undefined) return undefined;
  if (value === null) {
    problems.push(`${file}: is empty: write its fields or remove the file.`);
    return undefined;
  }
  return checked(file, value, schema, problems);
}

/** Checks what a file holds. Undefined when there is a problem, which then stands in `problems`. */
export function checked<T>(file: string, value: unknown, schema: z.ZodType<T>, problems: string[]): T | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems.push(`${file}: ${fieldOf([...issue.path, key])}: there is no field of this name; check its spelling or remove it.`);
    else problems.push(`${file}: ${field || 'file'}: ${inPlainWords(issue)}`);
  }
  return undefined;
}

/** "quickCheck 2, options": places in a list are counted from 1, as people count. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .reduce<string>((text, part) => (typeof part === 'number' ? `${text} ${part + 1},` : `${text}${text === '' ? '' : text.endsWith(',') ? ' ' : '.'}${String(part)}`), '')
    .replace(/,$/, '');

/** What was found and what belongs there, without the words of a programming language. */
function inPlainWords(issue: z.core.$ZodIssue): string {
  const input = issue.code === 'invalid_union' && issue.discriminator ? (issue.input as Record<string, unknown>)?.[issue.discriminator] : issue.input;
  const found = input === undefined ? 'This is missing' : `Found ${nameOf(input)}`;
  if (issue.code === 'invalid_value') return `${found}; write one of: ${issue.values.join(', ')}.`;
  if ((issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'number')
    return `${found}; write ${issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`}.`;
  const count = 'origin' in issue && Array.isArray(input) ? input.length : undefined;
  if (count !== undefined && !/^Found /.test(issue.message)) return `Found ${count}; ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  // Any other message comes from the schema and is in plain words already: what was found goes before what to write.
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message.replace(/^Write /, () => `${found}; write `);
  return `${found}; write ${wanted[issue.expected] ?? issue.expected} here.`;
}

const wanted: Partial<Record<string, string>> = {
  array: 'a list, one line with a hyphen for each entry',
  object: 'fields below it',
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** A value can be quoted, a long one by its beginning; a list or a group of fields cannot. */
function nameOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : `"${String(value).replace(/^(.{60}).+$/s, '$1…')}"`;
}

/** Not everything that builds the site reads a file that begins with it. */
const byteOrderMark = '\uFEFF';

export async function readText(file: string, problems: string[]): Promise<string | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    if (!text.startsWith(byteOrderMark)) return text;
    problems.push(`${file}: line 1: begins with an invisible mark (BOM) that some editors write; save the file as "UTF-8", not as "UTF-8 with BOM".`);
    return text.slice(byteOrderMark.length);
  } catch {
    problems.push(`${file}: cannot be read: is it missing or named otherwise?`);
    return undefined;
  }
}

/** The whole list, or undefined when it cannot be read: then no source can be called unknown. */
export async function readReferences(file: string, problems: string[]): Promise<Reference[] | undefined> {
  const text = await readText(file, problems);
  if (text === undefined) return undefined;
  try {
    const works: unknown = JSON.parse(text);
    // The shape of each entry is checked by tests/content.
    if (Array.isArray(works)) return works as Reference[];
    problems.push(`${file}: is not a list; write the works between [ and ].`);
  } catch (error) {
    const line = error instanceof Error ? /line (\d+)/.exec(error.message)?.[1] : undefined;
    problems.push(`${file}: ${line ? `line ${line}` : 'file'}: is not valid JSON. Look for a missing or an extra comma or quote there.`);
  }
  return undefined;
}

/** Undefined when it is no YAML; the problem names the line. `firstLine`: where in the file the text begins. */
export function parseYaml(text: string, file: string, problems: string[], firstLine = 1): unknown {
  try {
    return parse(text);
  } catch (error) {
    const known = error instanceof YAMLParseError ? error : undefined;
    const line = known?.linePos && known.linePos[0].line + firstLine - 1;
    problems.push(
      `${file}: ${line ? `line ${line}` : 'file'}: is not valid YAML. ${(known && yamlAdvice[known.code]) ?? 'Put text with special signs, such as * & [ {, in quotes.'}`,
    );
    return undefined;
  }
}

/** What to write, by the parser's code. Where one code has several causes, the advice names the frequent ones. */
const yamlAdvice: Partial<Record<YAMLParseError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put text with a colon in quotes, and begin all fields of one level in the same column.',
  BAD_INDENT: 'Begin all fields of one level in the same column, and close every [ and {.',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  MISSING_CHAR: 'A quote or bracket opened here or above is not closed: close it.',
  DUPLICATE_KEY: 'This field stands here for the second time: keep one.',
  BAD_SCALAR_START: 'The text begins with a special sign, such as @, % or `: put it in quotes.',
  MULTILINE_IMPLICIT_KEY: 'A field needs a colon and a space after its name.',
  UNEXPECTED_TOKEN: 'Begin each entry of a list on its own line, and put text that holds quotes in quotes of the other kind.',
};
