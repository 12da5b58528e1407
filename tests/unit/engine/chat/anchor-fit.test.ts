/** An anchor's first move names only what the student told. `anchor-fit.json`: lines of students, and the anchors whose first move may answer each. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fits } from '../../../../src/engine/chat/anchor-fit.ts';
import { feelingIn } from '../../../../src/engine/chat/feelings.ts';
import { firstReply, index, knowledge } from '../../../support/knowledge.ts';

const lines = Object.entries(JSON.parse(readFileSync(new URL('./anchor-fit.json', import.meta.url), 'utf8')) as Record<string, string[]>);
const forStudents = knowledge.anchors.filter(({ mode }) => mode === 'student');

/** The anchor whose first move stands in the first reply to a line. */
const spokenFor = (line: string): string | null => {
  const { text } = firstReply(line);
  return forStudents.find(({ firstMove }) => text.includes(firstMove.slice(0, 60)))?.id ?? null;
};

describe('what the first move of an anchor takes for granted', () => {
  it('is listed for every anchor for students', () => {
    expect(forStudents.filter(({ tells }) => !tells?.length).map(({ id }) => id)).toEqual([]);
  });

  it('is told by nine in ten of its own lines, and by most of each anchor', () => {
    const untold = forStudents.map(({ id, says, ...anchor }) => ({ id, of: says.length, lines: says.filter((line) => !fits({ id, says, ...anchor }, line, feelingIn(line))) }));
    const all = untold.flatMap(({ lines }) => lines);
    expect(all.length / forStudents.flatMap(({ says }) => says).length, all.join('\n')).toBeLessThan(0.1);
    expect(untold.filter(({ of, lines }) => lines.length > of / 2)).toEqual([]);
  });

  it('is told by a line in any form of its words, and not by its absence', () => {
    const play = index.anchors.get('not-chosen-for-the-play');
    expect(play && fits(play, "I wasn't chosen for the musical", null)).toBe(true);
    expect(play && fits(play, 'I got left out at lunch', 'lonely')).toBe(false);
  });

  it('does not stand beside the opposite feeling', () => {
    const nerves = index.anchors.get('spelling-test-nerves');
    expect(nerves && fits(nerves, 'I knew all the words and won the spelling bee', 'proud')).toBe(false);
  });
});

describe("a student's line", () => {
  it('comes in great variety', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
  });

  it.each(lines)('is answered by no first move that tells of something else: %s', (line, fitting) => {
    expect([null, ...fitting]).toContain(spokenFor(line));
  });

  it('is answered by a fitting one where there is one, four times in five', () => {
    const having = lines.filter(([, fitting]) => fitting.length > 0);
    const missed = having.filter(([line]) => spokenFor(line) === null).map(([line]) => line);
    expect(missed.length / having.length, missed.join('\n')).toBeLessThan(0.2);
  });
});
