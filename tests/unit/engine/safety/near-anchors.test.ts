/** Lines that sound like an anchor's own, and disclosures in nearly the same words. The second half of each was written after the sayings that let the first pass. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import type { Day } from './lines.ts';

const { school, disclosures } = JSON.parse(readFileSync(new URL('../../../content/safety/near-anchors.json', import.meta.url), 'utf8')) as Day;
const all = (sets: Record<string, string[]>) => Object.values(sets).flat();

describe('a line of a school day beside a disclosure in its words', () => {
  it('comes in great variety', () => {
    expect(new Set([...all(school), ...all(disclosures)]).size).toBeGreaterThanOrEqual(90);
  });

  it('opens no help card', () => {
    expect(all(school).filter((line) => screenText(line).level === 2)).toEqual([]);
  });

  it('hides no disclosure', () => {
    expect(all(disclosures).filter((line) => screenText(line).level !== 2)).toEqual([]);
  });
});
