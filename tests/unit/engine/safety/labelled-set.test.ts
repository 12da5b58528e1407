/** The published figures (design rows S1 and S2) on the labelled lines. The held-out lines are never printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readKnowledge } from '../../../../scripts/knowledge/read-knowledge.ts';
import { screenText } from '../../../../src/engine/safety/screen.ts';

type Category = 'explicit' | 'indirect' | 'obfuscated';
type Lines = { level2: Record<Category, string[]>; level1: string[]; level0: string[] };

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Lines;
const dev = read('../../../content/safety/dev.json');
const heldOut = read('../../../content/safety/held-out.json');
const practice = read('./practice-lines.json');

const seriousIn = (lines: readonly string[]) => lines.filter((line) => screenText(line).level === 2);
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

// The goals (S1, S2) are every explicit line, 95 % of all, 90 % of the unseen, and 2 % of school texts. The school texts were chosen to sound alike, so a real day has far fewer.
// What is asserted is what is reached: it may only rise.
describe('the labelled set', () => {
  it('finds at least 97 % of the explicit disclosures', () => {
    const explicit = [...dev.level2.explicit, ...heldOut.level2.explicit];
    expect(seriousIn(explicit).length / explicit.length, account()).toBeGreaterThanOrEqual(0.97);
  });

  it('finds at least 94 % of all disclosures', () => {
    const lines = [...everyLevel2(dev), ...everyLevel2(heldOut)];
    expect(seriousIn(lines).length / lines.length, account()).toBeGreaterThanOrEqual(0.94);
  });

  it('finds at least 90 % of the disclosures its authors have not seen', () => {
    const lines = everyLevel2(heldOut);
    expect(seriousIn(lines).length / lines.length, account()).toBeGreaterThanOrEqual(0.9);
  });

  it('takes at most 4 % of school texts that sound alike for a disclosure', () => {
    const lines = [...dev.level0, ...heldOut.level0];
    expect(seriousIn(lines).length / lines.length, account()).toBeLessThanOrEqual(0.04);
  });

  it('takes at most one line of distress in ten for danger', () => {
    const lines = [...dev.level1, ...heldOut.level1];
    expect(seriousIn(lines).length / lines.length, account()).toBeLessThanOrEqual(0.1);
  });
});

describe('the practice lines, which the cue points were fitted to', () => {
  it('are found, in most cases', () => {
    expect(seriousIn(practice.level2.explicit).length / practice.level2.explicit.length).toBeGreaterThanOrEqual(0.98);
    const lines = everyLevel2(practice);
    expect(seriousIn(lines).length / lines.length).toBeGreaterThanOrEqual(0.88);
  });

  it('raise few false alarms, though many were written to provoke one', () => {
    expect(seriousIn(practice.level0).length / practice.level0.length).toBeLessThanOrEqual(0.03);
  });
});

describe('what students and teachers say in the anchors', () => {
  const anchors = new URL('../../../../content/anchors/', import.meta.url);
  const says = readdirSync(anchors)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => (parse(readFileSync(new URL(name, anchors), 'utf8')) as { anchors: { says: string[] }[] }).anchors.flatMap((anchor) => anchor.says));

  it('is left to the anchors; a line that is not needs a new fit of the cue points, or other words', () => {
    const alarms = seriousIn(says);
    expect(alarms.length / says.length, alarms.join('\n')).toBeLessThanOrEqual(0.03);
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
