/** Reads topic packs and anchors from `content/`, checks them and says in plain words what an editor must mend. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { blockTypes } from '../../src/contracts/essay.ts';
import { AnchorFile } from '../../src/contracts/knowledge/anchor.ts';
import { ChatMoves } from '../../src/contracts/knowledge/chat-moves.ts';
import { CounselFile } from '../../src/contracts/knowledge/counsel.ts';
import { AnyBlockWords, type EssayWords, essayBlockWords } from '../../src/contracts/knowledge/essay-words.ts';
import type { Knowledge, Reference } from '../../src/contracts/knowledge/knowledge.ts';
import { CuratedQuestion } from '../../src/contracts/knowledge/perspective.ts';
import { PerspectiveWords } from '../../src/contracts/knowledge/perspective-words.ts';
import { SampleFile } from '../../src/contracts/knowledge/sample-conversation.ts';
import { ShortPackFile } from '../../src/contracts/knowledge/short-pack.ts';
import { MatterFile, MatterWords } from '../../src/contracts/knowledge/teacher-matters.ts';
import { TopicPack } from '../../src/contracts/knowledge/topic.ts';
import { readOne, readReferences } from './read-file.ts';

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
    const named: [where: string, words: string][] = [
      ...(value.projects ?? []).flatMap(({ uses }) => uses.map((words): [string, string] => ['projects: uses', words])),
      ...[...value.controversies, ...(value.crises ?? [])].flatMap(({ facts }) => (facts ?? []).map((words): [string, string] => ['controversies or crises: facts', words])),
      ...[...value.controversies, ...(value.crises ?? [])].flatMap(({ stakeholders }) =>
        stakeholders.flatMap(({ knows }): [string, string][] => (knows ? [['stakeholders: knows', knows]] : [])),
      ),
    ];
    for (const { question, stakeholders, decisions } of [...value.controversies, ...(value.crises ?? [])])
      for (const { borneBy } of decisions)
        if (!stakeholders.some(({ who }) => who === borneBy))
          problems.push(`${file}: decisions: borneBy: "${borneBy}" is no stakeholder of "${question}"; write the "who" of one of them.`);
    for (const [where, words] of named) {
      const found = value.facts.filter(({ text }) => text.startsWith(words)).length;
      if (found !== 1) problems.push(`${file}: ${where}: ${found} facts begin with "${words}"; write the first words of one fact.`);
    }
  }
  sameIdTwice(topics, problems);
  sameIdTwice(anchors, problems);
  const topicIds = new Set([...topics.map(({ value }) => value.id), ...brokenTopics]);
  for (const { file, value } of anchors)
    for (const id of value.topics ?? [])
      if (!topicIds.has(id)) problems.push(`${file}: ${value.id}: topics: no topic pack has the id "${id}"; write the id of a file in content/topics.`);

  const moves = await readOne(path.join(contentDir, 'chat', 'moves.yaml'), ChatMoves, problems);
  const { read: matterFiles } = await readAll(path.join(contentDir, 'chat', 'matters'), MatterFile, problems);
  const matters = matterFiles.flatMap(({ file, value }) => value.matters.map((matter) => ({ file, value: matter })));
  const matterWords = await readOne(path.join(contentDir, 'chat', 'matter-words.yaml'), MatterWords, problems);
  // A collection of content may do without single questions.
  const counselDir = path.join(contentDir, 'chat', 'counsel');
  const { read: counselFiles } = existsSync(counselDir) ? await readAll(counselDir, CounselFile, problems) : { read: [] };
  const counsel = counselFiles.flatMap(({ file, value }) => value.counsel.map((each) => ({ file, value: each })));
  sameIdTwice([...matters, ...counsel], problems);
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

  for (const { file, value } of matters)
    for (const id of value.anchors ?? [])
      if (!anchorIds.has(id) && brokenAnchors.length === 0) problems.push(`${file}: ${value.id}: anchors: no anchor has the id "${id}"; write the id of one in content/anchors.`);

  // A collection of content may do without the explorer.
  const hasExplorer = existsSync(path.join(contentDir, 'perspectives'));
  const { read: questions } = hasExplorer ? await readAll(path.join(contentDir, 'perspectives'), CuratedQuestion, problems) : { read: [] };
  sameIdTwice(questions, problems);
  for (const { file, value } of questions) {
    if (path.basename(file, '.yaml') !== value.id) problems.push(`${file}: id: is "${value.id}"; name the file ${value.id}.yaml or change the id.`);
    for (const key of sourcesOfQuestion(value)) {
      const work = references.get(key);
      if (works && !work) problems.push(`${file}: sources: "${key}" is not a key in content/references.json; write one of its keys or add the work there.`);
      else if (work && !work.doi && !work.url) problems.push(`${file}: sources: "${key}" has no DOI and no address, and every source here is a link; choose another work.`);
    }
  }
  // A collection of content may do without short packs.
  const shortDir = path.join(contentDir, 'short-packs');
  const { read: shortFiles } = existsSync(shortDir) ? await readAll(shortDir, ShortPackFile, problems) : { read: [] };
  const shortPacks = shortFiles.flatMap(({ file, value }) => value.packs.map((pack) => ({ file, value: pack })));
  sameIdTwice(shortPacks, problems);
  const wordsFile = path.join(contentDir, 'site', 'perspectives.yaml');
  const perspectiveWords = hasExplorer ? await readOne(wordsFile, PerspectiveWords, problems) : undefined;
  const questionIds = new Set(questions.map(({ value }) => value.id));
  for (const id of perspectiveWords?.examples ?? [])
    if (!questionIds.has(id)) problems.push(`${wordsFile}: examples: no question has the id "${id}"; write the id of a file in content/perspectives.`);

  const essayWords = await readEssayWords(contentDir, problems);

  const cited = questions
    .flatMap(({ value }) => sourcesOfQuestion(value))
    .concat(topics.flatMap(({ value }) => [...value.facts, ...value.storyHooks].flatMap((item) => item.sources ?? [])));
  return {
    problems,
    knowledge: {
      topics: topics.map((t) => t.value),
      shortPacks: shortPacks.map((pack) => pack.value),
      anchors: anchors.map((a) => a.value),
      // Callers stop at `problems`; a missing file is one of them.
      moves: moves as ChatMoves,
      matters: matters.map((matter) => matter.value),
      matterWords: matterWords as MatterWords,
      counsel: counsel.map((each) => each.value),
      perspectives: questions.map((q) => q.value),
      perspectiveWords: perspectiveWords as PerspectiveWords,
      essayWords: essayWords as EssayWords,
      samples: samples?.samples ?? [],
      references: Object.fromEntries(cited.flatMap((key) => pickReference(references.get(key)))),
    },
  };
}

/** What EssayBlocks asks. A collection of content may do without it. */
export async function readEssayWords(contentDir: string, problems: string[]): Promise<EssayWords | undefined> {
  const dir = path.join(contentDir, 'essay');
  if (!existsSync(dir)) return undefined;
  const blocks = await Promise.all(blockTypes.map((block) => readOne(path.join(dir, `${block}.yaml`), essayBlockWords(block), problems)));
  const any = await readOne(path.join(dir, 'any-block.yaml'), AnyBlockWords, problems);
  return any && blocks.every((words) => words !== undefined) ? { blocks: Object.fromEntries(blocks.map((words) => [words.block, words])) as EssayWords['blocks'], any } : undefined;
}

const sourcesOfQuestion = ({ facts, myths, perspectives }: CuratedQuestion): string[] => [...facts, ...myths, ...perspectives].flatMap(({ sources }) => sources ?? []);

function pickReference(work: Reference | undefined): [string, Reference][] {
  if (!work) return [];
  const { key, title, authors, year, venue, doi, url, type, supports } = work;
  return [[key, { key, title, authors, year, supports, ...(venue && { venue }), ...(doi && { doi }), ...(url && { url }), ...(type && { type }) }]];
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

function sameIdTwice(read: Read<{ id: string }>[], problems: string[]): void {
  const seen = new Map<string, string>();
  for (const { file, value } of read) {
    const other = seen.get(value.id);
    if (other) problems.push(`${file}: id: "${value.id}" is also used in ${other}; ids must differ.`);
    seen.set(value.id, file);
  }
}
