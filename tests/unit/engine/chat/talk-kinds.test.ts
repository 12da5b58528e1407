/** Turns that used to read as a machine's refusal, as a claim where something was asked, or as help with another matter. The last reply is read. */
import { describe, expect, it } from 'vitest';
import { converse } from '../../../support/knowledge.ts';
import rows from './talk-kinds.json' with { type: 'json' };

interface Row {
  kind: string;
  mode: string;
  turns: string[];
  /** What the last reply has to speak of. */
  want?: string;
  /** What must not stand in it. */
  bars?: string;
}

/** What a program says that has nothing, and no teacher would. */
const refusal =
  /\bmy pages?\b[^.?!]*\b(?:does not|do not|don't|nothing|silent|can't|stops)|nothing (?:checked )?to check|have no (?:way|line)\b|I (?:don't|do not) know that|I can't (?:say|settle|confirm|match)|read it once more|I gave you before|have to invent|can't check|hold nothing|would (?:be|only be) guess/i;

const last = ({ mode, turns }: Row): string => converse(turns, mode === 'teacher' ? 'teacher' : 'student').at(-1)?.plan.text ?? '';

describe.each([...new Set(rows.map(({ kind }) => kind))])('%s', (kind) => {
  it.each(rows.filter((row) => row.kind === kind).map((row) => [row.turns.join(' · '), row as Row] as const))('%s', (_, row) => {
    const text = last(row);
    expect(text).not.toMatch(refusal);
    if (row.want) expect(text).toMatch(new RegExp(row.want, 'isu'));
    if (row.bars) expect(text).not.toMatch(new RegExp(row.bars, 'u'));
  });
});
