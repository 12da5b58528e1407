/** Reads topic packs and anchors from `content/`, checks them and says in plain words what an editor must mend. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
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
  const references = new Map((await readReferences(path.join(contentDir, 'references.json'), problems)).map((work) => [work.key, work]));

  const topics = await readAll(path.join(contentDir, 'topics'), TopicPack, problems);
  const files = await readAll(path.join(contentDir, 'anchors'), AnchorFile, problems);
  const anchors = files.flatMap(({ file, value }) => value.anchors.map((anchor) => ({ file, value: anchor })));

  for (const { file, value } of topics) {
    if (path.basename(file, '.yaml') !== value.id) problems.push(`${file}: id: is "${value.id}"; name the file ${value.id}.yaml or change the id.`);
    for (const item of [...value.facts, ...value.storyHooks])
      for (const key of item.sources ?? []) if (!references.has(key)) problems.push(`${file}: sources: "${key}" is not a key in content/references.json.`);
  }
  sameIdTwice(topics, problems);
  sameIdTwice(anchors, problems);
  const topicIds = new Set(topics.map(({ value }) => value.id));
  for (const { file, value } of anchors)
    for (const id of value.topics ?? []) if (!topicIds.has(id)) problems.push(`${file}: ${value.id}: topics: no topic pack has the id "${id}".`);

  const moves = await readOne(path.join(contentDir, 'chat', 'moves.yaml'), ChatMoves, problems);
  const samples = await readOne(path.join(contentDir, 'chat', 'samples.yaml'), SampleFile, problems);
  const anchorIds = new Set(anchors.map(({ value }) => value.id));
  for (const sample of samples?.samples ?? []) {
    if (!anchorIds.has(sample.anchor)) problems.push(`content/chat/samples.yaml: ${sample.id}: anchor: no anchor has the id "${sample.anchor}".`);
    if (sample.topic && !topicIds.has(sample.topic)) problems.push(`content/chat/samples.yaml: ${sample.id}: topic: no topic pack has the id "${sample.topic}".`);
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
  problems.push(...result.error.issues.map((issue) => `${file}: ${issue.path.join('.') || 'file'}: ${inPlainWords(issue)}`));
  return undefined;
}

/** What was found and what belongs there, without the words of a programming language. */
function inPlainWords(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || !/^Invalid input/.test(issue.message)) return issue.message;
  const wanted = {
    array: 'a list, one line with a hyphen for each entry',
    object: 'fields below it',
    string: 'some text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
  }[issue.expected as string];
  const found =
    issue.input === undefined ? 'This is missing' : `Found ${Array.isArray(issue.input) ? 'a list' : typeof issue.input === 'object' ? 'fields' : `"${String(issue.input)}"`}`;
  return `${found}; write ${wanted ?? issue.expected} here.`;
}

async function readText(file: string, problems: string[]): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    problems.push(`${file}: cannot be read: is it missing or named otherwise?`);
    return undefined;
  }
}

async function readReferences(file: string, problems: string[]): Promise<Reference[]> {
  const text = await readText(file, problems);
  try {
    return text === undefined ? [] : (JSON.parse(text) as Reference[]);
  } catch (error) {
    problems.push(`${file}: is not valid JSON. ${error instanceof Error ? error.message : ''} Look for a missing or an extra comma or quote there.`);
    return [];
  }
}

interface Read<T> {
  file: string;
  value: T;
}

async function readAll<T>(dir: string, schema: z.ZodType<T>, problems: string[]): Promise<Read<T>[]> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  const read: Read<T>[] = [];
  for (const name of names) {
    const file = path.join(dir, name);
    const value = await readOne(file, schema, problems);
    if (value !== undefined) read.push({ file, value });
  }
  return read;
}

function parseYaml(text: string, file: string, problems: string[]): unknown {
  try {
    return parse(text);
  } catch (error) {
    problems.push(`${file}: is not valid YAML. ${error instanceof Error ? error.message.split('\n')[0] : ''} Put text with a colon in quotes.`);
    return undefined;
  }
}

function sameIdTwice(read: Read<{ id: string }>[], problems: string[]): void {
  const seen = new Map<string, string>();
  for (const { file, value } of read) {
    const other = seen.get(value.id);
    if (other) problems.push(`${file}: id: "${value.id}" is also used in ${other}; ids must differ.`);
    seen.set(value.id, file);
  }
}
