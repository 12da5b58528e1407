/** Names in a class: what is let through, what is not, and what is suggested. */
import { describe, expect, it } from 'vitest';
import { liveLimits } from '../../../src/contracts/live/limits.ts';
import { checkName } from '../../../src/engine/live/names.ts';
import { suggestName } from '../../../src/engine/live/suggest-name.ts';
import { badNames, goodNames } from '../../support/names.ts';
import { seededRandom } from '../../support/seeded-random.ts';

/** How many of the names are judged as they should not be. */
const missed = (names: readonly string[], isGood: boolean): string[] => names.filter((name) => checkName(name).ok !== isGood);

describe('names', () => {
  it('S9: lets people be called what they are called', () => {
    expect(goodNames.length).toBeGreaterThanOrEqual(300);
    expect(missed(goodNames, true)).toEqual([]);
  });

  it('S9: refuses what a class should not have to read, in other letters and spellings too', () => {
    expect(badNames.length).toBeGreaterThanOrEqual(200);
    expect(missed(badNames, false)).toEqual([]);
  });

  it('refuses nothing, too much, and never repeats what was written', () => {
    for (const name of ['', '   ', '​', '...', 'x'.repeat(liveLimits.nameChars + 1)]) expect(checkName(name).ok).toBe(false);
    for (const name of badNames) {
      const checked = checkName(name);
      if (!checked.ok && name.length > 3) expect(checked.message).not.toContain(name);
    }
  });

  it('keeps a name as it is read, not as it was typed', () => {
    expect(checkName('  Ana   María ')).toEqual({ ok: true, name: 'Ana María' });
  });

  it('lets two at one device be called by both names, and says which rule a name is against', () => {
    for (const name of ['Bo & Al', 'Ana&Bo']) expect(checkName(name)).toEqual({ ok: true, name });
    for (const [name, rule] of [
      ['Bo 😀', 'Leave out emoji.'],
      ['Room 12345', 'Leave out long numbers: at most four digits in a row.'],
      ['www.bad.com', 'Leave out web and e-mail addresses.'],
      ['Bo+Al', 'Use letters, numbers, spaces, dots, dashes, apostrophes and &.'],
    ] as const)
      expect(checkName(name)).toEqual({ ok: false, message: rule });
    for (const name of ['f&u&c&k', 'fu&ck', '傻&逼']) expect(checkName(name).ok, name).toBe(false);
  });

  it('suggests names that it would let through', () => {
    const random = seededRandom(7);
    const names = Array.from({ length: 500 }, () => suggestName(random));
    expect(names.filter((name) => !checkName(name).ok)).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(450);
  });
});
