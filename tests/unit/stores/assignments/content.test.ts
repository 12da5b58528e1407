import { describe, expect, it } from 'vitest';
import { type AssignmentContent, assignmentHash, readAssignmentHash } from '../../../../src/contracts/assignment.ts';
import { forStudents, parseContent, writeContent } from '../../../../src/stores/assignments/content.ts';
import { readLabel, receiptOf } from '../../../../src/stores/assignments/hand-in-parts.ts';

const question = { question: 'Why?', skill: 'Cause', hint: 'Look', start: 0, end: 3, expected: 'Because.', lookFors: ['a reason'], answer: 'mine' };
const content: AssignmentContent = {
  title: 'The lamp',
  instructions: 'Read twice.',
  isNamed: true,
  publicKey: 'K'.repeat(87),
  material: { tool: 'reading', set: { passage: 'The lamp burned.', style: 'inference', grade: null, questions: [question] } },
};
const changed = (change: object) => parseContent(JSON.stringify({ version: 1, ...content, ...change }));

describe('what an assignment gives out', () => {
  it('comes back as it was written', () => {
    expect(parseContent(writeContent(content))).toEqual(content);
    for (const material of [{ tool: 'reflection' }, { tool: 'essay', essayType: 'reflective', gradeLevel: '9-12' }] as const)
      expect(changed({ material })?.material).toEqual(material);
  });

  it('is not read when it is of a later version, for an unknown tool, without a key, or garbage', () => {
    for (const change of [
      { version: 2 },
      { material: { tool: 'spy' } },
      { material: null },
      { publicKey: 'short' },
      { publicKey: 7 },
      { material: { tool: 'essay', essayType: 'x', gradeLevel: '6-8' } },
    ])
      expect(changed(change), JSON.stringify(change)).toBeNull();
    for (const text of ['', 'null', '[]', '{', '"x"']) expect(parseContent(text)).toBeNull();
  });

  it('is cut to its limits', () => {
    expect(changed({ title: 'x'.repeat(999), instructions: 'y'.repeat(9_999) })).toMatchObject({ title: 'x'.repeat(200), instructions: 'y'.repeat(4_000) });
  });

  it('holds no expected answers, no secrets of roles and no runs', () => {
    expect(JSON.stringify(forStudents(content.material))).not.toMatch(/Because|a reason|mine/);
    const simulation = { roles: [{ name: 'Mayor', secretInfo: 'The well is dry.' }], runs: [{ at: 'x' }], studentCount: 9 };
    expect(forStudents({ tool: 'simulation', title: 'Dam', simulation: simulation as never })).toMatchObject({
      simulation: { roles: [{ name: 'Mayor', secretInfo: '' }], runs: [], studentCount: 0 },
    });
  });
});

describe('a link to an assignment', () => {
  const id = 'a'.repeat(22);
  it('is read with and without a key', () => {
    for (const key of ['B'.repeat(43), null]) expect(readAssignmentHash(assignmentHash(id, key))).toEqual({ id, key });
  });
  it.each([
    ['', 'none'],
    ['#', 'none'],
    ['#abc', 'damaged'],
    [`#${id}.short`, 'damaged'],
    [`#${id}&x`, 'damaged'],
  ])('%j is %s', (hash, kind) => expect(readAssignmentHash(hash)).toBe(kind));
});

describe('a label', () => {
  it('is read as far as it can be', () => {
    const label = { name: 'Ana', kind: 'essay', title: 'Recess', words: 120, publicKey: 'P', care: 2 };
    expect(readLabel(JSON.stringify(label))).toEqual(label);
    expect(readLabel(JSON.stringify({ ...label, name: 'x'.repeat(500), words: -3, care: 9 }))).toMatchObject({ name: 'x'.repeat(60), words: 0, care: 0 });
    for (const text of ['{', 'null', '{"kind":"song"}']) expect(readLabel(text)).toBeNull();
  });
});

it('a receipt is the same for both sides and another for each hand-in and each assignment', async () => {
  const receipt = await receiptOf('a', 'b');
  expect(receipt).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{4}-[BCDFGHJKMNPQRSTVWXYZ2-9]{4}$/);
  expect(await receiptOf('a', 'b')).toBe(receipt);
  expect(new Set(await Promise.all(Array.from({ length: 200 }, (_, i) => receiptOf('a', String(i))))).size).toBe(200);
  expect(await receiptOf('b', 'a')).not.toBe(receipt);
});
