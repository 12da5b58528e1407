/** The published figures (design rows S1 and S2) on the labelled lines. The held-out lines are never printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readKnowledge } from '../../../../scripts/content/read-knowledge.ts';
import { screenText } from '../../../../src/engine/safety/screen.ts';
import { checkedHalf, type Lines } from './lines.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Lines;
const dev = read('../../../content/safety/dev.json');
const heldOut = read('../../../content/safety/held-out.json');
const unfitted = checkedHalf(read('../../../content/safety/dev-3.json'));
const practice = read('./practice-lines.json');

const seriousIn = (lines: readonly string[]) => lines.filter((line) => screenText(line).level === 2);
const share = (level: 0 | 1 | 2, lines: readonly string[]) => lines.filter((line) => screenText(line).level === level).length / lines.length;
const missedIn = (lines: readonly string[]) => lines.filter((line) => screenText(line).level !== 2);
const everyLevel2 = ({ level2 }: Lines) => Object.values(level2).flat();

/** Counts for both halves; lines for the dev half only, so that the held-out half stays unknown to the rules' authors. */
function account(): string {
  const row = (name: string, set: Lines) =>
    (['explicit', 'indirect', 'obfuscated'] as const)
      .map((category) => `${name} ${category}: ${seriousIn(set.level2[category]).length} of ${set.level2[category].length}`)
      .concat(
        `${name} level 1 taken for level 2: ${seriousIn(set.level1).length} of ${set.level1.length}`,
        `${name} level 0 taken for level 2: ${seriousIn(set.level0).length} of ${set.level0.length}`,
      );
  return [
    ...row('dev', dev),
    ...row('held-out', heldOut),
    ...missedIn(everyLevel2(dev)).map((line) => `dev, missed: ${line}`),
    ...seriousIn(dev.level0).map((line) => `dev, false alarm: ${line}`),
  ].join('\n');
}

// The goals (S1, S2): every explicit line, 95 % of all, 90 % of the unseen, and 2 % of school texts. The school texts were chosen to sound alike, so a real day has far fewer.
describe('the labelled set', () => {
  it('finds every explicit disclosure', () => {
    expect(share(2, [...dev.level2.explicit, ...heldOut.level2.explicit]), account()).toBe(1);
  });

  it('finds at least 95 % of all disclosures', () => {
    expect(share(2, [...everyLevel2(dev), ...everyLevel2(heldOut)]), account()).toBeGreaterThanOrEqual(0.95);
  });

  it('finds at least 90 % of the disclosures its authors have not seen', () => {
    expect(share(2, everyLevel2(heldOut)), account()).toBeGreaterThanOrEqual(0.9);
  });

  it('takes at most 2 % of school texts that sound alike for a disclosure', () => {
    expect(share(2, [...dev.level0, ...heldOut.level0]), account()).toBeLessThanOrEqual(0.02);
  });

  it('takes at most 4 % of such school texts for one when its authors have not seen them', () => {
    expect(share(2, heldOut.level0), account()).toBeLessThanOrEqual(0.04);
  });

  it('takes at most one line of distress in twenty for danger', () => {
    expect(share(2, [...dev.level1, ...heldOut.level1]), account()).toBeLessThanOrEqual(0.05);
  });
});

// What is asserted here is what is reached, not a goal: these school texts were written to sound as alike as they can. It may only get better.
describe('the half of dev-3 that nothing was fitted to', () => {
  it('is found, nine disclosures in ten', () => {
    expect(share(2, everyLevel2(unfitted))).toBeGreaterThanOrEqual(0.92);
  });

  it('raises few false alarms', () => {
    expect(share(2, unfitted.level0)).toBeLessThanOrEqual(0.09);
  });

  it('gets an answer to distress, nine times in ten', () => {
    expect(share(1, unfitted.level1)).toBeGreaterThanOrEqual(0.9);
  });

  it('leaves alone whoever writes about the feelings of others, in a lesson or at work', () => {
    expect(share(0, unfitted.others ?? [])).toBe(1);
  });
});

describe('the practice lines, which the cue points were fitted to', () => {
  it('are found, in nearly every case', () => {
    expect(share(2, practice.level2.explicit)).toBe(1);
    expect(share(2, everyLevel2(practice))).toBeGreaterThanOrEqual(0.98);
  });

  it('raise few false alarms, though many were written to provoke one', () => {
    expect(share(2, practice.level0)).toBeLessThanOrEqual(0.01);
  });
});

describe('what students and teachers say in the anchors', () => {
  const anchors = new URL('../../../../content/anchors/', import.meta.url);
  const says = readdirSync(anchors)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => (parse(readFileSync(new URL(name, anchors), 'utf8')) as { anchors: { says: string[] }[] }).anchors.flatMap((anchor) => anchor.says));

  it('is left to the anchors; a line that is not needs a saying, a new fit of the cue points, or other words', () => {
    expect(says.length).toBeGreaterThan(2_000);
    expect(seriousIn(says)).toEqual([]);
  });
});

describe('ordinary schoolwork', () => {
  it('is taken for a disclosure in at most 1 of 100 sentences of the topic packs', async () => {
    const { knowledge } = await readKnowledge('content');
    const texts = knowledge.topics.flatMap(textsOf);
    expect(seriousIn(texts).length / texts.length, seriousIn(texts).join('\n')).toBeLessThanOrEqual(0.01);
  });

  it.each([
    'The Cold War mattered because it decided who other countries could be friends with.',
    'is that good?',
    'i dont know what evidence to use',
    'so both sides wanted other countries to be on their side',
  ])('is not taken for one: %s', (line) => {
    expect(screenText(line).level).toBe(0);
  });
});

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
