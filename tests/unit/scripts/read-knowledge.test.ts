import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type KnowledgeReading, readKnowledge } from '../../../scripts/content/read-knowledge.ts';
import type { Anchor } from '../../../src/contracts/knowledge/anchor.ts';
import type { TopicPack } from '../../../src/contracts/knowledge/topic.ts';
import { knowledge, topicById } from '../../support/knowledge.ts';

const dirs: string[] = [];
afterEach(async () => {
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
});

const goodTopic: TopicPack = topicById('fractions');
const [firstAnchor] = knowledge.anchors;
if (!firstAnchor) throw new Error('content/anchors is empty');
const goodAnchor: Anchor = { ...firstAnchor, id: 'good-anchor', topics: ['fractions'] };
const goodSample = {
  id: 'sample',
  title: 'A sample',
  mode: 'student',
  anchor: 'good-anchor',
  topic: 'fractions',
  messages: [
    { sender: 'user', text: 'Hello' },
    { sender: 'kora', text: 'Which part?' },
  ],
};

/** Files by their path below the content folder: a value becomes YAML, a text stays as it is, null means that there is no such file. */
type Files = Record<string, unknown>;

async function read(changes: Files = {}): Promise<KnowledgeReading & { told: string }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'kora-content-'));
  dirs.push(dir);
  const files: Files = {
    'references.json': JSON.stringify([{ key: 'siegler2013', title: 'Fractions', authors: ['Siegler, R.'], year: 2013, supports: 'Fractions matter.' }]),
    'topics/mathematics/fractions.yaml': goodTopic,
    'anchors/good.yaml': { theme: 'Good anchors', anchors: [goodAnchor] },
    'chat/moves.yaml': knowledge.moves,
    'chat/matters/good.yaml': { matters: [{ ...knowledge.matters[0], anchors: ['good-anchor'] }] },
    'chat/matter-words.yaml': knowledge.matterWords,
    'chat/samples.yaml': { samples: [goodSample] },
    ...changes,
  };
  for (const [name, value] of Object.entries(files)) {
    if (value === null) continue;
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), typeof value === 'string' ? value : stringify(value));
  }
  const reading = await readKnowledge(dir);
  return { ...reading, told: reading.problems.map((problem) => problem.replace(`${dir}${path.sep}`, '')).join('\n') };
}

/** A matter without anchors, whose first move is changed. */
function withMove(changes: Record<string, unknown>): Record<string, unknown> {
  const { anchors: _anchors, ...matter } = knowledge.matters[0] ?? { moves: [] };
  return { ...matter, moves: matter.moves.map((move, i) => (i === 0 ? { ...move, ...changes } : move)) };
}

const topicFile = 'topics/mathematics/fractions.yaml';
const anchorFile = 'anchors/good.yaml';
const withTopic = (changes: Record<string, unknown>): Files => ({ [topicFile]: { ...goodTopic, ...changes } });
const withAnchor = (changes: Record<string, unknown>): Files => ({ [anchorFile]: { theme: 'Good anchors', anchors: [{ ...goodAnchor, ...changes }] } });

describe('good content', () => {
  it('is read whole and without a word of complaint', async () => {
    const { knowledge: got, problems } = await read();
    expect(problems).toEqual([]);
    expect(got.topics.map(({ id }) => id)).toEqual(['fractions']);
    expect(got.anchors.map(({ id }) => id)).toEqual(['good-anchor']);
    expect(got.samples.map(({ id }) => id)).toEqual(['sample']);
  });

  it('brings along only the works that a topic cites', async () => {
    const [fact, ...others] = goodTopic.facts;
    const { knowledge: got } = await read(withTopic({ facts: [{ ...fact, sources: ['siegler2013'] }, ...others] }));
    expect(got.references).toEqual({ siegler2013: { key: 'siegler2013', title: 'Fractions', authors: ['Siegler, R.'], year: 2013, supports: 'Fractions matter.' } });
    expect((await read()).knowledge.references).toEqual({});
  });

  it('may lie in folders of any depth, beside files of other kinds', async () => {
    expect((await read({ 'topics/README.md': '# For editors', 'anchors/more/deep/x.yaml': { theme: 'More', anchors: [{ ...goodAnchor, id: 'another' }] } })).problems).toEqual([]);
  });
});

/** What is wrong, the files, and what the editor must find in the message besides the file: the field, what was found, what to write. */
const mistakes: readonly (readonly [string, Files, string, readonly (string | RegExp)[]])[] = [
  ['a text that is empty', withTopic({ summary: '  ' }), topicFile, ['summary', 'empty', 'write some text or remove the field']],
  ['a text that is missing', withTopic({ summary: undefined }), topicFile, ['summary', /write some text/i]],
  ['a text that is too long', withTopic({ title: 'x'.repeat(61) }), topicFile, ['title', '61 characters', 'keep it to 60']],
  ['a list that is too short', withTopic({ facts: goodTopic.facts.slice(0, 2) }), topicFile, ['facts', 'Found 2', 'write at least 6']],
  ['a list that is missing', withTopic({ facts: undefined }), topicFile, ['facts', /missing|nothing|not here/i, /write at least 6|list/i]],
  ['a text where a list belongs', withTopic({ aliases: 'fraction' }), topicFile, ['aliases', /list/i]],
  [
    'a mistake deep inside',
    withTopic({ stuckPoints: goodTopic.stuckPoints.map((point, i) => (i === 1 ? { ...point, hint: '' } : point)) }),
    topicFile,
    ['stuckPoints 2, hint', 'empty'],
  ],
  ['a field that does not exist', withTopic({ sumary: 'typo' }), topicFile, ['sumary']],
  ['a subject that is not on the list', withTopic({ subject: 'maths' }), topicFile, ['subject', 'mathematics', 'history']],
  ['a feeling that is not on the list', withAnchor({ feeling: 'sleepy' }), anchorFile, ['anchors 1, feeling', 'anxious', 'lonely']],
  ['an id with capitals', withAnchor({ id: 'Good Anchor' }), anchorFile, ['anchors 1, id', 'lower-case letters', 'plate-tectonics']],
  ['a day that is no date', withTopic({ reviewed: 'last week' }), topicFile, ['reviewed', 'YYYY-MM-DD']],
  [
    'a pack whose file has another name',
    { [topicFile]: null, 'topics/mathematics/fracs.yaml': goodTopic },
    'topics/mathematics/fracs.yaml',
    ['id', '"fractions"', 'name the file fractions.yaml'],
  ],
  [
    'a source that does not exist',
    withTopic({ storyHooks: goodTopic.storyHooks.map((hook) => ({ ...hook, sources: ['nobody1999'] })) }),
    topicFile,
    ['sources', '"nobody1999"', 'content/references.json'],
  ],
  ['an anchor for a topic that does not exist', withAnchor({ topics: ['fracs'] }), anchorFile, ['good-anchor', 'topics', '"fracs"']],
  [
    'an id that is used twice',
    { 'anchors/second.yaml': { theme: 'Second', anchors: [goodAnchor] } },
    'anchors/second.yaml',
    ['"good-anchor"', 'anchors/good.yaml', 'ids must differ'],
  ],
  ['a sample that goes on from no anchor', { 'chat/samples.yaml': { samples: [{ ...goodSample, anchor: 'gone' }] } }, 'chat/samples.yaml', ['sample', 'anchor', '"gone"']],
  [
    'a matter of an anchor that does not exist',
    { 'chat/matters/good.yaml': { matters: [{ ...knowledge.matters[0], anchors: ['gone'] }] } },
    'chat/matters/good.yaml',
    ['anchors', '"gone"'],
  ],
  ['a move that asks nothing', { 'chat/matters/good.yaml': { matters: [withMove({ asks: 'Tell me.' })] } }, 'chat/matters/good.yaml', ['asks', 'write one question']],
  ['a sample about no topic', { 'chat/samples.yaml': { samples: [{ ...goodSample, topic: 'gone' }] } }, 'chat/samples.yaml', ['sample', 'topic', '"gone"']],
  ['moves without one of their lists', { 'chat/moves.yaml': { ...knowledge.moves, distress: [] } }, 'chat/moves.yaml', ['distress', 'Found 0', 'write at least 3']],
  ['a colon without quotes', { [anchorFile]: 'theme: Talking: with parents\nanchors: []\n' }, anchorFile, ['YAML', 'Put text with a colon in quotes']],
  ['an indent that is off', { [anchorFile]: 'theme: x\n anchors:\n  - id: a\n' }, anchorFile, ['YAML']],
  ['an empty file', { [anchorFile]: '' }, anchorFile, [/empty|write/i]],
  ['moves that are not there', { 'chat/moves.yaml': null }, 'chat/moves.yaml', [/missing|not there|does not exist|cannot be read/i]],
  ['samples that are not there', { 'chat/samples.yaml': null }, 'chat/samples.yaml', [/missing|not there|does not exist|cannot be read/i]],
  ['references that are no JSON', { 'references.json': '[{"key": "a",}]' }, 'references.json', ['JSON']],
];

describe('an editor’s mistake', () => {
  it.each(mistakes)('is told with file, field, what was found and what to write: %s', async (_what, files, file, parts) => {
    const { told } = await read(files);
    expect(told).toContain(file);
    for (const part of parts) expect(told).toMatch(part instanceof RegExp ? part : new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  });

  it.each(mistakes)('is told in words that an editor knows: %s', async (_what, files) => {
    const { problems } = await read(files);
    for (const problem of problems) expect(problem).not.toMatch(/undefined|\bnull\b|received|ENOENT|\n/);
  });

  it('is told alone: one mistake is one message', async () => {
    expect((await read(withTopic({ summary: '' }))).problems.filter((problem) => problem.includes(topicFile))).toHaveLength(1);
    expect((await read({ [anchorFile]: 'theme: Talking: with parents\nanchors: []\n' })).problems.filter((problem) => problem.includes(anchorFile))).toHaveLength(1);
  });

  it('does not hide the next one', async () => {
    const { told } = await read({ ...withTopic({ summary: '', matters: '' }), ...withAnchor({ firstMove: '' }) });
    expect(told).toMatch(/summary/);
    expect(told).toMatch(/matters/);
    expect(told).toMatch(/anchors 1, firstMove/);
  });

  it('in one file keeps the others readable', async () => {
    const { knowledge: got } = await read(withTopic({ summary: '' }));
    expect(got.topics).toEqual([]);
    expect(got.anchors).toHaveLength(1);
  });
});
