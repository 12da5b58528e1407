/** Reads topic packs and anchors from `content/`, checks them and says in plain words what an editor must mend. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { AnchorFile } from '../../src/contracts/knowledge/anchor.ts';
import { ChatMoves } from '../../src/contracts/knowledge/chat-moves.ts';
import type { Knowledge, Reference } from '../../src/contracts/knowledge/knowledge.ts';
import { SampleFile } from '../../src/contracts/knowledge/sample-conversation.ts';
import { TopicPack } from '../../src/contracts/knowledge/topic.ts';

export interface KnowledgeReading {
  knowledge: Knowledge;
  /** One sentence each: `file: field: what was found, what to write`. Empty when all is well. */
  problems: string[];
}

/** Reads everything below `contentDir`. Never throws for bad content: it goes into `problems`. */
export async function readKnowledge(contentDir: string): Promise<KnowledgeReading> {
  const problems: string[] = [];
  const works = await readReferences(path.join(contentDir, 'references.json'), problems);
  const references = new Map(works?.map((work) => [work.key, work]));

  const { read: topics, broken: brokenTopics } = await readAll(path.join(contentDir, 'topics'), TopicPack, problems);
  const { read: files, broken: brokenAnchors } = await readAll(path.join(contentDir, 'anchors'), AnchorFile, problems);
  const anchors = files.flatMap(({ file, value }) => value.anchors.map((anchor) => ({ file, value: anchor })));

  for (const { file, value } of topics) {
    if (path.basename(file, '.yaml') !== value.id) problems.push(`${file}: id: is "${value.id}"; name the file ${value.id}.yaml or change the id.`);
    for (const item of [...value.facts, ...value.storyHooks])
      for (const key of item.sources ?? [])
        if (works && !references.has(key)) problems.push(`${file}: sources: "${key}" is not a key in content/references.json; write one of its keys or add the work there.`);
  }
  sameIdTwice(topics, problems);
  sameIdTwice(anchors, problems);
  const topicIds = new Set([...topics.map(({ value }) => value.id), ...brokenTopics]);
  for (const { file, value } of anchors)
    for (const id of value.topics ?? [])
      if (!topicIds.has(id)) problems.push(`${file}: ${value.id}: topics: no topic pack has the id "${id}"; write the id of a file in content/topics.`);

  const moves = await readOne(path.join(contentDir, 'chat', 'moves.yaml'), ChatMoves, problems);
  const sampleFile = path.join(contentDir, 'chat', 'samples.yaml');
  const samples = await readOne(sampleFile, SampleFile, problems);
  const anchorIds = new Set(anchors.map(({ value }) => value.id));
  for (const sample of samples?.samples ?? []) {
    // A broken file may hold the anchor; its own message comes first.
    if (!anchorIds.has(sample.anchor) && brokenAnchors.length === 0)
      problems.push(`${sampleFile}: ${sample.id}: anchor: no anchor has the id "${sample.anchor}"; write the id of one in content/anchors.`);
    if (sample.topic && !topicIds.has(sample.topic))
      problems.push(`${sampleFile}: ${sample.id}: topic: no topic pack has the id "${sample.topic}"; write the id of a file in content/topics.`);
  }

  const cited = topics.flatMap(({ value }) => [...value.facts, ...value.storyHooks].flatMap((item) => item.sources ?? []));
  return {
    problems,
    knowledge: {
      topics: topics.map((t) => t.value),
      anchors: anchors.map((a) => a.value),
      // Callers stop at `problems`; a missing file is one of them.
      moves: moves as ChatMoves,
      samples: samples?.samples ?? [],
      references: Object.fromEntries(cited.flatMap((key) => pickReference(references.get(key)))),
    },
  };
}

function pickReference(work: Reference | undefined): [string, Reference][] {
  if (!work) return [];
  const { key, title, authors, year, venue, doi, url, supports } = work;
  return [[key, { key, title, authors, year, supports, ...(venue && { venue }), ...(doi && { doi }), ...(url && { url }) }]];
}

async function readOne<T>(file: string, schema: z.ZodType<T>, problems: string[]): Promise<T | undefined> {
  const text = await readText(file, problems);
  const value = text === undefined ? undefined : parseYaml(text, file, problems);
  // Said already; a second message about the same mistake would mislead.
  if (value === undefined) return undefined;
  if (value === null) {
    problems.push(`${file}: is empty: write its fields or remove the file.`);
    return undefined;
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems.push(`${file}: ${field ? `${field}.` : ''}${key}: there is no field of this name; check its spelling or remove it.`);
    else problems.push(`${file}: ${field || 'file'}: ${inPlainWords(issue)}`);
  }
  return undefined;
}

/** What was found and what belongs there, without the words of a programming language. */
function inPlainWords(issue: z.core.$ZodIssue): string {
  const found = issue.input === undefined ? 'This is missing' : `Found ${nameOf(issue.input)}`;
  if (issue.code === 'invalid_value') return `${found}; write one of: ${issue.values.join(', ')}.`;
  // Any other message comes from the schema and is in plain words already.
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
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

function nameOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : `"${String(value)}"`;
}

async function readText(file: string, problems: string[]): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    problems.push(`${file}: cannot be read: is it missing or named otherwise?`);
    return undefined;
  }
}

/** The whole list, or undefined when it cannot be read: then no source can be called unknown. */
async function readReferences(file: string, problems: string[]): Promise<Reference[] | undefined> {
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

interface Read<T> {
  file: string;
  value: T;
}

/** The good files of a folder, and the names, without ending, of those that have a problem. */
async function readAll<T>(dir: string, schema: z.ZodType<T>, problems: string[]): Promise<{ read: Read<T>[]; broken: string[] }> {
  const read: Read<T>[] = [];
  const broken: string[] = [];
  for (const name of await yamlFilesIn(dir, problems)) {
    const file = path.join(dir, name);
    const value = await readOne(file, schema, problems);
    if (value === undefined) broken.push(path.basename(name, '.yaml'));
    else read.push({ file, value });
  }
  return { read, broken };
}

async function yamlFilesIn(dir: string, problems: string[]): Promise<string[]> {
  try {
    return (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  } catch {
    problems.push(`${dir}: this folder cannot be read: is it missing or named otherwise?`);
    return [];
  }
}

function parseYaml(text: string, file: string, problems: string[]): unknown {
  try {
    return parse(text);
  } catch (error) {
    const known = error instanceof YAMLParseError ? error : undefined;
    const line = known?.linePos?.[0].line;
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

function sameIdTwice(read: Read<{ id: string }>[], problems: string[]): void {
  const seen = new Map<string, string>();
  for (const { file, value } of read) {
    const other = seen.get(value.id);
    if (other) problems.push(`${file}: id: "${value.id}" is also used in ${other}; ids must differ.`);
    seen.set(value.id, file);
  }
}
