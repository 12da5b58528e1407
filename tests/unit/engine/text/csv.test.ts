import { describe, expect, it } from 'vitest';
import { quoted } from '../../../../scripts/mailing-list/database.ts';
import { toCsv } from '../../../../src/engine/text/csv.ts';
import { csvTable } from '../../../../src/engine/text/csv-table.ts';

const cellOf = (value: unknown): string => toCsv(['a'], [{ a: value }]).slice('a\r\n'.length, -2);

describe('a list as CSV', () => {
  it('has a line for the names of the columns and one for each row, in their order', () => {
    expect(toCsv(['b', 'a'], [{ a: 1, b: 'x' }, { a: null }])).toBe('b,a\r\nx,1\r\n,\r\n');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['学校', '学校'],
  ])('keeps %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '|calc', '%0A'])('holds no formula: %j', (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  });

  it.each(['\t=1', ' =1', '\r=1', '\u0000=1'])('holds no formula behind white space: %j', (text) => {
    expect(cellOf(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('holds no formula that begins after a quote or a separator', () => {
    expect(cellOf('=cmd|"/c calc"!A1,=2')).toBe(`"'=cmd|""/c calc""!A1,=2"`);
  });
});

describe('a table as CSV', () => {
  const cellIn = (value: string | number): string => csvTable([[value]]).slice(1, -2);

  it.each(['=1+1', '＝1', '－1', '|calc', '%0A', '\u0000=1'])('holds no formula either: %j', (text) => {
    expect(cellIn(text)).toBe(`'${text}`);
  });

  it('keeps a number a number, also below zero', () => {
    expect(cellIn(-5)).toBe('-5');
  });
});

describe('a text in SQL', () => {
  it('cannot end its quotes', () => {
    expect(quoted("o'hara'; DROP TABLE x; --")).toBe("'o''hara''; DROP TABLE x; --'");
  });
});
